"use strict";
exports.id = 4469;
exports.ids = [4469,1818];
exports.modules = {

/***/ 21818:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fH: function() { return /* binding */ isAffected; },
/* harmony export */   jH: function() { return /* binding */ directoriesAbove; },
/* harmony export */   lX: function() { return /* binding */ concernedBy; },
/* harmony export */   uv: function() { return /* binding */ isMatch; },
/* harmony export */   yI: function() { return /* binding */ touches; }
/* harmony export */ });
/**
 * Whether a change concerns a workspace: it changes a file below the workspace's directory, a file that the
 * configuration reads elsewhere, or one that the workspace's triggers name. Patterns come from the service and are never
 * made into a RegExp.
 *
 * Source of the patterns: https://developer.hashicorp.com/terraform/cloud-docs/workspaces/settings/vcs.
 */
/**
 * Whether a change to these files affects the workspace.
 *
 * @param changed relative to the repository
 */
function isAffected(changed, watched) {
    return changed.some(concernedBy(watched));
}
/** Makes the test whether a file of the repository concerns the workspace. */
function concernedBy(watched) {
    const { directory, prefixes, reads = [], readPatterns = [] } = watched;
    const watchedPaths = [directory, ...prefixes, ...reads].map((path) => segmentsOf(path).join('/'));
    const touchesWatched = touchesAny(watchedPaths);
    const isRead = isLikeAny(readPatterns);
    const patterns = watched.patterns.map(segmentsOf);
    return (path) => touchesWatched(path.replace(OF_ATTRIBUTES, '')) ||
        isRead(path) ||
        patterns.some((pattern) => matchesPath(pattern, path));
}
/** A file that says how git writes all files in its directory, which counts in its place. */
const OF_ATTRIBUTES = /(?:^|\/)\.gitattributes$/;
/** Whether a pattern names a path: `**` matches any directories, `*` any part of a name, `?` one character. */
function isMatch(pattern, path) {
    return matches(segmentsOf(pattern), path.split('/'), '**', fitsName);
}
function matchesPath(pattern, path) {
    return matches(pattern, path.split('/'), '**', fitsTrigger);
}
function segmentsOf(path) {
    return path.split('/').filter((segment) => segment !== '');
}
/** Whether a pattern of a trigger matches one name: `*` stands for any characters, `?` for one or more of them. */
function fitsTrigger(pattern, name) {
    // As one character, and then any characters.
    return fitsName(pattern.replaceAll('?', '?*'), name);
}
/** Whether a pattern matches one name: `*` stands for any characters, `?` for one. */
function fitsName(pattern, name) {
    const isSame = (part, character) => part === '?' || part === character;
    return matches(Array.from(pattern), Array.from(name), '*', isSame);
}
/**
 * Whether a pattern matches all items, in at most as many steps as pattern and items have when multiplied.
 *
 * @param any the part of a pattern that stands for any number of items
 * @param isSame whether any other part matches an item
 */
function matches(pattern, items, any, isSame) {
    let partIndex = 0;
    let itemIndex = 0;
    // The last `any` that was met, and the first item after those that it stands for so far.
    let anyIndex = -1;
    let afterAny = 0;
    for (let item = items[0]; item !== undefined; item = items[itemIndex]) {
        const part = pattern[partIndex];
        if (part === any) {
            anyIndex = partIndex++;
            afterAny = itemIndex;
        }
        else if (part !== undefined && isSame(part, item)) {
            partIndex++;
            itemIndex++;
        }
        else if (anyIndex >= 0) {
            // It stands for one item more, and the rest of the pattern is tried again.
            partIndex = anyIndex + 1;
            itemIndex = ++afterAny;
        }
        else
            return false;
    }
    return pattern.slice(partIndex).every((part) => part === any);
}
/** Whether a changed path is the watched path, below it, or above it. Above it, it is a submodule or a link. */
function touches(path, watchedPath) {
    const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
    return ([path, watchedPath].includes('') ||
        path === watchedPath ||
        isBelow(path, watchedPath) ||
        isBelow(watchedPath, path));
}
/** As `touches`, for many watched paths. */
function touchesAny(watchedPaths) {
    const watched = new Set(watchedPaths);
    const aboveWatched = new Set(watchedPaths.flatMap(directoriesAbove));
    return (path) => path === '' ||
        watched.has('') ||
        watched.has(path) ||
        aboveWatched.has(path) ||
        directoriesAbove(path).some((directory) => watched.has(directory));
}
/** The directories around a path, the outermost first, but for the repository itself. */
function directoriesAbove(path) {
    const directories = [];
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
        directories.push(path.slice(0, end));
    }
    return directories;
}
/** Whether a path begins and ends as one of the patterns, or is above it. They are found by their lengths, of which there are few. */
function isLikeAny(patterns) {
    const suffixesByPrefix = new Map();
    for (const { prefix, suffix } of patterns) {
        const suffixes = suffixesByPrefix.get(prefix) ?? new Set();
        suffixesByPrefix.set(prefix, suffixes.add(suffix));
    }
    const known = [...suffixesByPrefix].map(([prefix, suffixes]) => {
        const lengths = new Set(Array.from(suffixes, ({ length }) => length));
        return [prefix, { suffixes, lengths }];
    });
    const byPrefix = new Map(known);
    const prefixLengths = new Set(known.map(([{ length }]) => length));
    const aboveKnown = new Set(known.flatMap(([prefix]) => directoriesAbove(prefix)));
    return (path) => {
        // A submodule or a link.
        if (aboveKnown.has(path))
            return true;
        for (const prefixLength of prefixLengths) {
            const { suffixes, lengths = [] } = byPrefix.get(path.slice(0, prefixLength)) ?? {};
            for (const length of lengths) {
                const isLongEnough = path.length >= prefixLength + length;
                if (isLongEnough && suffixes?.has(path.slice(path.length - length)))
                    return true;
            }
        }
        return false;
    };
}
//# sourceMappingURL=affected.js.map

