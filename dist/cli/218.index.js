"use strict";
exports.id = 218;
exports.ids = [218];
exports.modules = {

/***/ 62558:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: function() { return /* binding */ IGNORED; },
/* harmony export */   AX: function() { return /* binding */ MANIFEST_DOUBTED; },
/* harmony export */   NG: function() { return /* binding */ RULE_SETS; },
/* harmony export */   NM: function() { return /* binding */ MANIFEST_TRACKED; },
/* harmony export */   On: function() { return /* binding */ RULE_FILE; },
/* harmony export */   PW: function() { return /* binding */ EMPTY_SUBMODULE; },
/* harmony export */   iC: function() { return /* binding */ UNTRACKED; },
/* harmony export */   kK: function() { return /* binding */ MANIFEST_MISLEADING; },
/* harmony export */   pL: function() { return /* binding */ NOT_CHECKED_OUT; },
/* harmony export */   ql: function() { return /* binding */ PackError; },
/* harmony export */   vp: function() { return /* binding */ TRACKING_UNKNOWN; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/**
 * The options, the ports and the result of packing. The files in `src/archive` choose what leaves the machine and write
 * it into one archive (`pack-directory.ts`). They never send anything.
 */


const RULE_SETS = ['terraform', 'exact', 'gitignore'];
/** Name of the rule file at the top of the packed directory. */
const RULE_FILE = '.terraformignore';
/** Reasons for excluding an entry that the gate treats in a special way. */
const IGNORED = 'ignored';
const UNTRACKED = 'looks like a credential and is not tracked by git';
const TRACKING_UNKNOWN = 'looks like a credential, and git cannot say whether it is tracked';
/** Reasons for excluding the file that leads Terraform to modules. */
const MANIFEST_TRACKED = 'says where modules are, and git tracks it';
const MANIFEST_DOUBTED = 'says where modules are, and git cannot say whether it is tracked';
const MANIFEST_MISLEADING = 'says where modules are, and not what their calls say';
/** The reason for a submodule that is sent as an empty directory. Terraform finds nothing in it. */
const EMPTY_SUBMODULE = 'is a submodule that is not checked out';
/** The reason for a file of the commit that is not there: a sparse checkout left it out, or a step removed it. */
const NOT_CHECKED_OUT = 'is in the commit, and not in this checkout';
/** The directory cannot be packed; `problems` lists every reason, each with its path in `where`. */
class PackError extends Error {
    name = 'PackError';
    problems;
    helpCode;
    constructor(problems) {
        super(problems.map(({ where, message }) => `${where}: ${message}`).join(';\n'));
        this.problems = problems;
        this.helpCode = problems.find(({ code }) => code !== undefined)?.code;
    }
    /** The first of the problems. */
    get finding() {
        const named = this.problems
            .slice(0, MOST_NAMED)
            .map(({ where, message }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(where)}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(message)}`);
        const more = this.problems.length - named.length;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(this.helpCode ?? 'cannot-be-packed', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `;\n`, ...named, more > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .numberPart */ .V4)(more)} more` : ''));
    }
}
const MOST_NAMED = 10;
//# sourceMappingURL=archive.js.map

/***/ }),

/***/ 82988:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SH: function() { return /* binding */ describeArchive; },
/* harmony export */   Sd: function() { return /* binding */ largestFiles; },
/* harmony export */   cz: function() { return /* binding */ describeLargest; },
/* harmony export */   z3: function() { return /* binding */ formatBytes; }
/* harmony export */ });
/** The largest files of an archive with more bytes are shown. */
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;
/** `212 files, 1.3 MB, sha256 9a4f… (38 ignored, 2 excluded: .env, prod.tfvars)` */
function describeArchive({ bytes, sha256, entries, excluded, }) {
    const files = entries.filter(({ type }) => type === 'file').length;
    const ignored = excluded.filter(({ reason }) => reason === 'ignored');
    const listed = excluded.filter(({ reason }) => reason !== 'ignored').map(({ path }) => path);
    const names = listed.length > 4 ? [...listed.slice(0, 3), `${listed.length - 3} more`] : listed;
    const omitted = [];
    if (ignored.length > 0)
        omitted.push(`${ignored.length} ignored`);
    if (listed.length > 0)
        omitted.push(`${listed.length} excluded: ${names.join(', ')}`);
    const size = `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
    const archive = `${size}, sha256 ${sha256.slice(0, 12)}…`;
    return omitted.length > 0 ? `${archive} (${omitted.join(', ')})` : archive;
}
/** `140 MB  data/lake.zip`: a line for each of the largest files of a large archive; empty for any other archive. */
function describeLargest({ bytes, entries }) {
    if (bytes <= LARGE_BYTES)
        return [];
    return findLargest(entries, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}
/** `data/lake.zip (140 MB)`: what to look at where a service refuses an archive for its size. */
function largestFiles(entries) {
    return findLargest(entries, 5).map(({ path, size }) => `${path} (${formatBytes(size)})`);
}
function findLargest(entries, count) {
    return entries
        .filter(({ type }) => type === 'file')
        .sort((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
        .slice(0, count);
}
/** `1.3 MB`: decimal units, as services bill and limit; one digit after the point below ten. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    // From these values on, rounding would give 1000 of a unit, or two digits before the point.
    while (value >= 999.5 && units.length > 1) {
        value /= 1000;
        units.shift();
    }
    return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[0]}`;
}
//# sourceMappingURL=describe-archive.js.map

/***/ }),

/***/ 89834:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: function() { return /* binding */ argumentOf; },
/* harmony export */   Wp: function() { return /* binding */ usageError; },
/* harmony export */   XD: function() { return /* binding */ optionOf; },
/* harmony export */   aX: function() { return /* binding */ argumentsOf; },
/* harmony export */   cz: function() { return /* binding */ optionsOf; },
/* harmony export */   eb: function() { return /* binding */ UsageError; },
/* harmony export */   iP: function() { return /* binding */ flagOf; },
/* harmony export */   k0: function() { return /* binding */ wantsJson; },
/* harmony export */   rD: function() { return /* binding */ wholeNumber; },
/* harmony export */   rl: function() { return /* binding */ numberOf; }
/* harmony export */ });
/** The word of an argument; empty without it. The parser refuses a call that lacks a required one. */
function argumentOf(input, name) {
    const value = input.arguments[name];
    return typeof value === 'string' ? value : '';
}
function argumentsOf(input, name) {
    return [input.arguments[name] ?? []].flat();
}
/** The value of an option, or its default. @param name without dashes */
function optionOf(input, name) {
    const value = input.options[name];
    return typeof value === 'string' ? value : undefined;
}
/** The values of an option that may be repeated. @param name without dashes */
function optionsOf(input, name) {
    const value = input.options[name];
    return Array.isArray(value) ? value : [];
}
/** Whether a flag is given. @param name without dashes */
function flagOf(input, name) {
    return input.options[name] === true;
}
/** Whether the result is asked for as JSON, by either of the two options for that. */
function wantsJson(input) {
    return flagOf(input, 'json') || optionOf(input, 'format') === 'json';
}
/** A number whose text `wholeNumber` has checked. */
function numberOf(input, name) {
    const text = optionOf(input, name);
    return text === undefined ? undefined : Number(text);
}
/** Checks the text of a whole number between two bounds, for an option's `check`. */
function wholeNumber(least, most) {
    return (value) => {
        const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
        return number >= least && number <= most
            ? undefined
            : `is not a whole number from ${least} to ${most}.`;
    };
}
/** The caller has to change something: exit code 2. */
class UsageError extends Error {
    name = 'UsageError';
    problems;
    constructor(problems) {
        super(problems.map(({ where, message }) => `${where} ${message}`).join('\n'));
        this.problems = problems;
    }
}
function usageError(where, message) {
    return new UsageError([{ where, message }]);
}
//# sourceMappingURL=command-input.js.map

/***/ }),

/***/ 11438:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ neutralise; },
/* harmony export */   h: function() { return /* binding */ createLog; }
/* harmony export */ });
/* harmony import */ var _model_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62056);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22195);
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72166);
/* harmony import */ var _report_wrap_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15920);
/** Log lines for people; secrets appear in none of them. */




/**
 * Writes in the order of the calls, without being awaited; `flush` waits.
 *
 * @param options `verbose`: whether debug lines are shown; `printTo`: the stream of `print` and `command`
 */
function createLog(io, options = {}) {
    const { verbose = false, printTo = 'err' } = options;
    const secrets = (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .createSecrets */ .gE)((0,_model_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .concealedIn */ .w)(io.environment));
    let lastWrite = Promise.resolve();
    const write = (stream, text) => {
        lastWrite = lastWrite.then(() => io[stream](`${text}\n`));
    };
    const print = (stream, line) => {
        const text = secrets.conceal(neutralise(line));
        // Standard error wraps by itself.
        const width = stream === 'out' && io.screen !== undefined ? io.lineWidth?.() : undefined;
        write(stream, width === undefined ? text : (0,_report_wrap_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .wrapLines */ .M)(text, width));
    };
    const printToError = (line) => print('err', line);
    return {
        debug: (line) => {
            if (verbose)
                printToError(line);
        },
        info: printToError,
        warning: (line) => printToError(`warning: ${line}`),
        error: (line) => printToError(`error: ${line}`),
        foreign: printToError,
        print: (line) => print(printTo, line),
        command: (line) => write(printTo, secrets.conceal(line)),
        secret: (value) => void secrets.keep(value),
        secrets,
        flush: () => lastWrite,
    };
}
/** Text from a service, made safe for a terminal or a job's log. Line breaks stay. */
function neutralise(text) {
    return text
        .split(/\r\n|\n/)
        .map(_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__/* .safeLine */ .om)
        .join('\n');
}
//# sourceMappingURL=log.js.map

/***/ }),

/***/ 50218:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: function() { return /* binding */ start; }
});

;// CONCATENATED MODULE: ./build/src/cli/commands.js
const firstCommands = [
    {
        name: 'check',
        summary: 'pack, plan, read the policies, decide',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(6010), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(4701), __webpack_require__.e(6136)]).then(__webpack_require__.bind(__webpack_require__, 36136))).checkCommand,
    },
    {
        name: 'demo',
        summary: 'see all of it in ten seconds, no account, no network',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(239), __webpack_require__.e(3629), __webpack_require__.e(6010), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(1759), __webpack_require__.e(9543), __webpack_require__.e(5301)]).then(__webpack_require__.bind(__webpack_require__, 45301))).demo,
    },
    {
        name: 'doctor',
        summary: 'diagnose setup problems',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).doctor,
    },
    {
        name: 'init',
        summary: 'write the workflow and plangate.yml for this repository',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).init,
    },
];
const otherCommands = [
    {
        name: 'pack',
        summary: 'what would leave this machine, and why',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(239), __webpack_require__.e(7937), __webpack_require__.e(5940), __webpack_require__.e(464), __webpack_require__.e(4105)]).then(__webpack_require__.bind(__webpack_require__, 69011))).pack,
    },
    {
        name: 'digest',
        summary: 'plan, and write it as JSON with a digest',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).digest,
    },
    {
        name: 'matrix',
        summary: 'print the affected workspaces as groups, one for each job',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).matrix,
    },
    {
        name: 'combine',
        summary: 'judge the groups of a matrix again, as one verdict',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).combine,
    },
    {
        name: 'audit',
        summary: 'report what each policy would block in the newest finished runs',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).audit,
    },
    {
        name: 'policies',
        summary: 'try policies before they are merged',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).policyTrials,
    },
    {
        name: 'override',
        summary: 'override a failed policy, with a reason',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).override,
    },
    {
        name: 'apply',
        summary: 'plan and judge what was merged, and apply what was seen',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(8954), __webpack_require__.e(2265), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(4701), __webpack_require__.e(4608), __webpack_require__.e(8517), __webpack_require__.e(6736), __webpack_require__.e(5076)]).then(__webpack_require__.bind(__webpack_require__, 55482))).applyCommand,
    },
    {
        name: 'runs',
        summary: 'list and judge existing runs',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).runs,
    },
    {
        name: 'serve',
        summary: 'a local service with the same API',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(239), __webpack_require__.e(3629), __webpack_require__.e(7701), __webpack_require__.e(4835)]).then(__webpack_require__.bind(__webpack_require__, 54835))).serve,
    },
];
const operationCommands = [
    {
        name: 'configuration-versions',
        summary: 'the uploaded files that runs work on',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).configurationVersions,
    },
    {
        name: 'policy-checks',
        summary: 'results of the policy checks of a run',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).policyChecks,
    },
    {
        name: 'team-access',
        summary: 'which teams may do what in a workspace',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).teamAccess,
    },
    {
        name: 'agent-tokens',
        summary: 'tokens with which HCP agents of a pool sign in',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(2940), __webpack_require__.e(6010), __webpack_require__.e(6433), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(8005), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(5940), __webpack_require__.e(8954), __webpack_require__.e(4080), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(7069), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(508), __webpack_require__.e(6751), __webpack_require__.e(4701), __webpack_require__.e(1767), __webpack_require__.e(464), __webpack_require__.e(7448), __webpack_require__.e(829), __webpack_require__.e(1141)]).then(__webpack_require__.bind(__webpack_require__, 51141))).agentTokens,
    },
];
const allCommands = [...firstCommands, ...otherCommands, ...operationCommands];
const SUMMARY = 'Gate infrastructure changes on policy, before anything is applied.';
/** Everything, with each command as it is written. */
async function loadCommands() {
    return withCommands(await Promise.all(allCommands.map(({ load }) => load())));
}
/** What a call needs: the command that its words begin with, and of the others their names. */
async function loadCommand([first, second]) {
    const word = first === 'help' ? second : first;
    return withCommands(await Promise.all(allCommands.map(async ({ name, summary, load }) => name === word ? load() : { name, summary })));
}
function withCommands(commands) {
    return { name: 'plangate', summary: SUMMARY, commands, help: renderHelp() };
}
function renderHelp() {
    const width = Math.max(...allCommands.map(({ name }) => name.length));
    const lineOf = ({ name, summary }) => `  plangate ${name.padEnd(width)}   ${summary}`;
    return [
        SUMMARY,
        '',
        ...firstCommands.map(lineOf),
        '',
        ...otherCommands.map(lineOf),
        '',
        'Every operation of the service:',
        ...operationCommands.map(lineOf),
        '',
        'Each has -h (what is used most) and --help (everything).',
        '`plangate --version` prints the version.',
        '',
        'Exit codes: 0 passed · 1 blocked · 2 bad input · 3 needs override ·',
        '            4 run errored · 5 undecided · 6 refused · 7 network · 8 too large ·',
        '            130, 143 canceled',
        '',
    ].join('\n');
}
//# sourceMappingURL=commands.js.map
// EXTERNAL MODULE: ./build/src/archive/archive.js
var archive = __webpack_require__(62558);
// EXTERNAL MODULE: ./build/src/client/service-error.js
var service_error = __webpack_require__(55205);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/features.js + 3 modules
var features = __webpack_require__(73163);
// EXTERNAL MODULE: ./build/src/hosts/job-workspace.js
var job_workspace = __webpack_require__(68754);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(47912);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(22195);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/check/command.js
var check_command = __webpack_require__(19315);
// EXTERNAL MODULE: ./build/src/cli/log.js
var log = __webpack_require__(11438);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/src/model/conftest.js
var conftest = __webpack_require__(36433);
// EXTERNAL MODULE: ./build/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(90440);
;// CONCATENATED MODULE: ./build/src/cli/program.js
/**
 * Parses the words of a command line by a tree of commands, and makes the help: the whole one, and the short one of `-h`.
 * The only file that imports the library for both.
 */




/** @param argv the words after the program and the script */
function parse(root, argv) {
    let spec = root;
    let path = root.name;
    let words = [...argv];
    if (words[0] === 'help')
        words = [...words.slice(1), '--help'];
    for (;;) {
        const child = spec.commands?.find(({ name }) => name === words[0]);
        if (!child)
            break;
        spec = child;
        path = `${path} ${child.name}`;
        words = words.slice(1);
    }
    const [first] = words;
    if (spec.run)
        return parseCommand(spec, spec.run, path, words);
    if (first === undefined || first.startsWith('-')) {
        const asked = { help: words.includes('--help'), h: words.includes('-h') };
        const text = requestedHelp(spec, path, asked);
        if (text !== undefined)
            return { kind: 'help', path, text };
    }
    return { kind: 'problems', path, problems: [unknownCommand(spec, path, first)] };
}
/** The help that is asked for: the most used part by `-h`, everything by `--help`. Undefined if none is. */
function requestedHelp(spec, path, { help, h }) {
    if (help === true)
        return helpText(spec, path);
    if (h !== true)
        return undefined;
    return spec.help ?? `${helpText(toShort(spec), path)}\nEverything: ${path} --help\n`;
}
/** The help of one command, always 80 columns wide. */
function helpText(spec, path) {
    if (spec.help !== undefined)
        return spec.help;
    const options = buildCommand(spec, path).helpInformation();
    const list = Object.entries(spec.examples ?? {})
        .map(([command, what]) => `  # ${what}\n  ${command}\n`)
        .join('');
    const examples = list === '' ? '' : `\nExamples:\n${list}`;
    const more = spec.more === undefined ? '' : `\nA <list> may be repeated. All: ${spec.more}\n`;
    return options + examples + more;
}
function unknownCommand(spec, path, word) {
    const names = (spec.commands ?? []).map(({ name }) => name);
    if (word === undefined) {
        return { where: path, message: `needs a command: ${names.join(', ')}.` };
    }
    if (word.startsWith('-')) {
        // Only the root command, whose path is one word, has `--version`.
        const options = path.includes(' ') ? ['--help'] : ['--help', '--version'];
        const message = `is not an option of ${path}, which needs a command.`;
        return { where: word, message: message + suggestion(word, options) };
    }
    return { where: word || '""', message: `is not a command.${suggestion(word, names)}` };
}
/** Parses the call of a command that runs. @param words what follows the name of the command */
function parseCommand(spec, run, path, words) {
    const problems = [];
    // What follows `--` is another command, where this one takes one.
    const commandAt = spec.takesCommand === true ? words.indexOf('--') : -1;
    const ofSpec = commandAt < 0 ? words : words.slice(0, commandAt);
    const { values, operands, unknown } = readOptions(spec, path, ofSpec, problems);
    const text = requestedHelp(spec, path, values);
    if (text !== undefined)
        return { kind: 'help', path, text };
    // What follows `--` is no option.
    const end = unknown.includes('--') ? unknown.indexOf('--') : unknown.length;
    const unknownOptions = unknown.slice(0, end).filter((word) => word.startsWith('-'));
    for (const word of unknownOptions)
        problems.push(unknownOption(spec, path, word));
    // The value of an unknown option looks like an argument. Then no argument is reported as missing or unexpected.
    const areArgumentsClear = unknownOptions.length === 0;
    const given = areArgumentsClear ? [...operands, ...unknown] : operands;
    const { taken, rest } = takeArguments(spec, given, values, problems);
    const input = { arguments: taken, options: {} };
    if (commandAt >= 0)
        input.arguments['command'] = words.slice(commandAt + 1);
    if (areArgumentsClear)
        problems.push(...missingArguments(spec, taken));
    for (const option of spec.options ?? []) {
        input.options[option.name] = readValues(option, values[keyOf(option)], problems);
    }
    for (const word of areArgumentsClear ? rest : []) {
        problems.push({ where: word, message: 'is an unexpected argument.' });
    }
    if (problems.length === 0)
        return { kind: 'run', path, run, tidiesUpMs: spec.tidiesUpMs, input };
    // What an unknown option was to be would be reported as missing.
    return { kind: 'problems', path, problems, ...(areArgumentsClear && { spec, input }) };
}
/**
 * Gives words to the arguments in their order. An argument that is called like an option is a shorter way to write it: its word
 * becomes a value of the option, in `values`.
 */
