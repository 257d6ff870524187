"use strict";
exports.id = 4632;
exports.ids = [4632];
exports.modules = {

/***/ 95860:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: function() { return /* binding */ pathsAround; },
/* harmony export */   Pt: function() { return /* binding */ pathsOfAll; },
/* harmony export */   VP: function() { return /* binding */ mayLeadBack; },
/* harmony export */   cV: function() { return /* binding */ attachedTo; },
/* harmony export */   fE: function() { return /* binding */ withoutEmptySteps; },
/* harmony export */   jb: function() { return /* binding */ upwardIn; },
/* harmony export */   zX: function() { return /* binding */ inDirectory; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _written_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52298);
/**
 * Where files with computed names may be. Of such a name the beginning is written out, as in `"${path.module}/files/${var.x}"`:
 * the file is below that directory, unless a text that leads up, as `../a`, becomes a part of the name.
 */


/**
 * The paths of which the written text is a part.
 *
 * @param directories where relative names begin
 * @returns undefined if it may be any path
 */
function pathsAround({ text, afterPath, isAttached, rest = '' }, directories) {
    const path = withoutEmptySteps(text);
    if (path.length > _written_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_PATH */ .fN || mayLeadBack(text))
        return undefined;
    if (path === '' && !afterPath) {
        // Wherever it is, it ends like this.
        const suffix = mayMakeStep(rest) ? '' : writtenEnd(rest).replace(/^[/\\]+/, '');
        return suffix === '' ? undefined : [{ prefix: '', suffix }];
    }
    const nameStart = path.lastIndexOf('/') + 1;
    const [head, name] = [path.slice(0, nameStart), path.slice(nameStart)];
    // `path.module` may be `.` before it.
    const before = isAttached && head === '' ? '.' : '';
    if (mayMakeStep(before + name + rest))
        return undefined;
    const prefixes = directories.flatMap((directory) => {
        if (!isAttached)
            return inDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, head)) + name;
        return attachedTo(directory).map((beginning) => head === '' ? beginning + name : inDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(beginning + head)) + name);
    });
    return prefixes.map((prefix) => ({ prefix, suffix: writtenEnd(rest) }));
}
/** What a text follows that has no slash between: `path.module` is `.` in the root module. */
function attachedTo(directory) {
    return [directory, `${inDirectory(directory)}.`];
}
/** A directory with a slash at its end. */
function inDirectory(path) {
    return path.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? path : `${path}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`;
}
/** Whether parts that have to be computed may make a step `..` of what is around them. */
function mayMakeStep(text) {
    return text.split(/[/\\]/).some((name) => {
        const written = name.replaceAll(_written_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .COMPUTED */ .g0, '');
        const computedParts = name.length - written.length;
        if (computedParts === 0)
            return name === '..';
        return written === '' ? computedParts > 1 : /^\.+$/.test(written);
    });
}
/** What is written after the last computed part, as the path has it. */
function writtenEnd(rest) {
    const end = rest.slice(rest.lastIndexOf(_written_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .COMPUTED */ .g0) + 1);
    const isPlain = /^[!-~]/.test(end) && !end.includes('\\') && withoutEmptySteps(`x${end}`) === `x${end}`;
    return isPlain && !/\/\.?$/.test(end) ? end.replaceAll('/', node_path__WEBPACK_IMPORTED_MODULE_0__.sep) : '';
}
/** The texts that lead up, among the words of a text. */
function upwardIn(text) {
    if (!text.includes('..'))
        return [];
    return text.split(WORD_ENDS).flatMap((word) => {
        const names = word.split(/[/\\]+/);
        const last = names.lastIndexOf('..');
        if (last < 0)
            return [];
        const steps = names.filter((name) => name === '..').length;
        const after = names.slice(last + 1).filter((name) => name !== '.' && name !== '');
        return [{ steps, rest: beginningOf(after) }];
    });
}
/** Signs between words, in data and in a text of computed parts. A name that is cut by one counts as its beginning. */
const WORD_ENDS = /[^A-Za-z0-9._/\\~-]+/;
/** What is left of names of which the last one may be cut, or go on. */
function beginningOf(names) {
    const [first = ''] = names;
    if (names.length < 2)
        return first.replace(/(?!^)\..*$/s, '');
    return `${names.slice(0, -1).join(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`;
}
/** More patterns than this are not made. */
const MOST_PATTERNS = 20_000;
/**
 * All paths that computed names may be. Any path is one of them if there are too many.
 *
 * @param upward texts that may become parts of the names
 */
function pathsOfAll(names, upward) {
    const patterns = new Map();
    const add = (pattern) => patterns.set(`${pattern.prefix}\0${pattern.suffix}`, pattern);
    for (const name of names)
        add(name);
    const begun = names.filter(({ prefix }) => prefix !== '');
    const directories = new Set(begun.map(({ prefix }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(`${prefix}x`)));
    for (const { steps, rest } of upward) {
        for (const directory of directories) {
            let outer = directory;
            for (let step = 0; step <= steps; step++) {
                add({ prefix: `${inDirectory(outer)}${rest}`, suffix: '' });
                if (patterns.size > MOST_PATTERNS)
                    return [{ prefix: '', suffix: '' }];
                if (outer === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(outer))
                    break;
                outer = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(outer);
            }
        }
    }
    return [...patterns.values()];
}
/** A path with slashes, without empty and `.` steps. `~/` is left out: the home directory may be the configuration's. */
function withoutEmptySteps(path) {
    const slashed = path.replaceAll('\\', '/');
    return slashed.replaceAll(/\/(?:\.?\/)+/g, '/').replace(/^~\//, '');
}
/**
 * Whether a path may lead anywhere: it begins with one of the names under which a process finds its own directory
 * and its open files, it leads up from elsewhere, or it has too many steps to be followed.
 */
function mayLeadBack(path) {
    const isTooLong = withoutEmptySteps(path).length > _written_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_PATH */ .fN;
    if (isTooLong && /\.\.[/\\]/.test(path))
        return true;
    const isUp = /^~?[/\\](?:.*[/\\])?\.\.(?:[/\\]|$)/s.test(path);
    return isUp || /^\/(?:proc|dev\/fd)(?:\/|$)/.test(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path));
}
//# sourceMappingURL=computed-names.js.map

/***/ }),

