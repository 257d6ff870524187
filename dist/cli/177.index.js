"use strict";
exports.id = 177;
exports.ids = [177];
exports.modules = {

/***/ 80177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h$: function() { return /* binding */ readCloudBlock; },
/* harmony export */   kd: function() { return /* binding */ readBackends; },
/* harmony export */   u0: function() { return /* binding */ tagWords; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96817);
/* harmony import */ var _literal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2443);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60868);
/**
 * Finds the block that says where the state of a root module is, and what a `cloud` block says. Everything that has to know
 * asks here, so that all agree with the program that plans. Held against `terraform init` in
 * `__tests__/data/state-blocks.txt`.
 */




/** `net`, or `env=prod` of a tag with a value. */
function tagWords(tags) {
    if (Array.isArray(tags))
        return tags;
    return Object.entries(tags).map(([key, value]) => `${key}=${value}`);
}
/**
 * Reads the `cloud` block of a directory: that of the last override with any such block, else the only one.
 *
 * @param directory as messages name it, and as `files` takes it; '' or '.' for where they begin
 * @param program the one that plans, if that is known
 * @param parsed what this check has parsed before
 */
async function readCloudBlock(files, directory, program, parsed) {
    const names = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationIn */ .AM)((await files.names(directory)) ?? []);
    const moduleFiles = await readStateFiles(files, directory, names, parsed);
    const readAs = (reader) => {
        const read = new Set((0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readBy */ .as)(reader, names));
        return chooseBlock(moduleFiles.filter(({ name }) => read.has(name)));
    };
    if (program !== undefined || !names.some(_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isForTofuAlone */ .d3)) {
        return describe(readAs(program ?? 'terraform'));
    }
    const [ofTerraform, ofTofu] = [readAs('terraform'), readAs('tofu')];
    const [first, second] = [describe(ofTerraform), describe(ofTofu)];
    const possible = [...first.possible, ...second.possible];
    const problem = first.problem ?? second.problem;
    if (problem !== undefined)
        return { possible, problem };
    if (writtenIn(ofTerraform) === writtenIn(ofTofu))
        return first;
    return { possible, difference: differenceOf(ofTerraform, ofTofu) };
}
/** Reads each of these files that may have such a block. */
function readStateFiles(files, directory, names, parsed) {
    return (0,_module_files_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchModuleFiles */ ._n)(names.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name)), (path) => files.read(path), parsed, (text) => MAY_HAVE_BLOCK.test(text));
}
/** JSON may write any letter as an escape. */
const MAY_HAVE_BLOCK = /backend|cloud|state_store|\\u/;
/** Chooses the block as both programs do: the last override with one replaces what is there, of whatever kind. */
function chooseBlock(moduleFiles) {
    const problems = moduleFiles.flatMap(problemsOfFile);
    const declared = moduleFiles.filter(({ isOverride }) => !isOverride).flatMap(blocksOf);
    problems.push(...severalProblems(declared, true));
    let counting = lastOf(declared);
    for (const file of moduleFiles.filter(({ isOverride }) => isOverride)) {
        const blocks = blocksOf(file);
        problems.push(...severalProblems(blocks, false));
        counting = lastOf(blocks) ?? counting;
    }
    return { counting, problem: problems[0] };
}
/** The block that counts among those of a file: a `cloud` block goes before a backend. */
function lastOf(blocks) {
    return blocks.findLast(isCloud) ?? blocks.at(-1);
}
function isCloud({ kind, block }) {
    return block.type === 'cloud' && kind === 'cloud';
}
const STATE_BLOCKS = ['cloud', 'backend', 'state_store'];
/** The blocks of a file, in their order. */
function blocksOf({ name, path, body }) {
    return body.blocks
        .filter(({ type }) => type === 'terraform')
        .flatMap((block) => block.body.blocks)
        .filter(({ type }) => STATE_BLOCKS.includes(type))
        .map((block) => ({
        kind: block.type === 'cloud' ? 'cloud' : (block.labels[0] ?? ''),
        file: name,
        at: placeOf(path, block),
        block,
    }));
}
function placeOf(path, { range }) {
    return `${path}:${range.startLine}`;
}
/** What is wrong with a file for every reader of it: its syntax, and such blocks where none can be. */
function problemsOfFile({ path, body, problems, unread }) {
    if (unread !== undefined) {
        return [{ where: path, message: `says nothing of a \`cloud\` block: ${unread}.` }];
    }
    const [syntax] = problems;
    if (syntax !== undefined) {
        const message = `cannot be read, and a \`cloud\` block in it says nothing: ${syntax.message}. Correct that line.`;
        return [{ where: placeOf(path, syntax), message }];
    }
    const terraform = body.blocks.filter(({ type }) => type === 'terraform');
    const inside = terraform.flatMap((block) => block.body.blocks);
    const misplaced = [
        ...body.blocks.filter(({ type }) => STATE_BLOCKS.includes(type)),
        ...[body, ...terraform.map((block) => block.body)].flatMap(({ attributes }) => attributes.filter(({ name }) => ['terraform', ...STATE_BLOCKS].includes(name))),
    ].map((item) => ({
        where: placeOf(path, item),
        message: `is no place for \`${'type' in item ? item.type : item.name}\`: it is a block inside of \`terraform\`. Move it there.`,
    }));
    const labeled = [...terraform, ...inside].flatMap((block) => {
        const wanted = LABELS[block.type];
        if (wanted === undefined || block.labels.length === wanted)
            return [];
        const rule = wanted === 0 ? 'no label' : 'one label';
        return {
            where: placeOf(path, block),
            message: `has another number of labels than its block \`${block.type}\` can have: ${rule}. Correct that line.`,
        };
    });
    return [...misplaced, ...labeled];
}
const LABELS = {
    terraform: 0,
    cloud: 0,
    backend: 1,
    state_store: 1,
};
/**
 * The problem of more blocks than one.
 *
 * @param isExclusive whether there may be no backend beside a `cloud` block, as it may in an override
 */
