"use strict";
exports.id = 9904;
exports.ids = [9904];
exports.modules = {

/***/ 44135:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   programEngine: function() { return /* binding */ programEngine; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34271);
/* harmony import */ var _plan_plan_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91870);
/* harmony import */ var _plan_program_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(506);
/* harmony import */ var _plan_program_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49778);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33597);
/* harmony import */ var _plan_run_programs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1864);
/* harmony import */ var _service_tar_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74802);
/**
 * An engine that runs a program: it plans uploads of the local service, and applies what it has planned. Each upload is unpacked
 * into a new directory, which is deleted when the plan is not needed any more.
 */









function programEngine(options) {
    return { plan: (request) => planUpload(options, request) };
}
/** Plans in a new directory. If the plan is kept for its apply, so is the directory, until `close`. */
async function planUpload(options, request) {
    const { archive, workingDirectory, signal } = request;
    const directory = (0,_plan_run_programs_js__WEBPACK_IMPORTED_MODULE_5__/* .makeDirectory */ .Oh)(options.temporaryDirectory);
    let initialized;
    const close = async () => {
        await initialized?.close();
        await (0,_plan_run_programs_js__WEBPACK_IMPORTED_MODULE_5__/* .removeDirectory */ .q)(directory);
    };
    try {
        await writeFiles(archive, directory);
        const files = { files: directory, workingDirectory, state: request.stateFile };
        initialized = await (0,_plan_program_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .initialize */ .n_)(options, files, signal);
        const planned = await initialized.plan(request);
        const isPlanned = planned.problems.every(({ severity }) => severity !== 'error');
        const saved = initialized.latest();
        if (request.keep && isPlanned && saved !== undefined) {
            const apply = (applyRequest) => applyPlan(saved, applyRequest);
            return { ...planned, appliablePlan: { apply, close } };
        }
        await close();
        return planned;
    }
    catch (error) {
        await close();
        if (!(error instanceof _service_tar_js__WEBPACK_IMPORTED_MODULE_6__/* .UnreadableArchive */ .YF))
            throw error;
        const summary = `${options.program} made no plan`;
        const failed = { severity: 'error', summary, detail: (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error) };
        return (0,_plan_plan_document_js__WEBPACK_IMPORTED_MODULE_2__/* .failedPlan */ .nC)([failed]);
    }
}
/** Applies a plan in the directory in which it was made. */
async function applyPlan({ programs, file }, { workspaceName, state, signal, log }) {
    await (0,_plan_program_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .writeState */ .Jq)(programs, workspaceName, state);
    const filter = (0,_plan_program_log_js__WEBPACK_IMPORTED_MODULE_8__/* .createLineFilter */ .RO)((text) => log(programs.withoutPaths(text)));
    const end = await programs.run(['apply', '-input=false', '-lock=false', '-no-color', '-json', file], {
        signal,
        deadline: programs.deadline(),
        take: filter.take,
        variables: { TF_WORKSPACE: workspaceName },
    });
    const problems = (0,_plan_program_log_js__WEBPACK_IMPORTED_MODULE_8__/* .problemsIn */ ._n)(filter.log());
    if (end.exitCode !== 0 && !problems.some(({ severity }) => severity === 'error')) {
        const detail = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
        problems.push({ severity: 'error', summary: 'The apply failed', detail });
    }
    const stateFile = programs.stateOf(workspaceName);
    const show = { signal, deadline: programs.deadline(), maxBytes: _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_4__.LONGEST_PLAN };
    const shown = await programs.run(['show', '-json', stateFile], show).catch(() => undefined);
    return {
        state: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(stateFile, 'utf8').catch(() => undefined),
        stateJson: shown?.exitCode === 0 ? shown.stdout : undefined,
        log: programs.withoutPaths(filter.log()),
        problems,
    };
}
/**
 * Unpacks an archive into a directory. It never writes through a link, so no file can be written outside.
 *
 * @throws UnreadableArchive if the archive has a file below a link, or a file and a link of one path
 */