/***/ 52298:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: function() { return /* binding */ functionName; },
/* harmony export */   D8: function() { return /* binding */ isReplacement; },
/* harmony export */   DK: function() { return /* binding */ isPathValue; },
/* harmony export */   DS: function() { return /* binding */ isWrittenAsPath; },
/* harmony export */   Ez: function() { return /* binding */ areWrittenOut; },
/* harmony export */   GT: function() { return /* binding */ hasPlace; },
/* harmony export */   Ki: function() { return /* binding */ writtenTexts; },
/* harmony export */   SV: function() { return /* binding */ withoutMeaning; },
/* harmony export */   fN: function() { return /* binding */ LONGEST_PATH; },
/* harmony export */   g0: function() { return /* binding */ COMPUTED; },
/* harmony export */   gq: function() { return /* binding */ NamedTexts; },
/* harmony export */   uR: function() { return /* binding */ isTextMaker; },
/* harmony export */   ul: function() { return /* binding */ markedText; }
/* harmony export */ });
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56949);
/** The texts that an expression is, as far as they are written out: a text may be the name of a file. */


/** Stands for a part that has to be computed. No name of a file has such a character. */
const COMPUTED = '\0';
/** The same before the lines of a text are apart, and what stands for a `path` value. */
const HOLE = '\0?\0';
const PATH = '\0path\0';
/** The longest path of Linux. */
const LONGEST_PATH = 4_096;
/**
 * The texts that an expression is, one for each line: a heredoc may list names. A name may also have white space around it,
 * or a line end in it. A value that is no text counts as one that has to be computed.
 */
function writtenTexts(expression, named) {
    return branchesOf(expression).flatMap((each) => {
        const textWithMarks = joined(each, named) ?? HOLE;
        const lines = textWithMarks.split('\n');
        const trimmed = lines.map(_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSpace */ .Pd);
        const others = new Set(lines);
        if (textWithMarks.length <= LONGEST_PATH)
            others.add(textWithMarks);
        for (const line of trimmed)
            others.delete(line);
        const asWritten = Array.from(others, toWritten).filter(({ rest }) => rest === undefined);
        return [...trimmed.map(toWritten), ...asWritten];
    });
}
/** Whether no part of any of the texts has to be computed. */
function areWrittenOut(texts) {
    return texts.every(({ rest }) => rest === undefined);
}
/** The expressions of which one is the value: both sides of a condition. */
function branchesOf(expression) {
    if (expression.kind !== 'conditional')
        return [expression];
    return [expression.yes, expression.no].flatMap(branchesOf);
}
function toWritten(marked) {
    const line = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .normalized */ .A9)(marked);
    const afterPath = line.startsWith(PATH);
    const whole = (afterPath ? line.slice(PATH.length) : line).replaceAll(PATH, HOLE);
    const isAttached = afterPath && whole !== '' && !/^[/\\]/.test(whole);
    const withoutSlash = afterPath ? whole.replace(/^[/\\]+/, '') : whole;
    const [text = '', ...others] = withoutSlash.split(HOLE);
    const rest = others.length > 0 ? ['', ...others].join(COMPUTED) : undefined;
    return { text, afterPath, isAttached, rest };
}
/** The text of an expression, with a mark in the place of each part that is none; undefined if it is no text. */
function joined(expression, named) {
    switch (expression.kind) {
        case 'literal':
            // A text with such a character names no file.
            return (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .literalText */ .bK)(expression)?.replaceAll('\0', HOLE);
        case 'traversal': {
            if (isPathValue(expression))
                return PATH;
            const [step, ...more] = expression.steps;
            const { root } = expression;
            const isNamed = (root === 'local' || root === 'var') && more.length === 0;
            return isNamed && step ? named.textOf(root, (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .literalText */ .bK)(step)) : undefined;
        }
        case 'template':
            return joinedParts(expression.parts, named);
        case 'call': {
            const parts = partsOfText(expression);
            if (isReplacement(expression))
                return replaced(expression, named);
            return parts && joinedParts(parts, named);
        }
        default:
            return undefined;
    }
}
function joinedParts(parts, named) {
    const texts = parts.map((part) => {
        if (typeof part === 'string')
            return part;
        const isValue = part.kind === 'literal' && typeof part.value !== 'string';
        return isValue ? String(part.value) : (joined(part, named) ?? HOLE);
    });
    return texts.join('');
}
/** Whether a function makes a text of its arguments as a template would. */
function isTextMaker(call) {
    return partsOfText(call) !== undefined;
}
/** The parts of which a function makes a text; undefined if it makes something else. */
function partsOfText(call) {
    const [first, second, ...others] = call.arguments;
    if (first === undefined || call.expand)
        return undefined;
    const name = functionName(call);
    if (name === 'abspath' || name === 'pathexpand')
        return [first];
    const text = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .literalText */ .bK)(first)?.replaceAll('\0', HOLE);
    if (text === undefined)
        return undefined;
    if (name === 'join' && second?.kind === 'tuple' && others.length === 0) {
        return second.items.flatMap((item, index) => (index === 0 ? [item] : [text, item]));
    }
    if (name !== 'format')
        return undefined;
    const values = call.arguments.slice(1);
    const pieces = text.split('%s');
    if (pieces.some((piece) => piece.includes('%')) || pieces.length !== values.length + 1)
        return undefined;
    return pieces.flatMap((piece, index) => [piece, ...values.slice(index, index + 1)]);
}
/** Whether a function puts a text in the place of another one. */
function isReplacement(call) {
    return functionName(call) === 'replace';
}
/** The text that `replace` makes; undefined where it is not known. */
function replaced(call, named) {
    const [subject, searched, replacement, ...others] = call.arguments.map((each) => isPathValue(each) ? named.placeOf(each) : joined(each, named));
    if (others.length > 0 || call.expand)
        return undefined;
    if (subject === undefined || searched === undefined || replacement === undefined)
        return undefined;
    const isKnown = ![subject, searched, replacement].some((text) => text.includes(COMPUTED));
    // Between slashes is a regular expression.
    const isPlain = searched !== '' && !/^\/.*\/$/s.test(searched);
    return isKnown && isPlain ? subject.replaceAll(searched, () => replacement) : undefined;
}
/** The name of a function without its namespace, as in `core::file`. */
function functionName({ name }) {
    return name.slice(name.lastIndexOf(':') + 1);
}
/** Whether an expression is `path.module`, `path.root` or `path.cwd`. */
function isPathValue(expression) {
    if (expression.kind !== 'traversal' || expression.root !== 'path')
        return false;
    const [step, ...more] = expression.steps;
    if (step?.kind !== 'literal' || more.length > 0)
        return false;
    return step.value === 'module' || step.value === 'root' || step.value === 'cwd';
}
/** Names that stand for values which the files may say. */
const WITH_VALUES = ['path', 'local', 'var'];
/** The same where these names stand for values that are not known: a loop that uses one of them hides what it means outside. */
function withoutMeaning(written, names) {
    const hidden = names.filter((name) => name !== undefined && WITH_VALUES.includes(name));
    return hidden.length === 0 ? written : renamed(written, hidden);
}
function renamed(written, names) {
    if (typeof written !== 'object' || written === null)
        return written;
    if (Array.isArray(written))
        return written.map((part) => renamed(part, names));
    const parts = Object.entries(written).map(([name, part]) => [
        name,
        renamed(part, names),
    ]);
    const copy = Object.fromEntries(parts);
    const isHidden = copy.kind === 'traversal' && names.includes(String(copy.root));
    return isHidden ? { ...copy, root: `${String(copy.root)} of a loop` } : copy;
}
/** Whether a text is written as a path, with a step that stays in its directory or leads up. */
function isWrittenAsPath(text) {
    return text !== '.' && /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(text);
}
/** How many values are followed, each of which names the next one. */
const MOST_VALUES = 50;
/** The texts that the local values and the variables of a module are. */
class NamedTexts {
    values;
    followed;
    texts = new Map();
    constructor(values = {}) {
        this.values = values;
        this.followed = values.followed ?? { depth: 0 };
    }
    /** The text with marks; undefined if it is not certain, or too long for a name. */
    textOf(kind, name) {
        if (name === undefined)
            return undefined;
        const key = `${kind}.${name}`;
        if (this.texts.has(key))
            return this.texts.get(key);
        // One that names itself has no text.
        this.texts.set(key, undefined);
        if (this.followed.depth >= MOST_VALUES)
            return undefined;
        this.followed.depth += 1;
        const text = kind === 'local' ? this.textOfLocal(name) : this.values.variable?.(name);
        this.followed.depth -= 1;
        if (text !== undefined && text.length <= LONGEST_PATH)
            this.texts.set(key, text);
        return this.texts.get(key);
    }
    /** What `path.module` or `path.root` is; undefined if it is not certain. */
    placeOf(path) {
        const [step] = path.kind === 'traversal' ? path.steps : [];
        const name = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .literalText */ .bK)(step);
        if (name === 'module')
            return this.values.place?.();
        return name === 'root' ? '.' : undefined;
    }
    textOfLocal(name) {
        const [value, ...others] = this.values.locals?.get(name) ?? [];
        return value === undefined || others.length > 0 ? undefined : joined(value, this);
    }
}
/** The text with marks that an expression is; undefined if it is none. */
function markedText(expression, named) {
    return joined(expression, named);
}
/** Whether a text with marks begins or goes on with where a module is: it means something else in another module. */
function hasPlace(marked) {
    return marked.includes(PATH);
}
//# sourceMappingURL=written-texts.js.map