function severalProblems(blocks, isExclusive) {
    const clouds = blocks.filter(isCloud);
    const backends = blocks.filter((block) => !isCloud(block));
    const pairs = [clouds, backends];
    if (isExclusive)
        pairs.push([...clouds.slice(0, 1), ...backends.slice(0, 1)]);
    const tooMany = pairs.find(({ length }) => length > 1);
    const [first, second] = tooMany ?? [];
    if (first === undefined || second === undefined)
        return [];
    return [
        {
            where: second.at,
            message: `has a \`${second.block.type}\` block, and ${first.at} has a \`${first.block.type}\` block: a configuration has one of them. Remove the other.`,
        },
    ];
}
/** What is written in the block, without its place; '' if there is none. */
function writtenIn({ counting }) {
    return counting === undefined ? '' : writtenOut(counting.block);
}
/** JSON of blocks without their positions in the files: equal if the same is written. */
function writtenOut(blocks) {
    return JSON.stringify(blocks, (key, value) => (key === 'range' ? undefined : value));
}
function differenceOf(ofTerraform, ofTofu) {
    const words = ({ counting }) => counting === undefined
        ? 'no block that says where the state is'
        : `the \`${counting.block.type}\` block at ${counting.at}`;
    const [, path = '', line = ''] = /^(.*):(\d+)$/s.exec((ofTofu.counting ?? ofTerraform.counting)?.at ?? '') ?? [];
    return {
        where: `${path}:${line}`,
        message: `is read by one program alone: Terraform reads ${words(ofTerraform)}, and OpenTofu ${words(ofTofu)}. Write the same block for both, or name host, organization and workspace by inputs.`,
    };
}
/** What the block that counts says of its workspaces; nothing if it is another backend. */
function describe({ counting, problem }) {
    const isOfService = counting !== undefined && (isCloud(counting) || isRemote(counting));
    if (problem !== undefined && !isOfService)
        return { possible: [], problem };
    if (counting === undefined)
        return { possible: [] };
    if (!isOfService) {
        return { possible: [], backend: `the backend "${counting.kind}" at ${counting.at}` };
    }
    const path = counting.at.replace(/:\d+$/, '');
    const { block, problem: ownProblem } = readBlock(path, counting);
    const found = problem ?? ownProblem;
    if (found !== undefined)
        return { possible: [block], problem: found };
    return { block, possible: [block] };
}
function isRemote({ kind, block }) {
    return block.type === 'backend' && kind === 'remote';
}
const ARGUMENTS = ['hostname', 'organization', 'token'];
/** Reads a block, and finds why a program refuses it. */
function readBlock(path, { at, block: { type, body } }) {
    const inside = body.blocks.filter((block) => block.type === 'workspaces');
    const [workspaces] = inside;
    const names = type === 'cloud' ? ['name', 'project', 'tags'] : ['name', 'prefix'];
    const unread = {};
    const textOf = (setting, from, name) => {
        const attribute = from?.attributes.find((each) => each.name === name);
        const text = attribute === undefined ? { value: undefined } : textIn(attribute.value);
        if (text === undefined)
            unread[setting] ??= notWrittenOut(path, attribute);
        // An empty text is the same as none.
        return text?.value || undefined;
    };
    const found = {
        at,
        hostname: textOf('hostname', body, 'hostname'),
        organization: textOf('organization', body, 'organization'),
        workspaces: workspaces && {
            name: textOf('workspaces', workspaces.body, 'name'),
            prefix: textOf('workspaces', workspaces.body, 'prefix'),
            project: textOf('workspaces', workspaces.body, 'project'),
        },
    };
    const tags = workspaces?.body.attributes.find(({ name }) => name === 'tags');
    if (tags !== undefined && found.workspaces !== undefined) {
        const read = tagsIn(tags.value);
        if (read === undefined)
            unread.workspaces ??= notWrittenOut(path, tags);
        else if (Object.keys(read).length > 0)
            found.workspaces.tags = read;
    }
    if (Object.keys(unread).length > 0)
        found.unread = unread;
    const others = body.blocks.filter((block) => block.type !== 'workspaces');
    const problem = refusedIn(path, body, ARGUMENTS) ??
        (workspaces && refusedIn(path, workspaces.body, names)) ??
        refusedBlock(path, [...others, ...inside.slice(1), ...(workspaces?.body.blocks ?? [])]) ??
        inside.filter(({ labels }) => labels.length > 0).map((block) => refusedLabel(path, block))[0] ??
        contradiction(at, found);
    return { block: found, problem };
}
function notWrittenOut(path, attribute) {
    return (attribute && {
        where: placeOf(path, attribute),
        message: `says "${attribute.name}" in a way that is not evaluated here, and Terraform takes no variable and no function there. Write it out as a text, or name it by an input.`,
    });
}
/** The first argument that a block cannot have, or has twice. */
function refusedIn(path, { attributes }, names) {
    const seen = new Set();
    for (const attribute of attributes) {
        const isKnown = names.includes(attribute.name);
        if (!isKnown || seen.has(attribute.name)) {
            const why = isKnown ? ' a second time' : ', which is no argument of this block';
            const message = `says "${attribute.name}"${why}, so Terraform refuses it. Take it out.`;
            return { where: placeOf(path, attribute), message };
        }
        seen.add(attribute.name);
    }
    return undefined;
}
function refusedBlock(path, [block]) {
    if (block === undefined)
        return undefined;
    const message = `has a block \`${block.type}\` that cannot be there, or is there already, so Terraform refuses it. Take it out.`;
    return { where: placeOf(path, block), message };
}
function refusedLabel(path, block) {
    const message = `has a label at its block \`${block.type}\`, which has none, so Terraform refuses it. Take it out.`;
    return { where: placeOf(path, block), message };
}
/** A name beside what chooses among several workspaces. */
function contradiction(at, { workspaces }) {
    const { name, prefix, tags } = workspaces ?? {};
    const other = prefix === undefined ? tags && 'tags' : 'prefix';
    if (name === undefined || other === undefined)
        return undefined;
    const message = `names its workspace by \`name\` and by \`${other}\`: a block has one of them. Remove the other.`;
    return { where: at, message };
}
/** A text that is written out, or undefined in it for null; undefined if it has to be evaluated. */
function textIn(expression) {
    // Terraform evaluates no text of JSON here, and OpenTofu all of them.
    if (expression.template !== undefined)
        return undefined;
    const { value, unknown } = (0,_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .literalsIn */ .ww)(expression);
    if (unknown !== undefined || (typeof value === 'object' && value !== null))
        return undefined;
    return { value: value === null ? undefined : `${value}` };
}
/** The names of a list, or the names and values of an object; undefined if a part is no text that is written out. */
function tagsIn(expression) {
    if (expression.kind === 'literal' && expression.value === null)
        return [];
    if (expression.kind === 'tuple') {
        const names = expression.items.map(tagIn);
        return names.every((name) => name !== undefined) ? names : undefined;
    }
    if (expression.kind !== 'object')
        return undefined;
    const pairs = expression.entries.map(({ key, value }) => [textIn(key)?.value, tagIn(value)]);
    const isWhole = pairs.every((pair) => !pair.includes(undefined));
    return isWhole ? Object.fromEntries(pairs) : undefined;
}
/** Numbers and truth values are no tags. */
function tagIn(expression) {
    if (expression.template !== undefined)
        return undefined;
    const { value } = (0,_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .literalsIn */ .ww)(expression);
    return typeof value === 'string' ? value : undefined;
}
/** Reads which blocks say where the state is, for a program that plans on this machine. */
async function readBackends(files, directory, parsed) {
    const names = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationIn */ .AM)((await files.names(directory)) ?? []);
    const moduleFiles = await readStateFiles(files, directory, names, parsed);
    const blocks = moduleFiles.flatMap(blocksOf);
    const written = writtenOut(blocks.map(({ block }) => block));
    return {
        /** `cloud`, or the type of the backend, with the name of the file; overrides last. */
        blocks: blocks.map(({ kind, file }) => ({ kind, file })),
        /** JSON of the blocks without their positions in the files: equal if the same is written. */
        written,
        /** Whether each file that may have one could be read completely. */
        isCertain: moduleFiles.every(({ problems, unread }) => problems.length === 0 && unread === undefined),
        /** Whether the blocks use no variables, which other files could set. */
        isLiteral: !EVALUATED.test(written),
    };
}
/** In `written`: an expression that has to be evaluated. */
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
//# sourceMappingURL=cloud-block.js.map