async function writeFiles(archive, directory) {
    const { files, links, programs } = await (0,_service_tar_js__WEBPACK_IMPORTED_MODULE_6__/* .readEntries */ .$2)(archive);
    for (const path of [...files.keys(), ...links.keys()]) {
        for (let parent = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path); parent !== '.'; parent = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(parent)) {
            if (!links.has(parent))
                continue;
            throw new _service_tar_js__WEBPACK_IMPORTED_MODULE_6__/* .UnreadableArchive */ .YF(`the archive has a file below a link: ${path}`);
        }
    }
    for (const [path, content] of files) {
        if (links.has(path))
            throw new _service_tar_js__WEBPACK_IMPORTED_MODULE_6__/* .UnreadableArchive */ .YF(`the archive has a file and a link: ${path}`);
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
    }
    for (const [path, leadsTo] of links) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.relative(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path), leadsTo) || '.', target);
    }
}
//# sourceMappingURL=program-engine.js.map

/***/ }),

/***/ 92603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V0: function() { return /* binding */ filesInArguments; },
/* harmony export */   _h: function() { return /* binding */ variablesOfFiles; },
/* harmony export */   yM: function() { return /* binding */ splitWords; }
/* harmony export */ });
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28187);
/** Reads the arguments that a program takes from its environment, and which files of variables they name. */


/** The variables of the environment from which `plan` takes arguments. */
const ARGUMENTS = ['TF_CLI_ARGS', 'TF_CLI_ARGS_plan'];
/**
 * Makes the test whether the files alone give a variable its value: the environment does not, and neither do arguments in it.
 *
 * @param given the names of variables that a person gives
 */