/***/ }),

/***/ 14632:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: function() { return /* binding */ affectedTest; },
/* harmony export */   jD: function() { return /* binding */ isConfigured; },
/* harmony export */   jz: function() { return /* binding */ directoryOfConfiguration; },
/* harmony export */   z3: function() { return /* binding */ readFilesOf; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _archive_archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62558);
/* harmony import */ var _configuration_computed_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95860);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80467);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20319);
/* harmony import */ var _configuration_affected_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21818);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87170);
/* harmony import */ var _hidden_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7707);
/** Which workspaces a change affects: by the directories, the triggers of the service, and the files that a configuration reads. */










/** The directory that would be packed for a workspace, and the one that Terraform runs in; a `..` is ignored here. */
function configurationOf(directory, attributes) {
    const inside = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .workingDirectoryOf */ ._X)(attributes);
    const root = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .uploadRoot */ .SS)(directory, inside);
    return { root, module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, inside) };
}
/** Absolute path of the directory that Terraform runs in for a workspace. */
function directoryOfConfiguration({ directory }, attributes) {
    return configurationOf(directory, attributes).module;
}
/**
 * Whether the checkout has a configuration for the workspace. If not, the list of changes says nothing about it: its working
 * directory may be misspelt, or the service may be wrong. The gate refuses such a workspace.
 */
function isConfigured({ directory, repository }, attributes) {
    if (!('path' in (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .readWorkingDirectory */ .bq)(attributes['working-directory'])))
        return false;
    const { module } = configurationOf(directory, attributes);
    const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(module);
    if (repository !== undefined && !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(real, repository))
        return false;
    // Directories of git and Terraform themselves, in which no configuration is.
    const names = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(directory, module).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
    if (names.includes('.git') || names.includes('.terraform'))
        return false;
    // A directory or a broken link with the name of a file of Terraform is none.
    const isThere = (name) => _machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .localFiles */ .Jd.readFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(real, name)) !== undefined;
    const entries = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .localFiles */ .Jd.readDirectory(real);
    // Only Terragrunt knows which files a unit is made of.
    return !entries.includes('terragrunt.hcl') && entries.filter(_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isConfiguration */ .ZC).some(isThere);
}
/**
 * Makes a test whether the files that change affect a workspace. It answers with `changed`, or with what may read any file;
 * undefined if the workspace is not affected.
 *
 * @param changed relative to the repository: the list has no file of another one, or of none
 */