/***/ }),

/***/ 2443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U1: function() { return /* binding */ readLiteral; },
/* harmony export */   eB: function() { return /* binding */ asObject; },
/* harmony export */   ww: function() { return /* binding */ literalsIn; }
/* harmony export */ });
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50351);
/** What an expression says without being evaluated. */

const UNKNOWN = { value: undefined, unknown: true };
/** The literal parts of an expression. */
function literalsIn(expression) {
    switch (expression.kind) {
        case 'literal': {
            const { value, digits } = expression;
            // A number that JavaScript rounds is another one.
            return digits === undefined || digits === String(value) ? known(value) : UNKNOWN;
        }
        case 'template': {
            const parts = expression.parts.map(literalsIn);
            const isText = parts.every(({ value }) => typeof value === 'string');
            return isText ? known(parts.map(({ value }) => value).join('')) : UNKNOWN;
        }
        case 'operation': {
            const { operator, operands } = expression;
            const [operand, ...others] = operands.map(literalsIn);
            const isNegative = operator === '-' && others.length === 0;
            return isNegative && typeof operand?.value === 'number' ? known(-operand.value) : UNKNOWN;
        }
        case 'tuple': {
            const items = expression.items.map(literalsIn);
            return {
                value: items.map(({ value }) => value ?? null),
                unknown: items.some(isUnknown) ? items.map(({ unknown }) => unknown ?? false) : undefined,
            };
        }
        case 'object':
            return literalsInObject(expression.entries);
        default:
            return UNKNOWN;
    }
}
function known(value) {
    return { value, unknown: undefined };
}
/** The literal parts of an object; unknown as a whole if one of its names is not known, or comes twice. */
function literalsInObject(entries) {
    const members = new Map();
    for (const entry of entries) {
        const { value: key, unknown } = literalsIn(entry.key);
        const name = String(key);
        if (unknown !== undefined || key === null || typeof key === 'object' || members.has(name)) {
            return UNKNOWN;
        }
        members.set(name, literalsIn(entry.value));
    }
    return asObject(members);
}
/** Makes an object of members, each with its own literal and unknown parts. */
function asObject(members) {
    const withValue = [...members].filter(([, { value }]) => value !== undefined);
    const withUnknown = [...members].filter(([, member]) => isUnknown(member));
    const unknown = Object.fromEntries(withUnknown.map(([name, member]) => [name, member.unknown]));
    return {
        value: Object.fromEntries(withValue.map(([name, { value }]) => [name, value])),
        unknown: withUnknown.length > 0 ? unknown : undefined,
    };
}
function isUnknown({ unknown }) {
    return unknown !== undefined;
}
/** Reads the text of a variable that a person sets: the value of a literal in HCL, or else the text itself. */
function readLiteral(text) {
    const { body, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHcl */ .z)(`value = ${text}\n`);
    const [attribute] = body.attributes;
    if (attribute === undefined || problems.length > 0)
        return text;
    const { value, unknown } = literalsIn(attribute.value);
    return unknown === undefined ? value : text;
}
//# sourceMappingURL=literal.js.map