function variablesOfFiles(environment, given) {
    const names = Object.keys(environment).map((name) => (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(name));
    const hasArguments = names.some((name) => name.startsWith((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)('tf_cli_args')));
    const set = new Set([...names, ...given.map((name) => (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(`tf_var_${name}`))]);
    return (name) => !hasArguments && !set.has((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(`tf_var_${name}`));
}
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
    // Whether the word has anything but spaces in quotes. How a word of these alone is read differs.
    let isBegun = false;
    // The quote that is open; '' outside of quotes.
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
            return problem(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(character)} outside of quotes`);
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

/***/ 44990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ runConcurrently; },
/* harmony export */   Vm: function() { return /* binding */ takeTurn; },
/* harmony export */   hp: function() { return /* binding */ runInTurns; },
/* harmony export */   tJ: function() { return /* reexport safe */ node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate; }
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/** How much goes on at the same time: what is computed for long lets signals, timers and answers have their turn. */


/** How long a computation goes on before it lets others act. A signal ends a command within a second. */
const TURN_MS = 100;
let turnBeganAt = 0;
/**
 * To be called again and again by whatever may compute for long.
 *
 * @throws the reason of the signal once it is aborted
 */
async function takeTurn(signal) {
    signal?.throwIfAborted();
    if (performance.now() - turnBeganAt < TURN_MS)
        return;
    // After what was read or a program that ended, the first turn comes before signals are looked at.
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    turnBeganAt = performance.now();
    signal?.throwIfAborted();
}
/** Runs a computation that yields again and again to its end. @throws the reason of the signal once it is aborted */
async function runInTurns(steps, signal) {
    for (;;) {
        const step = steps.next();
        if (step.done === true)
            return step.value;
        await takeTurn(signal);
    }
}
/**
 * Runs tasks side by side, no more than `most` at the same time: what has begun has to end after a signal, and
 * thousands that end together take longer than a second.
 *
 * @returns what the tasks gave, in their order. It rejects with the first failure.
 */
async function runConcurrently(tasks, most) {
    const results = [];
    const waiting = tasks.entries();
    // All workers take from one iterator, so that each task is run once.
    const work = async () => {
        for (const [index, task] of waiting)
            results[index] = await task();
    };
    await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, work));
    return results;
}
//# sourceMappingURL=take-turn.js.map

/***/ }),

/***/ 62177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: function() { return /* binding */ parseExactly; },
/* harmony export */   Ez: function() { return /* binding */ MOST_LEVELS; },
/* harmony export */   H3: function() { return /* binding */ repeatedNames; },
/* harmony export */   ZI: function() { return /* binding */ isJsonDeeperThan; },
/* harmony export */   aE: function() { return /* binding */ firstRepeatedName; },
/* harmony export */   fg: function() { return /* binding */ repeatedKeys; },
/* harmony export */   hz: function() { return /* binding */ isDeeperThan; },
/* harmony export */   lS: function() { return /* binding */ membersOf; },
/* harmony export */   q4: function() { return /* binding */ keepLongNumbers; },
/* harmony export */   xO: function() { return /* binding */ rewriteExactly; },
/* harmony export */   zY: function() { return /* binding */ restoreLongNumbers; }
/* harmony export */ });
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);
/**
 * Looks at the text of JSON for what is lost when it is parsed: repeated names, digits of numbers. Unless a function says
 * otherwise, the text has to be well formed.
 */


/**
 * What one object names more than once, each name once, in the order of the text. `JSON.parse` keeps only the last of two
 * values, so the first one would be hidden.
 *
 * @param levels of objects and lists, the outermost first, in which it is looked for; all when left out
 */
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
    return [...new Set(Array.from(repeatsIn(text, levels), ({ name }) => name))];
}
/** The first name that an object has once more, and the index at which it begins; undefined if there is none. */
function firstRepeatedName(text) {
    const [first] = repeatsIn(text, Number.POSITIVE_INFINITY);
    return first;
}
function* repeatsIn(text, levels) {
    /** The names in each open object, the outermost first. */
    const namesByDepth = [];
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '{' || character === '[') {
            if (depth < levels)
                namesByDepth[depth] = new Set();
            depth += 1;
        }
        else if (character === '}' || character === ']')
            depth -= 1;
        else if (character === '"') {
            const end = endOfString(text, at);
            const names = depth <= levels && isName(text, end) ? namesByDepth[depth - 1] : undefined;
            if (names !== undefined) {
                const written = text.slice(at + 1, end);
                // An escape is another spelling of the same name.
                const name = written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
                if (names.has(name))
                    yield { name, at };
                names.add(name);
            }
            at = end;
        }
    }
}
/** A problem for each name that one object of a file that decides has more than once. @param json well formed */
function repeatedKeys(json, where) {
    return repeatedNames(json).map((key) => ({
        where,
        message: `has the key ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
    }));
}
function isName(text, end) {
    let at = end + 1;
    while (/\s/.test(text[at] ?? ''))
        at++;
    return text[at] === ':';
}
/** The members of an object: the names, each with the text of its value, in the order of the text. */
function membersOf(text) {
    const members = [];
    /** The name of the member that is being read; undefined between two members. */
    let name;
    let valueStart = 0;
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"') {
            const end = endOfString(text, at);
            if (depth === 1 && name === undefined)
                name = String(JSON.parse(text.slice(at, end + 1)));
            at = end;
        }
        else if (character === '{' || character === '[')
            depth += 1;
        else if (character === ':' && depth === 1)
            valueStart = at + 1;
        else if (depth === 1 && (character === ',' || character === '}') && name !== undefined) {
            members.push([name, text.slice(valueStart, at).trim()]);
            name = undefined;
        }
        if (character === '}' || character === ']')
            depth -= 1;
    }
    return members;
}
/**
 * Makes strings of long numbers in JSON, and of `-0`: as numbers, two that differ in the last digits would be equal.
 *
 * @param mark begins these strings; no string of Terraform begins with the default one
 */