function affectedTest(changed, options) {
    const { repositoryRoot, varFile = [] } = options;
    const modulesElsewhere = new Map();
    return async ({ directory, repository, plannedWith }, attributes, argumentFiles) => {
        if (repository !== repositoryRoot)
            return 'changed';
        const { root, module } = configurationOf(directory, attributes);
        const { varFiles = [], backendFiles = [] } = plannedWith ?? {};
        const fromModule = (file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(module, file);
        const variableFiles = [...varFile, ...varFiles, ...argumentFiles].map(fromModule);
        const given = [...variableFiles, ...backendFiles.map(fromModule)].flatMap((file) => (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .followLinks */ .n1)(file));
        // Some file systems ignore the case of letters, so the directory may have another name there.
        const places = [(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(module), ...given].flatMap((path) => (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(repositoryRoot, path) ?? []);
        const watched = {
            directory: (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(repositoryRoot, module) ?? '',
            patterns: attributes['trigger-patterns'] ?? [],
            prefixes: (attributes['trigger-prefixes'] ?? []).concat(places),
        };
        if ((0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_9__/* .isAffected */ .fH)(changed, watched))
            return 'changed';
        const key = [module, ...variableFiles].join('\0');
        const reading = modulesElsewhere.get(key) ?? readFilesElsewhere({ module, root, variableFiles }, options);
        modulesElsewhere.set(key, reading);
        const elsewhere = await reading;
        if ('why' in elsewhere)
            return elsewhere;
        return (0,_configuration_affected_js__WEBPACK_IMPORTED_MODULE_9__/* .isAffected */ .fH)(changed, { ...watched, ...elsewhere }) ? 'changed' : undefined;
    };
}
/**
 * The files that a plan reads outside of its directory; or what may read any file.
 *
 * @param planned.module absolute path of the directory
 * @param planned.root absolute path of what is packed for it
 * @param planned.variableFiles absolute paths of the files of variables that are given
 */
async function readFilesElsewhere(planned, options) {
    // What is below the directory counts in any case.
    const read = await readFilesOf(planned, options, (path) => !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(path, planned.module));
    if ('why' in read)
        return read;
    return { reads: [...read.modules, ...read.reads], readPatterns: read.readPatterns };
}
/**
 * The files that a configuration reads; or what may read any file.
 *
 * @param isRelevant whether it is of interest what names this absolute path
 */
async function readFilesOf({ module, root, variableFiles }, { repositoryRoot, parsed, isVariableOfFiles }, isRelevant) {
    const named = await (0,_hidden_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readNamedFiles */ .vP)(module, isRelevant, _machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .localFiles */ .Jd, {
        endReason: () => undefined,
        parsed,
        variableFiles,
        isVariableOfFiles,
        mayChange: (path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(path, repositoryRoot),
    });
    const { modules, files, directories, computed } = named;
    const patternsOfComputed = (0,_configuration_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .pathsOfAll */ .Pt)(computed, named.upward);
    const reason = named.unbounded[0] ?? whyWhole(named, patternsOfComputed, repositoryRoot);
    if (reason !== undefined)
        return fromRepository(reason, repositoryRoot);
    const namedDirectories = [...directories.values()];
    const patterns = [
        ...patternsOfComputed,
        ...namedDirectories.flatMap(({ path, endings }) => (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .followLinks */ .n1)(path).flatMap((place) => Array.from(endings.keys(), (suffix) => ({ prefix: (0,_configuration_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inDirectory */ .zX)(place), suffix })))),
    ];
    const modulePlaces = [module, ...modules.flatMap((called) => called.places)];
    const places = [...modulePlaces, ...files.keys()];
    const linkTargets = modules.flatMap((called) => called.linked);
    const walked = [
        ...places,
        // Of a name whose beginning is not known, links are looked for everywhere.
        ...patterns.map(({ prefix }) => (prefix === '' ? repositoryRoot : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(`${prefix}x`))),
    ];
    for (const place of new Set(walked)) {
        // The change is of the repository, so what is elsewhere is as it was.
        if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(place, repositoryRoot))
            continue;
        const targets = (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .followLinksIn */ .Gf)(place);
        if (targets === undefined) {
            const where = files.get(place)?.[0]?.where ?? place;
            return fromRepository({ where, why: 'has too many files below it' }, repositoryRoot);
        }
        linkTargets.push(...targets);
    }
    const rules = (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .followLinks */ .n1)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _archive_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_FILE */ .On));
    const inRepository = (paths) => [...paths].flatMap((path) => (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(repositoryRoot, path) ?? []);
    const followAll = (paths) => [...paths].flatMap((path) => (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_5__/* .followLinks */ .n1)(path));
    return {
        named,
        modules: inRepository(followAll(modulePlaces)),
        reads: inRepository([...rules, ...linkTargets, ...followAll(files.keys())]),
        readPatterns: patterns.flatMap(({ prefix, suffix }) => {
            const top = (0,_configuration_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inDirectory */ .zX)(repositoryRoot);
            if (top.startsWith(prefix))
                return [{ prefix: '', suffix }];
            if (!prefix.startsWith(top))
                return [];
            return [{ prefix: prefix.slice(top.length).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/'), suffix }];
        }),
    };
}
/** What makes every file of the repository one that is read; undefined if there is nothing. */
function whyWhole({ modules, directories, computed }, patterns, repositoryRoot) {
    const isWhole = (directory) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(repositoryRoot, directory);
    const call = modules.find(({ places }) => places.some(isWhole))?.calls[0];
    if (call !== undefined)
        return { where: call.where, why: 'calls a module that is the whole repository' };
    const mention = [...directories.values()].find(({ path, endings }) => isWhole(path) && endings.has(''));
    const where = mention?.endings.get('')?.[0]?.where;
    if (where !== undefined)
        return { where, why: 'names the whole repository' };
    const top = (0,_configuration_computed_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inDirectory */ .zX)(repositoryRoot);
    const isCovered = ({ prefix, suffix }) => suffix === '' && top.startsWith(prefix);
    const widest = computed.find(isCovered) ?? computed[0];
    if (widest === undefined || !patterns.some(isCovered))
        return undefined;
    const why = 'has the computed name of a file, which texts may lead to any directory';
    return { where: widest.where, why };
}
/** The same with a path from the top of the repository. */
function fromRepository({ where, why }, repositoryRoot) {
    const [, path = where, line = ''] = /^(.*?)(:\d+)?$/s.exec(where) ?? [];
    return { where: `${(0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_6__/* .relativePathInside */ ._)(repositoryRoot, path) ?? path}${line}`, why };
}
//# sourceMappingURL=affected-workspaces.js.map

/***/ }),

/***/ 30995:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: function() { return /* binding */ readIngress; },
/* harmony export */   bh: function() { return /* binding */ versionControlOf; },
/* harmony export */   dC: function() { return /* binding */ readConnection; }
/* harmony export */ });
/* unused harmony export isConnectedTo */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56077);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78039);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85382);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74132);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);








/** How the workspace is connected to the repository of the change. @throws GateStop when the service can have no run of it */
function readConnection(workspace, versionControl, { unaffected = false }) {
    const { attributes } = workspace;
    if (!isConnectedTo(workspace, versionControl.change)) {
        const identifier = attributes['vcs-repo']?.identifier;
        const how = identifier
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `is connected to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(identifier)}, not to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .foreign */ .V$)(versionControl.change.repository)}`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `is not connected to version control`;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The workspace ${how}, so the service starts no runs for this pull request.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: upload')} for it, or connect it.`,
            actor: 'operators',
        }));
    }
    // The run of a push is none of them.
    const isProposed = versionControl.change.pullRequest !== undefined;
    if (isProposed && attributes['speculative-enabled'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The workspace has automatic speculative plans switched off, so no pull request starts a run.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Switch them on in the workspace's version control settings, or use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: upload')}.`,
            actor: 'operators',
        }));
    }
    return {
        unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
        takesSubmodules: attributes['vcs-repo']?.['ingress-submodules'] === true,
    };
}
/** Whether version control of the workspace is connected to the repository of the change. */
function isConnectedTo({ attributes }, { slug, repository }) {
    const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
    return (0,_policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameSlug */ .wb)(identifier, slug) && (!address || (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(address, repository));
}
/** Reads the commit of a version. If the service does not include it, it is requested by itself. */
async function readIngress(versionId, client) {
    const versions = client.configurationVersions;
    try {
        const version = await versions.show(versionId, { include: ['ingress_attributes'] });
        return { answer: version.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
    }
    catch (error) {
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code !== 'not-found')
            throw error;
        const why = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingOf */ .hD)(error);
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The commit of its configuration version is not known: ${why.says}`;
        return { doubt: { ...why, says } };
    }
}
/** How far the service's clock may be behind that of the host. */
const SKEW_MS = 60_000;
/**
 * What a run has to be of that version control started.
 *
 * @param options.since the earliest time of such a run, ISO 8601; a run that is older than a day never counts
 * @param options.applies a push is applied: its run is of the branch itself and of no pull request
 * @throws GateStop when the job is not about one commit of one pull request, nor applies one
 */
