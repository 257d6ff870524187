"use strict";
exports.id = 4105;
exports.ids = [4105];
exports.modules = {

/***/ 51434:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ resolvePackDirectory; },
/* harmony export */   _: function() { return /* binding */ repositoryOf; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62558);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74132);
/** Checks the directory that is packed: it is inside one repository, and no link leads to it. */





/**
 * Resolves the directory to pack. It must not be a link of the repository, because the author of a
 * pull request could choose its target. Links above the repository and above `base` are allowed.
 *
 * @param directory as given, relative to `base`
 * @param base the directory in which the job works
 * @returns the real paths of the directory and of the repository that holds it, if any. A file of a submodule is in
 *   the repository that has the submodule.
 * @throws PackError naming the link
 */
function resolvePackDirectory(directory, base) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, directory);
    const realBase = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(base);
    for (let path = absolute; (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path; path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
            continue;
        const parent = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(parent, realBase) && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(parent) === undefined)
            continue;
        const message = `is a link to ${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path)}, and files that are judged must not choose what is packed; name what it leads to`;
        throw new _archive_js__WEBPACK_IMPORTED_MODULE_3__/* .PackError */ .ql([{ where: path, message, code: _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CODES */ .Lp.linkedDirectory }]);
    }
    const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(absolute);
    return { directory: real, repository: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)(real) };
}
/** Absolute path of the repository that holds the directory, or undefined. */
function repositoryOf(directory) {
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(directory));
}
//# sourceMappingURL=resolve-directory.js.map

/***/ }),

/***/ 69011:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pack: function() { return /* binding */ pack; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _archive_describe_archive_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82988);
/* harmony import */ var _archive_pack_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20464);
/* harmony import */ var _hosts_job_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68754);
/* harmony import */ var _archive_resolve_directory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51434);
/* harmony import */ var _archive_archive_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62558);
/* harmony import */ var _plan_outside_modules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42130);
/* harmony import */ var _gate_hidden_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7707);
/* harmony import */ var _check_command_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19315);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11438);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22195);
/* harmony import */ var _check_command_input_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(89834);
/** Packs a directory, and shows every file that would leave this machine, with the reason. */














const pack = {
    name: 'pack',
    summary: 'what would leave this machine, and why',
    description: 'Packs a directory the way `check` does and says what is in the archive. Nothing is sent. The same tree gives the same bytes, unless another Node.js compresses differently.',
    arguments: [_check_command_js__WEBPACK_IMPORTED_MODULE_9__/* .DIRECTORY */ .Md],
    options: [
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_9__/* .option */ .uK)('--directory <directory>', 'what to pack; else the working directory'),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_9__/* .option */ .uK)('-o, --output <file>', 'keep the archive (.tar.gz) here'),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_9__/* .option */ .uK)('--list', 'show every file that ships and every one that stays, and why'),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_9__/* .option */ .uK)('--json', 'the same for machines; nothing else on standard output'),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_9__/* .option */ .uK)('--rules <set>', 'how .terraformignore is read', {
            choices: _archive_archive_js__WEBPACK_IMPORTED_MODULE_6__/* .RULE_SETS */ .NG,
            default: 'terraform',
        }),
        (0,_check_command_js__WEBPACK_IMPORTED_MODULE_9__/* .option */ .uK)('--secret-scan <what>', 'what a file that seems to hold a token does', {
            choices: ['warn', 'fail'],
            default: 'warn',
        }),
    ],
    examples: {
        'plangate pack --list': 'what would be sent from here',
        'plangate pack infra -o infra.tar.gz': 'keep the archive',
    },
    run,
};
async function run(input, io) {
    const log = (0,_log_js__WEBPACK_IMPORTED_MODULE_10__/* .createLog */ .h)(io);
    const { directory, repository } = (0,_archive_resolve_directory_js__WEBPACK_IMPORTED_MODULE_5__/* .resolvePackDirectory */ .D)((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_12__/* .optionOf */ .XD)(input, 'directory') ?? '.', io.workingDirectory);
    const output = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_12__/* .optionOf */ .XD)(input, 'output');
    const archive = await (0,_archive_pack_directory_js__WEBPACK_IMPORTED_MODULE_3__.packDirectory)({
        root: directory,
        workspace: (0,_hosts_job_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .workspaceOf */ .B3)(io.environment, io.workingDirectory),
        rules: _archive_archive_js__WEBPACK_IMPORTED_MODULE_6__/* .RULE_SETS */ .NG.find((name) => name === (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_12__/* .optionOf */ .XD)(input, 'rules')),
        secretScan: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_12__/* .optionOf */ .XD)(input, 'secret-scan') === 'fail' ? 'fail' : 'warn',
        output: output === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(io.workingDirectory, output),
    }, { ...io, log });
    await archive.remove();
    await refuseDoubtful(archive, output === undefined ? undefined : archive.path);
    const outside = await (0,_plan_outside_modules_js__WEBPACK_IMPORTED_MODULE_7__/* .findOutside */ .B)(archive, { inside: '', repository });
    if (outside !== undefined)
        log.warning((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(outside));
    const { excluded, warnings, bytes, sha256 } = archive;
    const files = archive.entries.map(({ path, size, type }) => ({ path, size, type }));
    await io.out((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_12__/* .flagOf */ .iP)(input, 'json')
        ? `${JSON.stringify({ files, excluded, warnings, bytes, sha256 }, undefined, 2)}\n`
        : renderText(archive, (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_12__/* .flagOf */ .iP)(input, 'list'), output));
    await log.flush();
    return _check_command_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .dc.green;
}
/**
 * Refuses an archive without a file that Terraform might load, where git could not say whether the file is tracked: `check`
 * stops there, too.
 *
 * @param keptAt path of the archive that `--output` kept, which is removed then
 */
