"use strict";
exports.id = 1671;
exports.ids = [1671];
exports.modules = {

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

/***/ 11671:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPlanCall: function() { return /* binding */ readPlanCall; }
/* harmony export */ });
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28187);
/* harmony import */ var _configuration_argument_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92603);
/* harmony import */ var _planned_as_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50564);



/** Reads a command, with its name. The problem is the end of a sentence that begins with the command. */
function readPlanCall([program, ...words], environment) {
    const [, directory] = /^-chdir=(.+)$/s.exec(words[0] ?? '') ?? [];
    const [command, ...given] = directory === undefined ? words : words.slice(1);
    if (program !== 'tofu' || command !== 'plan')
        return { problem: NO_CALL };
    const merged = [];
    // Each list is put right behind `plan`, and this one last.
    for (const name of ['TF_CLI_ARGS_plan', 'TF_CLI_ARGS']) {
        const split = (0,_configuration_argument_files_js__WEBPACK_IMPORTED_MODULE_1__/* .splitWords */ .y)(environment[name] ?? '');
        if ('problem' in split)
            return { problem: `gets ${name}, which ${split.problem}` };
        merged.push(...split.value);
    }
    merged.push(...given);
    const { flags, unknown, problem } = readFlags(merged.filter((word) => !VIEW_WORDS.has(word)));
    if (problem !== undefined)
        return { problem };
    const valuesOf = (...names) => flags.flatMap(({ name, value }) => (names.includes(name) ? value : []));
    const isSet = (name, otherwise) => flags.findLast((flag) => flag.name === name)?.isOn ?? otherwise;
    const otherMode = isSet('refresh-only', false) ? 'refresh-only' : 'normal';
    return {
        value: {
            directory,
            words: given,
            planned: {
                mode: isSet('destroy', false) ? 'destroy' : otherMode,
                targets: (0,_planned_as_js__WEBPACK_IMPORTED_MODULE_0__/* .firstAddresses */ .pj)(valuesOf('target', 'target-file')),
                excludes: (0,_planned_as_js__WEBPACK_IMPORTED_MODULE_0__/* .firstAddresses */ .pj)(valuesOf('exclude', 'exclude-file')),
                actions: [],
                deferred: false,
                refreshed: isSet('refresh', true),
                unknown,
            },
            out: valuesOf('out').at(-1) || undefined,
            hasDetailedExitCode: isSet('detailed-exitcode', false),
        },
    };
}
const NO_CALL = 'is no call of `tofu plan`. Write `tofu plan` or `tofu -chdir=DIRECTORY plan` after `--`, without a wrapper; of Terraform, and of a plan that is not encrypted, give the saved plan.';
/** OpenTofu takes these words out before it reads flags, wherever they are: also where they would be the value of one. */
const VIEW_WORDS = new Set([
    '-no-color',
    '-compact-warnings',
    '-consolidate-warnings',
    '-consolidate-warnings=true',
    '-consolidate-warnings=false',
    '-consolidate-errors',
    '-consolidate-errors=true',
    '-consolidate-errors=false',
    '-concise',
]);
/** Flags that need no value. */
const SWITCHES = new Set([
    'lock',
    'refresh',
    'destroy',
    'refresh-only',
    'detailed-exitcode',
    'input',
    'show-sensitive',
    'json',
]);
/** Flags with a value. */
const WITH_VALUE = new Set([
    'lock-timeout',
    'state',
    'state-out',
    'backup',
    'parallelism',
    'target',
    'target-file',
    'exclude',
    'exclude-file',
    'replace',
    'var',
    'var-file',
    'out',
    'generate-config-out',
    'deprecation',
    'json-into',
]);
const ON = ['1', 't', 'T', 'TRUE', 'true', 'True'];
const OFF = ['0', 'f', 'F', 'FALSE', 'false', 'False'];
/**
 * Reads flags as Go's package `flag` does. After one that is not known nothing is certain: it may take the next word.
 *
 * @returns with a `problem` where the program would refuse the call
 */