/***/ }),

/***/ 60868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _n: function() { return /* binding */ fetchModuleFiles; },
/* harmony export */   ch: function() { return /* binding */ TOO_LONG; },
/* harmony export */   sU: function() { return /* binding */ parseModuleFile; },
/* harmony export */   v8: function() { return /* binding */ CANNOT_BE_READ; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96817);
/* harmony import */ var _parsed_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67025);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13491);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56949);
/**
 * Reads and parses the files of one directory. Every reader of a configuration gets them from here, so that all
 * agree on which files count, in which order, and what they say.
 */





const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_LIMIT */ .h1} characters`;
/**
 * Reads files that a request may have to fetch.
 *
 * @param parsed what this check has parsed before
 * @param isWorth decides which texts are parsed; the files of the others are left out
 */
async function fetchModuleFiles(paths, read, parsed = new _parsed_files_js__WEBPACK_IMPORTED_MODULE_2__/* .ParsedFiles */ .p(), isWorth = () => true) {
    const files = await Promise.all(paths.map(async (path) => {
        const text = await read(path).catch((error) => {
            if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie))
                throw error;
            return { why: `it ${error.message}` };
        });
        if (typeof text === 'string' && !isWorth(text))
            return [];
        return [parseModuleFile(path, text ?? { why: CANNOT_BE_READ }, parsed)];
    }));
    return files.flat();
}
/**
 * Parses one file of a module, or of variables.
 *
 * @param text what it says, or why that is not known, as the end of a sentence
 */
function parseModuleFile(path, text, parsed) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path);
    const identity = { name, path, isOverride: (0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isOverride */ .jn)(name) };
    const withoutText = (unread) => ({
        ...identity,
        text: '',
        body: { attributes: [], blocks: [] },
        problems: [],
        unread,
    });
    if (typeof text !== 'string')
        return withoutText(text.why);
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_LIMIT */ .h1)
        return withoutText(TOO_LONG);
    return { ...identity, ...parsed.parse(name, text), text, unread: undefined };
}
//# sourceMappingURL=module-files.js.map

/***/ }),

/***/ 67025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: function() { return /* binding */ ParsedFiles; }
});

// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(56949);
// EXTERNAL MODULE: ./build/src/configuration/syntax/parse-hcl.js + 1 modules
var parse_hcl = __webpack_require__(50351);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-scanner.js
var hcl_scanner = __webpack_require__(20854);
// EXTERNAL MODULE: ./build/src/configuration/syntax/read-json.js
var read_json = __webpack_require__(59611);
;// CONCATENATED MODULE: ./build/src/configuration/syntax/parse-file.js
/**
 * Parses files of a configuration. JSON becomes the same tree as HCL, as Terraform reads it: names may repeat, and every
 * text is a template.
 */






/** Parses a file of a configuration, or of variables, by its name: HCL, or JSON as the same tree. Never throws either. */
function parseFile(name, text) {
    return (0,file_names/* isJsonSyntax */.i)(name) ? readJsonBody(text) : (0,parse_hcl/* parseHcl */.z)(text);
}
/** How many labels a block of this type has. */
const LABELS = new Map([
    ['resource', 2],
    ['data', 2],
    ['ephemeral', 2],
    ['action', 2],
    ['module', 1],
    ['provider', 1],
    ['variable', 1],
    ['output', 1],
    ['check', 1],
    ['locals', 0],
    ['terraform', 0],
]);
/** The number of labels of each block inside `terraform` whose arguments a person chooses. */
const INSIDE_TERRAFORM = new Map([
    ['backend', 1],
    ['cloud', 0],
    ['state_store', 1],
]);
/** The same of what is inside a `cloud` block, or of the backend `remote`, which looks alike. */
const INSIDE_CLOUD = new Map([['workspaces', 0]]);
/** The blocks inside of a block. Of other types than these, all that is inside is read as arguments. */
function typesInside(type) {
    if (type === 'terraform')
        return INSIDE_TERRAFORM;
    return type === 'cloud' || type === 'backend' ? INSIDE_CLOUD : new Map();
}
/** The name of an entry that is a comment, where names of arguments and blocks stand. */
const COMMENT = '//';
/** Reads a configuration file in JSON. Never throws: what is wrong is listed in `problems`. */
function readJsonBody(text) {
    const { body, problems } = new BodyReader(text);
    return { body, problems };
}
class BodyReader {
    problems = [];
    body = { attributes: [], blocks: [] };
    ranges;
    constructor(text) {
        this.ranges = new hcl_scanner/* TextRanges */.wB(text);
        if (text.includes('\uFFFD'))
            this.problems.push({ message: hcl_scanner/* NOT_UTF8 */.mM, range: hcl_syntax/* TOP */.wv });
        try {
            this.addTo(this.body, entriesOf((0,read_json/* readRepeatedJson */.X)(text)), LABELS);
        }
        catch (error) {
            // Newer releases of Node.js add the line and the column once more.
            const message = (0,error_message/* errorMessage */.g)(error).replace(/ \(line \d+ column \d+\)$/, '');
            this.problems.push({ message, range: hcl_syntax/* TOP */.wv });
            this.body = { attributes: [], blocks: [] };
        }
    }
    /**
     * Adds entries to a body as attributes or blocks.
     *
     * @param types the types of blocks, each with how many labels it has
     */
    addTo(body, entries, types) {
        for (const entry of entries) {
            if (entry.name === COMMENT)
                continue;
            const labelCount = types.get(entry.name);
            if (labelCount === undefined) {
                body.attributes.push(this.attribute(entry));
                continue;
            }
            // Not spread into one call of `push`: a call may not have as many arguments as there can be blocks.
            const blocks = this.blocks(entry, entry.name, [], labelCount);
            for (const block of blocks)
                body.blocks.push(block);
        }
    }
    /**
     * The blocks that an entry is.
     *
     * @param labels the names of the entries around it
     * @param labelCount how many labels a block of the type has; those that are missing are names inside of the entry
     */
    blocks(entry, type, labels, labelCount) {
        if (labels.length < labelCount) {
            const named = this.objects(entry).flat();
            if (named.length === 0 && holdsBlocks(entry.value)) {
                const message = `"${entry.name}" holds blocks by their names, and no name is there`;
                this.problems.push({ message, range: this.rangeOf(entry) });
            }
            return named.flatMap((inner) => this.blocks(inner, type, [...labels, inner.name], labelCount));
        }
        return this.objects(entry).map((entries) => {
            const body = { attributes: [], blocks: [] };
            this.addTo(body, entries, typesInside(type));
            return { type, labels, body, range: this.rangeOf(entry) };
        });
    }
    /** The entries of each object that an entry has, where blocks are expected; of null there are none. */
    objects(entry) {
        const { value } = entry;
        if (!holdsBlocks(value)) {
            const message = `"${entry.name}" holds blocks, and this is no object and no list of objects`;
            this.problems.push({ message, range: this.rangeOf(entry) });
        }
        return objectsOf(value);
    }
    attribute(entry) {
        return { name: entry.name, value: this.expression(entry.value), range: this.rangeOf(entry) };
    }
    /** Turns JSON into an expression. Names of entries are templates, too. */
    expression(json) {
        const range = this.ranges.between(json.from, json.to);
        if (json.kind === 'list') {
            return { kind: 'tuple', items: json.items.map((item) => this.expression(item)), range };
        }
        if (json.kind === 'object') {
            const entries = json.entries.map(({ name, from, to, value }) => {
                const key = this.template(name, this.ranges.between(from, to));
                return { key, value: this.expression(value) };
            });
            return { kind: 'object', entries, range };
        }
        const { value } = json;
        if (typeof value === 'string')
            return this.template(value, range);
        return { kind: 'literal', value, range };
    }
    template(text, range) {
        const { value, problems } = (0,parse_hcl/* parseTemplate */.Q)(text, range);
        for (const { message } of problems)
            this.problems.push({ message, range });
        // Where nothing is evaluated, such a text stands for itself.
        return /[$%]\{|^\uFEFF/.test(text) ? { ...value, template: text } : value;
    }
    rangeOf({ from, value }) {
        return this.ranges.between(from, value.to);
    }
}
/** The entries of an object, or of all objects in a list. */
function entriesOf(json) {
    return objectsOf(json).flat();
}
/** The entries of each object: each object of a list is a separate block. Of null, a list makes an empty one. */
function objectsOf(json) {
    if (json.kind === 'list') {
        return json.items.flatMap((item) => (item.kind === 'literal' ? [[]] : objectsOf(item)));
    }
    return json.kind === 'object' ? [json.entries] : [];
}
/** Whether a value can be blocks. */
function holdsBlocks(json) {
    if (json.kind === 'list')
        return json.items.every(holdsBlocks);
    return json.kind === 'object' || json.value === null;
}
//# sourceMappingURL=parse-file.js.map
;// CONCATENATED MODULE: ./build/src/configuration/parsed-files.js
/** What is parsed of the files of a configuration, for all that read it: each text is parsed once, whoever asks first. */


/** A tree takes about 26 bytes for each character of its text. */
const MOST_CHARACTERS = 5_000_000;
/**
 * Parsed files, by syntax and text. What a file is called, and where it is, says whoever reads it: so the files of the
 * checkout, those of the default branch and those that are sent are one to it where they say the same. A check opens one,
 * and hands it to all that read a configuration.
 */
class ParsedFiles {
    files = new Map();
    characters = 0;
    /** The tree of a text, by the name of its file. Nobody changes it. */
    parse(name, text) {
        const key = `${(0,file_names/* isJsonSyntax */.i)(name) ? 'json' : 'hcl'} ${text}`;
        const known = this.files.get(key);
        if (known !== undefined)
            return known;
        const file = parseFile(name, text);
        this.files.set(key, file);
        this.characters += key.length;
        // The oldest go first: a large repository has more than a process can hold.
        for (const oldest of this.files.keys()) {
            if (this.characters <= MOST_CHARACTERS)
                break;
            this.files.delete(oldest);
            this.characters -= oldest.length;
        }
        return file;
    }
}
//# sourceMappingURL=parsed-files.js.map

/***/ })

};
;