async function refuseDoubtful({ excluded, root, entries }, keptAt) {
    if (!excluded.some(({ reason }) => reason === _archive_archive_js__WEBPACK_IMPORTED_MODULE_6__/* .TRACKING_UNKNOWN */ .vp))
        return;
    const { files } = await (0,_gate_hidden_files_js__WEBPACK_IMPORTED_MODULE_8__/* .findHidden */ .C$)({ root, excluded, links: (0,_gate_hidden_files_js__WEBPACK_IMPORTED_MODULE_8__/* .linksOf */ .hP)(entries) }, root);
    const doubt = (0,_gate_hidden_files_js__WEBPACK_IMPORTED_MODULE_8__/* .sayDoubtful */ .ZA)(files, root);
    if (doubt === undefined)
        return;
    if (keptAt !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(keptAt, { force: true });
    throw new _archive_archive_js__WEBPACK_IMPORTED_MODULE_6__/* .PackError */ .ql([{ where: 'git', message: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(doubt) }]);
}
/** A line for each file that ships (`+`) or stays (`-`), with its size or the reason. */
function renderFiles({ entries, excluded }) {
    const width = entries.reduce((widest, { size }) => Math.max(widest, String(size).length), 0);
    const shipped = entries.map(({ path, type, size }) => {
        const sizeOrSign = { file: String(size), directory: '/', link: '→' }[type];
        return `+ ${sizeOrSign.padStart(width)}  ${path}${type === 'directory' ? '/' : ''}`;
    });
    const kept = excluded.map(({ path, reason, rule, detail }) => {
        const why = rule ?? detail;
        return `- ${' '.repeat(width)}  ${path}  ${reason}${why ? ` (${why})` : ''}`;
    });
    return [...shipped, ...kept];
}
/** @param output the path of `--output` as it was written */
function renderText(archive, list, output) {
    const { warnings, sha256 } = archive;
    const lines = list ? renderFiles(archive) : [];
    if (lines.length > 0)
        lines.push('');
    for (const { at, message } of warnings)
        lines.push(`warning ${at} ${message}`);
    lines.push((0,_archive_describe_archive_js__WEBPACK_IMPORTED_MODULE_13__/* .describeArchive */ .SH)(archive));
    const largest = (0,_archive_describe_archive_js__WEBPACK_IMPORTED_MODULE_13__/* .describeLargest */ .cz)(archive);
    if (largest.length > 0)
        lines.push('The largest files:', ...largest.map((line) => `  ${line}`));
    lines.push(output === undefined ? 'Nothing was kept; -o FILE keeps it.' : `${output} ${sha256}`);
    return `${lines.map(_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLine */ .om).join('\n')}\n`;
}
//# sourceMappingURL=pack.js.map

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

/***/ }),

/***/ 42130:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ findOutside; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96817);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80467);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10000);
/** Finds the local modules of a configuration that are not sent with it, so that the plan would fail. */






const MOST_NAMED = 3;
/**
 * The local modules outside of the archive, and what to do about them; undefined if there are none. Only a
 * source with `..` can lead outside. Links are not followed, because the files that they lead to are sent in their place.
 *
 * @param archive as the fields of `Archive`
 * @param workspace.inside working directory of the workspace; '' when it has none
 * @param workspace.repository absolute path; undefined if there is none, or it is not known
 * @param parsed what this check has parsed before
 */
async function findOutside({ root, filesWithParentPaths }, { inside, repository }, parsed) {
    if (!filesWithParentPaths.some((path) => (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isConfiguration */ .ZC)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path))))
        return undefined;
    const { searchedFiles, readConfiguration } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(4122)]).then(__webpack_require__.bind(__webpack_require__, 51741));
    const module = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, ...inside.split('/'));
    // What a link outside leads to is sent in its place, and calls what is beside the link.
    const files = { ..._machine_files_here_js__WEBPACK_IMPORTED_MODULE_3__/* .localFiles */ .Jd, follow: (path) => [path] };
    const { modules } = readConfiguration(module, searchedFiles(files, parsed));
    const outside = modules.map(({ directory }) => directory).filter((path) => !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Yw)(path, root));
    if (outside.length === 0)
        return undefined;
    const sources = outside.map((path) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(module, path))));
    const isOne = outside.length === 1;
    const verb = isOne
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `is the source of a module and lies`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `are sources of modules and lie`;
    const it = isOne ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `it` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `them`;
    const said = (remedy) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)('module-outside', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .firstParts */ .J4)(sources, MOST_NAMED)} ${verb} outside of what is sent: the plan will not find ${it}.`, { about: { directory: inside }, remedy });
    const canBeSent = (path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isDirectory */ .wd)(path) && (repository === undefined || (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Yw)(path, repository));
    if (!outside.every(canBeSent)) {
        return said((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Correct the source, or move ${it} into the repository.`);
    }
    // The innermost directory that has all of them.
    let common = module;
    while (!outside.every((path) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Yw)(path, common)))
        common = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(common);
    const workingDirectory = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryPart */ .Pv)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(common, module)));
    return said((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Set the working directory of the workspace to ${workingDirectory} in its settings: then what is above is sent.`);
}
//# sourceMappingURL=outside-modules.js.map

/***/ })

};
;