function readFlags(words) {
    const flags = [];
    for (let at = 0; at < words.length; at++) {
        const word = words[at] ?? '';
        const written = /^--?([^-=][^=]*)(?:=([^]*))?$/.exec(word);
        if (written === null) {
            const isEnd = word === '--' && at === words.length - 1;
            if (isEnd)
                break;
            return { flags, unknown: [], problem: `gets ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(word)}, which \`tofu plan\` refuses.` };
        }
        const [, name = '', inWord] = written;
        if (SWITCHES.has(name)) {
            const isOn = inWord === undefined || ON.includes(inWord);
            if (!isOn && !OFF.includes(inWord ?? '')) {
                return { flags, unknown: [], problem: `gets ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(word)}, which \`tofu plan\` refuses.` };
            }
            flags.push({ name, value: '', isOn });
        }
        else if (WITH_VALUE.has(name)) {
            const value = inWord ?? words[++at];
            if (value === undefined) {
                return { flags, unknown: [], problem: `gets ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(word)} without a value.` };
            }
            flags.push({ name, value, isOn: true });
        }
        else
            return { flags, unknown: [`-${name}`.slice(0, 100)] };
    }
    return { flags, unknown: [] };
}
//# sourceMappingURL=plan-arguments.js.map

/***/ }),

/***/ 50564:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: function() { return /* binding */ DIGEST_COMMAND; },
/* harmony export */   Es: function() { return /* binding */ plannedAsSchema; },
/* harmony export */   pj: function() { return /* binding */ firstAddresses; },
/* harmony export */   s7: function() { return /* binding */ plannedAsSaved; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _saved_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42363);
/** How a plan was made: by which program, in which mode, of which part. A digest holds it in this form. */


/** The command that reads a saved plan. */
const DIGEST_COMMAND = 'plangate digest SAVED-PLAN -o plan.json';
/** How many addresses of a list are kept: that there is one decides, and people read the first. */
const MOST_ADDRESSES = 20;
const LONGEST_ADDRESS = 200;
const LONGEST_VERSION = 60;
const text = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(LONGEST_ADDRESS));
const fieldNumber = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(1));
const addresses = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(MOST_ADDRESSES));
const plannedAsSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** What says it: the saved plan, or the arguments of the program, where the saved plan is encrypted. */
    by: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['saved plan', 'arguments']),
    program: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['terraform', 'tofu']),
    version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(LONGEST_VERSION)),
    mode: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['normal', 'destroy', 'refresh-only']),
    targets: addresses,
    excludes: addresses,
    actions: addresses,
    deferred: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** Whether the real resources were read first; null where nothing says it, as in a saved plan. */
    refreshed: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    /** The numbers of fields that the program is not known to write, or the names of arguments that it is not known to take. */
    unknown: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([fieldNumber, text])), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(_saved_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_FIELDS */ .a3)),
});
/** The addresses as a digest keeps them. */
function firstAddresses(all) {
    return all.slice(0, MOST_ADDRESSES).map((address) => address.slice(0, LONGEST_ADDRESS));
}
/** How a saved plan was made. @param program that made it: the numbers of fields are its own */
function plannedAsSaved(program, saved) {
    const { version, mode, fields } = saved;
    const isTofu = program === 'tofu';
    return {
        by: 'saved plan',
        program,
        version: version.slice(0, LONGEST_VERSION),
        mode,
        targets: firstAddresses(saved.targets),
        // What the other program means by these numbers is not known.
        excludes: isTofu ? firstAddresses(saved.excludes) : [],
        actions: isTofu ? [] : firstAddresses(saved.actions),
        deferred: !isTofu && saved.deferred,
        refreshed: null,
        unknown: (0,_saved_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownFields */ ._6)(program, fields),
    };
}
//# sourceMappingURL=planned-as.js.map

/***/ })

};
;