function takeArguments(spec, words, values, problems) {
    const taken = {};
    const rest = [...words];
    for (const { name, variadic, check } of spec.arguments ?? []) {
        const given = rest.splice(0, variadic ? rest.length : 1);
        for (const message of given.flatMap((word) => check?.(word) ?? []))
            problems.push({ where: name.toUpperCase(), message });
        const [word] = given;
        const sameOption = spec.options?.find((option) => option.name === name);
        if (sameOption === undefined)
            taken[name] = variadic ? given : word;
        else if (word !== undefined) {
            const key = keyOf(sameOption);
            const message = `is given twice: once as an argument and once as --${name}.`;
            if (values[key] === undefined)
                values[key] = [word];
            else
                problems.push({ where: word, message });
        }
    }
    return { taken, rest };
}
function missingArguments(spec, taken) {
    return (spec.arguments ?? [])
        .filter(({ name, required }) => required && name in taken && [taken[name]].flat()[0] === undefined)
        .map(({ name, description }) => {
        return { where: name.toUpperCase(), message: `is needed: ${description}.` };
    });
}
/**
 * Separates the words of a call by the library.
 *
 * @param problems gets one for each option without its value
 * @returns `values` of the options, as `keyOf` names them; `operands` are arguments; `unknown` begins with the first option
 *   that the command does not have
 */
function readOptions(spec, path, words, problems) {
    const remaining = [...words];
    for (;;) {
        const command = buildCommand(spec, path);
        try {
            const { operands, unknown } = command.parseOptions([...remaining]);
            return { values: command.opts(), operands, unknown };
        }
        catch (error) {
            if (!(error instanceof esm/* CommanderError */.b7))
                throw error;
            // The library throws for nothing but an option at the end without its value. It is reported, and the rest is
            // parsed without it.
            problems.push({ where: remaining.pop() ?? '', message: 'needs a value.' });
        }
    }
}
/**
 * The value of an option for `CommandInput`; undefined if it is not given and has no default.
 *
 * @param parsed what the library read for it
 * @param problems gets what is wrong with the value
 */
function readValues(option, parsed, problems) {
    const where = `--${option.name}`;
    if (option.value === undefined) {
        // The library keeps `--no-run` as a false `run`.
        const whenGiven = !option.name.startsWith('no-');
        return parsed === whenGiven ? true : undefined;
    }
    const values = Array.isArray(parsed) ? parsed : [];
    for (const value of values) {
        if (option.choices && !option.choices.includes(value)) {
            const message = `"${value}" is not one of ${option.choices.join(', ')}.`;
            problems.push({ where, message: message + suggestion(value, option.choices) });
        }
        const wrong = option.check?.(value);
        if (wrong !== undefined)
            problems.push({ where, message: `"${value}" ${wrong}` });
    }
    // An option without its value is a problem already.
    const isReported = problems.some((problem) => problem.where === where);
    if (values.length === 0 && option.required && !isReported) {
        problems.push({ where, message: `is needed: ${option.description}.` });
    }
    if (option.repeatable)
        return values.length > 0 ? values : undefined;
    if (values.length > 1)
        problems.push({ where, message: 'was given more than once.' });
    return values[0] ?? option.default;
}
/** @param written as in `--force` or `--force=true` */
function unknownOption(spec, path, written) {
    const where = written.split('=', 1)[0] ?? written;
    // The library calls a flag with a value unknown, too.
    if (spec.options?.some((option) => `--${option.name}` === where && !option.value)) {
        return { where, message: 'takes no value.' };
    }
    const names = (spec.options ?? []).map((option) => `--${option.name}`);
    const word = where.replace(/^-+/, '');
    // Whoever comes from conftest, whose short options have one letter, gets the name of ours.
    const instead = names.includes('--policies')
        ? conftest/* INSTEAD_OF_CONFTEST */.w[conftest/* LETTERS_OF_CONFTEST */.p[word] ?? word]
        : undefined;
    const remedy = instead === undefined ? suggestion(where, names) : ` ${instead}`;
    return { where, message: `is not an option of ${path}.${remedy}` };
}
/** A question after a space, or nothing if no name is near the word. */
function suggestion(word, names) {
    const near = (0,did_you_mean/* didYouMean */.a)(word, names);
    return near === undefined ? '' : ` Did you mean ${near}?`;
}
/** The name under which the library stores an option. */
function keyOf({ name }) {
    return new esm/* Option */.c$(`--${name}`).attributeName();
}
/** The command in the library's form. */
function buildCommand(spec, path) {
    // Prints nothing and never exits: every error is thrown.
    const command = new esm/* Command */.uB(path)
        .exitOverride()
        .configureOutput({ writeOut: () => { }, writeErr: () => { }, getOutHelpWidth: () => 80 })
        .helpOption(false)
        .helpCommand(false);
    command.description([(0,check_command/* sentence */.em)(spec.summary), spec.description].filter(Boolean).join('\n\n'));
    for (const argument of spec.arguments ?? []) {
        const name = `${argument.name.toUpperCase()}${argument.variadic ? '...' : ''}`;
        // An argument that is another way to write an option is described there.
        const isOption = spec.options?.some((option) => option.name === argument.name);
        const description = isOption ? '' : argument.description;
        command.argument(argument.required ? `<${name}>` : `[${name}]`, description);
    }
    for (const option of spec.options ?? []) {
        const short = option.short === undefined ? '' : `-${option.short}, `;
        const value = option.value === undefined ? '' : ` <${option.value}>`;
        const built = new esm/* Option */.c$(`${short}--${option.name}${value}`, describeOption(option));
        if (option.group !== undefined)
            built.helpGroup(`${option.group}:`);
        if (option.value !== undefined) {
            // All values are kept, so that a second one of an option that is not repeatable can be reported.
            built.argParser((value, earlier) => (earlier ?? []).concat(value));
        }
        command.addOption(built);
    }
    for (const child of spec.commands ?? [])
        command.command(child.name).description(child.summary);
    return command.option('-h', 'show what is used most').option('--help', 'show this');
}
function describeOption(spec) {
    const facts = [
        spec.choices && !spec.description.includes(spec.choices.join('|')) && spec.choices.join(', '),
        spec.default !== undefined && `default: ${spec.default}`,
        spec.repeatable && spec.value !== 'list' && 'may be repeated',
        spec.required && 'required',
    ].filter((fact) => typeof fact === 'string');
    return facts.length > 0 ? `${spec.description} (${facts.join('; ')})` : spec.description;
}
/** How many options `-h` shows. `--help` shows all. */
const MAX_OPTIONS = 8;
/** The characters that fit on one line of the help beside most options. */
const MAX_DESCRIPTION_LENGTH = 50;
/** The part of a command that `-h` shows. */
function toShort(spec) {
    const firstExample = Object.entries(spec.examples ?? {}).slice(0, 1);
    return {
        ...spec,
        description: undefined,
        more: undefined,
        // An argument that may be left out is shown by its name only.
        arguments: spec.arguments?.map((argument) => argument.required ? argument : { ...argument, description: '' }),
        options: mostUsed(spec).map((option) => ({
            ...option,
            description: (0,check_command/* shorten */.ml)(option.description, MAX_DESCRIPTION_LENGTH),
            group: undefined,
        })),
        examples: Object.fromEntries(firstExample),
    };
}
/** The required options, then those that the command lists as used often, or else all outside of groups. */
function mostUsed({ options = [], often }) {
    const required = options.filter((option) => option.required === true);
    const others = often
        ? often.flatMap((name) => options.filter((option) => option.name === name))
        : options.filter(({ group }) => group === undefined);
    // A required option can be in both lists.
    return [...new Set([...required, ...others])].slice(0, MAX_OPTIONS);
}
//# sourceMappingURL=program.js.map
// EXTERNAL MODULE: ./build/src/check/command-input.js
var command_input = __webpack_require__(89834);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(17953);
// EXTERNAL MODULE: ./build/src/model/job-secrets.js
var job_secrets = __webpack_require__(62056);
// EXTERNAL MODULE: ./build/src/model/secrets.js
var model_secrets = __webpack_require__(72166);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/report/wrap-lines.js
var wrap_lines = __webpack_require__(15920);
;// CONCATENATED MODULE: ./build/src/cli/run-program.js
/** Runs one call of the command line and returns its exit code. */



















/** How long a command may go on after a signal, unless it asks for more: it only has to say that it was canceled. */
const TIDYING_UP_MS = 700;
/** @param argv the words after the program and the script */
async function runProgram(root, argv, process) {
    const io = {
        ...process,
        hosts: features/* HOSTS */.kZ,
        tellPlan: features/* TELL_PLAN */.Ud,
        partsForTools: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(239), __webpack_require__.e(2717), __webpack_require__.e(351), __webpack_require__.e(3629), __webpack_require__.e(6010), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(7937), __webpack_require__.e(177), __webpack_require__.e(1759), __webpack_require__.e(275), __webpack_require__.e(3027), __webpack_require__.e(9051), __webpack_require__.e(1307), __webpack_require__.e(4701), __webpack_require__.e(9920)]).then(__webpack_require__.bind(__webpack_require__, 71726))).PARTS_FOR_TOOLS,
    };
    const parsed = parse(root, argv);
    switch (parsed.kind) {
        case 'help':
            await io.out(io.screen ? (0,wrap_lines/* wrapLines */.M)(parsed.text, io.screen.columns()) : parsed.text);
            return check_command/* EXIT */.dc.green;
        case 'problems':
            // An empty call, for example from an empty variable, must not look like success.
            if (argv.length > 0)
                return printFailure(new command_input/* UsageError */.eb(await allProblems(parsed, io)), parsed.path, argv, io);
            await io.err(helpText(root, root.name));
            return check_command/* EXIT */.dc.badInput;
        case 'run':
            try {
                const timeIsUp = io.alarms.after(io.signal, parsed.tidiesUpMs ?? TIDYING_UP_MS);
                return await (0,ended_by/* endedBy */.m)(timeIsUp, parsed.run(parsed.input, await withSafePath(io)));
            }
            catch (error) {
                return printFailure(error, parsed.path, argv, io);
            }
    }
}
/** What is wrong with the words of a call, and what its command finds wrong besides. */
async function allProblems({ problems, spec, input }, io) {
    const finding = input && spec?.problems?.(input, await withSafePath(io)).catch(() => []);
    const others = (await finding) ?? [];
    const isNew = ({ where }) => problems.every((known) => known.where !== where);
    return [...problems, ...others.filter(isNew)];
}
/** Takes the directories of the checkout out of PATH, and warns of each that has a program which would be started. */
async function withSafePath(io) {
    const sentences = [];
    const environment = (0,job_workspace/* withProgramsFromOutside */.by)(io.environment, io.workingDirectory, (sentence) => void sentences.push(sentence));
    for (const sentence of sentences)
        await io.err(`${(0,log/* neutralise */.$)(`warning: ${sentence}`)}\n`);
    return { ...io, environment };
}
/** Prints an error as sentences, and as JSON on standard output if JSON was requested. @returns the exit code */
async function printFailure(error, command, argv, io) {
    const failure = explainFailure(error, command, io.signal);
    const { exitCode } = failure;
    // A failure may repeat what a service said, and a service may repeat a secret.
    const tokens = argv.filter((_, index) => argv[index - 1] === '--token');
    const secrets = (0,model_secrets/* createSecrets */.gE)([...tokens, ...(0,job_secrets/* concealedIn */.w)(io.environment)]);
    const text = secrets.conceal(failure.text);
    // The words are read as they are, because a call that cannot be parsed has no options.
    if (/(?:^| )--(?:json|format[ =]json)(?: |$)/.test(argv.join(' '))) {
        const { code, status, remedy } = error instanceof service_error/* ServiceError */._7 ? error : {};
        const problems = error instanceof command_input/* UsageError */.eb ? error.problems : undefined;
        const document = { exitCode, code, status, message: text.trimEnd(), remedy, problems };
        await io.out((0,json/* printableJson */.et)({ error: secrets.concealAll(document) }));
    }
    await io.err(text);
    return exitCode;
}
/** @returns the text for standard error, in which secrets may be, and the exit code */
function explainFailure(error, command, signal) {
    if (error instanceof command_input/* UsageError */.eb) {
        return { text: renderProblems(command, error.problems), exitCode: check_command/* EXIT */.dc.badInput };
    }
    if (signal.aborted) {
        return { text: `${command} was canceled.\n`, exitCode: (0,check_command/* exitCodeOfSignal */.fH)(signal) };
    }
    if (error instanceof archive/* PackError */.ql) {
        const lines = error.problems.map(({ where, message }) => `  ${where}: ${message}`);
        const text = ['The directory cannot be packed:', ...lines, ''].join('\n');
        return { text: (0,log/* neutralise */.$)(text), exitCode: check_command/* EXIT */.dc.badInput };
    }
    if (error instanceof service_error/* ServiceError */._7) {
        return { text: `${(0,log/* neutralise */.$)(error.message)}\n`, exitCode: check_command/* EXIT_CODE_OF */.JA[error.code] };
    }
    if (error instanceof failure_of/* GateStop */.K$) {
        const text = `${(0,log/* neutralise */.$)((0,report_text/* textWithRemedy */._7)((0,finding/* findingOf */.hD)(error)))}\n`;
        return { text, exitCode: (0,verdict/* exitCodeOfCauses */.LH)([error.kind]) };
    }
    const message = (0,error_message/* errorMessage */.g)(error);
    return { text: `${command} stopped: ${(0,log/* neutralise */.$)(message)}\n`, exitCode: check_command/* EXIT */.dc.undecided };
}
/** A sentence, then one line per problem with `where` in a column. */
function renderProblems(command, problems) {
    const width = Math.max(0, ...problems.map(({ where }) => where.length));
    // A single problem is a sentence, several are a table.
    const separator = problems.length === 1 ? ' ' : '  ';
    // File names and contents may come from a pull request.
    const lines = problems.map(({ where, message }) => (0,neutralise_log/* safeLine */.om)(`  ${where.padEnd(width)}${separator}${message}`));
    return [
        `${command} cannot start: ${(0,report_text/* countWords */.rj)(problems.length, 'problem')}.`,
        ...lines,
        `See \`${command} --help\`.`,
        '',
    ].join('\n');
}
//# sourceMappingURL=run-program.js.map
;// CONCATENATED MODULE: ./build/src/cli/start.js


/** @returns the exit code */
async function start(words, io) {
    return runProgram(await loadCommand(words), words, io);
}
//# sourceMappingURL=start.js.map

/***/ }),

/***/ 55205:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: function() { return /* binding */ isUnseen; },
/* harmony export */   Ux: function() { return /* binding */ boundedLine; },
/* harmony export */   _7: function() { return /* binding */ ServiceError; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/** Every failure between this program and the service: one class with a closed list of codes. */



const HELP_CODES = {
    unauthorized: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.tokenRefused,
    forbidden: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.lacksRight,
    'not-found': _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.notFound,
    'rate-limited': _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.tooManyRequests,
    'server-error': _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.serviceFailed,
    timeout: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.serviceFailed,
    network: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreachable,
    tls: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreachable,
};
/** A request that failed. The message says what was requested, what came back, and what to do next. */
class ServiceError extends Error {
    name = 'ServiceError';
    code;
    method;
    path;
    /** What was requested and what came back: the message without its remedy. */
    seen;
    status;
    errors;
    remedy;
    tried;
    unsent;
    retryAfterMs;
    /** Of the section of docs/troubleshooting.md that says what to do. */
    helpCode;
    /** @param facts.path the pathname of the request only, never a query or a signed URL */
    constructor(message, facts, options) {
        super(message, options);
        this.code = facts.code;
        this.method = facts.method;
        this.path = facts.path;
        this.seen = facts.seen ?? message;
        this.status = facts.status;
        this.errors = facts.errors ?? [];
        this.remedy = facts.remedy;
        this.tried = facts.tried;
        this.unsent = facts.unsent ?? false;
        this.retryAfterMs = facts.retryAfterMs;
        this.helpCode = facts.helpCode ?? HELP_CODES[facts.code];
    }
    /** What was requested and what came back, and apart from it what to do next, where the message has both. */
    get finding() {
        const code = this.unsent ? 'not-sent' : (this.helpCode ?? 'failed');
        if (this.seen === this.message)
            return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(code, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(this.message));
        const tried = this.tried === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(this.tried)}`;
        const remedy = this.remedy === undefined ? undefined : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(this.remedy);
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(code, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(this.seen)}${tried}`, { remedy });
    }
}
/** Control characters, line and paragraph separators, and what turns the direction of text. */
// oxlint-disable-next-line no-control-regex -- these are what must go
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
/** Removes the query of a URL, which may be secret. */
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;
/** Makes text from a service safe for one line of a message: bounded, without control characters. */
function boundedLine(text, longest) {
    // Twice the length that can be shown is enough to clean, however long a hostile text is.
    const line = text
        .slice(0, longest * 2)
        .replace(CONTROLS, ' ')
        .replace(QUERY, '$1')
        .trim();
    return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
/** Whether the service does not show what was asked for: what a token may not see is often answered as if it were not there. */
function isUnseen(error) {
    return (error instanceof ServiceError && (error.code === 'not-found' || error.code === 'forbidden'));
}
//# sourceMappingURL=service-error.js.map

/***/ }),