function keepLongNumbers(text, mark = '\u0000#') {
    // Numbers with at most 15 digits stay exact.
    if (!/[\d.]{16}|\d[eE][+-]?\d|-0(?:\.0*)?\s*[,\]}]/.test(text))
        return text;
    let changed = '';
    let copiedUntil = 0;
    for (let at = 0; at < text.length; at++) {
        if (text[at] === '"')
            at = endOfString(text, at);
        else if (/[-\d]/.test(text[at] ?? '')) {
            let end = at + 1;
            while (/[-+.\deE]/.test(text[end] ?? ''))
                end += 1;
            const number = text.slice(at, end);
            // JavaScript writes zero without its sign.
            if (number.length > 15 || /[eE]|^-[0.]+$/.test(number)) {
                changed += `${text.slice(copiedUntil, at)}${JSON.stringify(mark + number)}`;
                copiedUntil = end;
            }
            at = end - 1;
        }
    }
    return changed + text.slice(copiedUntil);
}
/**
 * Makes numbers again of the strings that `keepLongNumbers` made of them, in JSON that `JSON.stringify` wrote.
 *
 * @param mark letters and digits that are in no other string
 */
function restoreLongNumbers(text, mark) {
    const [first, ...others] = text.split(`"${mark}`);
    // Each other part begins with a number and the quotation mark after it.
    return [first, ...others.map((part) => part.replace('"', ''))].join('');
}
/**
 * Changes what a JSON text says, and keeps all digits of its numbers.
 *
 * @param mark letters and digits that nobody can guess: they stand before the digits of long numbers meanwhile
 * @param rewrite gets the value, in which strings stand for long numbers, and may change it
 * @throws SyntaxError for a text that is no JSON
 */
function rewriteExactly(text, mark, rewrite) {
    const value = JSON.parse(keepLongNumbers(text, mark));
    return restoreLongNumbers(JSON.stringify(rewrite(value)), mark);
}
/** Where the string ends whose first quotation mark is at `from`: at its last one, or with the text if there is none. */
function endOfString(text, from) {
    for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let backslashes = 0;
        while (text[at - 1 - backslashes] === '\\')
            backslashes += 1;
        // An even number of them are backslashes of the string itself, and escape nothing.
        if (backslashes % 2 === 0)
            return at;
    }
    return text.length;
}
/**
 * The value of a JSON text, with a string in place of each number that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
function parseExactly(text) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(keepLongNumbers(text, ''));
}
/** The most levels of a nested value: more than any provider has, and few enough to read recursively. */
const MOST_LEVELS = 200;
/** Whether a value has more levels of objects and lists than this. */
function isDeeperThan(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
/** Whether a text, which may be no JSON, has more levels than this: to parse far deeper JSON takes seconds. */
function isJsonDeeperThan(text, levels) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '"')
            at = endOfString(text, at);
        else if (character === '[' || character === '{') {
            depth++;
            if (depth > levels)
                return true;
        }
        else if (character === ']' || character === '}')
            depth--;
    }
    return false;
}
//# sourceMappingURL=json-text.js.map

/***/ }),

/***/ 506:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: function() { return /* binding */ createLineFilter; },
/* harmony export */   Wm: function() { return /* binding */ programIn; },
/* harmony export */   _n: function() { return /* binding */ problemsIn; },
/* harmony export */   v6: function() { return /* binding */ messageIn; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/** Reads the machine-readable log of a plan or an apply: one JSON object on each line. */

const LONGEST_LINE = 256 * 1024;
/**
 * Makes a filter for the output of a program: it keeps the lines that have the form of the log.
 *
 * @param pass gets each line that is kept, at once
 * @param only the type of the lines to keep; lines of all types if left out
 * @returns `take` takes the next piece of the output
 */
function createLineFilter(pass, only) {
    const lines = [];
    let rest = '';
    const take = (text) => {
        rest += text;
        for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
            const line = rest.slice(0, end);
            rest = rest.slice(end + 1);
            const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
            if (type === undefined || (only !== undefined && type !== only))
                continue;
            lines.push(line);
            pass(`${line}\n`);
        }
        // A line that is too long already is dropped, and this marks it as such until it ends.
        if (rest.length > LONGEST_LINE)
            rest = ' '.repeat(LONGEST_LINE + 1);
    };
    return { take, log: () => lines.map((line) => `${line}\n`).join('') };
}
/** The type of a line; undefined if the line is not one of the log. */
function typeOf(line) {
    const { type, '@level': level, '@message': message } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line));
    const isOfLog = typeof level === 'string' && typeof message === 'string';
    return isOfLog && typeof type === 'string' ? type : undefined;
}
/** The program that wrote a machine-readable log, as its first line says; undefined if it does not. */
function programIn(log) {
    for (const line of log.split('\n', 20)) {
        const { type, terraform, tofu } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line));
        if (type !== 'version')
            continue;
        if (typeof tofu === 'string')
            return 'tofu';
        if (typeof terraform === 'string')
            return 'terraform';
    }
    return undefined;
}
/** What a line of the log says for people; undefined for a line that is not one of the log. */
function messageIn(line) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line))['@message']);
}
const MOST_PROBLEMS = 100;
const LONGEST_TEXT = 4_000;
/** The errors and warnings in a machine-readable log, or in the end of one, each once. */
function problemsIn(log) {
    const problems = log.split('\n').flatMap((line) => problemsInLine(line));
    const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
    return [...distinct.values()].slice(0, MOST_PROBLEMS);
}
function problemsInLine(text) {
    const { severity, range, ...texts } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text))['diagnostic']);
    const summary = asText(texts['summary']);
    if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
        return [];
    const { start, filename } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(range);
    const { line } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(start);
    return [
        {
            severity,
            summary: summary.slice(0, LONGEST_TEXT),
            detail: asText(texts['detail'])?.slice(0, LONGEST_TEXT),
            address: asText(texts['address']),
            file: asText(filename),
            line: Number.isSafeInteger(line) && Number(line) > 0 ? Number(line) : undefined,
        },
    ];
}
function asText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
//# sourceMappingURL=program-log.js.map

