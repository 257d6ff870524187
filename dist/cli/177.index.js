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
    const declared = moduleFiles.filter(({ isOverride }) => !isOverride).flatMap(stateBlocksOf);
    problems.push(...severalProblems(declared, true));
    let counting = lastOf(declared);
    for (const file of moduleFiles.filter(({ isOverride }) => isOverride)) {
        const blocks = stateBlocksOf(file);
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
function stateBlocksOf({ path, body }) {
    return body.blocks
        .filter(({ type }) => type === 'terraform')
        .flatMap((block) => block.body.blocks)
        .filter(({ type }) => STATE_BLOCKS.includes(type))
        .map((block) => ({
        kind: block.type === 'cloud' ? 'cloud' : (block.labels[0] ?? ''),
        path,
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
    return {
        where: (ofTofu.counting ?? ofTerraform.counting)?.at ?? '',
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
    const { block, problem: ownProblem } = readBlock(counting);
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
function readBlock({ path, at, block: { type, body } }) {
    const inside = body.blocks.filter((block) => block.type === 'workspaces');
    const [workspaces] = inside;
    const names = type === 'cloud' ? ['name', 'project', 'tags'] : ['name', 'prefix'];
    const unread = {};
    const textOf = (setting, from, name) => {
        const attribute = from?.attributes.find((each) => each.name === name);
        const text = attribute === undefined ? { value: undefined } : writtenOutText(attribute.value);
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
function writtenOutText(expression) {
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
    const pairs = expression.entries.map(({ key, value }) => [
        writtenOutText(key)?.value,
        tagIn(value),
    ]);
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
    const blocks = moduleFiles.flatMap(stateBlocksOf);
    const written = writtenOut(blocks.map(({ block }) => block));
    return {
        /** `cloud`, or the type of the backend, with the name of the file; overrides last. */
        blocks: blocks.map(({ kind, path }) => ({ kind, file: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) })),
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

/***/ 96817:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: function() { return /* binding */ configurationIn; },
/* harmony export */   BJ: function() { return /* binding */ mayBeRead; },
/* harmony export */   DF: function() { return /* binding */ variablesIn; },
/* harmony export */   FI: function() { return /* binding */ LOCK_FILE; },
/* harmony export */   H9: function() { return /* binding */ isRead; },
/* harmony export */   Nu: function() { return /* binding */ isTest; },
/* harmony export */   P4: function() { return /* binding */ isQuery; },
/* harmony export */   Tu: function() { return /* binding */ programsFor; },
/* harmony export */   Vc: function() { return /* binding */ stemOf; },
/* harmony export */   Xo: function() { return /* binding */ compareBytes; },
/* harmony export */   ZC: function() { return /* binding */ isConfiguration; },
/* harmony export */   as: function() { return /* binding */ readBy; },
/* harmony export */   d3: function() { return /* binding */ isForTofuAlone; },
/* harmony export */   i: function() { return /* binding */ isJsonSyntax; },
/* harmony export */   jn: function() { return /* binding */ isOverride; },
/* harmony export */   ut: function() { return /* binding */ VARIABLES; }
/* harmony export */ });
/* unused harmony export declaresBlocks */
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/**
 * Which names of files count: the only place that knows. Source: `internal/configs/parser_config_dir.go` and
 * `internal/command/meta_vars.go` of Terraform 1.11.4; OpenTofu adds `.tofu`.
 */

/** The name without the ending of a configuration file, and that ending. */
const CONFIGURATION = /^(.*)\.(tf|tofu)(?:\.json)?$/s;
/** A file of variables under any name, also on file systems without case: a program can be given it. */
const VARIABLES = /\.tfvars(?:\.json)?$/;
/** Whether Terraform or OpenTofu reads a file of this name in the directory of a module. They skip `.old.tf`. */
function isConfiguration(name) {
    return CONFIGURATION.test(name) && !name.startsWith('.');
}
/** Whether a configuration file only changes blocks that other files declare. */
function isOverride(name) {
    return isConfiguration(name) && /(?:^|_)override$/.test(stemOf(name));
}
/** Whether a file of this name declares blocks of its module. */
function declaresBlocks(name) {
    return isConfiguration(name) && !isOverride(name);
}
/** The configuration files among the entries of a directory, in the order in which they are read: overrides last. */
function configurationIn(names) {
    const sorted = names.toSorted(compareBytes);
    return [...sorted.filter(declaresBlocks), ...sorted.filter(isOverride)];
}
const SURROGATE = /[\ud800-\udfff]/;
/** Orders two names as their UTF-8 bytes are ordered, which is how both programs read files. */
function compareBytes(a, b) {
    const hasSurrogate = SURROGATE.test(a) || SURROGATE.test(b);
    if (hasSurrogate)
        return Buffer.compare(Buffer.from(a), Buffer.from(b));
    // Without surrogates, the code units of UTF-16 have the same order.
    return a < b ? -1 : Number(a > b);
}
/**
 * The configuration files that a program reads, of those in `names`: Terraform none of OpenTofu alone, and OpenTofu none
 * of Terraform that has one of its own beside it.
 */
function readBy(program, names) {
    if (program === 'terraform')
        return names.filter((name) => !isForTofuAlone(name));
    const all = new Set(names);
    return names.filter((name) => !all.has(name.replace(/\.tf((?:\.json)?)$/, '.tofu$1')) || isForTofuAlone(name));
}
/** The programs that may each read something else of these files; Terraform alone stands for both where they do not. */
function programsFor(names) {
    return names.some(isForTofuAlone) ? ['terraform', 'tofu'] : ['terraform'];
}
/** Whether OpenTofu reads a configuration file, and Terraform does not. */
function isForTofuAlone(name) {
    return CONFIGURATION.exec(name)?.[2] === 'tofu';
}
/** The name of a configuration file without its ending; other names are unchanged. */
function stemOf(name) {
    return CONFIGURATION.exec(name)?.[1] ?? name;
}
/** Whether a file has the syntax of JSON. */
function isJsonSyntax(name) {
    return name.endsWith('.json');
}
/** The files of variables among these names, in the order in which Terraform reads them: the last one wins. */
function variablesIn(names) {
    const sorted = names.toSorted(compareBytes);
    const main = sorted.filter((name) => /^terraform\.tfvars(?:\.json)?$/.test(name));
    return [...main, ...sorted.filter((name) => /\.auto\.tfvars(?:\.json)?$/.test(name))];
}
/** The name of the lock file of providers. */
const LOCK_FILE = '.terraform.lock.hcl';
/** Whether Terraform reads a file of this name in the directory that it runs in. */
function isRead(name) {
    return isConfiguration(name) || variablesIn([name]).length > 0 || name === LOCK_FILE;
}
const TESTS = {
    terraform: /\.tftest\.(?:hcl|json)$/,
    tofu: /\.(?:tf|tofu)test\.(?:hcl|json)$/,
};
/** Whether a program takes a file of this name for one of tests, whose providers and modules `init` installs. */
function isTest(program, name) {
    return TESTS[program].test(name) && !name.startsWith('.');
}
/** Whether a file of this name has queries, whose providers `init` installs. */
function isQuery(name) {
    return /\.tfquery\.(?:hcl|json)$/.test(name) && !name.startsWith('.');
}
/** Whether Terraform reads a file at this path in some directory, or a person can pass it as variables. */
function mayBeRead(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return isConfiguration(name) || VARIABLES.test((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(name));
}
//# sourceMappingURL=file-names.js.map

/***/ }),

/***/ 2443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U1: function() { return /* binding */ readLiteral; },
/* harmony export */   eB: function() { return /* binding */ asObject; },
/* harmony export */   ww: function() { return /* binding */ literalsIn; }
/* harmony export */ });
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50351);
/** Reads the parts of expressions that are written out as literals. */

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
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_FILE */ .SI} characters`;
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
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_FILE */ .SI)
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
            this.addTo(this.body, objectsOf((0,read_json/* readRepeatedJson */.X)(text)).flat(), LABELS);
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
/** The entries of each object: each object of a list is a block of its own. Of null, a list makes an empty one. */
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

/***/ }),

/***/ 20854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Op: function() { return /* binding */ HclScanner; },
/* harmony export */   gZ: function() { return /* binding */ TOO_DEEP; },
/* harmony export */   mM: function() { return /* binding */ NOT_UTF8; },
/* harmony export */   sG: function() { return /* binding */ Malformed; },
/* harmony export */   wB: function() { return /* binding */ TextRanges; }
/* harmony export */ });
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);

/** The most levels of nesting: each one takes a few frames of the stack. */
const DEEPEST = 200;
/** The message of a text with more levels. */
const TOO_DEEP = 'nested too deeply to be read';
/** The message of a text with U+FFFD, which stands for all that is no UTF-8. */
const NOT_UTF8 = 'a text is not in UTF-8';
const WORD = new RegExp(_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS, 'uy');
/** The text is not HCL, or it is not certain how Terraform reads it. The message is for people. */
class Malformed extends Error {
    /** The offset in the text. */
    at;
    constructor(message, at) {
        super(message);
        this.at = at;
    }
}
/** Where parts of a text are, as lines and columns. */
class TextRanges {
    /** The offset at which each line begins. */
    lines = [0];
    constructor(text) {
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            this.lines.push(at + 1);
        }
    }
    between(start, end) {
        const first = this.lineAt(start);
        const last = this.lineAt(end);
        return {
            startLine: first + 1,
            startColumn: start - (this.lines[first] ?? 0) + 1,
            endLine: last + 1,
            endColumn: end - (this.lines[last] ?? 0) + 1,
        };
    }
    /** @returns the index of the line that holds this offset */
    lineAt(offset) {
        let low = 0;
        let high = this.lines.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((this.lines[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }
}
/** A text and a position in it. The methods move the position behind what they read. */
class HclScanner {
    text;
    ranges;
    fixedRange;
    /** Whether the text is a part of JSON, in which U+FFFD may be an escape. */
    isDecoded;
    /** The offset of the next character to read. */
    at;
    depth = 0;
    /** Whether line ends count as white space, as they do between brackets. */
    skipsLineEnds = false;
    /** @param around the range of everything in the text, where that is a part of another text */
    constructor(text, around) {
        this.text = text;
        this.at = text.startsWith('\uFEFF') ? 1 : 0;
        this.ranges = new TextRanges(text);
        this.fixedRange = around;
        this.isDecoded = around !== undefined;
    }
    /** Skips white space and comments, and line ends between brackets. */
    skip() {
        for (;;) {
            const character = this.text[this.at];
            const next = this.text[this.at + 1];
            if (character === ' ' || character === '\t')
                this.at++;
            else if (this.skipsLineEnds && character === '\n')
                this.at++;
            else if (this.skipsLineEnds && character === '\r' && next === '\n')
                this.at += 2;
            else if (character === '#' || (character === '/' && next === '/')) {
                const end = this.text.indexOf('\n', this.at);
                this.at = end < 0 ? this.text.length : end;
            }
            else if (character === '/' && next === '*') {
                const end = this.text.indexOf('*/', this.at + 2);
                if (end < 0)
                    throw new Malformed('a comment does not end', this.at);
                this.at = end + 2;
            }
            else
                return;
        }
    }
    /** Whether these characters come next; if so, reads them. */
    take(characters) {
        if (!this.text.startsWith(characters, this.at))
            return false;
        this.at += characters.length;
        return true;
    }
    /** Reads these characters, and white space before them. Throws `Malformed` if they do not come next. */
    expect(characters) {
        this.skip();
        if (!this.take(characters))
            throw this.unexpected();
    }
    /** Reads what a sticky expression matches here; undefined if it matches nothing. */
    match(pattern) {
        pattern.lastIndex = this.at;
        const matched = pattern.exec(this.text);
        if (matched === null)
            return undefined;
        this.at = pattern.lastIndex;
        return matched;
    }
    identifier() {
        return this.match(WORD)?.[0];
    }
    /** Reads something that may be nested. Throws `Malformed` at too many levels, so that no text uses up the stack. */
    deeper(read) {
        if (++this.depth > DEEPEST)
            throw new Malformed(TOO_DEEP, this.at);
        const result = read();
        this.depth--;
        return result;
    }
    /** Reads something between brackets, where line ends may count as white space. */
    inBrackets(skipsLineEnds, read) {
        const before = this.skipsLineEnds;
        this.skipsLineEnds = skipsLineEnds;
        const result = this.deeper(read);
        this.skipsLineEnds = before;
        return result;
    }
    /** The rest of this line, and the offset where the line ends. */
    lineHere() {
        const lineEnd = this.text.indexOf('\n', this.at);
        const end = lineEnd < 0 ? this.text.length : lineEnd;
        const next = this.text[end - 1] === '\r' ? end - 1 : end;
        return { line: this.text.slice(this.at, end), next };
    }
    unexpected() {
        const line = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSpaceEnd */ .id)(this.lineHere().line);
        const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
        const message = shown === '' ? 'something is missing here' : `"${shown}" was not expected here`;
        return new Malformed(message, this.at);
    }
    range(start, end = this.at) {
        return this.fixedRange ?? this.ranges.between(start, end);
    }
}
//# sourceMappingURL=hcl-scanner.js.map

/***/ }),

/***/ 59611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ readRepeatedJson; },
/* harmony export */   Y: function() { return /* binding */ hasExactDigits; }
/* harmony export */ });
/* harmony import */ var _hcl_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20854);
/** Reads JSON with its names as often as they are written: programs differ in which of them counts. */

const BLANK = /[ \t\r\n]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/**
 * Reads a text of JSON.
 *
 * @throws Malformed if it is none, or is nested too deeply
 */
function readRepeatedJson(text) {
    return new JsonReader(text).whole();
}
class JsonReader extends _hcl_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .HclScanner */ .Op {
    whole() {
        // A byte order mark is no part of JSON.
        this.at = 0;
        const value = this.value();
        this.skip();
        if (this.at < this.text.length)
            throw this.unexpected();
        return value;
    }
    value() {
        this.skip();
        const from = this.at;
        const value = this.deeper(() => this.read());
        return { ...value, from, to: this.at };
    }
    read() {
        if (this.take('{'))
            return { kind: 'object', entries: this.items('}', () => this.entry()) };
        if (this.take('['))
            return { kind: 'list', items: this.items(']', () => this.value()) };
        return { kind: 'literal', value: this.literal() };
    }
    literal() {
        if (this.text[this.at] === '"')
            return this.string();
        const number = this.match(NUMBER)?.[0];
        // A number that this program cannot hold is read as no number.
        if (number !== undefined)
            return exactNumber(number) ?? Number.NaN;
        for (const [word, value] of WORDS)
            if (this.take(word))
                return value;
        throw this.unexpected();
    }
    items(end, read) {
        const items = [];
        this.skip();
        if (this.take(end))
            return items;
        for (;;) {
            items.push(read());
            this.skip();
            if (this.take(end))
                return items;
            if (!this.take(','))
                throw this.unexpected();
        }
    }
    entry() {
        this.skip();
        const from = this.at;
        const name = this.string();
        const to = this.at;
        this.expect(':');
        return { name, from, to, value: this.value() };
    }
    string() {
        const written = this.match(TEXT)?.[0];
        if (written === undefined)
            throw this.unexpected();
        // As Go does, for half of a pair of UTF-16.
        return String(JSON.parse(written)).replaceAll(/[\ud800-\udfff]/gu, '\uFFFD');
    }
    skip() {
        this.match(BLANK);
    }
    unexpected() {
        return new _hcl_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG(`it is no JSON at character ${this.at + 1}`, this.at);
    }
}
/** The number that a text is; undefined where Terraform, which counts with 512 bits, has another one. */
function exactNumber(text) {
    const value = Number(text);
    const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
    return isWhole || (hasExactDigits(text) && Number.isFinite(value)) ? value : undefined;
}
/** Whether a number has so few digits that it has a double of its own, as every decimal number of 15 digits. */
function hasExactDigits(number) {
    const significant = number
        .replace(/[eE].*$/s, '')
        .replace(/\D/g, '')
        .replace(/^0+/, '');
    return significant.length <= 15;
}
//# sourceMappingURL=read-json.js.map

/***/ })

};
;