/***/ }),

/***/ 92603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ filesInArguments; },
/* harmony export */   y: function() { return /* binding */ splitWords; }
/* harmony export */ });
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);

/** The variables of the environment from which `plan` takes arguments. */
const ARGUMENTS = ['TF_CLI_ARGS', 'TF_CLI_ARGS_plan'];
/** The names of the files, as written; undefined if one of the variables cannot be read. */
function filesInArguments(variables) {
    const names = [];
    for (const { key, value, category } of variables) {
        if (!ARGUMENTS.includes(key) || category === 'terraform')
            continue;
        const words = typeof value === 'string' ? splitWords(value) : undefined;
        if (words === undefined || 'problem' in words)
            return undefined;
        for (const [at, word] of words.value.entries()) {
            const [, equals, name] = /^--?var-file(?:(=)(.*))?$/s.exec(word) ?? ['', undefined];
            if (equals !== undefined)
                names.push(name ?? '');
            else if (/^--?var-file$/.test(word))
                names.push(words.value[at + 1] ?? '');
        }
    }
    return names;
}
/**
 * Splits the text of a variable of the environment into words, as Terraform and OpenTofu do. Releases differ in some texts;
 * those are a problem, as the end of a sentence.
 */
function splitWords(text) {
    const words = [];
    const problem = (what) => ({
        problem: `has ${what}. Releases of the program read that in different ways: write it otherwise.`,
    });
    let word = '';
    let isBegun = false;
    let quoteMark = '';
    for (let at = 0; at < text.length; at++) {
        const character = text.charAt(at);
        if (character === '\\' && quoteMark !== "'") {
            at += 1;
            const escaped = text.charAt(at);
            if (!isBegun || !/^["'\\ $]$/.test(escaped))
                return problem('a `\\`');
            word += escaped;
        }
        else if (quoteMark !== '' && character === quoteMark)
            quoteMark = '';
        else if (quoteMark !== '') {
            word += character;
            isBegun ||= !isSpace(character);
        }
        else if (character === '"' || character === "'") {
            // Whether an empty text in quotes is a word differs.
            if (text.charAt(at + 1) === character && !isBegun)
                return problem('an empty word in quotes');
            quoteMark = character;
        }
        else if (isSpace(character)) {
            if (!isBegun && word !== '')
                return problem('a word of spaces');
            if (isBegun)
                words.push(word);
            word = '';
            isBegun = false;
        }
        else if (/^[`()$;&|<>]$/.test(character))
            return problem(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(character)} outside of quotes`);
        else {
            word += character;
            isBegun = true;
        }
    }
    if (quoteMark !== '')
        return { problem: `has no end of its quotes (${quoteMark}).` };
    if (!isBegun && word !== '')
        return problem('a word of spaces');
    if (isBegun)
        words.push(word);
    return { value: words };
}
function isSpace(character) {
    return /^[ \t\r\n]$/.test(character);
}
//# sourceMappingURL=argument-files.js.map

/***/ }),

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
    if ((path === '' && !afterPath) || path.length > _written_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_PATH */ .fN || mayLeadBack(text)) {
        return undefined;
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
    const directories = new Set(names.map(({ prefix }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(`${prefix}x`)));
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
/* harmony export */   DK: function() { return /* binding */ isPathValue; },
/* harmony export */   DS: function() { return /* binding */ isWrittenAsPath; },
/* harmony export */   Ev: function() { return /* binding */ LocalTexts; },
/* harmony export */   Ez: function() { return /* binding */ areWrittenOut; },
/* harmony export */   Ki: function() { return /* binding */ writtenTexts; },
/* harmony export */   fN: function() { return /* binding */ LONGEST_PATH; },
/* harmony export */   g0: function() { return /* binding */ COMPUTED; },
/* harmony export */   uR: function() { return /* binding */ isTextMaker; }
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
function writtenTexts(expression, locals) {
    return branchesOf(expression).flatMap((each) => {
        const textWithMarks = joined(each, locals) ?? HOLE;
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
function joined(expression, locals) {
    switch (expression.kind) {
        case 'literal':
            // A text with such a character names no file.
            return (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .literalText */ .bK)(expression)?.replaceAll('\0', HOLE);
        case 'traversal': {
            if (isPathValue(expression))
                return PATH;
            const [step, ...more] = expression.steps;
            const isLocal = expression.root === 'local' && more.length === 0;
            return isLocal && step ? locals.textOf((0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .literalText */ .bK)(step)) : undefined;
        }
        case 'template':
            return joinedParts(expression.parts, locals);
        case 'call': {
            const parts = partsOfText(expression);
            return parts && joinedParts(parts, locals);
        }
        default:
            return undefined;
    }
}
function joinedParts(parts, locals) {
    const texts = parts.map((part) => {
        if (typeof part === 'string')
            return part;
        const isValue = part.kind === 'literal' && typeof part.value !== 'string';
        return isValue ? String(part.value) : (joined(part, locals) ?? HOLE);
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
/** Whether a text is written as a path, with a step that stays in its directory or leads up. */
function isWrittenAsPath(text) {
    return text !== '.' && /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(text);
}
/** How many local values are followed, each of which names the next one. */
const MOST_LOCALS = 50;
/** The texts that the local values of a module are. */
class LocalTexts {
    values;
    texts = new Map();
    depth = 0;
    /** @param values by name: more than one where an override may replace it */
    constructor(values = new Map()) {
        this.values = values;
    }
    /** The text with marks; undefined if it is not certain, or too long for a name. */
    textOf(name) {
        const [value, ...others] = this.values.get(name ?? '') ?? [];
        if (name === undefined || value === undefined || others.length > 0)
            return undefined;
        if (this.texts.has(name))
            return this.texts.get(name);
        // One that names itself has no text.
        this.texts.set(name, undefined);
        if (this.depth >= MOST_LOCALS)
            return undefined;
        this.depth += 1;
        const text = joined(value, this);
        this.depth -= 1;
        if (text !== undefined && text.length <= LONGEST_PATH)
            this.texts.set(name, text);
        return this.texts.get(name);
    }
}
//# sourceMappingURL=written-texts.js.map

/***/ }),

/***/ 7707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: function() { return /* binding */ findHidden; },
/* harmony export */   Jm: function() { return /* binding */ comparableDirectoriesAbove; },
/* harmony export */   SE: function() { return /* binding */ MOST_NAMED; },
/* harmony export */   Yh: function() { return /* binding */ isManifest; },
/* harmony export */   ZA: function() { return /* binding */ sayDoubtful; },
/* harmony export */   _t: function() { return /* binding */ couldBeLoaded; },
/* harmony export */   cM: function() { return /* binding */ comparablePath; },
/* harmony export */   hP: function() { return /* binding */ linksOf; },
/* harmony export */   rL: function() { return /* binding */ listHidden; },
/* harmony export */   vP: function() { return /* binding */ readNamedFiles; },
/* harmony export */   yD: function() { return /* binding */ loadReader; }
/* harmony export */ });
/* unused harmony export HiddenIndex */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70847);
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
async function readNamedFiles(directory, matters, files = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .localFiles */ .Jd, limit) {
    const { findNamedFiles } = await loadReader();
    const throwIfEnded = () => {
        const ended = limit?.endReason();
        if (ended === 'aborted')
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_9__/* .GateStop */ .K$('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_9__/* .CANCELED */ .wS);
        if (ended === undefined)
            return;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_9__/* .GateStop */ .K$('timeout', TIME_RAN_OUT);
    };
    return findNamedFiles(directory, files, {
        isRelevant: matters,
        check: throwIfEnded,
        parsed: limit?.parsed,
        variableFiles: limit?.variableFiles,
        ...(limit?.mayChange && { mayChange: limit.mayChange }),
    });
}
const TIME_RAN_OUT = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.outOfTime, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Time ran out while the configuration was read.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Raise ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('timeout')}.`,
});
/** Loaded only when it is needed: most checks do not need it. */
function loadReader() {
    return __webpack_require__.e(/* import() */ 2579).then(__webpack_require__.bind(__webpack_require__, 92579));
}
/** Whether Terraform could load an excluded entry. It never loads the history of version control. */
function couldBeLoaded({ path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_TRACKED */ .NM, _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_DOUBTED */ .AX, _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_MISLEADING */ .kK];
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
            : directories.filter(({ entry }) => entry.reason === _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_SUBMODULE */ .PW);
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
async function findHidden(packing, module, limit) {
    const index = new HiddenIndex(packing);
    const named = await readNamedFiles(module, (path) => index.matters(path), _machine_files_here_js__WEBPACK_IMPORTED_MODULE_8__/* .localFiles */ .Jd, limit);
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
/**
 * Why the gate stops: Terraform would load a file that looks like a credential, and git cannot say
 * whether it is tracked. Undefined if there is no such file.
 */
function sayDoubtful(hidden, root) {
    const doubtful = hidden.filter(({ isCertain, entry }) => isCertain && entry.reason === _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .TRACKING_UNKNOWN */ .vp);
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

/***/ }),

/***/ 34469:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  St: function() { return /* binding */ chooseWorkspaces; },
  gt: function() { return /* binding */ findWorkspaces; },
  fc: function() { return /* binding */ logSkipped; },
  yw: function() { return /* binding */ readFilesElsewhere; },
  IV: function() { return /* binding */ selectedNames; },
  ED: function() { return /* binding */ selectedWorkspaceOf; },
  jz: function() { return /* binding */ throwRefused; }
});

// UNUSED EXPORTS: logDoubts, queryWorkspaces, toQuery

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __webpack_require__(70847);
// EXTERNAL MODULE: ./build/src/archive/place.js
var place = __webpack_require__(74043);
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(20486);
// EXTERNAL MODULE: ./build/src/configuration/argument-files.js
var argument_files = __webpack_require__(92603);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(78235);
// EXTERNAL MODULE: ./build/src/configuration/computed-names.js
var computed_names = __webpack_require__(95860);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(30589);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(20319);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/configuration/affected.js
var affected = __webpack_require__(21818);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(87170);
// EXTERNAL MODULE: ./build/src/gate/hidden-files.js
var hidden_files = __webpack_require__(7707);
// EXTERNAL MODULE: ./build/src/model/errors.js
var model_errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/configuration/cloud-block.js
var cloud_block = __webpack_require__(80177);
;// CONCATENATED MODULE: ./build/src/gate/within.js




/** The id of a project that is named, or written as an id; undefined if the token sees none. */
async function projectId(client, organization, project) {
    // A project may be called like the id of another one.
    const named = await client.names.project(organization, project);
    return named ?? (/^prj-[A-Za-z0-9]+$/.test(project) ? project : undefined);
}
/**
 * Makes the function that asks. It goes by what the service says of the workspace itself, and not by what a query of it finds: a
 * service may leave a part of a query unread.
 *
 * @returns why a workspace is not within, or why that is not known, as the end of a sentence; undefined if it is
 */
function openWithin(client, organization) {
    const projects = new Map();
    const idOf = (project) => {
        const asking = projects.get(project) ?? projectId(client, organization, project);
        projects.set(project, asking);
        return asking;
    };
    return async (workspace, { tags, project }) => {
        const id = project && (await idOf(project));
        if (project !== undefined && id === undefined) {
            return (0,sentence/* phrase */.MZ) `no project ${(0,sentence/* quoted */.TL)(project)} is visible to this token`;
        }
        if (project !== undefined && (0,resource/* relatedId */.Dl)(workspace, 'project') !== id) {
            return (0,sentence/* phrase */.MZ) `the service does not have it in the project ${(0,sentence/* quoted */.TL)(project)}`;
        }
        return whyWithoutTags(client, workspace, tags);
    };
}
async function whyWithoutTags(client, workspace, tags) {
    const wanted = Array.isArray(tags)
        ? tags.map((name) => [name, undefined])
        : Object.entries(tags);
    if (wanted.length === 0)
        return undefined;
    const names = workspace.attributes['tag-names'] ?? [];
    // The names of tags are in the answer about the workspace; values, and what it has from its project, are not.
    if (wanted.every(([name, value]) => value === undefined && names.includes(name)))
        return undefined;
    const effective = await client.workspaces
        .effectiveTags(workspace.id)
        .all()
        .catch((error) => {
        if ((0,errors/* isUnseen */.NM)(error))
            return undefined;
        throw error;
    });
    // The token may not read tags, or the service has none of this kind.
    if (effective === undefined)
        return (0,sentence/* phrase */.MZ) `its tags are not visible to this token`;
    const pairs = new Map(effective.map((pair) => JSON.parse(pair)));
    const lacking = wanted.findIndex(([name, value]) => value === undefined ? !pairs.has(name) && !names.includes(name) : pairs.get(name) !== value);
    const tag = (0,cloud_block/* tagWords */.u0)(tags)[lacking];
    return tag === undefined
        ? undefined
        : (0,sentence/* phrase */.MZ) `the service does not have it with the tag ${(0,sentence/* quoted */.TL)(tag)}`;
}
//# sourceMappingURL=within.js.map
;// CONCATENATED MODULE: ./build/src/gate/requested-workspaces.js
/**
 * Finds the workspaces to gate: those with a name, those that a query finds, and without those that the change does not affect.
 */























/** How many workspaces are asked for their variables at the same time. */
const MOST_AT_ONCE = 20;
/** How many workspaces a warning names. */
const MOST_NAMED = 5;
const CHANGES_NOT_KNOWN = '`affected-only` has no complete list of changed files, or an empty one, so every workspace counts as affected. Where git has to make the list, as in a merge queue or on another host than GitHub, let the checkout have the history: `fetch-depth: 0` (on GitLab `GIT_DEPTH: 0`, in Azure Pipelines `fetchDepth: 0`).';
/** Tells the log which workspaces are left out, or why none is. */
function logSkipped(found, log) {
    const { skipped } = found;
    logDoubts(found, log);
    if (skipped.length > 0) {
        log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
    }
}
/** Tells the log why workspaces are planned that the change may not concern. */
function logDoubts({ unread, unlisted, always, foundNothing }, log) {
    if (unlisted)
        log.warning(CHANGES_NOT_KNOWN);
    if (foundNothing.length > 0) {
        log.warning(`Nothing is found for ${(0,quote/* nameSome */.Kf)(foundNothing, MOST_NAMED)}, which is an error in a request that changes anything else.`);
    }
    const namesByReason = new Map();
    for (const { name, where, why } of always)
        (0,add_to/* addTo */.D)(namesByReason, `${where} ${why}`, name);
    for (const [reason, names] of namesByReason) {
        log.info(`${(0,quote/* nameSome */.Kf)(names, MOST_NAMED)}: planned for every change, because ${reason}.`);
    }
    if (unread.length > 0) {
        log.warning(`${(0,quote/* nameSome */.Kf)(unread, MOST_NAMED)}: planned, although no changed file is among those that the configuration names. TF_CLI_ARGS or TF_CLI_ARGS_plan may name others, and this token may not read all variables that apply there. Give its team the permission to read variables.`);
    }
}
/**
 * @throws PackError when a link leads to a directory, before any request; GateStop when a query
 *   finds nothing; or what the client threw.
 */
async function findWorkspaces(client, organization, options) {
    const found = new Map();
    const remember = (workspace) => {
        found.set(workspace.attributes.name, workspace);
        return placed(workspace);
    };
    const whyOutside = openWithin(client, organization);
    const lookup = {
        async query(selector) {
            const workspaces = await queryWorkspaces(client, organization, selector);
            if (workspaces.length > 0)
                return workspaces.map(remember);
            throw new failure_of/* GateStop */.K$('input', (0,finding/* finding */.gk)(model_errors/* CODES */.Lp.notFound, (0,sentence/* phrase */.MZ) `Not found in organization ${(0,sentence/* quoted */.TL)(organization)}: ${(0,sentence/* setting */.Pe)((0,workspace_selectors/* describeSelector */.r5)(selector))}.`, {
                about: { setting: 'workspaces' },
                remedy: (0,sentence/* phrase */.MZ) `Either no workspace has it, or the token may not see those that do.`,
            }));
        },
        show: async (name) => remember(await (0,find_workspace/* showWorkspace */.VA)(client, organization, name)),
        whyOutside: async (name, within) => whyOutside(found.get(name) ?? (await (0,find_workspace/* showWorkspace */.VA)(client, organization, name)), within),
        argumentFiles: argumentFilesOf(client),
    };
    return chooseWorkspaces(lookup, options);
}
/**
 * Chooses the workspaces by functions that look them up.
 *
 * @throws PackError when a link leads to a directory; GateStop when a query finds nothing
 */
async function chooseWorkspaces(lookup, options) {
    const { plan, ofCommit = false } = options;
    const { show, argumentFiles } = lookup;
    const { all, foundNothing } = await resolveSelectors(lookup, options);
    const changed = plan.affectedOnly || ofCommit ? await options.changedFiles() : undefined;
    // A list with nothing in it was not made from a change.
    if (changed === undefined || changed.length === 0) {
        const requested = [...all.values()];
        const unlisted = plan.affectedOnly;
        return { requested, skipped: [], unread: [], always: [], unlisted, foundNothing };
    }
    const whyAffected = affectedTest(changed, options);
    const requested = [];
    const skipped = [];
    const unread = [];
    const always = [];
    /** Those that the files show as not affected. */
    const doubtful = new Map();
    for (const workspace of all.values()) {
        if (workspace.refused !== undefined)
            continue;
        const place = workspace.place ?? (await show(workspace.name));
        if (!isConfigured(workspace, place))
            continue;
        const why = await whyAffected(workspace, place, []);
        if (why === undefined)
            doubtful.set(workspace.name, place);
        else if (why !== 'changed')
            always.push({ name: workspace.name, ...why });
    }
    const named = await (0,take_turn/* runConcurrently */.G)(Array.from(doubtful, ([name, place]) => async () => {
        const files = argumentFiles === undefined ? [] : await argumentFiles(place);
        return [name, { place, files }];
    }), MOST_AT_ONCE);
    const asked = new Map(named);
    for (const workspace of all.values()) {
        const { place, files } = asked.get(workspace.name) ?? {};
        if (place !== undefined && files === undefined)
            unread.push(workspace.name);
        if (place === undefined ||
            files === undefined ||
            (await whyAffected(workspace, place, files)) !== undefined) {
            requested.push(workspace);
        }
        else if (ofCommit)
            requested.push({ ...workspace, unaffected: true });
        else
            skipped.push(workspace.name);
    }
    return { requested, skipped, unread, always, unlisted: false, foundNothing };
}
/** Looks up all selectors, and chooses one directory for each workspace that they find. */
async function resolveSelectors(lookup, options) {
    const { plan, workingDirectory, repositoryRoot, ofCommit = false } = options;
    const wholeRepository = { directory: repositoryRoot, repository: repositoryRoot };
    // All are resolved before the first request, so that a wrong directory costs none.
    const selected = plan.workspaces.map((selector) => {
        const written = selector.directory ?? plan.directory;
        const directories = ofCommit
            ? wholeRepository
            : (0,place/* resolvePackDirectory */.D)(written, workingDirectory);
        return { selector, directories, planned: (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, written)) };
    });
    const looked = await (0,take_turn/* runConcurrently */.G)(selected.map((one) => async () => {
        const found = await lookUp(one.selector, lookup, options.changesSettingsAlone === true);
        return found.map((each) => ({ ...each, ...one }));
    }), MOST_AT_ONCE);
    const foundNothing = selected.flatMap(({ selector }, at) => looked[at]?.length === 0 ? (0,workspace_selectors/* describeSelector */.r5)(selector) : []);
    const byName = new Map();
    for (const found of looked.flat()) {
        // The service takes names in other letters for the same.
        const key = found.name.toLowerCase();
        const finders = byName.get(key);
        if (finders === undefined)
            byName.set(key, [found]);
        else
            finders.push(found);
    }
    const resolved = await (0,take_turn/* runConcurrently */.G)(Array.from(byName.values(), (finders) => () => resolveWorkspace(finders, lookup)), MOST_AT_ONCE);
    return { all: new Map(resolved.map((workspace) => [workspace.name, workspace])), foundNothing };
}
async function lookUp(selector, { query, show }, mayFindNothing) {
    if (selector.kind === 'name' && !mayFindNothing)
        return [{ name: selector.name }];
    const looking = selector.kind === 'query'
        ? query(selector)
        : show(selector.name).then((place) => [{ ...place, name: selector.name }]);
    const found = await looking.catch((error) => {
        if (mayFindNothing && error instanceof failure_of/* GateStop */.K$ && error.finding.code === model_errors/* CODES */.Lp.notFound)
            return [];
        throw error;
    });
    return found.map(({ name, ...place }) => ({ name, place }));
}
async function resolveWorkspace(finders, lookup) {
    const { name } = finders[0];
    const { directories } = finders.find(({ selector }) => selector.directory) ?? finders[0];
    const place = finders.find((each) => each.place !== undefined)?.place;
    const refused = await whyRefused(name, finders, lookup);
    return { name, ...directories, place, ...(refused !== undefined && { refused }) };
}
/** Why a workspace is not planned by what found it: in two directories, or only by a block that does not count. */
async function whyRefused(name, finders, { whyOutside = async () => NOT_KNOWN }) {
    const proposed = finders.filter(({ selector }) => selector.proposed !== undefined);
    const others = finders.filter(({ selector }) => selector.proposed === undefined);
    // Where the default branch says a directory, that of the settings does not count.
    const stated = others.filter(({ selector }) => selector.directory !== undefined);
    const counting = [...(stated.length > 0 ? stated : others), ...proposed];
    const [first] = counting;
    const other = counting.find(({ planned }) => planned !== first?.planned);
    if (first !== undefined && other !== undefined)
        return inTwoDirectories(name, first, other);
    if (others.length > 0)
        return undefined;
    for (const { selector } of proposed) {
        const { at = '', within } = selector.proposed ?? {};
        try {
            const why = within === undefined ? NO_WITHIN : await whyOutside(name, within);
            if (why !== undefined)
                return outside(name, at, why);
        }
        catch (error) {
            return error;
        }
    }
    return undefined;
}
const NOT_KNOWN = (0,sentence/* phrase */.MZ) `no service says what the workspace is within`;
const NO_WITHIN = (0,sentence/* phrase */.MZ) `its entry in ${(0,sentence/* setting */.Pe)('workspaces')} has no ${(0,sentence/* setting */.Pe)('within')}`;
function outside(name, at, why) {
    return new failure_of/* GateStop */.K$('unplanned', (0,finding/* finding */.gk)('block-outside', (0,sentence/* phrase */.MZ) `Only the block at ${(0,sentence/* filePart */.A4)(at)} in this request selects the workspace, and ${why}. Nothing was started in it.`, {
        about: { workspace: name, file: at },
        remedy: (0,sentence/* phrase */.MZ) `Merge the directory first, add ${(0,sentence/* setting */.Pe)('within')} to its entry, or name the workspace by an entry of its own.`,
        actor: 'operators',
    }));
}
function inTwoDirectories(name, one, other) {
    const directoryOf = ({ selector, planned }) => (0,sentence/* directoryPart */.Pv)(selector.directory ?? planned);
    return new failure_of/* GateStop */.K$('input', (0,finding/* finding */.gk)('two-directories', (0,sentence/* phrase */.MZ) `The workspace is selected in two directories: ${directoryOf(one)} and ${directoryOf(other)}.`, {
        about: { workspace: name },
        remedy: (0,sentence/* phrase */.MZ) `Let one directory select it.`,
    }));
}
/** @throws why one of them may not be planned, where nothing is planned of the others either */
function throwRefused(requested) {
    const first = requested.find(({ refused }) => refused !== undefined);
    if (first !== undefined)
        throw first.refused;
}
/** The workspaces that a query finds and that this token sees. Rejects with what the client threw. */
async function queryWorkspaces(client, organization, selector) {
    const query = await toQuery(client, organization, selector);
    if (query === undefined)
        return [];
    const found = await client.workspaces.list(organization, query).all();
    // The service looks for a part of the name, anywhere in it.
    const { prefix = '' } = selector;
    return found.filter(({ attributes }) => attributes.name.startsWith(prefix));
}
/**
 * The workspace of a run, if one of the selectors finds it. Names are asked first, and that of the run alone where it is known.
 *
 * @param seen the run, with its workspace where the service sends it along
 */
async function selectedWorkspaceOf({ run, workspace }, { organization, selectors }, client) {
    const id = (0,resource/* relatedId */.Dl)(run, 'workspace');
    const ownName = workspace?.attributes.name.toLowerCase();
    const find = async (selector) => {
        if (selector.kind === 'query')
            return queryWorkspaces(client, organization, selector);
        if (ownName !== undefined && selector.name.toLowerCase() !== ownName)
            return [];
        const named = client.workspaces.showByName(organization, selector.name);
        return [await named.catch(failure_of/* noneIfNotFound */.N3)].filter((each) => each !== undefined);
    };
    const isName = ({ kind }) => kind === 'name';
    const namesFirst = [...selectors].sort((one, other) => Number(isName(other)) - Number(isName(one)));
    for (const selector of id === undefined ? [] : namesFirst) {
        const found = (await find(selector)).find((each) => each.id === id);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** The names of all workspaces that are selected, each once; whether one with a name exists is not asked. */
async function selectedNames({ organization, selectors }, client) {
    const names = new Set();
    for (const selector of selectors) {
        const found = selector.kind === 'name' ? [] : await queryWorkspaces(client, organization, selector);
        if (selector.kind === 'name')
            names.add(selector.name);
        for (const { attributes } of found)
            names.add(attributes.name);
    }
    return [...names];
}
/** The query of the service's list, with the id of the project; undefined if there is no such project. */
async function toQuery(client, organization, { tags, project, prefix }) {
    const search = prefix === undefined ? {} : { search: prefix };
    if (project === undefined)
        return { tags, ...search };
    const id = await projectId(client, organization, project);
    return id === undefined ? undefined : { tags, project: id, ...search };
}
/** The directory that would be packed for a workspace, and the one that Terraform runs in; a `..` is ignored here. */
function configurationOf(directory, { 'working-directory': text }) {
    const working = (0,find_workspace/* readWorkingDirectory */.bq)(text);
    const inside = 'path' in working ? working.path : '';
    const root = (0,find_workspace/* uploadRoot */.SS)(directory, inside);
    return { root, module: (0,external_node_path_.join)(root, inside) };
}
function placed({ id, attributes }) {
    return { ...attributes, id };
}
/** Makes the function that asks for the variables of a workspace and of its variable sets; each set is read once. */
function argumentFilesOf(client) {
    const ofSets = new Map();
    const read = async (listing) => (await listing.all()).map(({ attributes }) => attributes);
    const readOnce = (id) => {
        const reading = ofSets.get(id) ?? read(client.workspaces.variablesOfSet(id));
        ofSets.set(id, reading);
        return reading;
    };
    return async ({ id = '' }) => {
        try {
            const sets = await client.workspaces.variableSets(id).all();
            const inherited = await Promise.all(sets.map(async (set) => readOnce(set.id)));
            const own = await read(client.workspaces.variables(id));
            return (0,argument_files/* filesInArguments */.V)([...own, ...inherited.flat()]);
        }
        catch (error) {
            // The token may not read variables, or the service has no variable sets.
            if ((0,errors/* isUnseen */.NM)(error))
                return undefined;
            throw error;
        }
    };
}
/**
 * Whether the checkout has a configuration for the workspace. If not, the list of changes says nothing about it: its working
 * directory may be misspelt, or the service may be wrong. The gate refuses such a workspace.
 */
function isConfigured({ directory, repository }, attributes) {
    if (!('path' in (0,find_workspace/* readWorkingDirectory */.bq)(attributes['working-directory'])))
        return false;
    const { module } = configurationOf(directory, attributes);
    const real = (0,find_repository/* realOrSame */.eF)(module);
    if (repository !== undefined && !(0,find_repository/* isBelow */.Yw)(real, repository))
        return false;
    // Directories of git and Terraform themselves, in which no configuration is.
    const names = (0,external_node_path_.relative)(directory, module).split(external_node_path_.sep);
    if (names.includes('.git') || names.includes('.terraform'))
        return false;
    // A directory or a broken link with the name of a file of Terraform is none.
    const isThere = (name) => files_here/* localFiles */.Jd.readFile((0,external_node_path_.join)(real, name)) !== undefined;
    const entries = files_here/* localFiles */.Jd.readDirectory(real);
    // Only Terragrunt knows which files a unit is made of.
    return !entries.includes('terragrunt.hcl') && entries.filter(file_names/* isConfiguration */.ZC).some(isThere);
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
    return async ({ directory, repository }, attributes, argumentFiles) => {
        if (repository !== repositoryRoot)
            return 'changed';
        const { root, module } = configurationOf(directory, attributes);
        const variableFiles = [...varFile, ...argumentFiles].map((file) => (0,external_node_path_.resolve)(module, file));
        const given = variableFiles.flatMap((file) => (0,files_here/* followLinks */.n1)(file));
        // Some file systems ignore the case of letters, so the directory may have another name there.
        const places = [(0,find_repository/* realOrSame */.eF)(module), ...given].flatMap((path) => (0,relative_path/* relativePathInside */._)(repositoryRoot, path) ?? []);
        const watched = {
            directory: (0,relative_path/* relativePathInside */._)(repositoryRoot, module) ?? '',
            patterns: attributes['trigger-patterns'] ?? [],
            prefixes: (attributes['trigger-prefixes'] ?? []).concat(places),
        };
        if ((0,affected/* isAffected */.fH)(changed, watched))
            return 'changed';
        const key = [module, ...variableFiles].join('\0');
        const reading = modulesElsewhere.get(key) ?? readFilesElsewhere({ module, root, variableFiles }, options);
        modulesElsewhere.set(key, reading);
        const elsewhere = await reading;
        if ('why' in elsewhere)
            return elsewhere;
        return (0,affected/* isAffected */.fH)(changed, { ...watched, ...elsewhere }) ? 'changed' : undefined;
    };
}
/**
 * The files that a plan reads, also outside of the directory; or what may read any file.
 *
 * @param of.module absolute path of the directory
 * @param of.root absolute path of what is packed for it
 * @param of.variableFiles absolute paths of the files of variables that are given
 */
async function readFilesElsewhere({ module, root, variableFiles }, { repositoryRoot, parsed }) {
    const named = await (0,hidden_files/* readNamedFiles */.vP)(module, 
    // What is below the directory counts in any case.
    (path) => !(0,find_repository/* isBelow */.Yw)(path, module), files_here/* localFiles */.Jd, {
        endReason: () => undefined,
        parsed,
        variableFiles,
        mayChange: (path) => (0,find_repository/* isBelow */.Yw)(path, repositoryRoot),
    });
    const { modules, files, directories, computed } = named;
    const patternsOfComputed = (0,computed_names/* pathsOfAll */.Pt)(computed, named.upward);
    const reason = named.unbounded[0] ?? whyWhole(named, patternsOfComputed, repositoryRoot);
    if (reason !== undefined)
        return fromRepository(reason, repositoryRoot);
    const namedDirectories = [...directories.values()];
    const patterns = [
        ...patternsOfComputed,
        ...namedDirectories.flatMap(({ path, endings }) => (0,files_here/* followLinks */.n1)(path).flatMap((place) => Array.from(endings.keys(), (suffix) => ({ prefix: (0,computed_names/* inDirectory */.zX)(place), suffix })))),
    ];
    const places = [module, ...modules.flatMap((called) => called.places), ...files.keys()];
    const linkTargets = modules.flatMap((called) => called.linked);
    const walked = [...places, ...patterns.map(({ prefix }) => (0,external_node_path_.dirname)(`${prefix}x`))];
    for (const place of new Set(walked)) {
        // The change is of the repository, so what is elsewhere is as it was.
        if (!(0,find_repository/* isBelow */.Yw)(place, repositoryRoot))
            continue;
        const targets = (0,files_here/* followLinksIn */.Gf)(place);
        if (targets === undefined) {
            const where = files.get(place)?.[0]?.where ?? place;
            return fromRepository({ where, why: 'has too many files below it' }, repositoryRoot);
        }
        linkTargets.push(...targets);
    }
    const rules = (0,files_here/* followLinks */.n1)((0,external_node_path_.join)(root, pack/* RULE_FILE */.On));
    const readPaths = [...rules, ...linkTargets, ...places.flatMap((path) => (0,files_here/* followLinks */.n1)(path))];
    return {
        reads: readPaths.flatMap((path) => (0,relative_path/* relativePathInside */._)(repositoryRoot, path) ?? []),
        readPatterns: patterns.flatMap(({ prefix, suffix }) => {
            const top = (0,computed_names/* inDirectory */.zX)(repositoryRoot);
            if (top.startsWith(prefix))
                return [{ prefix: '', suffix }];
            if (!prefix.startsWith(top))
                return [];
            return [{ prefix: prefix.slice(top.length).split(external_node_path_.sep).join('/'), suffix }];
        }),
    };
}
/** What makes every file of the repository one that is read; undefined if there is nothing. */
function whyWhole({ modules, directories, computed }, patterns, repositoryRoot) {
    const isWhole = (directory) => (0,find_repository/* isBelow */.Yw)(repositoryRoot, directory);
    const call = modules.find(({ places }) => places.some(isWhole))?.calls[0];
    if (call !== undefined)
        return { where: call.where, why: 'calls a module that is the whole repository' };
    const mention = [...directories.values()].find(({ path, endings }) => isWhole(path) && endings.has(''));
    const where = mention?.endings.get('')?.[0]?.where;
    if (where !== undefined)
        return { where, why: 'names the whole repository' };
    const top = (0,computed_names/* inDirectory */.zX)(repositoryRoot);
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
    return { where: `${(0,relative_path/* relativePathInside */._)(repositoryRoot, path) ?? path}${line}`, why };
}
//# sourceMappingURL=requested-workspaces.js.map

/***/ })

};
;