/***/ 73163:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  om: function() { return /* binding */ FILES_OF_FEATURES; },
  kZ: function() { return /* binding */ HOSTS; },
  Ud: function() { return /* binding */ TELL_PLAN; }
});

;// CONCATENATED MODULE: ./build/src/features/other-hosts/index.js
const hosts = [
    {
        name: 'forgejo',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(7937), __webpack_require__.e(7069), __webpack_require__.e(7448), __webpack_require__.e(1711)]).then(__webpack_require__.bind(__webpack_require__, 27696))).gitea,
    },
    {
        name: 'gitea',
        page: {
            title: 'Gitea and Forgejo',
            file: '.gitea/workflows/plangate.yml; on Forgejo it is .forgejo/workflows/plangate.yml.',
        },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(7937), __webpack_require__.e(7069), __webpack_require__.e(7448), __webpack_require__.e(1711)]).then(__webpack_require__.bind(__webpack_require__, 27696))).gitea,
    },
    {
        name: 'gitlab',
        page: {
            file: '.gitlab-ci.yml',
            secrets: 'Settings → CI/CD → Variables, both masked: TF_API_TOKEN, and GITLAB_TOKEN for the note.',
            template: `plangate:
  image: IMAGE
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    - |
      SCRIPT
  artifacts:
    when: always
    paths: [plangate-reports]
    reports:
      junit: plangate-reports/junit.xml
      codequality: plangate-reports/code-quality.json
      dotenv: plangate-reports/verdict.env
`,
        },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1755), __webpack_require__.e(6317)]).then(__webpack_require__.bind(__webpack_require__, 90763))).gitlab,
    },
    {
        name: 'azure',
        page: {
            file: 'azure-pipelines.yml',
            targetBranches: 'main',
            secrets: 'Secret variable: TF_API_TOKEN. The build service needs "Contribute to pull requests" for the thread.',
            template: `pool: { vmImage: ubuntu-latest }
container: { image: IMAGE, options: --user 0 } # Azure Pipelines adds a user of its own to it
steps:
  - checkout: self
    persistCredentials: false
  - script: |
      SCRIPT
    name: plangate
    displayName: Policy gate
    env:
      TF_API_TOKEN: $(TF_API_TOKEN)
      SYSTEM_ACCESSTOKEN: $(System.AccessToken)
  - task: PublishTestResults@2
    condition: always()
    inputs:
      testResultsFormat: JUnit
      testResultsFiles: plangate-reports/junit.xml
      testRunTitle: Policies
`,
        },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(239), __webpack_require__.e(3629), __webpack_require__.e(6010), __webpack_require__.e(7701), __webpack_require__.e(1755), __webpack_require__.e(6753)]).then(__webpack_require__.bind(__webpack_require__, 16753))).azure,
    },
    {
        name: 'bitbucket',
        page: {
            file: 'bitbucket-pipelines.yml',
            targetBranches: 'main',
            secrets: 'Repository settings → Repository variables, secured: TF_API_TOKEN.',
            reports: 'test-results',
            template: `image: IMAGE
pipelines:
  pull-requests:
    '**':
      - step:
          name: Policy gate
          script:
            - |
              SCRIPT
`,
        },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3027), __webpack_require__.e(2068)]).then(__webpack_require__.bind(__webpack_require__, 4088))).bitbucket,
    },
    {
        name: 'circleci',
        page: {
            file: '.circleci/config.yml',
            // It does not name the base either.
            targetBranches: '"*"',
            secrets: 'Organization settings → Contexts, "hcp-terraform": TF_API_TOKEN.',
            template: `version: 2.1
jobs:
  policy-gate:
    docker:
      - image: IMAGE
    steps:
      - checkout
      - run: |
          SCRIPT
      - store_test_results: { path: plangate-reports/junit.xml }
      - store_artifacts: { path: plangate-reports }
workflows:
  pull-requests:
    jobs:
      - policy-gate: { context: hcp-terraform }
`,
        },
        load: async () => (await __webpack_require__.e(/* import() */ 8596).then(__webpack_require__.bind(__webpack_require__, 78596))).circleci,
    },
    {
        name: 'buildkite',
        load: async () => (await __webpack_require__.e(/* import() */ 3673).then(__webpack_require__.bind(__webpack_require__, 3673))).buildkite,
    },
    {
        name: 'jenkins',
        page: {
            file: 'Jenkinsfile',
            targetBranches: 'main',
            language: 'groovy',
            secrets: 'Credentials: secret text "tf-api-token". The agent needs Docker, Jenkins the plugin Docker Pipeline.',
            template: `pipeline {
  agent { docker { image 'IMAGE' } }
  options { skipDefaultCheckout(false) }
  stages {
    stage('Policy gate') {
      when { changeRequest() }
      environment { TF_API_TOKEN = credentials('tf-api-token') }
      steps {
        sh 'SCRIPT'
      }
      post {
        always {
          junit 'plangate-reports/junit.xml'
          recordIssues tool: sarif(pattern: 'plangate-reports/report.sarif')
          archiveArtifacts 'plangate-reports/*'
        }
      }
    }
  }
}
`,
        },
        load: async () => (await __webpack_require__.e(/* import() */ 2096).then(__webpack_require__.bind(__webpack_require__, 32096))).jenkins,
    },
];
const otherHosts = { name: 'other-hosts', hosts };
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/features/report-files/index.js
const reportFiles = {
    name: 'report-files',
    reportFiles: [
        {
            file: 'report.html',
            option: 'report-html',
            description: 'one self-contained page, for people',
            render: async (view) => (await Promise.all(/* import() */[__webpack_require__.e(239), __webpack_require__.e(3629), __webpack_require__.e(6010), __webpack_require__.e(7187), __webpack_require__.e(7701), __webpack_require__.e(4754)]).then(__webpack_require__.bind(__webpack_require__, 94754))).renderPage(view),
        },
        {
            file: 'junit.xml',
            option: 'junit',
            description: 'one test case per policy, as JUnit XML',
            render: async (view) => (await Promise.all(/* import() */[__webpack_require__.e(239), __webpack_require__.e(3629), __webpack_require__.e(7782)]).then(__webpack_require__.bind(__webpack_require__, 47782))).renderJunit(view),
        },
        {
            file: 'report.sarif',
            option: 'sarif',
            description: 'findings for code scanning, as SARIF',
            render: async (view) => (await Promise.all(/* import() */[__webpack_require__.e(239), __webpack_require__.e(3629), __webpack_require__.e(5235)]).then(__webpack_require__.bind(__webpack_require__, 75235))).renderSarif(view),
        },
        {
            file: 'code-quality.json',
            option: 'code-quality',
            description: 'findings for GitLab, as Code Quality JSON',
            shownBy: 'GitLab',
            render: async (view) => (await Promise.all(/* import() */[__webpack_require__.e(239), __webpack_require__.e(3629), __webpack_require__.e(5235)]).then(__webpack_require__.bind(__webpack_require__, 75235))).renderCodeQuality(view),
        },
    ],
};
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/features/values/index.js
const values = {
    name: 'values',
    tellPlan: async (json, asked) => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(239), __webpack_require__.e(508), __webpack_require__.e(8490)]).then(__webpack_require__.bind(__webpack_require__, 98490))).tellPlan(json, asked),
};
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/features.js



const FEATURES = [otherHosts, reportFiles, values];
/** The CI hosts that can be asked, besides GitHub. */
const HOSTS = FEATURES.flatMap(({ hosts = [] }) => hosts);
/** The reports that are files, besides those of the gate itself. */
const FILES_OF_FEATURES = FEATURES.flatMap(({ reportFiles: files = [] }) => files);
/** Tells people at a terminal what a plan changes; undefined where no feature does. */
const TELL_PLAN = FEATURES.find(({ tellPlan }) => tellPlan !== undefined)?.tellPlan;
//# sourceMappingURL=features.js.map

/***/ }),

/***/ 46281:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: function() { return /* binding */ GateStop; },
/* harmony export */   N3: function() { return /* binding */ noneIfNotFound; },
/* harmony export */   VF: function() { return /* binding */ isMistake; },
/* harmony export */   Zk: function() { return /* binding */ isForgiven; },
/* harmony export */   dL: function() { return /* binding */ endReasonAt; },
/* harmony export */   g5: function() { return /* binding */ failureOf; },
/* harmony export */   vu: function() { return /* binding */ isRefusal; },
/* harmony export */   wS: function() { return /* binding */ CANCELED; }
/* harmony export */ });
/* harmony import */ var _archive_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62558);
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55205);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17953);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34271);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85382);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37694);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10000);
/** What a thrown value means for the job: whether it is forgiven, and what to call it. */








/** A step that cannot go on. */
class GateStop extends Error {
    name = 'GateStop';
    kind;
    /** Whether the service itself ended the run or the upload with an error. Then the outcome is certain. */
    errored;
    finding;
    constructor(kind, found, options = {}) {
        super((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(found));
        this.finding = found;
        this.kind = kind;
        this.errored = options.errored ?? false;
    }
}
/** A person or the CI host ended the check. */
const CANCELED = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CODES */ .Lp.canceled, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `The check was canceled.`);
/** Why a job has ended that has time until then; undefined while it goes on. */
function endReasonAt(deadline, { clock, signal }) {
    if (signal.aborted)
        return 'aborted';
    return clock.now() >= deadline ? 'timeout' : undefined;
}
/** Why a step failed. @param ended why the job has ended, if it has: then this is the cause of the error */
function failureOf(error, ended) {
    if (ended === 'aborted')
        return { kind: 'canceled', ...CANCELED };
    const kind = failureKindOf(error, ended);
    if (kind === 'internal')
        return { kind, ...sayMistake(error) };
    const found = error instanceof _model_ended_by_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeIsUp */ .D ? sayTimeIsUp(error) : (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .hD)(error);
    return { kind, ...found };
}
function sayMistake(error) {
    const page = (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .ownPage */ .SO)('docs/support.md#a-fault');
    const message = (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error).replace(/\.$/, '');
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)('internal', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `This is a mistake of Plangate: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .foreign */ .V$)(message)}.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Please ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .linkPart */ .uQ)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `report it`, page)} with this message and the debug log.`,
    });
}
/** The names that errors have of which nobody thought: what is thrown on purpose, to be shown, has a class of its own. */
const UNEXPECTED = new Set([
    'Error',
    'TypeError',
    'RangeError',
    'ReferenceError',
    'SyntaxError',
    'EvalError',
    'URIError',
    'AggregateError',
]);
/** Whether an error is a mistake of Plangate, and says nothing of the files, the service, the host or a program. */
function isMistake(error) {
    const isError = typeof error === 'object' && error !== null && 'name' in error;
    const name = isError ? String(error.name) : 'Error';
    // Node gives a code to its own TypeErrors as well: they complain about an argument.
    const isOfSystem = name !== 'TypeError' && (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .systemErrorCode */ .v)(error) !== undefined;
    return UNEXPECTED.has(name) && !isOfSystem;
}
function sayTimeIsUp({ message }) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CODES */ .Lp.outOfTime, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)(message), {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Raise ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .setting */ .Pe)('timeout')}.`,
    });
}
function failureKindOf(error, ended) {
    if (error instanceof GateStop)
        return error.kind;
    if (error instanceof _archive_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .PackError */ .ql)
        return 'archive';
    if (ended !== undefined)
        return ended;
    if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)
        return SERVICE_FAILURES[error.code] ?? 'service';
    // Besides requests, a step only works with files.
    return isMistake(error) ? 'internal' : 'archive';
}
/** The other codes are `service`. */
const SERVICE_FAILURES = {
    unauthorized: 'refused',
    forbidden: 'refused',
    'not-found': 'refused',
    'too-large': 'too-large',
    local: 'archive',
    network: 'network',
    timeout: 'network',
    tls: 'network',
    aborted: 'canceled',
    invalid: 'input',
};
/** For a `catch`: undefined for an object that does not exist. Every other error is thrown again. */
function noneIfNotFound(error) {
    if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7) || error.code !== 'not-found')
        throw error;
}
/** A service answers 404 as well for something that exists and that the token may not use. */
function isRefusal(error) {
    return (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && (error.code === 'not-found' || error.code === 'forbidden'));
}
/**
 * Whether polling goes on after a failed request. During an outage it goes on until the deadline, because
 * the run goes on as well. After three answers in a row that cannot be read it stops: they will not change.
 *
 * @param failures how many requests have failed one after the other, this one included
 */
function isForgiven(error, failures) {
    if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7))
        return false;
    if (error.code === 'unreadable')
        return failures < 3;
    return ['network', 'timeout', 'server-error'].includes(error.code);
}
//# sourceMappingURL=failure-of.js.map

/***/ }),

/***/ 37652:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hx: function() { return /* binding */ isAnyCi; },
/* harmony export */   mR: function() { return /* binding */ isAnyRequest; },
/* harmony export */   rG: function() { return /* binding */ OTHER_ROOTS; }
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77006);
/* harmony import */ var ci_info_vendors_json__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22040);


/**
 * Where CI systems without a row in `registry.ts` have the checkout, by a variable of their jobs; and Jenkins where the
 * variable of its row is not set.
 */
const OTHER_ROOTS = {
    CODEBUILD_BUILD_ARN: 'CODEBUILD_SRC_DIR',
    CODEBUILD_BUILD_ID: 'CODEBUILD_SRC_DIR',
    bamboo_agentId: 'bamboo_build_working_directory',
    bamboo_buildKey: 'bamboo_build_working_directory',
    bamboo_planKey: 'bamboo_build_working_directory',
    BUILD_TAG: 'WORKSPACE',
    HUDSON_URL: 'WORKSPACE',
    JENKINS_HOME: 'WORKSPACE',
    TRAVIS: 'TRAVIS_BUILD_DIR',
    APPVEYOR: 'APPVEYOR_BUILD_FOLDER',
    DRONE: 'DRONE_WORKSPACE',
    CI_WORKSPACE: 'CI_WORKSPACE',
    HARNESS_BUILD_ID: 'HARNESS_WORKSPACE',
    BITRISE_IO: 'BITRISE_SOURCE_DIR',
    CIRRUS_CI: 'CIRRUS_WORKING_DIR',
};
/** Variables of jobs that the package does not name in its list: each is one of a CI by itself. */
const MORE_VARIABLES = [
    'BUILD_NUMBER CI_APP_ID CI_BUILD_ID CI_BUILD_NUMBER CI_JOB_ID CONTINUOUS_INTEGRATION',
    'ATLANTIS_TERRAFORM_VERSION PULL_NUM BASE_REPO_NAME',
    'BUILD_PIPELINE_NAME CLOUD_BUILD_ID TASKCLUSTER_ROOT_URL TEAMCITY_BUILD_PROPERTIES_FILE',
    'TEKTON_RESOURCE_NAME TEKTON_PIPELINE_RUN',
    'ENV0_DEPLOYMENT_ID SCALR_RUN_ID SPACELIFT TFC_RUN_ID',
].flatMap((line) => line.split(' '));
/** What shows a CI: each of these variables by itself, if it is set and its value contains the text. */
const CI_VARIABLES = [
    ..._registry_js__WEBPACK_IMPORTED_MODULE_0__/* .CI_HOSTS */ .T.flatMap(({ variable, run }) => [variable, run]),
    ...Object.keys(OTHER_ROOTS),
    ...MORE_VARIABLES,
    ...ci_info_vendors_json__WEBPACK_IMPORTED_MODULE_1__.flatMap(({ env }) => {
        if (typeof env === 'string' || Array.isArray(env))
            return env;
        if (env.env !== undefined)
            return { name: env.env, text: env.includes };
        return env.any ?? Object.keys(env).filter((name) => name !== 'CI');
    }),
].map((sign) => (typeof sign === 'string' ? { name: sign, text: '' } : sign));
/** Whether a variable of some CI system, which this program does not know, says that the job is about a request. */
function isAnyRequest(environment) {
    return ci_info_vendors_json__WEBPACK_IMPORTED_MODULE_1__.some(({ pr }) => pr !== undefined && saysRequest(pr, environment));
}
function saysRequest(sign, environment) {
    if (typeof sign === 'string')
        return Boolean(environment[sign]);
    const { env, any, ne, ...values } = sign;
    if (env !== undefined) {
        const value = environment[env] ?? '';
        // `any` has values of that variable here, and names of variables where there is no `env`.
        return any === undefined ? value !== '' && value !== ne : any.includes(value);
    }
    if (any !== undefined)
        return any.some((name) => Boolean(environment[name]));
    return Object.entries(values).some(([name, value]) => environment[name] === value);
}
/**
 * Whether a variable says that this is a job of some CI system. Unlike in `ci-info` itself, one variable of
 * several is enough, and `CI=false` takes back none of the others.
 */
function isAnyCi(environment) {
    const { CI = '' } = environment;
    if (!/^(?:|0|false)$/i.test(CI))
        return true;
    return CI_VARIABLES.some(({ name, text }) => {
        const value = environment[name] ?? '';
        return value !== '' && value.includes(text);
    });
}
//# sourceMappingURL=any-ci.js.map

/***/ }),

/***/ 1228:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ basicAuthorization; },
/* harmony export */   e: function() { return /* binding */ gitPassword; }
/* harmony export */ });
/* harmony import */ var _model_unfilled_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84824);

/** The credentials that a team sets for its jobs, for hosts that hand no token of their own to a job. */
function gitPassword({ GIT_USERNAME, GIT_PASSWORD }) {
    return basicAuthorization(GIT_USERNAME ?? '', GIT_PASSWORD);
}
/** The value of the header `Authorization`; undefined if the variable of the password is empty or was not filled in. */
function basicAuthorization(user, text) {
    const password = (0,_model_unfilled_js__WEBPACK_IMPORTED_MODULE_0__/* .filledIn */ .A)(text);
    return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
//# sourceMappingURL=authorization.js.map

/***/ }),

/***/ 2914:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RW: function() { return /* binding */ hostRunOf; },
/* harmony export */   SU: function() { return /* binding */ hostRowOf; },
/* harmony export */   W0: function() { return /* binding */ serverToAsk; },
/* harmony export */   cr: function() { return /* binding */ isTargetSet; },
/* harmony export */   lw: function() { return /* binding */ detectJob; },
/* harmony export */   nj: function() { return /* binding */ valuesOfHostVariables; },
/* harmony export */   o5: function() { return /* binding */ checkoutOf; },
/* harmony export */   wl: function() { return /* binding */ startersOf; }
/* harmony export */ });
/* unused harmony exports loadHost, GITHUB_HOST, unknownHost */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13861);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37694);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66238);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24610);
/* harmony import */ var _authorization_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1228);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77006);
/* harmony import */ var _any_ci_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37652);
/**
 * Recognises the CI host of a job by variables alone (`registry.ts`), and reads those variables that its row names. The host
 * itself is loaded when it is asked, because that takes longer than packing a small repository.
 */








/**
 * The CI host of this job, with what the environment alone says of the job. Its `name` is always that of the variables, or
 * `none`.
 *
 * @param hosts those that can be asked, besides GitHub
 * @param given answers in place of the host that the variables name
 */
async function detectJob(environment, hosts, given) {
    const host = given ?? (await loadHost(environment, hosts));
    const name = hostRowOf(environment)?.name ?? 'none';
    const root = checkoutOf(environment);
    return { ...host.facts(environment), name, host, environment, root };
}
/**
 * The CI host that the variables of this job name, without reading anything else of the job; `unknownHost` if they name none. Of
 * one that cannot be asked, nobody knows where the files of a job come from.
 */
async function loadHost(environment, hosts) {
    const row = hostRowOf(environment);
    if (row === undefined)
        return unknownHost;
    const found = [GITHUB_HOST, ...hosts].find(({ name }) => name === row.name);
    if (found !== undefined)
        return found.load();
    return { ...unknownHost, jobOrigin: () => ({ proposed: true, changeOrigin: 'unknown' }) };
}
/** The host that the gate is built for. */
const GITHUB_HOST = {
    name: 'github',
    load: async () => (await __webpack_require__.e(/* import() */ 7758).then(__webpack_require__.bind(__webpack_require__, 27758))).github,
};
/**
 * The values of these variables that are set, in the order of their names. Only variables of the
 * job's own host are read. If the host is not known, those of every host are: a container may have
 * been given some of them without the one that names the host.
 */
function valuesOfHostVariables(environment, which) {
    const row = hostRowOf(environment);
    return readVariables(row === undefined ? _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .CI_HOSTS */ .T : [row], which, environment);
}
/** Whether a target branch is set for any host. Then the job may be about a change, on whichever host it runs. */
function isTargetSet(environment) {
    return readVariables(_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .CI_HOSTS */ .T, 'target', environment).some((value) => value !== '');
}
function readVariables(rows, which, environment) {
    const names = rows.flatMap((row) => row[which] ?? []);
    return names.flatMap((name) => environment[name] ?? []);
}
/** Everybody who took part in starting the job, as its host names them; empty if the host does not say. */
function startersOf(environment) {
    const names = hostRowOf(environment)?.actor ?? [];
    return [...new Set(names.flatMap((name) => environment[name]?.trim() || []))];
}
/**
 * The server that is asked for the default branch. A clone is not asked: a machine that keeps its workspaces may have an
 * old branch, or one that an earlier job has changed. The address comes from the variables of the host, never from the
 * clone. Undefined where nothing shows a CI: then the clone of this machine is its user's own.
 */
function serverToAsk({ name, host, environment }) {
    const { server } = host;
    const address = gitAddress(server.address(environment) ?? '');
    const row = hostRowOf(environment);
    if (name === 'none' && address === undefined && !(0,_any_ci_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnyCi */ .Hx)(environment))
        return undefined;
    return {
        address,
        authorization: server.authorization?.(environment),
        isNew: server.isNew?.(environment) ?? false,
        remedy: address === undefined && row !== undefined ? setAddress(row) : server.remedy,
    };
}
const setAddress = ({ address }) => `Set ${address} so that its address is one of https or SSH: see ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('docs/networks.md#where-the-default-branch-is')}.`;
/** An address of https or SSH, or of http on this machine, without a password; undefined for any other text. */
function gitAddress(text) {
    const [, user = '', host, inner] = /^([\w.-]+@)?([\w.-]+):(?!\/)([\w./~-]+)$/.exec(text) ?? [];
    if (host !== undefined)
        return `ssh://${user}${host}/${inner}`;
    if (!URL.canParse(text))
        return undefined;
    const url = new URL(text);
    url.password = '';
    if (url.protocol === 'ssh:')
        return url.href;
    url.username = '';
    const isHere = url.protocol === 'http:' && (0,_model_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U)(url.hostname);
    return url.protocol === 'https:' || isHere ? url.href : undefined;
}
/** A CI host that this program does not know, or a person's machine. */
const unknownHost = {
    server: {
        authorization: _authorization_js__WEBPACK_IMPORTED_MODULE_5__/* .gitPassword */ .e,
        address: ({ PLANGATE_REPOSITORY_URL }) => PLANGATE_REPOSITORY_URL,
        remedy: 'Set PLANGATE_REPOSITORY_URL to the https address of the repository in the settings of the pipeline, with GIT_USERNAME and GIT_PASSWORD where it is private.',
    },
    facts: () => ({}),
    requestBase(environment) {
        // A container may have been given a part of the variables of its host.
        const branches = valuesOfHostVariables(environment, 'target').filter((value) => value !== '');
        const [branch, ...others] = new Set(branches);
        if (branch === undefined)
            return (0,_any_ci_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnyRequest */ .mR)(environment) ? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_6__/* .toRequestBase */ .U7)(undefined) : undefined;
        const isName = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_7__/* .readCommitId */ .f)(branch) === undefined && !branch.startsWith('refs/');
        const isCertain = others.length === 0 && isName;
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_6__/* .toRequestBase */ .U7)(isCertain ? branch : undefined);
    },
    /**
     * A person is there only where no CI shows. Else a program started this job, and its files choose no setting. They count as
     * the repository's own, because no variable is known that could name a fork: as `unknown`, every job of such a CI would be
     * refused. So its operators have to keep tokens from builds of forks (docs/ci/circleci.md says it).
     */
    jobOrigin: (environment, isPersonThere) => ({
        proposed: !isPersonThere || (0,_any_ci_js__WEBPACK_IMPORTED_MODULE_2__/* .isAnyCi */ .Hx)(environment),
        changeOrigin: 'own',
    }),
};
/** The host that this job runs on; undefined if no variable names one. */
function hostRowOf(environment) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .CI_HOSTS */ .T.find(({ variable }) => environment[variable]);
}
/** Absolute path of the checkout, as the job's host names it. */
function checkoutOf(environment) {
    const variable = Object.keys(_any_ci_js__WEBPACK_IMPORTED_MODULE_2__/* .OTHER_ROOTS */ .rG).find((name) => environment[name]) ?? '';
    const root = hostRowOf(environment)?.root ?? _any_ci_js__WEBPACK_IMPORTED_MODULE_2__/* .OTHER_ROOTS */ .rG[variable] ?? '';
    const path = environment[root] ?? '';
    // CircleCI may say `~/project`.
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? path : undefined;
}
/** The run of the CI host that this job is a part of, as in `github 4711`; undefined if its host is not known. */
function hostRunOf(environment) {
    const host = hostRowOf(environment);
    const run = host && environment[host.run];
    return run ? `${host.name} ${run}` : undefined;
}
//# sourceMappingURL=detect.js.map

