export const id = 763;
export const ids = [763,210];
export const modules = {

/***/ 7210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadHcl: () => (/* binding */ loadHcl)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/src/locate/hcl-syntax.js
var hcl_syntax = __webpack_require__(9479);
;// CONCATENATED MODULE: ./build/src/locate/hcl-text.js
/** What the literal text of HCL means. */
const SIMPLE = { n: '\n', r: '\r', t: '\t' };
/** What the text between quotation marks means. An escape that does not exist stays as written. */
function decodeQuoted(text) {
    return text.replace(/([$%])\1\{|\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([nrt"\\]))/g, (written, sign, short, long, simple) => {
        if (sign !== undefined)
            return `${sign}{`;
        if (simple !== undefined)
            return SIMPLE[simple] ?? simple;
        const point = parseInt(short ?? long ?? '', 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : written;
    });
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
    // Behind an interpolation a text goes on in the middle of a line.
    const smallest = texts
        .flatMap((text, at) => text.split('\n').slice(at === 0 ? 0 : 1))
        .filter((line) => line.trim() !== '')
        .reduce((least, line) => Math.min(least, line.length - line.trimStart().length), Infinity);
    const cut = Number.isFinite(smallest) ? smallest : 0;
    return texts.map((text, index) => {
        const lines = text.split('\n');
        const shifted = lines.map((line, at) => (at === 0 && index > 0 ? line : line.slice(cut)));
        return unescapeTemplate(shifted.join('\n'));
    });
}
/** In a heredoc only `$${` and `%%{` are escapes. */
function unescapeTemplate(text) {
    return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}
//# sourceMappingURL=hcl-text.js.map
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
                const problem = { message: 'nested too deeply to be read', range: hcl_syntax/* TOP */.wv };
                return { body: { attributes: [], blocks: [] }, problems: [problem] };
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
function toHclFile(root) {
    return { body: toBody(root), problems: findProblems(root) };
}
function toBody(owner) {
    const parts = partsOf(owner.namedChildren, 'body');
    return {
        attributes: parts.filter(({ type }) => type === 'attribute').map(toAttribute),
        blocks: parts.filter(({ type }) => type === 'block').map(toBlock),
    };
}
function toAttribute(node) {
    const value = expressions(node.namedChildren).at(-1) ?? other(node);
    return { name: node.namedChildren[0]?.text ?? '', value, range: toRange(node) };
}
function toBlock(node) {
    const [type = '', ...labels] = node.namedChildren.flatMap((child) => {
        if (child.type === 'identifier')
            return [child.text];
        return child.type === 'string_lit' ? [toStringLiteral(child)] : [];
    });
    return { type, labels, body: toBody(node), range: toRange(node) };
}
function toExpression(node) {
    if (node.hasError)
        return other(node);
    const range = toRange(node);
    const [first, ...rest] = node.namedChildren.filter((child) => child.type !== 'comment');
    if (first === undefined)
        return other(node);
    if (!rest.every(({ type }) => type === 'get_attr' || type === 'index'))
        return other(node);
    const steps = rest.map(toStep);
    if (first.type === 'variable_expr')
        return { kind: 'traversal', root: first.text, steps, range };
    const of = toTerm(first);
    return steps.length === 0 ? of : { kind: 'access', of, steps, range };
}
function toStep(node) {
    const inner = node.namedChildren[0];
    if (inner === undefined)
        return other(node);
    if (node.type === 'get_attr')
        return literal(inner.text, inner);
    // `list.0` is the old way to write `list[0]`.
    const [index] = expressions(inner.namedChildren);
    return index ?? literal(Number(inner.text.replace('.', '')), inner);
}
function literal(value, node) {
    return { kind: 'literal', value, range: toRange(node) };
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
            return literal(Number(node.text), node);
        case 'bool_lit':
            return literal(node.text === 'true', node);
        case 'null_lit':
            return literal(null, node);
        case 'string_lit':
            return literal(toStringLiteral(node), node);
        case 'variable_expr':
            return { kind: 'traversal', root: node.text, steps: [], range };
        case 'quoted_template':
        case 'heredoc_template':
            return toTemplate(node, parts);
        case 'tuple':
            return { kind: 'tuple', items: expressions(parts), range };
        case 'object':
            return { kind: 'object', entries: parts.flatMap(toEntry), range };
        case 'function_call': {
            const words = partsOf(parts, 'function_arguments');
            const expand = words.some((child) => child.type === 'ellipsis');
            const name = first?.text ?? '';
            return { kind: 'call', name, arguments: expressions(words), expand, range };
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
            return { kind: 'operation', operator: sign?.type ?? '', operands: parts.map(toTerm), range };
        }
        case 'for_tuple_expr':
        case 'for_object_expr':
            return toFor(node, parts);
        default:
            return other(node);
    }
}
function toEntry(node) {
    const [key, value] = expressions(node.namedChildren);
    if (key === undefined || value === undefined)
        return [];
    const { kind, range } = key;
    const bare = kind === 'traversal' && key.steps.length === 0 && !node.text.startsWith('(');
    return [{ key: bare ? { kind: 'literal', value: key.root, range } : key, value }];
}
function toFor(node, parts) {
    const intro = partsOf(parts, 'for_intro');
    const names = intro.filter((child) => child.type === 'identifier').map(({ text }) => text);
    const [collection] = expressions(intro);
    const results = expressions(parts);
    const [valueName, value] = [names.at(-1), results.at(-1)];
    if (collection === undefined || valueName === undefined || value === undefined)
        return other(node);
    return {
        kind: 'for',
        keyName: names.length > 1 ? names[0] : undefined,
        valueName,
        collection,
        key: results.length > 1 ? results[0] : undefined,
        value,
        condition: expressions(partsOf(parts, 'for_cond'))[0],
        grouped: parts.some((child) => child.type === 'ellipsis'),
        range: toRange(node),
    };
}
/** What the text of a template stands between. */
const MARK = /^(?:quoted_template_(?:start|end)|heredoc_identifier)$/;
/**
 * The grammar's tokens lose white space at their ends, so the text between interpolations is cut out
 * of the source.
 */
function toTemplate(node, parts) {
    const marks = parts.filter(({ type }) => MARK.test(type));
    const [start, end] = [marks[0], marks.at(-1)];
    if (start === undefined || end === undefined || start === end)
        return other(node);
    if (parts.some((part) => part.type === 'template_directive'))
        return other(node);
    const holes = parts.filter((part) => part.type === 'template_interpolation');
    const source = node.text;
    const written = [...holes, end].map(({ startIndex }, at) => {
        const from = holes[at - 1] ?? start;
        return source.slice(from.endIndex - node.startIndex, startIndex - node.startIndex);
    });
    const isHeredoc = node.type === 'heredoc_template';
    const texts = isHeredoc
        ? decodeHeredoc(written, source.startsWith('<<-'))
        : written.map(decodeQuoted);
    const read = [];
    for (const [index, text] of texts.entries()) {
        if (text !== '')
            read.push(literal(text, node));
        read.push(...expressions(holes[index]?.namedChildren ?? []).slice(0, 1));
    }
    // One interpolation and nothing else keeps the type of what it holds, as in Terraform.
    if (read.length > 1)
        return { kind: 'template', parts: read, range: toRange(node) };
    return read[0] ?? literal('', node);
}
function toStringLiteral(node) {
    return decodeQuoted(node.text.slice(1, -1));
}
function expressions(nodes) {
    return nodes.filter((child) => child.type === 'expression').map(toExpression);
}
/** What the part of this type is made of. */
function partsOf(parts, type) {
    return parts.find((child) => child.type === type)?.namedChildren ?? [];
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
function findProblems(node) {
    const range = toRange(node);
    if (node.isMissing)
        return [{ message: `"${node.type}" is missing here`, range }];
    if (!node.isError)
        return node.hasError ? node.children.flatMap(findProblems) : [];
    const [line = ''] = node.text.split('\n');
    const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
    return [{ message: `"${shown}" was not expected here`, range }];
}
//# sourceMappingURL=hcl.js.map

/***/ }),

/***/ 3763:
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

/** Longer ones do not exist; a megabyte in brackets is not an address. */
const LENGTH_LIMIT = 2_000;
const MOST = 50;
/** `.name`, or a key: `[0]`, `[*]`, `["a.b\"]"]`. */
const STEP = /\.([\p{L}_][\p{L}\p{N}\p{M}_-]*)|\[(?:\d{1,18}|\*|"(?:[^"\\\n]|\\.)*")\]/gsuy;
/** The address that the whole text is, attributes behind it aside; undefined when it is none. */
function parseAddress(text) {
    const trimmed = text.trim();
    const steps = readSteps(trimmed);
    const name = (at) => steps[at]?.name;
    const behindKey = (at) => (steps[at] && name(at) === undefined ? at + 1 : at);
    const upTo = (at) => trimmed.slice(0, steps[at - 1]?.end);
    const modules = [];
    let at = 0;
    while (name(at) === 'module') {
        const called = name(at + 1);
        if (called === undefined)
            return undefined;
        at = behindKey(at + 2);
        // What follows is no resource and no other module: an output, or nothing.
        if (name(at) === undefined || name(at + 1) === undefined)
            return { text: upTo(at), modules, block: { type: 'module', labels: [called] } };
        modules.push(called);
    }
    const first = name(at);
    const type = first === 'data' || first === 'ephemeral' ? first : 'resource';
    if (type !== 'resource')
        at += 1;
    const [kind, label] = [name(at), name(at + 1)];
    if (kind === undefined || label === undefined)
        return undefined;
    return { text: upTo(behindKey(at + 2)), modules, block: { type, labels: [kind, label] } };
}
/** What a text speaks of, each once, in order; so many at the most that all can be looked up. */
function findAddresses(text) {
    return (0,find_addresses/* findAddresses */.W)(text)
        .slice(0, MOST)
        .flatMap((each) => parseAddress(each) ?? []);
}
/** Names and keys, as long as they make up the whole text; empty otherwise. */
function readSteps(text) {
    if (text.length > LENGTH_LIMIT)
        return [];
    const steps = Array.from(`.${text}`.matchAll(STEP), ({ 0: all, 1: name, index }) => ({
        name,
        end: index + all.length - 1,
    }));
    return steps.at(-1)?.end === text.length ? steps : [];
}
//# sourceMappingURL=addresses.js.map
// EXTERNAL MODULE: ./build/src/locate/hcl.js + 1 modules
var locate_hcl = __webpack_require__(7210);
// EXTERNAL MODULE: ./build/src/locate/hcl-syntax.js
var hcl_syntax = __webpack_require__(9479);
;// CONCATENATED MODULE: ./build/src/locate/declarations.js
/** What one file of a configuration declares: resources, data sources, module calls, with lines. */

const LABELS = { resource: 2, data: 2, ephemeral: 2, module: 1 };
/** Whether Terraform or OpenTofu reads a file of this name; overrides change blocks that stand elsewhere. */
function isConfigurationFile(name) {
    const stem = /^(.+)\.(?:tf|tofu)(?:\.json)?$/s.exec(name)?.[1] ?? '';
    return stem !== '' && !name.startsWith('.') && stem !== 'override' && !stem.endsWith('_override');
}
/** Behind the first thing that is not well formed nothing is certain: that part is left out. */
function readDeclarations(name, text, hcl) {
    if (name.endsWith('.json'))
        return readJson(text, hcl);
    const { body, problems } = hcl.parse(text);
    const firstProblem = Math.min(...problems.map(({ range }) => range.startLine), Infinity);
    const declared = body.blocks.flatMap(({ type, labels, body: { attributes }, range }) => isDeclared(type) && labels.length === LABELS[type]
        ? [declaration(type, labels, range, attributes)]
        : []);
    return declared.filter(({ endLine }) => endLine < firstProblem);
}
function isDeclared(type) {
    return Object.hasOwn(LABELS, type);
}
function declaration(type, labels, { startLine, endLine }, attributes) {
    const source = attributes.find(({ name }) => type === 'module' && name === 'source')?.value;
    return { type, labels, startLine, endLine, source: (0,hcl_syntax/* textOf */.b6)(source) };
}
/** Nothing when the text is not JSON or is nested too deeply. */
function readJson(text, hcl) {
    const json = text.replace(/^\ufeff/, '');
    try {
        JSON.parse(json);
    }
    catch {
        return [];
    }
    const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
    const file = hcl.parse(`json = ${json.replace(tokens, toHclToken)}`);
    return entriesOf(file.body.attributes[0]?.value).flatMap(({ name, value }) => isDeclared(name) ? fromJson(name, [], value) : []);
}
/** A JSON value is an HCL value once no text in it is a template; no number is read here. */
function toHclToken(json) {
    if (!json.startsWith('"'))
        return '0';
    const text = String(JSON.parse(json)).replace(/[\p{Cc}\p{Cs}"\\{]/gu, (unit) => {
        return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
    return `"${text}"`;
}
function fromJson(type, outer, value) {
    return entriesOf(value).flatMap((entry) => {
        const labels = [...outer, entry.name];
        if (labels.length < LABELS[type])
            return fromJson(type, labels, entry.value);
        return [declaration(type, labels, entry, entriesOf(entry.value))];
    });
}
/** From the line of the key to the last one of the value. There may be a list of objects instead. */
function entriesOf(value) {
    if (value?.kind === 'tuple')
        return value.items.flatMap(entriesOf);
    if (value?.kind !== 'object')
        return [];
    return value.entries.map(({ key, value }) => {
        const { startLine } = key.range;
        return { name: (0,hcl_syntax/* textOf */.b6)(key) ?? '', value, startLine, endLine: value.range.endLine };
    });
}
//# sourceMappingURL=declarations.js.map
;// CONCATENATED MODULE: ./build/src/locate/locate.js
/**
 * From a resource address to the block that declares it. What is not certain is not claimed: two
 * blocks of one name, files that cannot be read, a module whose files are not here.
 */



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
        /** @param directory Absolute path of the root module. */
        async locate(address, directory) {
            let here = directory;
            let call;
            for (const name of address.modules.slice(0, MODULE_DEPTH)) {
                const found = only(await readModule(here), 'module', [name]);
                if (!found)
                    return call;
                call = toLocation(found, repositoryRoot, 'module-call') ?? call;
                const inner = localSource(found.source, here);
                if (inner === undefined || pathInside(repositoryRoot, inner) === undefined)
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
        if (text === undefined || text.length > hcl_syntax/* FILE_LIMIT */.h1)
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
function toLocation({ file, startLine, endLine }, repositoryRoot, source) {
    const path = pathInside(repositoryRoot, file);
    return path === undefined ? undefined : { path, startLine, endLine, source };
}
/** `infra/main.tf`, '' for the root itself; undefined outside of it, as on another drive. */
function pathInside(root, path, system = external_node_path_) {
    const inner = system.relative(root, path);
    const above = inner === '..' || inner.startsWith(`..${system.sep}`);
    return above || system.isAbsolute(inner) ? undefined : inner.split(system.sep).join('/');
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
    const workspaces = await oneByOne(result.workspaces, async (workspace) => {
        const { root, workingDirectory, results, diagnostics } = workspace;
        const roots = root === undefined ? [] : [...new Set([(0,external_node_path_.join)(root, workingDirectory), root])];
        const places = { options, locator, roots };
        return {
            ...workspace,
            results: await oneByOne(results, (each) => locateResult(each, places)),
            diagnostics: await oneByOne(diagnostics, (each) => locateDiagnostic(each, places)),
            changes: workspace.changes && (await locateChanges(workspace.changes, places)),
        };
    });
    return { ...result, workspaces };
}
/** Not side by side: there may be more files than a process can open. */
async function oneByOne(items, locate) {
    const located = [];
    for (const item of items)
        located.push(await locate(item));
    return located;
}
async function locateResult({ location: said, ...rest }, places) {
    const { status, address, message, output } = rest;
    const told = said && (await toldPlace(said, address, places));
    // A passed result is shown nowhere with its place.
    if (status === 'passed')
        return { ...rest, location: told };
    const resources = await oneByOne(rest.resources, async ({ location, ...named }) => ({
        ...named,
        location: (location && (await toldPlace(location, named.address, places))) ??
            (await locateText(named.address, places)),
    }));
    const [first] = resources;
    if (first !== undefined)
        return { ...rest, resources, location: first.location ?? told };
    if (told)
        return { ...rest, location: told };
    const only = await onlyAddress([message, ...output], places);
    if (only?.address === undefined)
        return { ...rest, ...only };
    return {
        ...rest,
        ...only,
        resources: [{ address: only.address, message: undefined, location: only.location }],
    };
}
async function locateDiagnostic({ file: path = '', line = 0, ...rest }, places) {
    const { address } = rest;
    const told = { path, startLine: line, endLine: line, source: 'diagnostic' };
    const place = (await toldPlace(told, address, places)) ?? (await locateText(address, places));
    return { ...rest, file: place?.path, line: place?.startLine };
}
/** Blocks that are looked up; the worst changes are the first. */
const MOST_BLOCKS = 2_000;
/** All instances of a block have one place. Of what is destroyed the block is often gone. */
async function locateChanges(planned, places) {
    const known = new Map();
    const changes = await oneByOne(planned.changes, async (change) => {
        const { modules, block } = parseAddress(change.address) ?? {};
        const key = JSON.stringify([modules, block]);
        if (!known.has(key) && known.size < MOST_BLOCKS)
            known.set(key, await locateText(change.address, places));
        return { ...change, location: known.get(key) };
    });
    return { ...planned, changes };
}
async function locateText(text, places) {
    const address = text === undefined ? undefined : parseAddress(text);
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
    const blocks = new Set(found.map(({ location }) => `${location.startLine} ${location.path}`));
    if (!first || blocks.size > 1)
        return undefined;
    // Several instances of one block have one place and no one address.
    return others.length === 0 ? first : { location: first.location };
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
    const block = await locateText(address, places);
    return candidates.find((place) => place.path === block?.path);
}
async function existing(told, file, options) {
    const path = pathInside(options.repositoryRoot, file);
    const text = path === undefined ? undefined : await options.readFile(file);
    if (path === undefined || text === undefined)
        return undefined;
    const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    const { startLine } = told;
    if (!Number.isSafeInteger(startLine) || startLine < 1 || startLine > lines)
        return undefined;
    return { ...told, path, endLine: Math.min(Math.max(told.endLine, startLine), lines) };
}
//# sourceMappingURL=locate-results.js.map

/***/ })

};