function versionControlOf({ repository, commit, pullRequest, }, { since = '', applies = false }, now) {
    const isComplete = pullRequest !== undefined || applies;
    if (repository === undefined || commit === undefined || !isComplete) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: version-control')} judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Use it on the event pull_request, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: upload')} elsewhere.`,
            actor: 'operators',
        }));
    }
    const { serverUrl, slug } = repository;
    const oldestMs = now.getTime() - _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLAN_AGE_MS */ .FG;
    const askedMs = Date.parse(since);
    const sinceMs = Number.isNaN(askedMs) ? oldestMs : Math.max(oldestMs, askedMs - SKEW_MS);
    return {
        change: {
            commit: commit.sha,
            pullRequest: applies ? undefined : pullRequest?.number,
            repository: `${serverUrl}/${slug}`,
            slug,
            sinceMs,
        },
    };
}
//# sourceMappingURL=connected-repository.js.map

/***/ }),

/***/ 87170:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: function() { return /* binding */ currentConfigurationOf; },
/* harmony export */   F0: function() { return /* binding */ shownDirectory; },
/* harmony export */   Nk: function() { return /* binding */ findReady; },
/* harmony export */   SS: function() { return /* binding */ uploadRoot; },
/* harmony export */   VA: function() { return /* binding */ showWorkspace; },
/* harmony export */   _X: function() { return /* binding */ workingDirectoryOf; },
/* harmony export */   bq: function() { return /* binding */ readWorkingDirectory; },
/* harmony export */   hz: function() { return /* binding */ conditionsOfSettings; }
/* harmony export */ });
/* unused harmony export findWorkspace */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78235);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80467);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44990);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46281);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75030);
/* harmony import */ var _plans_from_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15718);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85382);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74132);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10000);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20319);
/* harmony import */ var _connected_repository_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(30995);
/**
 * Finds the workspace, and refuses it before anything is sent if no run of it could be judged. A locked one is not
 * refused: a run that only plans waits for no other run and no lock,
 * https://developer.hashicorp.com/terraform/cloud-docs/run/modes-and-options.
 */













/** How many workspaces are looked up at the same time. */
const MOST_AT_ONCE = 500;
/**
 * Finds all workspaces. Those that cannot be gated come first: where they keep the others from beginning, a report shows
 * the first ones.
 */
async function findReady(requested, service, versionControl) {
    const { client, plan, signal, parsed } = service;
    const names = requested.flatMap(({ name, refused }) => (refused === undefined ? name : []));
    const listed = await (0,_overview_js__WEBPACK_IMPORTED_MODULE_6__/* .listWorkspaces */ .FF)(client, plan.organization, names);
    const asked = { client, plan, versionControl, parsed };
    const found = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .runConcurrently */ .G)(requested.map((workspace) => async () => {
        const { name, refused } = workspace;
        if (refused !== undefined)
            return { name, error: refused, isAlone: true };
        try {
            signal.throwIfAborted();
            return await findWorkspace(workspace, asked, listed.get(name));
        }
        catch (error) {
            return { name, error };
        }
    }), MOST_AT_ONCE);
    return found.sort((one, other) => Number((0,_plans_from_js__WEBPACK_IMPORTED_MODULE_12__/* .isUnjudged */ .t)(other)) - Number((0,_plans_from_js__WEBPACK_IMPORTED_MODULE_12__/* .isUnjudged */ .t)(one)));
}
/**
 * Finds out whether and where the workspace plans.
 *
 * @param listed the workspace, if a list of the service had it
 * @throws GateStop with what to change, or what the client threw
 */
async function findWorkspace(requested, job, listed) {
    const { client, plan, versionControl } = job;
    const { name, directory, repository } = requested;
    const workspace = listed ?? (await showWorkspace(client, plan.organization, name));
    const { attributes } = workspace;
    refuseLocalExecution(workspace);
    const connection = versionControl && (0,_connected_repository_js__WEBPACK_IMPORTED_MODULE_11__/* .readConnection */ .dC)(workspace, versionControl, requested);
    if (connection === undefined)
        refuseWithoutRuns(workspace);
    if (plan.applies === true)
        refuseAutoApply(workspace);
    if (plan.mode === 'provisional')
        refuseProvisional(workspace, plan);
    const workingDirectory = usableWorkingDirectory(workspace);
    const root = connection ? directory : uploadRoot(directory, workingDirectory);
    refuseAboveRepository({ root, repository, workingDirectory });
    const terraformVersion = attributes['terraform-version'] ?? undefined;
    return {
        name,
        workingDirectory,
        root,
        repository,
        terraformVersion,
        ...conditionsOfSettings(workspace),
        connection,
        ...(await assignedOptions({ module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, workingDirectory), repository }, job)),
        notices: [],
        mayHaveRun: false,
    };
}
function refuseLocalExecution({ attributes }) {
    if (attributes['execution-mode'] !== 'local')
        return;
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.localExecution, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `In local execution mode the service keeps the state but runs nothing, so there is nothing to gate.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Set the execution mode to remote or agent, or gate another workspace.`,
        actor: 'operators',
    }));
}
/** Refuses a workspace in which the token may start no run. */
function refuseWithoutRuns({ attributes }) {
    if (attributes.permissions?.['can-queue-run'] !== false)
        return;
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('refused', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.mayNotQueue, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The token may see the workspace, but not queue runs in it.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Give the team of the token at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`,
        actor: 'operators',
    }));
}
function usableWorkingDirectory({ attributes }) {
    const working = readWorkingDirectory(attributes['working-directory']);
    if ('path' in working)
        return working.path;
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.wrongWorkingDirectory, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The workspace cannot be gated: ${working.problem}.`, { remedy: CHANGE_WORKING_DIRECTORY, actor: 'operators' }));
}
/** @param of.root what would be sent: the directory itself or one above it, so that a shorter path is outside the repository */
function refuseAboveRepository({ root, repository, workingDirectory, }) {
    if (repository === undefined || root.length >= repository.length)
        return;
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.wrongWorkingDirectory, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The workspace runs in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .directoryPart */ .Pv)(workingDirectory)}, so what would be sent is above the repository.`, {
        about: { directory: workingDirectory },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Point ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .typed */ .nE)('directory')} at the directory of the repository that contains the working directory, or change the working directory in the workspace's settings.`,
    }));
}
function conditionsOfSettings(workspace) {
    return {
        workspaceId: workspace.id,
        current: currentConfigurationOf(workspace),
        settings: settingsOf(workspace),
        projectId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(workspace, 'project'),
    };
}
/** What a plan and its policies depend on in a workspace, and what never changes by itself. */
const SETTINGS = {
    attributes: ['terraform-version', 'working-directory', 'execution-mode', 'tag-names'],
    relationships: ['project', 'agent-pool'],
};
function settingsOf(workspace) {
    const tags = [...(workspace.attributes['tag-names'] ?? [])].sort();
    const values = { ...workspace.attributes, 'tag-names': tags };
    return JSON.stringify([
        ...SETTINGS.attributes.map((name) => values[name] ?? null),
        ...SETTINGS.relationships.map((name) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(workspace, name) ?? null),
    ]);
}
const CHANGE_WORKING_DIRECTORY = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Change the working directory in the workspace's settings.`;
/**
 * The options of the plan, with values of variables as the configuration reads them; none without variables.
 *
 * @param of.module absolute path of the configuration
 * @throws GateStop for what cannot be read
 */