/***/ }),

/***/ 68754:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: function() { return /* binding */ workspaceOf; },
/* harmony export */   by: function() { return /* binding */ withProgramsFromOutside; },
/* harmony export */   o5: function() { return /* binding */ isJob; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _machine_program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60439);
/* harmony import */ var _detect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2914);
/* harmony import */ var _any_ci_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37652);
/** The directory in which a job works. Git is asked about the repository there, and about no deeper one. */





/**
 * The directory that the CI host names. If a person works here, the checkout around their directory;
 * in a job of a host that names none, the root of the file system.
 */
function workspaceOf(environment, workingDirectory) {
    const root = (0,_detect_js__WEBPACK_IMPORTED_MODULE_3__/* .checkoutOf */ .o5)(environment);
    if (root !== undefined && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isDirectory */ .wd)(root))
        return root;
    // The working directory of such a job may lie inside the judged files.
    if (isJob(environment))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(workingDirectory).root;
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findCheckout */ .I8)(workingDirectory) ?? workingDirectory;
}
/** Whether the environment is that of a job of some CI host. */
function isJob(environment) {
    return (0,_detect_js__WEBPACK_IMPORTED_MODULE_3__/* .hostRowOf */ .SU)(environment) !== undefined || (0,_any_ci_js__WEBPACK_IMPORTED_MODULE_4__/* .isAnyCi */ .Hx)(environment);
}
/**
 * The environment without those directories of PATH that are in the checkout, or in the directory that the CI host names.
 * No program is asked for it, because git is the first that is looked for. `onSkipped` gets a sentence for each of them that
 * holds a program which would be run.
 */
function withProgramsFromOutside(environment, workingDirectory, onSkipped) {
    const workspace = workspaceOf(environment, workingDirectory);
    const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findAround */ .Di)(workingDirectory, workspace);
    const around = repository?.root ?? (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findCheckout */ .I8)(workingDirectory);
    const inJob = isJob(environment);
    const proposed = [];
    if (inJob)
        proposed.push(workspace, around ?? workingDirectory);
    else if (around !== undefined)
        proposed.push(around);
    return (0,_machine_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutProposedPrograms */ .Ej)(environment, { proposed, workingDirectory, isJob: inJob }, onSkipped);
}
//# sourceMappingURL=job-workspace.js.map

/***/ }),

/***/ 77006:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ CI_HOSTS; },
/* harmony export */   s: function() { return /* binding */ isSecretOfCiHost; }
/* harmony export */ });
/** Servers with GitHub's API set GitHub's variables. */
const ON_GITHUB = {
    root: 'GITHUB_WORKSPACE',
    address: 'GITHUB_SERVER_URL and GITHUB_REPOSITORY',
    run: 'GITHUB_RUN_ID',
    actor: ['GITHUB_TRIGGERING_ACTOR', 'GITHUB_ACTOR'],
    target: ['GITHUB_BASE_REF'],
    built: ['GITHUB_SHA'],
};
/** The first host with a variable that is set counts. Gitea and Forgejo set GitHub's variable, too, so they come first. */
const CI_HOSTS = [
    {
        name: 'forgejo',
        title: 'Forgejo',
        variable: 'FORGEJO_ACTIONS',
        ...ON_GITHUB,
        secrets: ['FORGEJO_*'],
    },
    {
        name: 'gitea',
        title: 'Gitea',
        variable: 'GITEA_ACTIONS',
        ...ON_GITHUB,
        secrets: ['GITEA_*'],
    },
    {
        name: 'github',
        title: 'GitHub Actions',
        variable: 'GITHUB_ACTIONS',
        ...ON_GITHUB,
        secrets: ['GITHUB_*', 'GH_*', 'ACTIONS_*', 'RUNNER_*', 'INPUT_*'],
    },
    {
        name: 'gitlab',
        title: 'GitLab',
        variable: 'GITLAB_CI',
        root: 'CI_PROJECT_DIR',
        address: 'CI_MERGE_REQUEST_PROJECT_URL or CI_PROJECT_URL',
        run: 'CI_PIPELINE_ID',
        actor: ['GITLAB_USER_LOGIN'],
        // The first one is set if GitLab merged the target into the change before the pipeline.
        target: ['CI_MERGE_REQUEST_TARGET_BRANCH_SHA', 'CI_MERGE_REQUEST_DIFF_BASE_SHA'],
        built: ['CI_COMMIT_SHA'],
        defaultBranch: ['CI_DEFAULT_BRANCH'],
        secrets: ['GITLAB_*', 'CI_JOB_TOKEN'],
    },
    {
        name: 'azure',
        title: 'Azure Pipelines',
        variable: 'TF_BUILD',
        root: 'BUILD_SOURCESDIRECTORY',
        address: 'BUILD_REPOSITORY_URI',
        run: 'BUILD_BUILDID',
        actor: ['BUILD_REQUESTEDFOR'],
        target: ['SYSTEM_PULLREQUEST_TARGETBRANCH'],
        built: ['BUILD_SOURCEVERSION'],
        secrets: ['SYSTEM_ACCESSTOKEN'],
    },
    {
        name: 'bitbucket',
        title: 'Bitbucket',
        variable: 'BITBUCKET_BUILD_NUMBER',
        root: 'BITBUCKET_CLONE_DIR',
        address: 'BITBUCKET_REPO_FULL_NAME',
        run: 'BITBUCKET_PIPELINE_UUID',
        actor: ['BITBUCKET_STEP_TRIGGERER_UUID'],
        target: ['BITBUCKET_PR_DESTINATION_BRANCH'],
        secrets: ['BITBUCKET_*'],
    },
    {
        name: 'circleci',
        title: 'CircleCI',
        variable: 'CIRCLECI',
        root: 'CIRCLE_WORKING_DIRECTORY',
        address: 'CIRCLE_REPOSITORY_URL',
        run: 'CIRCLE_WORKFLOW_ID',
        actor: ['CIRCLE_USERNAME'],
        secrets: ['CIRCLE_TOKEN', 'CIRCLE_OIDC_*'],
    },
    {
        name: 'buildkite',
        title: 'Buildkite',
        variable: 'BUILDKITE',
        root: 'BUILDKITE_BUILD_CHECKOUT_PATH',
        address: 'BUILDKITE_REPO',
        run: 'BUILDKITE_BUILD_ID',
        actor: ['BUILDKITE_UNBLOCKER', 'BUILDKITE_BUILD_CREATOR'],
        target: ['BUILDKITE_PULL_REQUEST_BASE_BRANCH'],
        defaultBranch: ['BUILDKITE_PIPELINE_DEFAULT_BRANCH'],
        secrets: ['BUILDKITE_AGENT_*'],
    },
    {
        name: 'jenkins',
        title: 'Jenkins',
        variable: 'JENKINS_URL',
        root: 'WORKSPACE',
        address: 'GIT_URL',
        run: 'BUILD_TAG',
        actor: ['BUILD_USER_ID'],
        target: ['CHANGE_TARGET'],
        secrets: ['JENKINS_*'],
    },
];
/** Whether a variable is one that a program of what is judged must not get. */
function isSecretOfCiHost(variable) {
    const name = variable.toUpperCase();
    return CI_HOSTS.flatMap(({ secrets }) => secrets).some((secret) => secret.endsWith('*') ? name.startsWith(secret.slice(0, -1)) : name === secret);
}
//# sourceMappingURL=registry.js.map

/***/ }),

/***/ 72588:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ addTo; }
/* harmony export */ });
/** Adds an item to the list that a map has at a key. */
function addTo(map, key, item) {
    const items = map.get(key);
    if (items)
        items.push(item);
    else
        map.set(key, [item]);
}
//# sourceMappingURL=add-to.js.map

/***/ }),

/***/ 83309:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ base64In; }
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17026);
/** What is written in base64 in a text, and what that says, also where it is compressed. */


/** Shorter ones are names and ids, and no credential has so few bytes. */
const SHORTEST = 24;
const RUNS = new RegExp(`[A-Za-z0-9+/_-]{${SHORTEST},}={0,2}`, 'g');
/** The whole text, with line ends. */
const LINES = /^[A-Za-z0-9+/_\s-]+={0,2}\s*$/;
/** Of what is compressed, no more is looked into. */
const MOST_BYTES = 4 * 1024 * 1024;
/** How often something may be encoded in what is encoded. */
const MOST_LEVELS = 3;
function base64In(text, level = 1) {
    if (text.length < SHORTEST)
        return [];
    if (/\s/.test(text.trim()) && text.length < MOST_BYTES && LINES.test(text)) {
        const run = text.replace(/\s+/g, '');
        if (run.length >= SHORTEST)
            return [{ from: 0, to: text.length, texts: decodings(run, level) }];
    }
    return Array.from(text.matchAll(RUNS), ({ index: from, 0: run }) => ({
        from,
        to: from + run.length,
        texts: decodings(run, level),
    }));
}
function decodings(run, level) {
    const texts = [0, 1, 2, 3].flatMap((skipped) => {
        const bytes = Buffer.from(run.slice(skipped), 'base64');
        const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
        const whole = isCompressed
            ? (0,_or_else_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .N)(() => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(bytes, { maxOutputLength: MOST_BYTES }), bytes)
            : bytes;
        const text = whole.toString('utf8');
        // What is no text has few letters in a row.
        return isCompressed || /[\x20-\x7e]{6}/.test(text) ? [text] : [];
    });
    if (level >= MOST_LEVELS)
        return texts;
    const inner = texts.flatMap((text) => base64In(text, level + 1).flatMap(({ texts: all }) => all));
    return [...texts, ...inner];
}
//# sourceMappingURL=base64-texts.js.map

/***/ }),

/***/ 94993:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ clip; },
/* harmony export */   U: function() { return /* binding */ clipUnits; }
/* harmony export */ });
/** At most `limit` UTF-16 units, no half character at the end, and an ellipsis when something went. */
function clip(text, limit) {
    return text.length <= limit ? text : `${clipUnits(text, Math.max(0, limit - 1))}…`;
}
/** At most `limit` UTF-16 units, without half a character at the end. */
function clipUnits(text, limit) {
    if (text.length <= limit)
        return text;
    const last = text.charCodeAt(limit - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
//# sourceMappingURL=clip.js.map

/***/ }),

