"use strict";
exports.id = 1531;
exports.ids = [1531];
exports.modules = {

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

/***/ 38159:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ inheritedWords; }
/* harmony export */ });
/* harmony import */ var _configuration_argument_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92603);
/** The arguments that variables of the environment give to `plan`. */

/** In the order in which the program reads them: each list is put right behind `plan`. The problem is a whole sentence. */
function inheritedWords(environment) {
    const words = [];
    for (const name of ['TF_CLI_ARGS_plan', 'TF_CLI_ARGS']) {
        const split = (0,_configuration_argument_files_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .yM)(environment[name] ?? '');
        if ('problem' in split)
            return { problem: `\`${name}\` ${split.problem}` };
        words.push(...split.value);
    }
    return { value: words };
}
//# sourceMappingURL=inherited-words.js.map

/***/ }),

/***/ 11531:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPlanCall: function() { return /* binding */ readPlanCall; }
/* harmony export */ });
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28187);
/* harmony import */ var _inherited_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38159);
/* harmony import */ var _planned_as_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50564);



/** Options of Terragrunt that change nothing of the plan, before and after `plan`, and whether they have a value. */
const OF_TERRAGRUNT = new Map([
    ['non-interactive', false],
    ['no-color', false],
    ['no-auto-init', false],
    ['no-auto-retry', false],
    ['source-update', false],
    ['log-disable', false],
    ['log-level', true],
    ['log-format', true],
    ['download-dir', true],
    ['tf-path', true],
    ['working-dir', true],
]);
/** Reads a command, with its name. The problem is the end of a sentence that begins with the command. */
function readPlanCall([program, ...words], environment) {
    const name = _planned_as_js__WEBPACK_IMPORTED_MODULE_1__/* .PLANNING_PROGRAMS */ .AV.find((one) => one === program);
    const at = words.indexOf('plan');
    if (name === undefined || at === -1)
        return { problem: NO_CALL };
    const inherited = (0,_inherited_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inheritedWords */ .Q)(environment);
    if ('problem' in inherited)
        return { problem: `gets ${inherited.problem}` };
    const after = words.slice(at + 1);
    const call = { program: name, words: after, ofPlan: after, inherited: inherited.value };
    if (name === 'terragrunt')
        return readTerragrunt(words.slice(0, at), call);
    const [first, second] = words.slice(0, at);
    const directory = /^-chdir=(.+)$/s.exec(first ?? '')?.[1];
    if (second !== undefined || (first !== undefined && directory === undefined)) {
        return {
            problem: `gets ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(second ?? first ?? '')} before \`plan\`, where only \`-chdir=DIRECTORY\` may be.`,
        };
    }
    return { value: { ...call, directory, before: words.slice(0, at + 1) } };
}
const NO_CALL = `does not plan with one of ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .alternatives */ .Vo)(_planned_as_js__WEBPACK_IMPORTED_MODULE_1__/* .PLANNING_PROGRAMS */ .AV)}. Write one of them with \`plan\` after \`--\`, without a wrapper; of what a wrapper planned give the saved plan.`;
function readTerragrunt(before, call) {
    const isRun = before[0] === 'run';
    const own = readOwn(isRun ? before.slice(1) : before);
    const later = readOwn(call.words);
    const known = new Set(['--']);
    if (own.isOfSeveral || later.isOfSeveral)
        return { problem: SEVERAL };
    const unknown = own.others.find((word) => !known.has(word));
    if (unknown !== undefined) {
        return {
            problem: `gets ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(unknown)} before \`plan\`, of which Plangate does not know what it does. Give the saved plan that Terragrunt writes.`,
        };
    }
    const directory = later.directory ?? own.directory;
    return { value: { ...call, directory, before: [...before, 'plan'], ofPlan: later.others } };
}
/** The directory that Terragrunt's own options name, and the words that are none of its options. */
function readOwn(words) {
    let directory;
    let isOfSeveral = false;
    const others = [];
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        const [, option = '', inWord] = /^--(?:terragrunt-)?([^=]+)(?:=([^]*))?$/.exec(word) ?? [];
        const hasValue = OF_TERRAGRUNT.get(option);
        if (['all', 'graph'].includes(option) || word === 'run-all')
            isOfSeveral = true;
        if (hasValue === undefined) {
            others.push(word);
            continue;
        }
        if (hasValue && inWord === undefined)
            at += 1;
        if (option === 'working-dir')
            directory = inWord ?? words[at];
    }
    return { directory, isOfSeveral, others };
}
const SEVERAL = "plans several units. Let Terragrunt save them (`--out-dir plans`), and digest these: `plangate digest 'plans/**/*.tfplan'`.";
//# sourceMappingURL=plan-call.js.map

/***/ }),

/***/ 50564:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: function() { return /* binding */ PLANNING_PROGRAMS; },
/* harmony export */   Bh: function() { return /* binding */ DIGEST_COMMAND; },
/* harmony export */   Es: function() { return /* binding */ plannedAsSchema; },
/* harmony export */   QZ: function() { return /* binding */ plannedBy; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);
/** By which command a plan was made. A digest holds it in this form. */

/** The command that makes a plan together with its digest. */
const DIGEST_COMMAND = 'plangate digest -o plan.json -- terraform plan';
/** The programs that `plangate digest` starts. */
const PLANNING_PROGRAMS = ['terraform', 'tofu', 'terragrunt'];
/** What a digest keeps of texts that others chose: people read the first. */
const LONGEST_ARGUMENT = 4_096;
const MOST_ARGUMENTS = 1_000;
const LONGEST_VERSION = 60;
const text = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(LONGEST_ARGUMENT));
const plannedAsSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    program: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(PLANNING_PROGRAMS),
    version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(LONGEST_VERSION)),
    /** After `plan`, with those of `TF_CLI_ARGS` before them, and without the values of `-var`. */
    arguments: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru6(MOST_ARGUMENTS)),
});
/** In the form of a digest. */
function plannedBy(program, version, words) {
    return { program, version: version.slice(0, LONGEST_VERSION), arguments: [...words] };
}
//# sourceMappingURL=planned-as.js.map

/***/ })

};
;