async function assignedOptions({ module, repository }, { plan: { runOptions }, parsed }) {
    if (runOptions.variables === undefined)
        return {};
    const { readAssigned } = await __webpack_require__.e(/* import() */ 1597).then(__webpack_require__.bind(__webpack_require__, 41597));
    const read = await readAssigned(runOptions.variables, _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__/* .readableHere */ .zK, module, { parsed });
    if ('value' in read)
        return { runOptions: { ...runOptions, variables: read.value } };
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('input', sayVariablesUnread(read.problems, module, repository));
}
/** @param module absolute path of the configuration by which they were read */
function sayVariablesUnread(problems, module, repository) {
    const directory = shownDirectory(module, repository);
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)('variables-unread', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The plan cannot have these ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .setting */ .Pe)('variables')}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj)(problems.join('; '))}. They are read as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .setting */ .Pe)('terraform plan -var')} reads them, by the declarations in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .directoryPart */ .Pv)(directory)}.`, { about: { directory, setting: 'variables' } });
}
/** A directory as a sentence names it: from the repository, if it is in one. */
function shownDirectory(path, repository) {
    return (repository === undefined ? undefined : (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_10__/* .relativePathInside */ ._)(repository, path)) ?? path;
}
/** What a workspace names as its present configuration, and the run of it. */
function currentConfigurationOf(workspace) {
    return {
        versionId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(workspace, 'current-configuration-version'),
        runId: (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(workspace, 'current-run'),
        state: stateOf(workspace),
    };
}
function stateOf(workspace) {
    const { named: states } = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .related */ ._2)(workspace, 'current-state-version');
    return states && (states[0] ?? 'none');
}
/** Refuses a provisional run that the gate could not control, before anything is uploaded. */
function refuseProvisional({ attributes }, plan) {
    if (plan.autoQueueRuns) {
        // The settings refuse this as input. A run that could apply itself does not depend on that alone.
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)('provisional-refused', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .setting */ .Pe)('mode: provisional')} cannot go with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .setting */ .Pe)('auto-queue-runs: true')}: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Remove ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .setting */ .Pe)('auto-queue-runs')}.`,
            about: { setting: 'auto-queue-runs' },
        }));
    }
    if (attributes.permissions?.['can-queue-apply'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('refused', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.cannotDiscard, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `A provisional run could not be discarded if the gate failed: this token may not apply runs there, and discarding a run needs that permission. Nothing was uploaded.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Give the team of the token the permission to apply runs (access level write, or runs: apply).`,
            actor: 'operators',
        }));
    }
}
/** Refuses a workspace of which the service applies what nobody compared. */
function refuseAutoApply({ attributes }) {
    if (attributes['auto-apply'] !== true)
        return;
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.notApplied, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The workspace applies its runs by itself (auto-apply), so nothing keeps what is applied to what was seen. Nothing was started.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Switch auto-apply off in the workspace's settings.`,
        actor: 'operators',
    }));
}
/** @throws GateStop when it is not found, or when the service answers with another one */
async function showWorkspace(client, organization, name) {
    try {
        const workspace = await client.workspaces.showByName(organization, name);
        const { name: answered } = workspace.attributes;
        if (answered.toLowerCase() === name.toLowerCase())
            return workspace;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.otherWorkspace, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The service answered with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .quoted */ .TL)(answered)} where it was asked for ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .workspacePart */ .TG)(name)}, of which nothing is known.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Ask the administrator of the service.`, actor: 'operators' }));
    }
    catch (error) {
        if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && error.code === 'not-found') {
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .GateStop */ .K$('refused', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .CODES */ .Lp.notFound, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Not found in organization ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .quoted */ .TL)(organization)} on ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .sentencePart */ .vn)('name', new URL(client.origin).host, 160)}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .workspacePart */ .TG)(name)}. The service answered 404.`, {
                remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Either one of the names is wrong, or the token may not see the workspace.`,
                actor: 'operators',
            }));
        }
        throw error;
    }
}
/** The working directory, or '' for one that cannot be used: whoever starts a run there is refused. */
function workingDirectoryOf(attributes) {
    const working = readWorkingDirectory(attributes['working-directory']);
    return 'path' in working ? working.path : '';
}
/** @returns the working directory with single slashes and none at its ends; or why it cannot be used, as a part of a sentence */
function readWorkingDirectory(text) {
    const parts = (text ?? '')
        .replaceAll('\\', '/')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return parts.includes('..')
        ? {
            problem: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `its working directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .directoryPart */ .Pv)(text ?? '')} leads out of what is uploaded`,
        }
        : { path: parts.join('/') };
}
/**
 * The directory to pack: `/repo/infra/prod` without the working directory `infra/prod` is `/repo`. A
 * directory that does not end in the working directory is packed itself; packing shows whether the
 * working directory is in it.
 */
function uploadRoot(directory, workingDirectory) {
    const separator = directory.includes('/') ? '/' : '\\';
    const parts = directory.split(separator);
    while (parts.at(-1) === '')
        parts.pop();
    const expected = workingDirectory.split('/');
    const tail = parts.slice(-expected.length);
    if (expected.some((part, index) => part !== tail[index]))
        return directory;
    const root = parts.slice(0, -expected.length).join(separator);
    // Nothing is left of `/`, and the root of a drive is `C:\` and not `C:`.
    return root === '' || root.endsWith(':') ? `${root}${separator}` : root;
}
//# sourceMappingURL=find-workspace.js.map

/***/ }),

/***/ 7707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: function() { return /* binding */ findHidden; },
/* harmony export */   Jm: function() { return /* binding */ comparableDirectoriesAbove; },
/* harmony export */   SE: function() { return /* binding */ MOST_NAMED; },
/* harmony export */   T6: function() { return /* binding */ sayMentions; },
/* harmony export */   VD: function() { return /* binding */ HiddenIndex; },
/* harmony export */   Yh: function() { return /* binding */ isManifest; },
/* harmony export */   ZA: function() { return /* binding */ sayDoubtful; },
/* harmony export */   _t: function() { return /* binding */ couldBeLoaded; },
/* harmony export */   cM: function() { return /* binding */ comparablePath; },
/* harmony export */   hP: function() { return /* binding */ linksOf; },
/* harmony export */   oR: function() { return /* binding */ CHECK_OUT_WHOLE; },
/* harmony export */   rL: function() { return /* binding */ listHidden; },
/* harmony export */   vP: function() { return /* binding */ readNamedFiles; },
/* harmony export */   yD: function() { return /* binding */ loadReader; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62558);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72588);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(239);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80467);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46281);
/** Finds which of the files that are not sent belong to the configuration: by their names, or because a text names them. */











/**
 * Finds the files that the configuration of a directory names.
 *
 * @param directory absolute path of the directory that Terraform runs in
 * @param matters whether it is of interest what names this absolute path
 * @param files the ones on the disk when left out
 * @throws GateStop when there is no time left
 */
async function readNamedFiles(directory, matters, files = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .localFiles */ .Jd, step) {
    const { findNamedFiles } = await loadReader();
    const throwIfEnded = () => {
        const ended = step?.endReason();
        if (ended === 'aborted')
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_9__/* .GateStop */ .K$('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_9__/* .CANCELED */ .wS);
        if (ended === undefined)
            return;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_9__/* .GateStop */ .K$('timeout', TIME_RAN_OUT);
    };
    return findNamedFiles(directory, files, {
        isRelevant: matters,
        check: throwIfEnded,
        parsed: step?.parsed,
        variableFiles: step?.variableFiles,
        isVariableOfFiles: step?.isVariableOfFiles,
        ...(step?.mayChange && { mayChange: step.mayChange }),
    });
}
const TIME_RAN_OUT = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.outOfTime, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Time ran out while the configuration was read.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Raise ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('timeout')}.`,
});
/** Loaded only when it is needed: most checks do not need it. */
function loadReader() {
    return Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(2579)]).then(__webpack_require__.bind(__webpack_require__, 92579));
}
/** Whether Terraform could load an excluded entry. It never loads the history of version control. */
function couldBeLoaded({ path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_TRACKED */ .NM, _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_DOUBTED */ .AX, _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_MISLEADING */ .kK];
/** Whether it is a module manifest, about which `examineManifest` decides. */
function isManifest({ reason }) {
    return MANIFESTS.includes(reason);
}
/** The links of an archive, for `Packing`. */
function linksOf(entries) {
    return entries.flatMap(({ path, type }) => (type === 'link' ? [path] : []));
}
/** With more links than this, a text that names a directory with links in it names every file. */
const MOST_LINKS = 200;
/** The files and directories that are not sent, found by the paths that lead to them. All keys are comparable paths. */
class HiddenIndex {
    all = [];
    byPath = new Map();
    /** By each directory above them. */
    byDirectory = new Map();
    /** Comparable path → the path of a link. */
    links = new Map();
    /** The paths of links, by each directory above them. */
    linksByDirectory = new Map();
    constructor({ root, excluded, links }) {
        for (const entry of excluded) {
            if (!couldBeLoaded(entry) || isManifest(entry))
                continue;
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...entry.path.split('/'));
            const hidden = {
                entry,
                path,
                isDirectory: isDirectory(path),
                isCertain: false,
                namings: [],
                modules: [],
            };
            this.all.push(hidden);
            (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_10__/* .addTo */ .D)(this.byPath, comparablePath(path), hidden);
            for (const directory of comparableDirectoriesAbove(path))
                (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_10__/* .addTo */ .D)(this.byDirectory, directory, hidden);
        }
        for (const link of links) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...link.split('/'));
            this.links.set(comparablePath(path), path);
            for (const directory of comparableDirectoriesAbove(path)) {
                (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_10__/* .addTo */ .D)(this.linksByDirectory, directory, path);
            }
        }
    }
    /** Whether a text with this path may name something that is hidden. */
    matters(path) {
        const key = comparablePath(path);
        if (this.byDirectory.has(key) || this.linksByDirectory.has(key))
            return true;
        return withDirectoriesAbove(path).some((each) => this.byPath.has(each) || this.links.has(each));
    }
    /**
     * The hidden files that belong to the configuration. They keep what names them, so an index is asked once.
     *
     * @param module absolute path of the directory that Terraform runs in
     */
    find({ modules, files, directories }, module) {
        const found = new Set();
        const add = (hidden, naming) => {
            found.add(hidden);
            hidden.isCertain ||= naming.mentions.some((mention) => mention.isRead);
            hidden.namings.push(naming);
        };
        for (const [path, mentions] of files) {
            const naming = { mentions, places: this.withLinkTargets(path) };
            for (const place of naming.places) {
                for (const hidden of this.hiddenFileAt(place))
                    add(hidden, naming);
            }
        }
        const mentionsOfAll = [];
        for (const { path, endings } of directories.values()) {
            const reached = this.reachedFrom(path);
            if (reached === undefined)
                mentionsOfAll.push(...[...endings.values()].flat());
            const places = reached ?? [path];
            const inside = new Set(places.flatMap((place) => this.hiddenIn(place)));
            for (const [ending, mentions] of endings) {
                const naming = { mentions, places };
                for (const hidden of inside) {
                    if (hidden.isDirectory || hidden.path.endsWith(ending))
                        add(hidden, naming);
                }
            }
        }
        // Through too many links, a text may name any of the files.
        if (mentionsOfAll.length > 0) {
            const naming = { mentions: mentionsOfAll, places: [...this.links.values()] };
            for (const hidden of this.hiddenIn(''))
                add(hidden, naming);
        }
        this.findByName(modules, module, found);
        return this.all.filter((hidden) => found.has(hidden));
    }
    /**
     * Adds the files that Terraform loads by their names: no text has to name them.
     *
     * @param modules that of `directory`, in which Terraform runs, is the first
     */
    findByName(modules, directory, found) {
        const add = (hidden, module) => {
            found.add(hidden);
            hidden.isCertain = true;
            if (hidden.modules.at(-1) !== module)
                hidden.modules.push(module);
        };
        const [rootModule] = modules;
        // Where `terraform init` looks for providers first.
        const providers = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'terraform.d');
        const ofProviders = [...this.hiddenIn(providers), ...this.hiddenAtOrAbove(providers)];
        if (rootModule)
            for (const hidden of ofProviders)
                add(hidden, rootModule);
        for (const module of modules) {
            for (const place of [...module.places, ...module.linked]) {
                for (const hidden of this.hiddenAtOrAbove(place))
                    add(hidden, module);
            }
            for (const place of module.places) {
                for (const hidden of this.byDirectory.get(comparablePath(place)) ?? []) {
                    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(hidden.path);
                    const isLoaded = module === rootModule ? (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9)(name) : (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isConfiguration */ .ZC)(name);
                    if (isLoaded && comparablePath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(hidden.path)) === comparablePath(place))
                        add(hidden, module);
                }
            }
        }
    }
    /** The hidden file at this path, or the hidden directory that holds it. */
    hiddenFileAt(path) {
        const atPath = this.byPath.get(comparablePath(path)) ?? [];
        const isFileThere = statsOf(path)?.isDirectory() === false;
        const files = atPath.filter((hidden) => !hidden.isDirectory);
        return [...files, ...this.hiddenAbove(path, isFileThere)];
    }
    /** What is hidden in a directory, and the hidden directory that holds it. */
    hiddenIn(directory) {
        const key = comparablePath(directory);
        const atPath = this.byPath.get(key) ?? [];
        const below = this.byDirectory.get(key) ?? [];
        return [...atPath, ...below, ...this.hiddenAbove(directory, isDirectory(directory))];
    }
    /**
     * The hidden directories that hold a path.
     *
     * @param isThere whether the path exists; if not, only a submodule that is not checked out may hold it
     */
    hiddenAbove(path, isThere) {
        const directories = this.hiddenAtOrAbove((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        return isThere
            ? directories
            : directories.filter(({ entry }) => entry.reason === _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_SUBMODULE */ .PW);
    }
    /** What is hidden at this path, and the hidden directories that hold it. */
    hiddenAtOrAbove(path) {
        return withDirectoriesAbove(path).flatMap((each) => this.byPath.get(each) ?? []);
    }
    /** The path, and where its links lead. */
    withLinkTargets(path) {
        return withDirectoriesAbove(path).some((each) => this.links.has(each))
            ? (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .followLinks */ .n1)(path)
            : [path];
    }
    /** A directory, and where the links in it lead; undefined if there are too many links. */
    reachedFrom(directory) {
        const reached = new Set(this.withLinkTargets(directory));
        // What is added to a set while it is walked is walked as well.
        for (const place of reached) {
            const links = this.linksByDirectory.get(comparablePath(place)) ?? [];
            if (links.length > 0 && this.links.size > MOST_LINKS)
                return undefined;
            for (const target of links.flatMap((link) => (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .followLinks */ .n1)(link)))
                reached.add(target);
        }
        return [...reached];
    }
}
/**
 * Finds the hidden files that belong to the configuration of a directory.
 *
 * @param module absolute path of the directory that Terraform runs in
 * @throws GateStop when there is no time left
 */
async function findHidden(packing, module, step) {
    const index = new HiddenIndex(packing);
    const named = await readNamedFiles(module, (path) => index.matters(path), _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .localFiles */ .Jd, step);
    return { index, named, files: index.find(named, module) };
}
/** A path in a form that is equal for all names that some file system takes for one name. */
function comparablePath(path) {
    // Some file systems take this one letter for two.
    const folded = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .foldCase */ .SP)((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .normalized */ .A9)(path)).replaceAll('İ', 'i\u0307');
    return folded.replaceAll('\\', '/').replace(/\/$/, '');
}
/** The directories above a path, comparable; '' is above all of them. */
function comparableDirectoriesAbove(path) {
    const names = comparablePath(path).split('/');
    const directories = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
    return [...new Set(['', ...directories])];
}
/** A path and the directories above it, all comparable. */
function withDirectoriesAbove(path) {
    return [comparablePath(path), ...comparableDirectoriesAbove(path)];
}
function isDirectory(path) {
    return statsOf(path)?.isDirectory() === true;
}
function statsOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
/** How many files a sentence names. */
const MOST_NAMED = 3;
/** Names the first of the excluded files, for a sentence. @param detail what is said of a file in brackets, if anything */
function listHidden(hidden, detail) {
    const names = hidden.map(({ entry }) => {
        const path = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4)(entry.path);
        const shown = detail(entry);
        return shown === undefined ? path : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${path} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .foreign */ .V$)(shown)})`;
    });
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstParts */ .J4)(names, MOST_NAMED);
}
const CHECK_OUT_WHOLE = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Check out whole directories, and let no step remove files of the commit.`;
/** Sentences about the first texts that name the hidden files, each with a space before it. */
function sayMentions(hidden) {
    const mentioned = new Map();
    for (const { namings } of hidden) {
        const mentions = namings.flatMap((naming) => naming.mentions[0] ?? []);
        // A function that reads the file says more than a text with its name.
        const mention = mentions.find(({ isRead }) => isRead) ?? mentions.find(({ why }) => !why) ?? mentions[0];
        if (mention !== undefined) {
            const lastNames = mention.where.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).slice(-2).join('/');
            const how = mention.why ?? (mention.isRead ? 'reads it' : 'has its name in it');
            mentioned.set(`${lastNames} ${how}`, { where: lastNames, how });
        }
    }
    return [...mentioned.values()]
        .slice(0, MOST_NAMED)
        .map(({ where, how }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) ` ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4)(where)} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(how)}.`);
}
/**
 * Why the gate stops: Terraform would load a file that looks like a credential, and git cannot say
 * whether it is tracked. Undefined if there is no such file.
 */
function sayDoubtful(hidden, root) {
    const doubtful = hidden.filter(({ isCertain, entry }) => isCertain && entry.reason === _archive_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .TRACKING_UNKNOWN */ .vp);
    const [first] = doubtful;
    if (first === undefined)
        return undefined;
    const why = first.entry.detail ?? '';
    const remedy = first.entry.isOfAnotherUser
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .typed */ .nE)(`git config --global --add safe.directory ${root}`)} in a step before (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)("'*'")} instead of the path covers submodules).`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Check the files out with git.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.gitSilent, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Terraform would load ${listHidden(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .foreign */ .V$)(why)}). Plangate does not exclude files that Terraform loads without an answer.`, { remedy, actor: 'operators' });
}
//# sourceMappingURL=hidden-files.js.map

/***/ })

};
;