/***/ 36433:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ LETTERS_OF_CONFTEST; },
/* harmony export */   w: function() { return /* binding */ INSTEAD_OF_CONFTEST; }
/* harmony export */ });
/** What somebody who comes from conftest writes here, by the name of the option or of the key in conftest.toml. */
const INSTEAD_OF_CONFTEST = {
    policy: 'Write `--policies DIRECTORY`.',
    namespace: 'Write `namespace = ["NAME"]` in conftest.toml.',
    'all-namespaces': 'Write `all-namespaces = true` in conftest.toml.',
    data: 'Write `data = ["DIRECTORY"]` in conftest.toml.',
    update: 'Nothing is fetched that can change unseen. Name a commit: `--policies git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`.',
    combine: 'Each plan is judged by itself.',
    'fail-on-warn': 'Write `--fail-on advisory`.',
    'no-fail': 'Write `--fail-on never`.',
    output: 'Write `--format json`, or name a file with `--junit`, `--sarif` or `--report-json`.',
    parser: 'A plan is JSON. Leave it out.',
    'rego-version': 'Each file is judged in the version that it is written in. Leave it out.',
    'show-builtin-errors': 'A pass in which a built-in function failed is none. If you mean that, write `builtin_errors: undefined` in METADATA of the policy.',
};
/** What conftest calls by one letter. */
const LETTERS_OF_CONFTEST = {
    p: 'policy',
    n: 'namespace',
    d: 'data',
    u: 'update',
    o: 'output',
};
//# sourceMappingURL=conftest.js.map

/***/ }),

/***/ 14352:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RZ: function() { return /* binding */ CREDENTIAL_NAMES; },
/* harmony export */   Wr: function() { return /* binding */ credentialsIn; },
/* harmony export */   Z8: function() { return /* binding */ TOKEN_SHAPES; }
/* harmony export */ });
/* harmony import */ var _base64_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83309);
/**
 * Recognises credentials by their form, whoever's they are: tokens, private keys, JSON Web Tokens, logins in addresses, what JSON
 * calls a secret; also where they are written in base64.
 */

const TOKEN_SHAPES = [
    {
        name: 'an HCP Terraform token',
        marks: ['.atlasv1.'],
        before: /[A-Za-z0-9]{14}$/,
        after: /^[\w=-]{60}/,
    },
    {
        name: 'a GitHub token',
        marks: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
        after: /^[A-Za-z0-9]{36}/,
    },
    { name: 'a GitHub token', marks: ['github_pat_'], after: /^\w{36}/ },
    { name: 'a GitLab token', marks: ['glpat-'], after: /^[\w=-]{20}/ },
    { name: 'an AWS access key', marks: ['AKIA', 'ASIA'], after: /^[0-9A-Z]{16}/ },
    {
        name: 'a private key',
        marks: ['PRIVATE KEY-----'],
        before: /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}$/,
    },
    {
        name: 'a Google service account key',
        marks: ['"service_account"'],
        before: /"type"\s{0,20}:\s{0,20}$/,
    },
];
/** At least 16 characters after one of these names. In a schema an object follows the name; examples are shorter. */
const CREDENTIAL_NAMES = 'client_secret|clientSecret|refresh_token|refreshToken|access_token|accessToken|secret_access_key|secretAccessKey|SecretAccessKey|private_key|privateKey';
const source = (form) => form?.source.replace(/^\^|\$$/g, '') ?? '';
const TEXT_FORMS = [
    ...TOKEN_SHAPES.filter(({ marks }) => !/service_account|PRIVATE/.test(marks[0] ?? '')).flatMap(({ marks, before, after }) => marks.map((mark) => ({
        mark,
        form: new RegExp(`${source(before)}${mark.replaceAll('.', String.raw `\.`)}${source(after)}(?:[\\w=.-]*[\\w=-])?`, 'g'),
    }))),
    // GitHub's newer tokens have dots and hyphens; the stop of a sentence is no part of one.
    ...['gho_', 'ghp_', 'ghs_', 'ghu_', 'ghr_'].map((mark) => ({
        mark,
        form: new RegExp(String.raw `${mark}[\w.-]{35,}[\w-]`, 'g'),
    })),
    {
        mark: 'PRIVATE KEY',
        form: /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}PRIVATE KEY(?: BLOCK)?-----[^]*?(?:-----END [A-Z0-9 ]{0,60}-----|$)/g,
    },
    { mark: 'eyJ', form: /\beyJ[\w-]{10,}={0,2}\.eyJ[\w-]{2,}={0,2}\.[\w-]*={0,2}/g },
    // `USER:PASSWORD` is what a remedy tells people to fill in.
    { mark: '://', form: /:\/\/(?!USER:PASSWORD@)([^\s/:@"'<>\\]*:[^\s/"'<>\\]+)@/g },
    {
        mark: '"',
        form: new RegExp(String.raw `\\*"(?:${CREDENTIAL_NAMES})\\*"\s{0,20}:\s{0,20}\\*"([^"\s\\]{16,})`, 'g'),
    },
];
/** Where in a text something is that looks like a credential. */
function credentialsIn(text) {
    const spans = plainCredentialsIn(text);
    for (const { from, to, texts } of (0,_base64_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .base64In */ .R)(text)) {
        if (texts.some((inner) => plainCredentialsIn(inner).length > 0))
            spans.push([from, to]);
    }
    return spans;
}
function plainCredentialsIn(text) {
    const spans = [];
    for (const { mark, form } of TEXT_FORMS) {
        if (!text.includes(mark))
            continue;
        for (const { index, 0: whole, 1: secret = whole } of text.matchAll(form)) {
            const from = index + whole.lastIndexOf(secret);
            spans.push([from, from + secret.length]);
        }
    }
    return spans;
}
//# sourceMappingURL=credential-forms.js.map

/***/ }),

/***/ 90440:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ didYouMean; }
/* harmony export */ });
/** The name that is most similar to a misspelt word; undefined if none is similar enough. */
function didYouMean(word, names) {
    let best;
    // A third of the letters may be wrong, and always one.
    let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
    for (const name of names) {
        const distance = editDistance(word.slice(0, 60), name.slice(0, 60));
        if (distance >= bestDistance)
            continue;
        best = name;
        bestDistance = distance;
    }
    return best;
}
/** Counts insertions, deletions, replacements and swaps of neighbouring letters. */
function editDistance(a, b) {
    /** `rows[row][column]`: distance from the first `row` letters of `a` to the first `column` letters of `b`. */
    const rows = [];
    const distanceAt = (row, column) => rows[row]?.[column] ?? Infinity;
    for (let row = 0; row <= a.length; row++) {
        rows.push([row]);
        for (let column = 1; column <= b.length; column++) {
            const same = a[row - 1] === b[column - 1];
            const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            const cost = Math.min(distanceAt(row - 1, column) + 1, distanceAt(row, column - 1) + 1, distanceAt(row - 1, column - 1) + (same ? 0 : 1), swapped ? distanceAt(row - 2, column - 2) + 1 : Infinity);
            rows[row]?.push(cost);
        }
    }
    return distanceAt(a.length, b.length);
}
//# sourceMappingURL=did-you-mean.js.map

/***/ }),

/***/ 34271:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ errorMessage; },
/* harmony export */   v: function() { return /* binding */ systemErrorCode; }
/* harmony export */ });
/**
 * The message of whatever was thrown, for people.
 *
 * @param error any value: an error of another realm is no instance of this realm's `Error`
 */
function errorMessage(error) {
    const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
    return String(hasMessage ? error.message : error);
}
/** The code of a system error, such as `ENOENT`; undefined for any other error. */
function systemErrorCode(error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    return hasCode && typeof error.code === 'string' ? error.code : undefined;
}
//# sourceMappingURL=error-message.js.map

/***/ }),

/***/ 74132:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: function() { return /* binding */ CODES; },
/* harmony export */   Nn: function() { return /* binding */ pageOfError; }
/* harmony export */ });
/* unused harmony export ERRORS */
/* harmony import */ var _own_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37694);
/** Every error that has a section of its own in the pages: its name here, its code, its title, and where it is explained. */

/** The areas of the two pages, in their order. */
const START = { page: 'docs/troubleshooting.md', area: 'Start, token, origin' };
const ANSWERS = { page: 'docs/troubleshooting.md', area: 'Answers of the service' };
const PERMISSIONS = { page: 'docs/troubleshooting.md', area: 'Permissions and workspace' };
const RUN = { page: 'docs/troubleshooting.md', area: 'The run' };
const REPORT = { page: 'docs/troubleshooting.md', area: 'The report and the files' };
const VERDICTS = {
    page: 'docs/troubleshooting-runs.md',
    area: 'Verdicts and provisional runs',
};
const EXISTING = {
    page: 'docs/troubleshooting-runs.md',
    area: 'Matrix, existing runs, version control',
};
const ARCHIVE = { page: 'docs/troubleshooting-runs.md', area: 'Archive and changes' };
/**
 * The errors that there are, by name. The pages have their index and their headings from here (`npm run docs`). From the
 * first release on a code is never given to anything else.
 */
const ERRORS = {
    wrongInput: { code: 'PG-101', title: 'wrong inputs', ...START },
    noToken: { code: 'PG-102', title: 'no token', ...START },
    unknownInput: { code: 'PG-103', title: 'a misspelt input', ...START },
    unnamedHost: { code: 'PG-104', title: 'the host is not named', ...START },
    noOrganization: { code: 'PG-105', title: 'no organization', ...START },
    foreignCode: { code: 'PG-106', title: "a fork's code", ...START },
    tokenRefused: { code: 'PG-107', title: 'token refused', ...ANSWERS },
    lacksRight: { code: 'PG-108', title: 'a right is missing', ...ANSWERS },
    notFound: { code: 'PG-109', title: 'not found', ...ANSWERS },
    noSuchOperation: { code: 'PG-110', title: 'no such operation', ...ANSWERS },
    apiNotFound: { code: 'PG-111', title: 'where the API is', ...ANSWERS },
    startedNoRun: { code: 'PG-112', title: 'the upload started no run', ...ANSWERS },
    lacksHostRight: { code: 'PG-113', title: 'rights on the code host', ...PERMISSIONS },
    policiesInHcl: { code: 'PG-114', title: 'policies in HCL', ...PERMISSIONS },
    noConfiguration: { code: 'PG-115', title: 'no configuration', ...PERMISSIONS },
    localExecution: { code: 'PG-116', title: 'local execution mode', ...PERMISSIONS },
    mayNotQueue: { code: 'PG-117', title: 'may not queue runs', ...PERMISSIONS },
    wrongWorkingDirectory: { code: 'PG-118', title: 'working directory', ...PERMISSIONS },
    planFailed: { code: 'PG-119', title: 'the plan failed', ...RUN },
    runTooSlow: { code: 'PG-120', title: 'the run took too long', ...RUN },
    outOfTime: { code: 'PG-121', title: 'time was over before the plan', ...RUN },
    tooManyRequests: { code: 'PG-122', title: 'too many requests', ...RUN },
    serviceFailed: { code: 'PG-123', title: 'the service failed', ...RUN },
    unreachable: { code: 'PG-124', title: 'nothing answers', ...RUN },
    otherCommit: { code: 'PG-125', title: 'another commit is checked out', ...REPORT },
    commentOfAnotherJob: { code: 'PG-126', title: 'another job writes the comment', ...REPORT },
    cannotBeSent: { code: 'PG-127', title: 'a file cannot be sent', ...REPORT },
    uploadRefused: { code: 'PG-128', title: 'the upload is refused', ...REPORT },
    unreadableAnswer: { code: 'PG-129', title: 'an unreadable answer', ...REPORT },
    noEvent: { code: 'PG-130', title: 'no event', ...REPORT },
    reportsNotWritten: { code: 'PG-131', title: 'reports not written', ...REPORT },
    canceled: { code: 'PG-132', title: 'canceled', ...REPORT },
    noResult: { code: 'PG-133', title: 'a result never came', ...VERDICTS },
    unknownDestroys: { code: 'PG-134', title: 'what is destroyed is unknown', ...VERDICTS },
    changesNotWhole: { code: 'PG-135', title: 'the list of changes is not whole', ...VERDICTS },
    stillAppliable: { code: 'PG-136', title: 'a plan that can still be applied', ...VERDICTS },
    cannotDiscard: { code: 'PG-137', title: 'it could not be discarded', ...VERDICTS },
    notAsRequested: { code: 'PG-138', title: 'not the run that was requested', ...VERDICTS },
    wrongGroup: { code: 'PG-139', title: 'groups of a matrix', ...VERDICTS },
    onlyAPart: { code: 'PG-141', title: 'only a part was planned', ...EXISTING },
    notCompared: { code: 'PG-142', title: 'an existing run is not compared', ...EXISTING },
    noRunsOfVersionControl: { code: 'PG-143', title: 'no runs of version control', ...EXISTING },
    noRunOfCommit: { code: 'PG-144', title: 'none of this commit', ...EXISTING },
    notApplied: { code: 'PG-145', title: 'nothing is applied', ...EXISTING },
    contradiction: { code: 'PG-146', title: 'the service contradicts itself', ...EXISTING },
    moduleMissing: { code: 'PG-147', title: 'a module is missing', ...EXISTING },
    untrackedSecret: { code: 'PG-148', title: 'untracked credentials', ...EXISTING },
    gitSilent: { code: 'PG-149', title: 'git does not answer', ...EXISTING },
    hiddenFromPolicies: { code: 'PG-150', title: 'hidden from the policies', ...ARCHIVE },
    cannotBeCloned: { code: 'PG-151', title: 'what version control clones', ...ARCHIVE },
    linkedDirectory: { code: 'PG-152', title: 'links to directories', ...ARCHIVE },
    noneAffected: { code: 'PG-153', title: 'no workspace is affected', ...ARCHIVE },
    otherWorkspace: { code: 'PG-154', title: 'another workspace answered', ...ARCHIVE },
    privateCertificate: { code: 'PG-155', title: 'private certificates', ...ARCHIVE },
    tooManyComments: { code: 'PG-156', title: 'too many comments', ...ARCHIVE },
    publishingTooSlow: { code: 'PG-157', title: 'publishing took too long', ...ARCHIVE },
    otherBase: { code: 'PG-158', title: 'for another base', ...ARCHIVE },
};
/** The code of each name, as a message carries it. */
const CODES = Object.fromEntries(Object.entries(ERRORS).map(([name, { code }]) => [name, code]));
/** The address of the section that says what to do about an error. */
function pageOfError(code) {
    const page = Object.values(ERRORS).find((error) => error.code === code)?.page ?? '';
    return `${(0,_own_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .ownPage */ .SO)(page)}#${code.toLowerCase()}`;
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 85382:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R2: function() { return /* binding */ withoutRepeated; },
/* harmony export */   We: function() { return /* binding */ isErrorCode; },
/* harmony export */   ZZ: function() { return /* binding */ pageOf; },
/* harmony export */   b6: function() { return /* binding */ textOf; },
/* harmony export */   gU: function() { return /* binding */ problemTextOf; },
/* harmony export */   gk: function() { return /* binding */ finding; },
/* harmony export */   hD: function() { return /* binding */ findingOf; }
/* harmony export */ });
/* harmony import */ var _error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34271);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/** A finding: one thing that a check has to say, as a value, from where it is known to the surface that shows it. */



/** @param more what else is known */
function finding(code, says, more = {}) {
    return { code, says, ...more };
}
/** What was thrown, as a finding. An error that has one has it as `finding`, or knows its code as `helpCode`. */
function findingOf(error) {
    const { finding: known, helpCode } = (error ?? {});
    return known ?? { code: helpCode ?? 'failed', says: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .foreign */ .V$)((0,_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .g)(error)) };
}
/** The address of the section that says what to do; undefined where the finding says it itself. */
function pageOf(code) {
    return isErrorCode(code) ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .pageOfError */ .Nn)(code) : undefined;
}
function isErrorCode(code) {
    return /^PG-\d+$/.test(code);
}
/** What it says and what to do about it, without markup. Hostile until escaped. */
function textOf({ says, remedy }) {
    const said = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(says);
    return remedy === undefined ? said : `${said} ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(remedy)}`;
}
/** As the message of a problem: inputs stand between backticks there, by which a command line writes its options instead. */
function problemTextOf({ says, remedy = '' }) {
    const toText = (sentence) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSentence */ .iQ)(sentence, (part) => part.kind === 'code' ? `\`${part.text}\`` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(part));
    return [says, remedy]
        .map(toText)
        .filter((text) => text !== '')
        .join(' ');
}
/** Each finding once. */
function withoutRepeated(findings) {
    return [...new Map(findings.map((found) => [JSON.stringify(found), found])).values()];
}
//# sourceMappingURL=finding.js.map

/***/ }),

/***/ 62056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ environmentSecrets; },
/* harmony export */   w: function() { return /* binding */ concealedIn; }
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72166);

const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|RECORD_KEY)$/;
/** In a text, shorter values would be found by chance. */
const SHORTEST_IN_FILES = 16;
/**
 * Values that must not be inside a file that is sent: of variables whose names match the expression, and of `TF_TOKEN_…`.
 */
function environmentSecrets(environment, secretName = SECRET_NAME) {
    return valuesOf(environment, secretName, SHORTEST_IN_FILES);
}
/** Names of variables whose values are not shown. `PWD` alone is a directory. */
const CONCEALED_NAME = /^(?:.*[_-])?(?:[A-Z]*(?:TOKEN|PASSWORD)|SECRET(?:[_-]ID)?|PASSWD|(?<=[_-])(?:PWD|PASS)|PASSPHRASE|PAT|JWT|AUTH|BEARER|WEBHOOK(?:[_-]URL)?|CREDENTIALS?|(?:API|APP|ACCESS|ACCOUNT|AUTH|MASTER|LICENSE|STORAGE|PRIVATE|RECORD|SECRET|SIGNING|ENCRYPTION|DEPLOY)[_-]?KEY)(?:[_-]?(?:V?\d+|RO|RW))?$/i;
const SHORTEST_IN_REPORTS = 8;
/** As the password `postgres`: a report in which such a word is concealed could not be read. */
const COMMON_WORD = /^[a-z]{1,12}$/;
/**
 * Values that no report and no log shows, although a service or a plan may repeat them: those of variables
 * with such a name, logins in addresses, and what a text calls a password. A short value of letters alone is shown: it
 * reads like a common word.
 */
