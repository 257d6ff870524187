"use strict";
exports.id = 3720;
exports.ids = [3720,4965];
exports.modules = {

/***/ 44965:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPlanOptions: function() { return /* binding */ readPlanOptions; }
/* harmony export */ });
/**
 * What the arguments of `plan` say of whether it is a plan of everything. Few options change nothing of that. Of each other one
 * only its name is said, and nothing about what it does.
 *
 * How they are read: https://github.com/hashicorp/terraform/blob/v1.11.4/internal/command/arguments/plan.go,
 * https://github.com/opentofu/opentofu/blob/v1.12.6/internal/command/arguments/plan.go and https://pkg.go.dev/flag.
 */
/** Both programs take these words out before they read options, wherever they are: also where they would be the value of one. */
const VIEW_WORDS = new Set(['-no-color', '-compact-warnings']);
/** Options that need no value. */
const SWITCHES = new Set([
    'input',
    'lock',
    'refresh',
    'destroy',
    'refresh-only',
    'detailed-exitcode',
    'json',
]);
/** Options with a value that change nothing of the whole. */
const HARMLESS = new Set([
    'out',
    'lock-timeout',
    'parallelism',
    'replace',
    'var',
    'var-file',
]);
/** Options with a value that narrow a plan. */
const PARTS = new Set([
    'target',
    'target-file',
    'exclude',
    'exclude-file',
    'invoke',
]);
const ON = ['1', 't', 'T', 'TRUE', 'true', 'True'];
const OFF = ['0', 'f', 'F', 'FALSE', 'false', 'False'];
/** Reads the words after `plan`. */
function readPlanOptions(words) {
    const read = readWords(words.filter((word) => !VIEW_WORDS.has(word)));
    const valuesOf = (name) => read.flatMap((each) => (each.name === name && each.value !== '' ? each.value : []));
    const isSet = (name, otherwise) => read.findLast((each) => each.name === name)?.isOn ?? otherwise;
    const isKnown = ({ name = '' }) => SWITCHES.has(name) || HARMLESS.has(name) || PARTS.has(name);
    const otherMode = isSet('refresh-only', false) ? 'refresh-only' : 'normal';
    return {
        mode: isSet('destroy', false) ? 'destroy' : otherMode,
        parts: read.flatMap(({ name, shown }) => (PARTS.has(name ?? '') ? shown : [])),
        isRefreshed: isSet('refresh', true),
        others: read.filter((each) => !isKnown(each)).map(({ shown }) => shown),
        varFiles: valuesOf('var-file'),
        out: valuesOf('out').at(-1),
        hasDetailedExitCode: isSet('detailed-exitcode', false),
        shown: read.map(({ shown }) => shown),
    };
}
/** After an option that is not known nothing is certain: it may take the next word. So each later word is another one. */
function readWords(words) {
    const read = [];
    let isCertain = true;
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        const [, name, inWord] = /^--?([^-=][^=]*)(?:=([^]*))?$/.exec(word) ?? [];
        const isSwitch = name !== undefined && SWITCHES.has(name);
        const hasValue = name !== undefined && (HARMLESS.has(name) || PARTS.has(name));
        const isOn = inWord === undefined || ON.includes(inWord);
        const isReadable = hasValue || (isSwitch && (isOn || OFF.includes(inWord ?? '')));
        if (!isReadable || !isCertain) {
            isCertain = false;
            read.push({
                name: undefined,
                value: '',
                isOn: false,
                shown: (word.split('=')[0] ?? '').slice(0, 100),
            });
            continue;
        }
        let value = inWord ?? '';
        if (hasValue && inWord === undefined) {
            at += 1;
            value = words[at] ?? '';
        }
        const isSecret = name === 'var';
        const shown = isSwitch || isSecret ? `-${name}` : `-${name}=${value}`;
        read.push({ name, value, isOn, shown: isSwitch && !isOn ? `-${name}=false` : shown });
    }
    return read;
}
//# sourceMappingURL=plan-options.js.map

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