/***/ }),

/***/ 74802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: function() { return /* binding */ readEntries; },
/* harmony export */   FJ: function() { return /* binding */ writeTar; },
/* harmony export */   JL: function() { return /* binding */ EMPTY_ARCHIVE; },
/* harmony export */   YF: function() { return /* binding */ UnreadableArchive; },
/* harmony export */   sB: function() { return /* binding */ readTar; }
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var tar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98697);
/**
 * Packs and unpacks `.tar.gz` in memory and writes no file. An archive is unpacked piece by piece, and only the files in
 * demand are kept. The limits bound what a hostile archive costs, whatever it contains.
 */


class UnreadableArchive extends Error {
    name = 'UnreadableArchive';
}
/**
 * Reads the files that are wanted, and all links.
 *
 * @throws UnreadableArchive with a sentence for the uploader, if this is no archive, if an entry leads out of it, or if it
 *   exceeds the limits
 */
async function readTar(archive, limits) {
    const { files, links } = await readEntries(archive, limits);
    const uploaded = new Map(files);
    for (const [path, target] of links)
        uploaded.set(path, { target });
    return uploaded;
}
/** Reads the wanted files and all links, for a caller that writes them to a disk. @throws UnreadableArchive as `readTar` */
async function readEntries(archive, limits = {}) {
    // The first two bytes of every gzip file (RFC 1952).
    if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
        throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
    }
    const reader = createReader(limits);
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createGunzip)();
    gunzip.end(archive);
    try {
        for await (const piece of gunzip)
            reader.take(piece);
    }
    catch (error) {
        if (error instanceof UnreadableArchive)
            throw error;
        throw new UnreadableArchive('the gzip file is damaged or cut short');
    }
    return reader.end();
}
/** Reads an unpacked archive piece by piece. `take` and `end` throw `UnreadableArchive` once something is wrong. */
function createReader({ maxBytes = 512 * 1024 * 1024, maxEntries = 100_000, maxKeptBytes = maxBytes, wanted = () => true, }) {
    const all = { files: new Map(), links: new Map(), programs: new Set() };
    let problem;
    let bytes = 0;
    let entries = 0;
    let keptBytes = 0;
    let isPastEnd = false;
    function onReadEntry(entry) {
        entries += 1;
        const member = classifyEntry(entry, wanted);
        if (member.kind === 'link')
            all.links.set(member.path, member.target);
        if (member.kind === 'kept')
            keptBytes += entry.size;
        if (entries > maxEntries) {
            problem ??= `the archive has more than ${String(maxEntries)} entries`;
        }
        else if (keptBytes > maxKeptBytes) {
            problem ??= `the archive has more than ${String(maxKeptBytes)} bytes of configuration`;
        }
        else if (member.kind === 'refused') {
            const path = entry.path.length > 200 ? `${entry.path.slice(0, 200)}…` : entry.path;
            problem ??= `the archive has ${member.what}: ${JSON.stringify(path)}`;
        }
        else if (member.kind === 'kept') {
            const parts = [];
            if (((entry.mode ?? 0) & 0o100) !== 0)
                all.programs.add(member.path);
            entry.on('data', (part) => parts.push(part));
            entry.on('end', () => all.files.set(member.path, new Uint8Array(Buffer.concat(parts))));
            return;
        }
        entry.resume();
    }
    const parser = new tar__WEBPACK_IMPORTED_MODULE_1__/* .Parser */ .iX({ strict: true, maxMetaEntrySize: 64 * 1024, onReadEntry });
    parser.on('error', (error) => {
        problem ??= `the tar archive is damaged: ${error.message}`;
    });
    parser.on('eof', () => {
        isPastEnd = true;
    });
    const throwProblem = () => {
        if (problem !== undefined)
            throw new UnreadableArchive(problem);
    };
    return {
        take(piece) {
            bytes += piece.length;
            if (bytes > maxBytes) {
                problem = `the archive unpacks to more than ${String(maxBytes)} bytes`;
            }
            // What follows the end of the archive is padding, and slow to parse.
            if (!isPastEnd)
                parser.write(Buffer.from(piece));
            throwProblem();
        },
        end() {
            const isWhole = bytes >= BLOCK && bytes % BLOCK === 0;
            if (!isWhole)
                throw new UnreadableArchive('the upload holds no tar archive');
            if (!isPastEnd)
                parser.end();
            throwProblem();
            if (entries === 0)
                throw new UnreadableArchive('the archive is empty');
            return all;
        },
    };
}
function classifyEntry({ path: name, type, linkpath = '' }, wanted) {
    const path = toSafePath(name);
    if (path === undefined)
        return { kind: 'refused', what: 'an entry outside of itself' };
    switch (type) {
        case 'SymbolicLink': {
            const target = linkpath.startsWith('/') ? undefined : toSafePath(`${path}/../${linkpath}`);
            if (target === undefined)
                return { kind: 'refused', what: 'a link that leaves it' };
            return { kind: 'link', path, target };
        }
        case 'File':
        case 'OldFile':
            return wanted(path) ? { kind: 'kept', path } : { kind: 'counted' };
        case 'Directory':
        case 'GNUDumpDir':
            return { kind: 'counted' };
        default:
            return { kind: 'refused', what: 'an entry that is neither file, directory nor link' };
    }
}
/** Tar archives consist of blocks of so many bytes. */
const BLOCK = 512;
/** The path with slashes and without `.` and `..`; undefined when it leads out of the root. */
function toSafePath(path) {
    if (path.startsWith('/') || path.includes('\0') || path.includes('\\'))
        return undefined;
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '..') {
            if (parts.pop() === undefined)
                return undefined;
        }
        else if (part !== '' && part !== '.') {
            parts.push(part);
        }
    }
    return parts.join('/');
}
/** Packs files that came from a seed, so that they can be downloaded like an upload. */
function writeTar(files) {
    const parts = [];
    for (const [path, content] of files) {
        const header = new tar__WEBPACK_IMPORTED_MODULE_1__/* .Header */ .Y9({
            path,
            size: content.length,
            mode: 0o644,
            mtime: new Date(0),
            type: 'File',
        });
        const block = new Uint8Array(BLOCK);
        header.encode(Buffer.from(block.buffer));
        parts.push(block, content, new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK));
    }
    parts.push(new Uint8Array(2 * BLOCK));
    // A copy, because a small archive is a piece of a far larger buffer.
    return new Uint8Array((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(Buffer.concat(parts)));
}
const EMPTY_ARCHIVE = writeTar(new Map());
//# sourceMappingURL=tar.js.map

/***/ })

};
;