function concealedIn(environment) {
    const values = new Set(valuesOf(environment, CONCEALED_NAME, SHORTEST_IN_REPORTS));
    for (const [name, value = ''] of Object.entries(environment)) {
        // The address of a proxy may be written without a scheme.
        const text = PROXY.test(name) && !value.includes('://') ? `http://${value}` : value;
        for (const secret of [...loginsIn(text), ...passwordsIn(value)]) {
            for (const form of [secret, (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .decoded */ .DH)(secret)]) {
                if (form.length >= SHORTEST_IN_REPORTS)
                    values.add(form);
            }
        }
    }
    return [...values].filter((value) => !COMMON_WORD.test(value));
}
const PROXY = /^(?:https?|all)_proxy$/i;
/** The passwords in the addresses of a text. A user without a password may be a token: then it has a digit. */
function loginsIn(text) {
    const logins = [];
    for (const [, login = ''] of text.matchAll(/:\/\/([^\s/?#"']*)@/g)) {
        const [user = '', ...rest] = login.split(':');
        const password = rest.join(':');
        if (password !== '')
            logins.push(password);
        else if (/\d/.test(user))
            logins.push(user);
    }
    return logins;
}
/** As git's settings, the file of logins of curl, Docker's registries and HCL write them. */
const PASSWORD_FORMS = [
    /\bauthorization:\s*\w+\s+([^\s'"]+)/gi,
    /\bpassword\s+(\S+)/g,
    /\b(?:auth|(?:identity_?)?token|pass(?:word|phrase)|(?:access|api|secret)_key)["']?\s*[:=]\s*"([^"]+)"/gi,
];
function passwordsIn(text) {
    return PASSWORD_FORMS.flatMap((form) => Array.from(text.matchAll(form), ([, password = '']) => password));
}
/** The values of at least `shortest` characters of variables with such a name, or one as `TF_TOKEN_…`. */
function valuesOf(environment, secretName, shortest) {
    return Object.entries(environment)
        .filter(([name]) => secretName.test(name) || name.startsWith('TF_TOKEN_'))
        .map(([, value]) => value?.trim() ?? '')
        .filter(({ length }) => length >= shortest);
}
//# sourceMappingURL=job-secrets.js.map

/***/ }),

/***/ 13861:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: function() { return /* binding */ isLoopback; },
/* harmony export */   e: function() { return /* binding */ parseOrigin; }
/* harmony export */ });
/** Where a token may go: to one origin, over TLS unless the origin is this machine itself. */
/** Whether a host name, as `URL` writes it, means this machine itself: `localhost`, `127.0.0.1`, `[::1]`. */
function isLoopback(hostname) {
    return (hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname));
}
/** Parses the origin of a service; if no token may go there, returns a sentence that says why. */
function parseOrigin(origin) {
    if (!URL.canParse(origin))
        return `"${origin.slice(0, 80)}" is not an origin such as https://app.terraform.io.`;
    const url = new URL(origin);
    if (url.username !== '' || url.password !== '')
        return 'An origin holds no user name or password.';
    if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
        return `An origin ends after its host: write ${url.origin}.`;
    }
    if (url.protocol === 'https:')
        return url;
    if (url.protocol === 'http:' && isLoopback(url.hostname))
        return url;
    return `The token is sent over https only (plain http to this machine alone): write https://${url.host}.`;
}
//# sourceMappingURL=origin.js.map

/***/ }),

/***/ 37694:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: function() { return /* binding */ ownPage; },
/* harmony export */   kX: function() { return /* binding */ planRecipe; }
/* harmony export */ });
/* unused harmony exports BUILT_REF, linkPagesTo */
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55603);
/**
 * Where this project's pages are, as the code that runs has them: a report is read in other repositories, and for years.
 * Before its release a version has no tag, and its pages are those of main.
 */

const REPOSITORY = 'plangate/plangate';
/** The branch, tag or commit that the pages are read at, unless a runner says another one. */
const BUILT_REF = _version_js__WEBPACK_IMPORTED_MODULE_0__/* .IS_RELEASED */ .f5 ? `v${_version_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .xv}` : 'main';
let ref = BUILT_REF;
/**
 * Lets all pages be those of the ref that a workflow names in `uses:`. Called once, by the entry of the action, before
 * anything is said. A copy of this project in another repository links to the pages of this one.
 */
function linkPagesTo({ GITHUB_ACTION_REF: named = '', GITHUB_ACTION_REPOSITORY: repository = '', }) {
    const isOwn = repository.toLowerCase() === REPOSITORY && /^\w[\w./-]{0,99}$/.test(named);
    ref = isOwn && !named.includes('..') ? named : BUILT_REF;
}
/** @param page with its heading, as in `docs/cli.md#install` */
function ownPage(page) {
    return `https://github.com/${REPOSITORY}/blob/${ref}/${page}`;
}
/** How a job plans where the credentials are, and another one judges. */
function planRecipe() {
    return ownPage('docs/plan-files.md#a-plan-of-another-job');
}
//# sourceMappingURL=own-pages.js.map

/***/ }),

/***/ 28187:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: function() { return /* binding */ escapeUnits; },
/* harmony export */   Kf: function() { return /* binding */ nameSome; },
/* harmony export */   Vo: function() { return /* binding */ alternatives; },
/* harmony export */   hD: function() { return /* binding */ quote; },
/* harmony export */   tl: function() { return /* binding */ shortLine; }
/* harmony export */ });
/** Quotes a text for a message, as a short line. */
function quote(text) {
    return `"${shortLine(text)}"`;
}
/** A text for a message: line breaks become spaces, and more than 60 characters are cut. */
function shortLine(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
/** Each UTF-16 unit as an escape of JSON: `\u00e9`; two of them for a character beyond the first plane. */
function escapeUnits(text) {
    return text.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
/** `a, b or c` */
function alternatives(words) {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
/** At most this many of the names, as in `a, b and 3 more`. */
function nameSome(names, mostNamed) {
    const others = names.length - mostNamed;
    const named = names.slice(0, mostNamed).join(', ');
    return others > 0 ? `${named} and ${others} more` : named;
}
//# sourceMappingURL=quote.js.map

/***/ }),

/***/ 24610:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U7: function() { return /* binding */ toRequestBase; },
/* harmony export */   W0: function() { return /* binding */ branchOf; },
/* harmony export */   eu: function() { return /* binding */ baseOfQueue; }
/* harmony export */ });
/** The branch that a request goes to: a verdict on the request is for that branch alone. */
/**
 * The branch that a full ref names; undefined without one. Only for hosts that write the full ref: on others a branch can be
 * called `refs/heads/main`, and is not `main`.
 */
function branchOf(ref) {
    return ref?.replace(/^refs\/heads\//, '') || undefined;
}
/** @param branch as the host names it, without `refs/heads/` */
function toRequestBase(branch, defaultBranch) {
    return { branch: branch || undefined, defaultBranch: defaultBranch || undefined };
}
/** The branch that a merge queue of GitHub merges into, by the name of the branch that the queue made; else undefined. */
function baseOfQueue(ref) {
    return /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-[1-9]\d{0,14}-[0-9a-f]+$/.exec(ref ?? '')?.[1];
}
//# sourceMappingURL=request-base.js.map

/***/ }),

/***/ 72166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: function() { return /* binding */ secretsOfLog; },
/* harmony export */   DH: function() { return /* binding */ decoded; },
/* harmony export */   Hz: function() { return /* binding */ spellingsOf; },
/* harmony export */   gE: function() { return /* binding */ createSecrets; },
/* harmony export */   ju: function() { return /* binding */ base64Of; },
/* harmony export */   mb: function() { return /* binding */ searchablePieces; },
/* harmony export */   to: function() { return /* binding */ mapStrings; }
/* harmony export */ });
/* harmony import */ var _add_to_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72588);
/* harmony import */ var _credential_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14352);
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17026);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83538);
/**
 * Values that must not be shown. They are recognised in each form in which a service may echo them:
 * whole or cut, unchanged, encoded for an address or for JSON, or in base64 at any offset. The secret
 * part of a signed address is its path and its query; its host is not secret.
 *
 * A part of a secret is concealed, unless it is one or two words in small letters:
 * with the secret `organization-of-acme`, `organization` must stay in every sentence, command and link.
 *
 * What looks like a credential is recognised by its form, whoever's it is: a policy can print one that it found in a plan.
 */




const SHORTEST = 6;
const VERDICT_WORDS = new Set(_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .bk);
/** Any so many characters in a row of a random secret are recognised. */
const PART = 12;
/** Makes a collection of secrets. A text is concealed with all that were kept until then. */
function createSecrets(values = []) {
    const kept = new Set();
    /** Forms that are shorter than a part, and are found only as a whole. */
    const shortForms = [];
    const formsByPart = new Map();
    const search = createSearch();
    const secrets = {
        keep(value) {
            if (value.length < SHORTEST || VERDICT_WORDS.has(value))
                return false;
            if (kept.has(value))
                return true;
            kept.add(value);
            for (const form of formsOf(value)) {
                const part = form.text.slice(form.anchor, form.anchor + PART);
                if (part.length < PART)
                    shortForms.push(form.text);
                else {
                    (0,_add_to_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .D)(formsByPart, part, form);
                    search.add(part);
                }
            }
            return true;
        },
        conceal(text) {
            const spans = (0,_credential_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsIn */ .Wr)(text);
            if (kept.size === 0)
                return replaceSpans(text, spans);
            for (let at = search.next(text, 0); at >= 0; at = search.next(text, at + 1)) {
                for (const form of formsByPart.get(text.slice(at, at + PART)) ?? []) {
                    const span = matchAround(text, at, form);
                    const missingCount = form.text.length - (span[1] - span[0]);
                    const areCommonWords = missingCount >= SHORTEST && areFewWords(text, span);
                    if (missingCount === 0 || (!form.onlyWhole && !areCommonWords))
                        spans.push(span);
                }
            }
            let concealed = replaceSpans(text, spans);
            for (const form of shortForms)
                concealed = concealed.replaceAll(form, '***');
            return concealed;
        },
        concealAll: (value) => mapStrings(value, (text) => secrets.conceal(text)),
    };
    for (const value of values)
        secrets.keep(value);
    return secrets;
}
/** Makes a collection of secrets, which the log of the job conceals from now on as well. */
function secretsOfLog(log, values) {
    for (const value of values)
        log.secret(value);
    return createSecrets(values);
}
/** How many characters decide how far a search can step. */
const BLOCK_LENGTH = 3;
/**
 * Finds where one of many parts may begin, without a look at each character: the last characters of a
 * window say how far away the next part can be at least (Wu and Manber, 1994).
 */
function createSearch() {
    /** By the hash of the characters before a position: how far away the end of the next part is at least. */
    const stepAfter = new Uint8Array(2 ** 16).fill(PART - BLOCK_LENGTH + 1);
    const hashAt = (text, end) => (text.charCodeAt(end - 1) ^
        (text.charCodeAt(end - 2) << 5) ^
        (text.charCodeAt(end - 3) << 10)) &
        0xffff;
    return {
        add(part) {
            for (let end = BLOCK_LENGTH; end <= PART; end++) {
                const hash = hashAt(part, end);
                stepAfter[hash] = Math.min(stepAfter[hash] ?? 0, PART - end);
            }
        },
        /** The first place at or after `from` where a part may begin; -1 if there is none. */
        next(text, from) {
            for (let end = from + PART; end <= text.length;) {
                const step = stepAfter[hashAt(text, end)] ?? 0;
                if (step === 0)
                    return end - PART;
                end += step;
            }
            return -1;
        },
    };
}
/** The span in which the text agrees with the form, around the part that was found at `at`. */
function matchAround(text, at, { text: form, anchor }) {
    let before = 0;
    while (before < Math.min(at, anchor) && text[at - before - 1] === form[anchor - before - 1]) {
        before++;
    }
    let length = PART;
    while (anchor + length < form.length && text[at + length] === form[anchor + length])
        length++;
    return [at - before, at + length];
}
const WORD_CHARACTER = /^[A-Za-z0-9]$/;
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~]+/;
/** A longer run of small letters is no word. */
const PLAIN_WORD = /^[a-z]{1,16}$/;
/** A secret can be a sentence of plain words: more of them than these would give it away. */
const MOST_WORDS = 2;
/** Whether all that is in the span, wholly or in part, are one or two words in small letters. */
function areFewWords(text, [from, to]) {
    const isInWord = (index) => WORD_CHARACTER.test(text[index - 1] ?? '') && WORD_CHARACTER.test(text[index] ?? '');
    let start = from;
    let end = to;
    while (isInWord(start))
        start--;
    while (isInWord(end))
        end++;
    const words = text.slice(start, end).split(BETWEEN_WORDS).filter(Boolean);
    return words.length <= MOST_WORDS && words.every((word) => PLAIN_WORD.test(word));
}
/** Replaces these spans of the text by `***`; spans that overlap or touch count as one. */
function replaceSpans(text, spans) {
    let concealed = '';
    let copiedUntil = 0;
    for (const [from, to] of spans.sort(([one], [other]) => one - other)) {
        const isFirst = concealed === '';
        if (isFirst || from > copiedUntil)
            concealed += `${text.slice(copiedUntil, from)}***`;
        copiedUntil = Math.max(copiedUntil, to);
    }
    return concealed + text.slice(copiedUntil);
}
/** Anchors of a secret: a part of it is found wherever the service cuts it. */
const MOST_ANCHORS = 48;
/** Every poll of a run brings one more signed address, so each has few anchors. */
const MOST_ANCHORS_OF_ADDRESS = 8;
function formsOf(value) {
    const address = toAddress(value);
    if (address === undefined) {
        const texts = [...spellingsOf(value), ...base64Of(value)];
        return texts.flatMap((text) => anchoredForms(text, text, MOST_ANCHORS));
    }
    const { pathname, search } = address;
    const path = pathname + search;
    const pieces = piecesOf(value);
    const spellings = [value, encodeURIComponent(value), value.replaceAll('/', '\\/')];
    const secretTexts = [...pieces.flatMap(spellingsOf), ...base64Of(path)];
    const wholeTexts = [value, path, pathname, search].filter(({ length }) => length >= PART);
    return [
        // The address, of which only the random parts are anchors.
        ...spellings.flatMap((text) => pieces.flatMap((piece) => anchoredForms(text, piece, MOST_ANCHORS_OF_ADDRESS))),
        ...secretTexts.flatMap((text) => anchoredForms(text, text, MOST_ANCHORS_OF_ADDRESS)),
        ...wholeTexts.map((text) => ({ text, anchor: 0, onlyWhole: true })),
    ];
}
/**
 * Forms of a text with anchors in one piece of it: at its beginning, at its end and between them at equal distances.
 *
 * @returns none if the piece is not in the text
 */
function anchoredForms(text, piece, mostAnchors) {
    const first = text.indexOf(piece);
    if (first < 0)
        return [];
    const last = first + Math.max(0, piece.length - PART);
    const distance = Math.ceil(piece.length / mostAnchors);
    const anchors = [];
    for (let anchor = first; anchor < last; anchor += distance)
        anchors.push(anchor);
    anchors.push(last);
    return anchors.map((anchor) => ({ text, anchor, onlyWhole: false }));
}
/** A signed address, as a service gives it: absolute, or on its own origin. Undefined for any other text. */
function toAddress(value) {
    const isAddress = /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, 'http://host');
    return isAddress ? new URL(value, 'http://host') : undefined;
}
/** The parts of a secret that a runner has to mask besides the whole; it knows encodings itself. */
function searchablePieces(value) {
    const pieces = [...new Set(piecesOf(value))];
    return pieces.length === 0 ? [value] : pieces;
}
/** The random parts of an address; none of any other text. */
function piecesOf(value) {
    const { pathname, search } = toAddress(value) ?? new URL('http://host');
    const values = search.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1));
    return [...pathname.split('/'), ...values].filter(looksRandom);
}
/** Whether a text is long and random, and neither an id of the API nor a name: those are not secret. */
function looksRandom(text) {
    // An id of the API is `run-` and 16 letters and digits.
    if (text.length < 20 || /^[a-z]+-[A-Za-z0-9]{16}$/.test(text))
        return false;
    // A digest or a UUID.
    if (/^[0-9a-f-]{32,}$/i.test(text))
        return true;
    const countCharacterKinds = (part) => [/[0-9]/, /[a-z]/, /[A-Z]/].filter((kind) => kind.test(part)).length;
    const longRuns = text.split(/[^A-Za-z0-9]+/).filter(({ length }) => length >= PART);
    return countCharacterKinds(text) === 3 || longRuns.some((run) => countCharacterKinds(run) > 1);
}
/** A text as it is written in an address, in HTML, or inside of a text of JSON, also where that is in another one. */
function spellingsOf(text) {
    const encoded = encodeURIComponent(text);
    // Go escapes these, too, and writes a space as a sign.
    const byGo = encoded
        .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
        .replaceAll('%20', '+');
    const inLowerCase = [encoded, byGo].map((each) => each.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()));
    const inJson = [asJson(text), asGoJson(text)];
    const inJsonOfJson = inJson.flatMap((each) => [asJson(each), asGoJson(each)]);
    const inHtml = [
        ['&quot;', '&#39;'],
        ['&#34;', '&#39;'],
        ['&quot;', '&#x27;'],
        ['"', "'"],
    ].map(([double = '', single = '']) => text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', double)
        .replaceAll("'", single));
    return [
        ...new Set([
            text,
            decoded(text),
            encoded,
            byGo,
            ...inLowerCase,
            ...inJson,
            ...inJsonOfJson,
            ...inHtml,
        ]),
    ];
}
const asJson = (text) => JSON.stringify(text).slice(1, -1);
/** As Go writes it, which `jsonencode` does: what has a meaning in HTML is escaped. */
const asGoJson = (text) => asJson(text).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** A text as it was before it was encoded for an address; the text itself if it was not. */
function decoded(text) {
    return (0,_or_else_js__WEBPACK_IMPORTED_MODULE_3__/* .orElse */ .N)(() => decodeURIComponent(text), text);
}
/**
 * How a text is written in base64 as a part of a longer one, in both alphabets. Three bytes become four characters, so
 * there are three ways, by how many bytes are before it. Characters that depend on the bytes around it are left out.
 */
function base64Of(text) {
    const bytes = Buffer.from(text);
    return [0, 1, 2].flatMap((bytesBefore) => {
        const from = Math.ceil((8 * bytesBefore) / 6);
        const to = Math.floor((8 * (bytesBefore + bytes.length)) / 6);
        const shifted = Buffer.concat([Buffer.alloc(bytesBefore), bytes]);
        const inBothAlphabets = [shifted.toString('base64'), shifted.toString('base64url')];
        return [...new Set(inBothAlphabets.map((encoded) => encoded.slice(from, to)))];
    });
}
/** Changes each string of plain data, and the names of its fields unless they are of this program. */
function mapStrings(value, change) {
    if (typeof value === 'string')
        return change(value);
    if (Array.isArray(value))
        return value.map((item) => mapStrings(item, change));
    if (typeof value !== 'object' || value === null || !isPlainObject(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [
        OWN_FIELD.test(key) ? key : change(key),
        mapStrings(item, change),
    ]));
}
/** A field of this program. It is read by its name, which a secret must not change. */
const OWN_FIELD = /^[a-z]+(?:[A-Z][a-z]+)*$/;
function isPlainObject(value) {
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
}
//# sourceMappingURL=secrets.js.map

/***/ }),

/***/ 10000:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g5: function() { return /* binding */ asMarkdown; },
  pQ: function() { return /* binding */ clauseOf; },
  H$: function() { return /* binding */ commitPart; },
  Pv: function() { return /* binding */ directoryPart; },
  A4: function() { return /* binding */ filePart; },
  J4: function() { return /* binding */ firstParts; },
  V$: function() { return /* binding */ foreign; },
  ZV: function() { return /* binding */ formatNumber; },
  DP: function() { return /* binding */ joinSentences; },
  uQ: function() { return /* binding */ linkPart; },
  Z: function() { return /* binding */ listParts; },
  eu: function() { return /* binding */ literal; },
  r2: function() { return /* binding */ mergeSentences; },
  V4: function() { return /* binding */ numberPart; },
  MZ: function() { return /* binding */ phrase; },
  pj: function() { return /* binding */ plain; },
  TL: function() { return /* binding */ quoted; },
  iQ: function() { return /* binding */ renderSentence; },
  ns: function() { return /* binding */ requestPart; },
  _8: function() { return /* binding */ resourcePart; },
  Lk: function() { return /* binding */ runPart; },
  vn: function() { return /* binding */ sentencePart; },
  Pe: function() { return /* binding */ setting; },
  F5: function() { return /* binding */ shapeOf; },
  IF: function() { return /* binding */ shownParts; },
  f$: function() { return /* binding */ shownText; },
  j3: function() { return /* binding */ signPart; },
  bo: function() { return /* binding */ toPlainText; },
  nE: function() { return /* binding */ typed; },
  TG: function() { return /* binding */ workspacePart; }
});

;// CONCATENATED MODULE: ./build/src/model/ids.js
/** Ids of the service's objects in texts: a prefix, a hyphen, and at least 16 letters and digits. */
const ID = /(\s?)\b[a-z]{2,16}-(?=[A-Za-z0-9]*[A-Z])[A-Za-z0-9]{16,24}\b/g;
/** The text without ids of the service, so that texts that differ in ids alone are the same. */
function withoutIds(text) {
    return text.replaceAll(ID, (_, space) => (space === '' ? '…' : ''));
}
//# sourceMappingURL=ids.js.map
;// CONCATENATED MODULE: ./build/src/model/sentence.js
/**
 * A sentence as a value: a tree of words of this program and of parts that hold text from outside. It is made once, where
 * something is found out, and each surface makes its own text of it: only there, text from outside is escaped. Nothing takes
 * the text of a sentence apart; what varies in it is a part with a kind.
 *
 * Markdown as a type: words of this program, and foreign text that an escaper returned. What writes a comment, a check or a
 * summary takes nothing else.
 */

function literal(strings, ...holes) {
    return strings.map((text, at) => (at === 0 ? text : `${String(holes[at - 1])}${text}`)).join('');
}
function asMarkdown(text) {
    return text;
}
/** @param lengthLimit the most UTF-16 units of `text` in Markdown */
function sentencePart(kind, text, lengthLimit) {
    return { kind, text, lengthLimit, words: '' };
}
const LONGEST_NAME = 160;
const LONGEST_SAID = 600;
/** The parts of what a finding says, by what they hold. */
const workspacePart = (name) => sentencePart('workspace', name, LONGEST_NAME);
/** @param path relative to the repository, or as it was written; `''` is the repository's root */
const directoryPart = (path) => sentencePart('directory', path === '' ? '.' : path, LONGEST_NAME);
/** @param path with its line, where there is one: `live/main.tf:12` */
const filePart = (path) => sentencePart('file', path, LONGEST_NAME);
const resourcePart = (address) => sentencePart('resource', address, LONGEST_NAME);
const runPart = (id) => sentencePart('run', id, LONGEST_NAME);
/** A request of the CI host, as in `#42`. */
const requestPart = (number) => sentencePart('name', `#${number}`, LONGEST_NAME);
/** A commit, as people name it: the first seven digits. */
const commitPart = (id) => sentencePart('name', id.slice(0, 7), LONGEST_NAME);
/** A number that differs from finding to finding, such as how long something took. */
const numberPart = (number) => sentencePart('number', String(number), LONGEST_NAME);
/** A name or a word that is no subject of the finding: of a policy, a setting, a word of the service. */
const quoted = (text) => sentencePart('quoted', text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME), LONGEST_NAME);
/** The name of an input, an option or a key, or a value to give it. */
const setting = (name) => sentencePart('code', name, LONGEST_NAME);
/** What a person types: one line that can be copied. */
const typed = (command) => sentencePart('typed', command, 10_000);
/** Sentences of this program in which nothing is hostile but names. */
const plain = (sentences) => sentencePart('text', sentences, LONGEST_SAID);
/** What another program or the service says. */
const foreign = (text) => sentencePart('foreign', text, LONGEST_SAID);
/** @param href an address of this project, or one that `safeHref` returned: it is not examined again */
function linkPart(words, href) {
    return { kind: 'link', text: href, lengthLimit: Infinity, words };
}
/** @param text in Markdown, such as `✅` @param words in its place in plain text, such as `✓` */
function signPart(text, words) {
    return { kind: 'sign', text, lengthLimit: Infinity, words };
}
function phrase(strings, ...holes) {
    return strings.flatMap((text, at) => {
        if (at === 0)
            return [text];
        const hole = holes[at - 1];
        // What fills it may be a whole sentence: it ends once.
        return [hole, /^\.(?=\s|$)/.test(text) && hasEnded(hole) ? text.slice(1) : text];
    });
}
/** Whether its last words end a sentence. A name may end in anything. */
function hasEnded(sentence) {
    if (typeof sentence === 'string')
        return /[.!?]$/.test(sentence);
    if ('kind' in sentence) {
        return ((sentence.kind === 'text' || sentence.kind === 'foreign') &&
            hasEnded(asMarkdown(sentence.text)));
    }
    const last = sentence.findLast((part) => part !== '');
    return last !== undefined && hasEnded(last);
}
/** Words with which sentences of this program begin, and which are no names. */
const FIRST_WORD = /^(?:The|A|An|It|Its|This|That|These|There|No|None|Nothing|Nobody|Each|Every|Several|More|Another|Not)(?=[ '])/;
/** A sentence as the end of another one, as behind "because": it begins small, and has no stop of its own. */
function clauseOf(sentence) {
    return sentence.replace(FIRST_WORD, (word) => word.toLowerCase()).replace(/[.!]$/, '');
}
/** The parts that are not empty, with `between` between them; empty if all are. */
function joinSentences(between, ...parts) {
    const [first, ...others] = parts.filter((part) => part !== '');
    return first === undefined ? '' : [first, ...others.flatMap((part) => [between, part])];
}
/** @param renderPart makes the text of a part on some surface */
function renderSentence(sentence, renderPart) {
    if (typeof sentence === 'string')
        return sentence;
    if ('kind' in sentence)
        return renderPart(sentence);
    return sentence.map((inner) => renderSentence(inner, renderPart)).join('');
}
/** Without markup; only what a person types is between backticks. Hostile until escaped. */
function toPlainText(sentence) {
    return renderSentence(sentence, (part) => {
        const { kind, text, words } = part;
        if (kind === 'link')
            return `${toPlainText(words)} (${text})`;
        if (kind === 'sign')
            return toPlainText(words);
        return kind === 'typed' ? `\`${text}\`` : shownText(part, nameOf(kind));
    });
}
const nameOf = (kind) => (text) => kind === 'quoted' || kind === 'workspace' ? `"${text}"` : text;
/**
 * The subjects of a sentence that several findings say, in pieces: subjects as they are, and words between them. A few subjects
 * are named, of many the number is said as well.
 */
function shownParts({ kind, text, others = [], }) {
    if (others.length === 0)
        return [{ subject: text }];
    const all = [text, ...others];
    if (kind === 'number') {
        const numbers = all.map(Number).toSorted((one, other) => one - other);
        return [{ words: asMarkdown(`${numbers[0]} to ${numbers.at(-1)}`) }];
    }
    const named = listParts(all.map((subject) => ({ subject })), MOST_NAMED).map((part) => (typeof part === 'string' ? { words: part } : part));
    if (all.length <= MOST_NAMED)
        return named;
    const noun = NOUNS[kind] ?? literal `others`;
    const number = { words: literal `${formatNumber(all.length)} ${noun} (` };
    return [number, ...named, { words: literal `)` }];
}
/** The same as one text. @param show what is shown of a subject */
function shownText(part, show) {
    return shownParts(part)
        .map((each) => ('subject' in each ? show(each.subject) : each.words))
        .join('');
}
const MOST_NAMED = 3;
const NOUNS = {
    workspace: literal `workspaces`,
    directory: literal `directories`,
    file: literal `files`,
    resource: literal `resources`,
    run: literal `runs`,
};
/**
 * What two sentences that say the same of different subjects have in common: two are alike if their JSON is. Of what is foreign,
 * ids and times do not count.
 *
 * @param name of the workspace that the sentence is of, which does not count in what is foreign either
 */
function shapeOf(sentence, name) {
    if (typeof sentence === 'string')
        return sentence;
    if (!('kind' in sentence))
        return sentence.map((inner) => shapeOf(inner, name));
    const { kind, text, words } = sentence;
    if (SUBJECTS.has(kind))
        return [kind];
    if (kind === 'foreign')
        return [kind, withoutWhatVaries(text, name)];
    return [kind, text, shapeOf(words, name)];
}
const SUBJECTS = new Set([
    'workspace',
    'directory',
    'file',
    'resource',
    'run',
    'number',
]);
/** Times, and how long or how often something was done. */
const TIMES = /\b\d{4}-\d\d-\d\dT[\d:.]+Z?|\b\d{1,2}:\d\d(?::\d\d)?\b|\b\d+(?:\.\d+)? ?(?:times|ms|s|m|min|h|seconds?|minutes?|hours?)\b/g;
/** A text of another program or of the service without ids, times and a name. It takes nothing that this program says. */
function withoutWhatVaries(text, name = '') {
    const words = name === '' ? [text] : text.split(/([\w-]+)/);
    const bare = words.map((word) => (word === name ? '…' : word)).join('');
    return withoutIds(bare).replaceAll(TIMES, '0').replaceAll(/\s+/g, ' ').trim();
}
/** One sentence for several of the same shape: each subject that differs becomes a list. */
function mergeSentences([first, ...others]) {
    if (typeof first === 'string')
        return first;
    if (!('kind' in first)) {
        return first.map((inner, at) => {
            const there = others.flatMap((other) => Array.isArray(other) ? [other[at]] : []);
            return mergeSentences([inner, ...there]);
        });
    }
    if (!SUBJECTS.has(first.kind))
        return first;
    const texts = [first, ...others].flatMap((part) => typeof part !== 'string' && 'kind' in part ? [part.text, ...(part.others ?? [])] : []);
    const different = [...new Set(texts)].filter((text) => text !== first.text);
    return different.length === 0 ? first : { ...first, others: different };
}
/** `12345` as `12,345`, the same in every locale. */
function formatNumber(number) {
    return asMarkdown(String(number).replace(/\B(?=(?:\d{3})+$)/g, ','));
}
/**
 * `a`, `a and b`, `a, b and c`. Of more parts than `most`, the words for the others take the last place: `a, b and 7 more`.
 * The parts and the words between them are returned one by one, because parts may be sentences.
 */
function listParts(parts, most = Infinity) {
    const shown = parts.length > most ? parts.slice(0, most - 1) : parts;
    const rest = parts.length - shown.length;
    return withSeparators(rest > 0 ? [...shown, asMarkdown(`${formatNumber(rest)} more`)] : shown);
}
/** As `listParts`, but the words for the others come after `most` parts: `a, b, c and 7 more workspaces`. */
function firstParts(parts, most, others = (number) => asMarkdown(`${formatNumber(number)} more`)) {
    const rest = parts.length - most;
    return rest > 0 ? withSeparators([...parts.slice(0, most), others(rest)]) : withSeparators(parts);
}
/** The parts with what stands between them: `a, b and c`. */
function withSeparators(parts) {
    return parts.flatMap((part, index) => {
        const between = index === parts.length - 1 ? ' and ' : ', ';
        return index === 0 ? [part] : [asMarkdown(between), part];
    });
}
//# sourceMappingURL=sentence.js.map

/***/ }),

/***/ 84824:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ filledIn; },
/* harmony export */   h: function() { return /* binding */ isUnfilled; }
/* harmony export */ });
/**
 * Values that CI hosts leave as they are written where a variable does not exist or was not mapped: Azure
 * Pipelines hands over `$(NAME)`, others `${NAME}`, `$NAME`, `%NAME%` or the whole expression.
 */
const UNFILLED = /^(?:\$\([^()]{1,100}\)|\$\{\{?[^{}]{1,200}\}\}?|\$\[[^[\]]{1,200}\]|\$[A-Z_][A-Z0-9_]{0,99}|%[A-Z_][A-Z0-9_]{0,99}%)$/;
/** Whether a value is the name of a variable, and not what it holds. No token has such a form. */
function isUnfilled(value) {
    return UNFILLED.test(value.trim());
}
/** The value of a variable of the environment; undefined if nothing was filled in. */
function filledIn(value) {
    const text = value?.trim() ?? '';
    return text === '' || isUnfilled(text) ? undefined : text;
}
//# sourceMappingURL=unfilled.js.map

/***/ }),

/***/ 47912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   et: function() { return /* binding */ printableJson; },
/* harmony export */   hF: function() { return /* binding */ renderJson; }
/* harmony export */ });
/* unused harmony export toReport */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28187);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/** `report.json`, for machines: docs/report.schema.json describes it. */



/**
 * The whole report, without anything about the machine that made it. Ends with a line break. Safe
 * to print in a job's log: no line of it can act as a command.
 */
function renderJson(view) {
    return printableJson(reportFields(view));
}
/** The report as a value: what a program reads from the JSON. */
function toReport(view) {
    // Fields without a value are absent, as in the text.
    return JSON.parse(JSON.stringify(reportFields(view)));
}
function reportFields(view) {
    const { audit, unaffected } = view;
    const { gate, ci, plans } = view.context;
    const { options, uncommittedFiles } = plans;
    const { ownPolicies } = view.context.judges;
    const { toWrite = [] } = view.context.actors.approvals ?? {};
    const approvals = toWrite.map(({ approvers, line }) => ({ approvers, line }));
    return {
        schemaVersion: view.schemaVersion,
        tool: { name: 'plangate', version: gate.version },
        verdict: view.verdict,
        green: view.green,
        failOn: gate.failOn,
        settings: gate.settings,
        runOptions: options.length > 0 ? [...options] : undefined,
        headline: view.headline,
        nextSteps: view.nextSteps,
        overrides: view.overrides,
        approvals: approvals.length > 0 ? approvals : undefined,
        counts: view.counts,
        workspaces: view.workspaces.map((workspace) => ({
            ...workspace,
            reasons: workspace.reasons.map(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6),
            notices: workspace.notices.map(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6),
            leftover: workspace.leftover && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(workspace.leftover),
            takesNoOverride: undefined,
            waitsForApproval: undefined,
            timestamps: undefined,
            approvedGuards: undefined,
            approvedConditions: undefined,
            countsByJudge: undefined,
            // A file of its own has them.
            values: undefined,
        })),
        unaffected: unaffected.length > 0 ? unaffected : undefined,
        causes: view.causes.map(causeForPrograms),
        resolved: view.resolved,
        notCompared: view.notCompared > 0 ? view.notCompared : undefined,
        results: view.results.map(forPrograms),
        runTasks: view.runTasks,
        audit: audit.length > 0 ? audit : undefined,
        archives: view.archives,
        organization: plans.organization,
        hostname: plans.hostname,
        group: gate.group,
        ownPolicies: ownPolicies.length > 0 ? [...ownPolicies] : undefined,
        commit: ci.commit,
        dirty: uncommittedFiles === undefined ? undefined : uncommittedFiles > 0,
        uncommittedFiles: uncommittedFiles === 0 ? undefined : uncommittedFiles,
        pullRequest: ci.pullRequest,
        job: ci.job,
        startedAt: gate.startedAt,
        durationMs: view.durationMs,
    };
}
/** A cause with who acts and what is to be done, in words. */
function causeForPrograms(cause) {
    const { todo, ended, resources, generalMessages } = cause;
    const fields = {
        ...cause,
        ...WITHOUT_FIELDS,
        resources: resources.map(withoutLines),
        generalMessages: generalMessages.map(withoutLines),
        ended: ended?.map(({ until, owner }) => ({ until, owner })),
        whoActs: todo && { role: todo.role, names: todo.names },
        nextStep: todo && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(todo.step),
    };
    return fields;
}
/** What only the renderers need. */
const WITHOUT_FIELDS = {
    occurrences: undefined,
    messageOfAll: undefined,
    todo: undefined,
    own: undefined,
    scanned: undefined,
    overriders: undefined,
    failure: undefined,
    missedBy: undefined,
    withoutOverride: undefined,
    remedy: undefined,
    findingCode: undefined,
    says: undefined,
    actor: undefined,
    because: undefined,
    stopped: undefined,
    isOfAll: undefined,
};
const withoutLines = (named) => ({
    ...named,
    attribute: undefined,
    excerpt: undefined,
});
/** Without source lines, which programs can read in the file, and without what only the gate and the renderers need. */
function forPrograms(result) {
    const { judge, ...fields } = result;
    return {
        system: judge.name,
        ...fields,
        resources: result.resources.map(withoutLines),
        generalMessages: result.generalMessages.map(withoutLines),
        excerpt: undefined,
        printedFor: undefined,
        answers: undefined,
        remedy: undefined,
    };
}
/** JSON with a line break at its end. What a runner could take for the start of a command is escaped, and so is what cannot be seen. */
function printableJson(value) {
    const escaped = JSON.stringify(value, undefined, 2)
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, _model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeUnits */ .FI)
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
    return `${escaped}\n`;
}
//# sourceMappingURL=json.js.map

/***/ }),

/***/ 70075:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: function() { return /* binding */ prose; },
/* harmony export */   EU: function() { return /* binding */ fence; },
/* harmony export */   JK: function() { return /* binding */ escapeEntities; },
/* harmony export */   Ow: function() { return /* binding */ cleanLine; },
/* harmony export */   SS: function() { return /* binding */ codeSpan; },
/* harmony export */   X5: function() { return /* binding */ cleanText; },
/* harmony export */   h8: function() { return /* binding */ htmlCode; },
/* harmony export */   lE: function() { return /* binding */ mention; },
/* harmony export */   nf: function() { return /* binding */ link; },
/* harmony export */   v7: function() { return /* binding */ safeHref; }
/* harmony export */ });
/* unused harmony export linkToRemedy */
/* harmony import */ var _model_clip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94993);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21804);
/**
 * Markdown as a type: words of this program, and foreign text that an escaper returned. What writes a comment, a
 * check or a summary takes nothing else. Everything that came from a service or a pull request goes through one
 * of the escapers, so that it is shown and never acts: no mention, reference, HTML, image, link, marker.
 *
 * The rule is the same everywhere: what could act is shown as code. GitHub, GitLab, Azure DevOps
 * and Bitbucket expand nothing inside code, whereas escapes are undone before mentions are looked for.
 */




/** The longest inline value that is shown; names on the services are shorter. */
const LONGEST_INLINE = 160;
const TERMINAL_SEQUENCES = 
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,512}(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/gu;
/** Everything that shows nothing or reorders what is shown, except what joins letters and emoji. */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u17b4\u17b5\u034f\u115f\u1160\u3164\uffa0\ufff0-\ufffc\ufffe\uffff]/gu;
/**
 * Text without terminal sequences, control and reordering characters; lines end with `\n` only.
 * Half a surrogate pair becomes U+FFFD.
 */
function cleanText(text) {
    return text
        .replace(TERMINAL_SEQUENCES, '')
        .replace(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, '\n')
        .replace(/\p{Cs}/gu, '\ufffd')
        .replace(INVISIBLE, '');
}
/** Cleans a text as `cleanText` does and puts it on one line: any run of white space becomes one space. */
function cleanLine(text, limit = LONGEST_INLINE) {
    // Cleaning shortens a text: this leaves enough of a long one, and bounds the work.
    const cleaned = cleanText((0,_model_clip_js__WEBPACK_IMPORTED_MODULE_2__/* .clipUnits */ .U)(text, limit * 4));
    return (0,_model_clip_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$)(cleaned.replace(/\s+/g, ' ').trim(), limit);
}
/** A value on one line as code; fit for a table cell. An empty one becomes a dash. */
function codeSpan(text, limit = LONGEST_INLINE) {
    const line = cleanLine(text, limit);
    return line === '' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `–` : inBackticks(line);
}
/** Tells GitHub to notify a person or a team. Any other text, such as a role, is code. */
function mention(name) {
    const isAccount = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,38})(?:\/[a-z0-9][a-z0-9._-]{0,99})?$/.test(name);
    return isAccount ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)(`@${name}`) : codeSpan(name, 80);
}
/** Code, between more backticks than follow each other anywhere in the line. */
function inBackticks(line) {
    const runs = new Set(Array.from(line.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (runs.has(length))
        length += 1;
    const ticks = '`'.repeat(length);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)(`${ticks}${pad}${escapePipes(breakMarkers(line))}${pad}${ticks}`);
}
/** Breaks text that looks like one of this program's markers, so that a search finds only real ones. */
function breakMarkers(text) {
    return text.replace(/<!(?=--\s{0,9}\/?plangate)/gi, '<\\!');
}
/**
 * A table splits its cells before anything else is read. A backslash before the pipe reads
 * differently from parser to parser, so that one gets a space between.
 */
function escapePipes(line) {
    return line.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|');
}
/**
 * A sentence on one line, for a table cell or the start of a list item. Text between backticks becomes
 * code, and so do words that could act as Markdown; of a text in quotes the whole becomes code.
 */
function prose(text, limit = 600) {
    const parts = [];
    let code = [];
    /** Neighbouring words that are code become one span. */
    const endCode = (before, after) => {
        if (code.length === 0)
            return;
        parts.push(before + inBackticks(code.join(' ')) + after);
        code = [];
    };
    for (const { word, isWholeCode: isMarked, before, after } of splitWords(cleanLine(text, limit))) {
        const whole = before + word + after;
        const isFirst = parts.length === 0 && code.length === 0;
        const isListNumber = isFirst && /^\d{1,9}[.)]$/.test(whole);
        // At the start of a line these begin a list or underline a heading.
        const isSign = !isFirst && /^[=+-]$/.test(whole);
        if (!isMarked && !isListNumber && (isPlain(whole) || isSign)) {
            endCode('', '');
            parts.push(whole);
            continue;
        }
        const isSpanOfItsOwn = isMarked || before !== '' || word.startsWith('https://');
        if (isSpanOfItsOwn)
            endCode('', '');
        code.push(word);
        if (isSpanOfItsOwn || after !== '')
            endCode(before, after);
    }
    endCode('', '');
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)(parts.join(' '));
}
const WORD = /(?<!\S)(\(?)(?:`([^`]+)`|"([^"]+)")([).,;:!?…]*)(?!\S)|\S+/gu;
function splitWords(line) {
    return Array.from(line.matchAll(WORD)).flatMap(([whole, before = '', code, quoted, after = '']) => {
        const inside = (code ?? quoted ?? '').trim();
        const isPlainQuote = quoted !== undefined && quoted.split(' ').every(isPlain);
        if (inside !== '' && !isPlainQuote)
            return { word: inside, before, after, isWholeCode: true };
        return whole.split(' ').map(splitWord);
    });
}
function splitWord(text) {
    if (!/[\p{L}\p{N}]/u.test(text))
        return { word: text, before: '', after: '', isWholeCode: false };
    const before = text.startsWith('(') ? '(' : '';
    const withoutStops = (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutTrailing */ .h)(text, '.,;:!?…').slice(before.length);
    const closesBracket = withoutStops.length > 1 && withoutStops.endsWith(')') && !withoutStops.includes('(');
    const word = closesBracket ? withoutStops.slice(0, -1) : withoutStops;
    return { word, before, after: text.slice(before.length + word.length), isWholeCode: false };
}
/** A word of letters of any script, digits, and punctuation that means nothing to Markdown inside a word. */
const PLAIN_WORD = /^[\p{L}\p{N}\p{M}'".,;()%/?–—…·“”‘’+=!:-]+$/u;
/** Whether a word means nothing but itself to any host: it is no address, reference, commit, emoji code or markup. */
function isPlain(word) {
    return (PLAIN_WORD.test(word) &&
        /[\p{L}\p{N}–—…·]/u.test(word) &&
        // Addresses, schemes and emoji codes: a colon is plain at the end of a word only.
        !/:./u.test(word) &&
        !/www\./iu.test(word) &&
        // What refers to an issue or a commit.
        !/[A-Z]-\d/iu.test(word) &&
        !word.split(/[^0-9A-Za-z]+/u).some((part) => /^[0-9a-f]{7,64}$/iu.test(part)));
}
/** Several lines as a fenced block, the fence longer than any run of backticks inside. */
function fence(text) {
    const body = breakMarkers(cleanText(text).replace(/^\n+|(?<!\n)\n+$/g, ''));
    const runs = Array.from(body.matchAll(/`+/g), ([run]) => run.length);
    const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)(`${ticks}text\n${body}\n${ticks}`);
}
/** A value on one line as code where HTML is written: inside `<summary>`. */
function htmlCode(text, limit = LONGEST_INLINE) {
    const line = cleanLine(text, limit);
    return line === '' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `–` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)(`<code>${escapeEntities(line, /[&<>"']/g)}</code>`);
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes a text for HTML and XML. @param signs matches each character that is escaped */
function escapeEntities(text, signs) {
    return text.replace(signs, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`);
}
/** A link, or its text alone when the address is not at one of `origins`. */
function link(text, url, origins) {
    const href = url === undefined ? undefined : safeHref(url, origins);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)(href === undefined ? text : `[${text}](${href})`);
}
/** The address when it leads to one of `origins` and carries no user name; else undefined. */
function safeHref(url, origins) {
    if (!URL.canParse(url))
        return undefined;
    const parsed = new URL(url);
    if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
        return undefined;
    if (parsed.username !== '' || parsed.password !== '')
        return undefined;
    if (!origins.some((origin) => URL.canParse(origin) && new URL(origin).origin === parsed.origin))
        return undefined;
    return parsed.href.replace(/[()|\\`<>"'*_~[\]{}^$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
/** The link from a message to what to do about it; empty where it has none. */
function linkToRemedy(code) {
    if (code === undefined)
        return '';
    const url = pageOfError(code);
    return link('What to do', url, [url]);
}
//# sourceMappingURL=markdown.js.map

/***/ }),

/***/ 22195:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: function() { return /* binding */ safeLines; },
/* harmony export */   Lc: function() { return /* binding */ foldOf; },
/* harmony export */   Wk: function() { return /* binding */ END_OF_FOLD; },
/* harmony export */   Z$: function() { return /* binding */ neutraliseLog; },
/* harmony export */   f: function() { return /* binding */ renderLoggingCommand; },
/* harmony export */   om: function() { return /* binding */ safeLine; }
/* harmony export */ });
/* unused harmony exports joinedLines, fenceOff, renderCommand */
/* harmony import */ var _model_clip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94993);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/**
 * Foreign text in a job's log. Runners act on lines: `::command::` at the start after any white
 * space, `##[command]` anywhere, and other hosts have words of their own. What could act is broken
 * with something that can be seen; hosts compare in ways that skip what cannot.
 */


function asLogLine(text) {
    return text;
}
/** Shown before every line of foreign text; no host acts on a line that starts with it. */
const GUTTER = '│ ';
/** Foreign text of any number of lines, ready to print line by line. */
function neutraliseLog(text) {
    return splitLines(text).map((line) => asLogLine(GUTTER + breakHashCommands(cleanLogLine(line))));
}
/**
 * One line of our own that has foreign text somewhere inside: cleaned, on one line, and unable to
 * act even if the foreign text is all there is.
 */
function safeLine(line) {
    const cleaned = breakHashCommands(cleanLogLine(splitLines(line).join(' ')));
    return asLogLine(cleaned.replace(/^(\s*)(?=::)/u, '$1\\'));
}
/** Makes several lines safe, and shortens each that a viewer of the log would break. */
function safeLines(...lines) {
    return lines.map((line) => asLogLine((0,_model_clip_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$)(safeLine((0,_model_clip_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$)(line, 4_000)), 1_000).trimEnd()));
}
/** Safe lines as the text of one annotation, without the columns that a log has. */
function joinedLines(lines) {
    return asLogLine(lines.map((line) => line.trim().replace(/ {2,}/, ' ')).join('\n'));
}
/**
 * Two commands, between which the runner acts on nothing that is printed: the author of the text between cannot know `token`.
 */
function fenceOff(token) {
    return { begin: asLogLine(`::stop-commands::${token}`), end: asLogLine(`::${token}::`) };
}
/** Two commands between which GitHub, Gitea and Forgejo fold what is printed, under a title. */
function foldOf(title) {
    return { begin: renderCommand('group', {}, safeLine(title)), end: END_OF_FOLD };
}
/** Ends a fold that is open, also one of the runner. */
const END_OF_FOLD = asLogLine('::endgroup::');
/** As runners split: CR LF, LF, and CR alone. The other line ends are for terminals and viewers. */
function splitLines(text) {
    return text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/);
}
/** Without anything that cannot be seen, even what joins letters: hosts that compare texts by culture skip it. */
function cleanLogLine(line) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(line)
        .replaceAll('\n', ' ')
        .replace(/\p{Default_Ignorable_Code_Point}|\p{Cn}/gu, '');
}
/** `##[`, `##vso[` and `##teamcity[` become `##\[`, `##\vso[` and `##\teamcity[`. */
function breakHashCommands(line) {
    return line.replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}
/** Longer messages are cut by the runner, in the middle of an escape when it comes to that. */
const LONGEST_COMMAND = 4_000;
const LONGEST_PROPERTY = 1_000;
const IN_MESSAGE = { '%': '%25', '\r': '%0D', '\n': '%0A' };
const IN_PROPERTY = { ...IN_MESSAGE, ':': '%3A', ',': '%2C' };
const ON_AZURE = { ...IN_MESSAGE, '%': '%AZP25', ';': '%3B', ']': '%5D' };
/**
 * `::name key=value,…::message`, one line. Properties that are undefined or empty are left out.
 * `name` and the keys are words of our own.
 */
function renderCommand(name, properties, message) {
    const list = propertyList(properties, ',', IN_PROPERTY);
    return asLogLine(breakHashCommands(`::${name}${list}::${escapeWith(IN_MESSAGE, message)}`));
}
/** `##vso[name key=value;…]message`, one line: the same on Azure DevOps. */
function renderLoggingCommand(name, properties, message) {
    const list = propertyList(properties, ';', ON_AZURE);
    return asLogLine(`##vso[${name}${list}]${escapeWith(ON_AZURE, message)}`);
}
/** ` key=value,key=value`; empty if no property has a value. */
function propertyList(properties, between, escapes) {
    const list = Object.entries(properties)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([key, value]) => `${key}=${escapeWith(escapes, (0,_model_clip_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$)(String(value), LONGEST_PROPERTY))}`);
    return list.length > 0 ? ` ${list.join(between)}` : '';
}
function escapeWith(escapes, text) {
    const cut = (0,_model_clip_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text), LONGEST_COMMAND);
    return cut.replace(/[%\r\n:,;\]]/g, (sign) => escapes[sign] ?? sign);
}
//# sourceMappingURL=neutralise-log.js.map

/***/ }),

/***/ 74913:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: function() { return /* binding */ groupBy; },
/* harmony export */   C7: function() { return /* binding */ formatElapsed; },
/* harmony export */   Cv: function() { return /* binding */ unchanged; },
/* harmony export */   JO: function() { return /* binding */ joinNonEmpty; },
/* harmony export */   M8: function() { return /* binding */ withPage; },
/* harmony export */   Tq: function() { return /* binding */ verbFor; },
/* harmony export */   UF: function() { return /* binding */ compareCodeUnits; },
/* harmony export */   XN: function() { return /* binding */ sumOf; },
/* harmony export */   Xq: function() { return /* binding */ formatSize; },
/* harmony export */   Yi: function() { return /* binding */ formatMinute; },
/* harmony export */   _7: function() { return /* binding */ textWithRemedy; },
/* harmony export */   eQ: function() { return /* binding */ countWordsIfAny; },
/* harmony export */   jK: function() { return /* binding */ workspaceCountWords; },
/* harmony export */   rj: function() { return /* binding */ countWords; },
/* harmony export */   so: function() { return /* binding */ listText; },
/* harmony export */   tW: function() { return /* binding */ hash; },
/* harmony export */   xZ: function() { return /* binding */ policyCountWords; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _archive_describe_archive_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82988);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);
/** How figures, times and lists are written and put in order. */





/** `1 policy`, `2 policies`; large numbers with separators. @param many left out: `one` with an `s` */
function countWords(number, one, many) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .asMarkdown */ .g5)(`${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(number)} ${number === 1 ? one : (many ?? `${one}s`)}`);
}
/** As `countWords`, and empty for 0. */
function countWordsIfAny(number, one, many) {
    return number > 0 ? countWords(number, one, many) : '';
}
/** The form of a verb that fits a number: `1 policy needs`, `2 policies need`. */
function verbFor(number, one, many) {
    return number === 1 ? one : many;
}
/** `2 policies` */
const policyCountWords = (number) => countWords(number, 'policy', 'policies');
/** `2 workspaces` */
const workspaceCountWords = (number) => countWords(number, 'workspace');
/** In place of a function that marks a text, where the text is not marked. */
const unchanged = (text) => text;
/** `listParts` as one text. @param toShown what is shown of an item */
function listText(items, limit = Infinity, toShown = unchanged) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .listParts */ .Z)(items.map(toShown), limit).join('');
}
function joinNonEmpty(between, ...parts) {
    return parts.filter(Boolean).join(between);
}
/** Compares by UTF-16 units, for `sort`: the order is the same on every machine. */
function compareCodeUnits(one, other) {
    if (one === other)
        return 0;
    return one < other ? -1 : 1;
}
/**
 * Groups of items with the same key, in the order of their first items.
 *
 * @param keyOf makes any value; two are the same if their JSON is
 */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = JSON.stringify(keyOf(item));
        const group = groups.get(key);
        if (group)
            group.push(item);
        else
            groups.set(key, [item]);
    }
    return [...groups.values()];
}
/** The sum of a number that each item has. */
function sumOf(items, numberOf) {
    return items.reduce((sum, item) => sum + numberOf(item), 0);
}
/** `2026-11-20 14:02 UTC` of an ISO date; empty for what is no date. */
function formatMinute(iso) {
    const date = new Date(iso);
    return Number.isNaN(date.getTime())
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .asMarkdown */ .g5)(`${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
}
/** `1.3 MB`, `999 bytes` */
function formatSize(bytes) {
    return bytes < 1000 ? countWords(bytes, 'byte') : (0,_archive_describe_archive_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(bytes);
}
/** `00:43`, `1:02:03`: minutes and seconds, with hours from one on. */
function formatElapsed(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const two = (number) => String(number).padStart(2, '0');
    const hours = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .asMarkdown */ .g5)(`${hours}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`);
}
/** What a finding says, with the address of the page that says what to do about it. */
function textWithRemedy(found) {
    return withPage((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(found), (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isErrorCode */ .We)(found.code) ? found.code : undefined);
}
/** A message, with the address of the page that says what to do about it. */
function withPage(text, code) {
    if (code === undefined)
        return text;
    const end = /[.!?…]$/.test(text) ? '' : '.';
    return `${text}${end} See ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .pageOfError */ .Nn)(code)}`;
}
/** The first hex digits of the SHA-256 of a text. */
function hash(text, digits = 12) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, digits);
}
//# sourceMappingURL=text.js.map

/***/ })

};
;