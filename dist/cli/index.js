#!/usr/bin/env node
/******/ (function() { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 42613:
/***/ (function(module) {

module.exports = require("assert");

/***/ }),

/***/ 20181:
/***/ (function(module) {

module.exports = require("buffer");

/***/ }),

/***/ 35317:
/***/ (function(module) {

module.exports = require("child_process");

/***/ }),

/***/ 24434:
/***/ (function(module) {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ (function(module) {

module.exports = require("fs");

/***/ }),

/***/ 58611:
/***/ (function(module) {

module.exports = require("http");

/***/ }),

/***/ 65692:
/***/ (function(module) {

module.exports = require("https");

/***/ }),

/***/ 69278:
/***/ (function(module) {

module.exports = require("net");

/***/ }),

/***/ 34589:
/***/ (function(module) {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ (function(module) {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function(module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 31421:
/***/ (function(module) {

module.exports = require("node:child_process");

/***/ }),

/***/ 37540:
/***/ (function(module) {

module.exports = require("node:console");

/***/ }),

/***/ 77598:
/***/ (function(module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 53053:
/***/ (function(module) {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ (function(module) {

module.exports = require("node:dns");

/***/ }),

/***/ 78474:
/***/ (function(module) {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ (function(module) {

module.exports = require("node:fs");

/***/ }),

/***/ 51455:
/***/ (function(module) {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ (function(module) {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ (function(module) {

module.exports = require("node:http2");

/***/ }),

/***/ 77030:
/***/ (function(module) {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ (function(module) {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ (function(module) {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function(module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ (function(module) {

module.exports = require("node:process");

/***/ }),

/***/ 41792:
/***/ (function(module) {

module.exports = require("node:querystring");

/***/ }),

/***/ 80099:
/***/ (function(module) {

module.exports = require("node:sqlite");

/***/ }),

/***/ 57075:
/***/ (function(module) {

module.exports = require("node:stream");

/***/ }),

/***/ 46466:
/***/ (function(module) {

module.exports = require("node:stream/promises");

/***/ }),

/***/ 46193:
/***/ (function(module) {

module.exports = require("node:string_decoder");

/***/ }),

/***/ 87997:
/***/ (function(module) {

module.exports = require("node:timers");

/***/ }),

/***/ 58500:
/***/ (function(module) {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ (function(module) {

module.exports = require("node:tls");

/***/ }),

/***/ 73136:
/***/ (function(module) {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ (function(module) {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ (function(module) {

module.exports = require("node:util/types");

/***/ }),

/***/ 75919:
/***/ (function(module) {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ (function(module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 70857:
/***/ (function(module) {

module.exports = require("os");

/***/ }),

/***/ 16928:
/***/ (function(module) {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ (function(module) {

module.exports = require("process");

/***/ }),

/***/ 13193:
/***/ (function(module) {

module.exports = require("string_decoder");

/***/ }),

/***/ 53557:
/***/ (function(module) {

module.exports = require("timers");

/***/ }),

/***/ 64756:
/***/ (function(module) {

module.exports = require("tls");

/***/ }),

/***/ 39023:
/***/ (function(module) {

module.exports = require("util");

/***/ }),

/***/ 43106:
/***/ (function(module) {

module.exports = require("zlib");

/***/ }),

/***/ 19315:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I1: function() { return /* binding */ withGroup; },
/* harmony export */   J5: function() { return /* binding */ TRUST_OPTION; },
/* harmony export */   JA: function() { return /* binding */ EXIT_CODE_OF; },
/* harmony export */   Md: function() { return /* binding */ DIRECTORY; },
/* harmony export */   dc: function() { return /* binding */ EXIT; },
/* harmony export */   em: function() { return /* binding */ sentence; },
/* harmony export */   fH: function() { return /* binding */ exitCodeOfSignal; },
/* harmony export */   ml: function() { return /* binding */ shorten; },
/* harmony export */   uK: function() { return /* binding */ option; },
/* harmony export */   yD: function() { return /* binding */ signalName; }
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(83538);

/** @param flags as in `-o, --output <file>`, where `-o, ` may be left out; without `<file>` it is a flag */
function option(flags, description, more = {}) {
    const [, short, name = flags, value] = /^(?:-(\w), )?--([\w-]+)(?: <(.+)>)?$/.exec(flags) ?? [];
    return { name, short, value, description, ...more };
}
/** For commands that a hook, an editor or a pipe starts for a person. */
const TRUST_OPTION = option('--trust-checkout', 'the files here are your own: hooks, editors, pipes');
function withGroup(group, options) {
    return options.map((ungrouped) => ({ ...ungrouped, group }));
}
/** An argument with the name of an option is that option. */
const DIRECTORY = {
    name: 'directory',
    description: 'the same as --directory',
    required: false,
};
/** Which signal a command was canceled by. */
function signalName({ reason }) {
    return reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
}
/** The exit code of a command that was canceled. */
function exitCodeOfSignal(signal) {
    return signalName(signal) === 'SIGTERM' ? EXIT.terminated : EXIT.interrupted;
}
/** Exit codes of every command, those of verdicts as `model/verdict.ts` has them; the help of `plangate` says what they mean. */
const EXIT = {
    green: 0,
    blocked: _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .ai.blocked,
    badInput: 2,
    needsOverride: _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .ai['needs-override'],
    errored: _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .ai.errored,
    undecided: _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .ai.undecided,
    refused: 6,
    network: 7,
    tooLarge: 8,
    interrupted: _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .ai.canceled,
    terminated: 143,
};
/** What went wrong with the service → the exit code. */
const EXIT_CODE_OF = {
    invalid: EXIT.badInput,
    local: EXIT.badInput,
    unauthorized: EXIT.refused,
    forbidden: EXIT.refused,
    'not-found': EXIT.refused,
    'bad-request': EXIT.refused,
    conflict: EXIT.refused,
    'too-large': EXIT.tooLarge,
    unprocessable: EXIT.refused,
    'upload-refused': EXIT.refused,
    'rate-limited': EXIT.network,
    'server-error': EXIT.network,
    redirected: EXIT.network,
    unreadable: EXIT.network,
    network: EXIT.network,
    timeout: EXIT.network,
    tls: EXIT.network,
    aborted: EXIT.interrupted,
};
/** Summaries are entries of a list; in a command's own help they become sentences. */
function sentence(summary) {
    return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}
/**
 * The first sentence, without its full stop. If that is too long: up to its first colon, semicolon or bracket. If that is
 * too long as well: up to the last comma that fits, or else up to the first one.
 */
function shorten(text, maxLength) {
    const [sentence = ''] = text.split(/\.(?= |$)/);
    if (sentence.length <= maxLength)
        return sentence;
    const [start = ''] = sentence.split(/[:;](?= )| (?=\()/);
    if (start.length <= maxLength)
        return start;
    const commas = Array.from(start.matchAll(/,(?= )/g), ({ index }) => index);
    return start.slice(0, commas.findLast((comma) => comma <= maxLength) ?? commas[0]);
}
//# sourceMappingURL=command.js.map

/***/ }),

/***/ 4643:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  QG: function() { return /* binding */ WHY_ENDED; },
  vs: function() { return /* binding */ endPrograms; },
  g7: function() { return /* binding */ execute; },
  Fo: function() { return /* binding */ executeBounded; },
  hY: function() { return /* binding */ pickVariables; },
  Vo: function() { return /* binding */ programsEndedBy; }
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __nccwpck_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/src/machine/system-clock.js
var system_clock = __nccwpck_require__(69233);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __nccwpck_require__(17953);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __nccwpck_require__(60439);
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var temporary = __nccwpck_require__(53776);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(51455);
;// CONCATENATED MODULE: ./build/src/machine/watch-memory.js
/** Watches how much memory a program has. */

const PAUSE_MS = 100;
/**
 * Calls `exceeded` once the program has more memory than it may have. Returns what stops the watch. There is nothing to
 * watch if the program did not start, or has no limit.
 *
 * @param ask resident memory of a process in bytes; undefined if the system does not say it
 */
function watchMemory({ pid, maxBytes }, ask, exceeded) {
    if (pid === undefined || maxBytes === undefined)
        return () => undefined;
    let isAsking = false;
    const look = async () => {
        if (isAsking)
            return;
        isAsking = true;
        // The process may have ended by now.
        const bytes = await ask(pid).catch(() => undefined);
        isAsking = false;
        if (bytes !== undefined && bytes > maxBytes)
            exceeded();
    };
    const timer = setInterval(() => void look(), PAUSE_MS);
    return () => clearInterval(timer);
}
/**
 * How much memory a process has, in bytes. Linux has it in a file, macOS in the answer of `ps`, and
 * Windows says it nowhere.
 */
async function residentBytes(pid, system, askPs) {
    if (system === 'win32')
        return undefined;
    const kilobytes = system === 'linux'
        ? /^VmRSS:\s*(\d+) kB$/m.exec(await (0,promises_.readFile)(`/proc/${pid}/status`, 'utf8'))?.[1]
        : /\d+/.exec(await askPs(pid))?.[0];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
//# sourceMappingURL=watch-memory.js.map
;// CONCATENATED MODULE: ./build/src/machine/execute.js
/**
 * Starts programs, and ends them; no other file does. This directory is the computer for all others: clock, network, programs
 * and git. It never decides anything.
 */










/**
 * The variables of the job's environment that a program gets: those that it needs to start, to find
 * its home and to write temporary files. None of them holds a token or an input.
 */
const PASSED_VARIABLES = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'LANG',
    'LC_ALL',
    'LC_CTYPE',
    'TZ',
    'TMPDIR',
    'TEMP',
    'TMP',
    // These are for Windows.
    'PATHEXT',
    'SYSTEMROOT',
    'SYSTEMDRIVE',
    'WINDIR',
    'COMSPEC',
    'USERPROFILE',
    'USERNAME',
];
/** The limit of a program for which the caller names none. */
const TIMEOUT_MS = 5 * 60_000;
/** Runs a program with a small environment, and waits for its end. It rejects if the program cannot be started, or had to be ended. */
const execute = async (program, args, options) => {
    const { cwd, stdin, environment = {}, variables = {}, take } = options;
    const { timeoutMs = TIMEOUT_MS, signal = new AbortController().signal } = options;
    const safeEnvironment = (0,program_path/* environmentFor */.DD)(environment, cwd);
    const path = findProgram(program, safeEnvironment);
    const passed = { ...pickVariables(safeEnvironment), ...variables };
    if (options.goesOn === true)
        return await startDetached(path, args, { cwd, env: passed });
    if (external_node_path_.sep !== '/')
        return await executeOnWindows(path, args, { ...options, variables: passed });
    const limits = { signal, timeoutMs, maxBytes: Number.POSITIVE_INFINITY };
    const run = { cwd, stdin, variables: passed, take, ...limits };
    const { ended, exitCode = -1, ...output } = await runProgram(path, args, run);
    if (ended !== undefined)
        throw new Error(`${program} ${WHY_ENDED[ended]} and was ended.`);
    return { exitCode, ...output };
};
/**
 * Runs a program on Windows, where programs have several file endings, and only the library quotes for all of them. It
 * cannot end one.
 */
async function executeOnWindows(path, args, options) {
    const { cwd, stdin, variables = {}, take, timeoutMs = TIMEOUT_MS, signal } = options;
    const { getExecOutput } = await __nccwpck_require__.e(/* import() */ 1260).then(__nccwpck_require__.bind(__nccwpck_require__, 81260));
    const timeUp = AbortSignal.timeout(timeoutMs);
    const endSignal = signal === undefined ? timeUp : AbortSignal.any([signal, timeUp]);
    // The package reads this text as a command line.
    const command = `"${path.replaceAll('"', '\\"')}"`;
    const running = getExecOutput(command, [...args], {
        cwd,
        env: { ...variables },
        silent: true,
        ignoreReturnCode: true,
        input: stdin === undefined ? undefined : Buffer.from(stdin),
        listeners: take && { stdout: take },
    });
    return await (0,ended_by/* endedBy */.m)(endSignal, running);
}
async function startDetached(path, args, where) {
    const child = (0,external_node_child_process_.spawn)(path, [...args], { ...where, detached: true, stdio: 'ignore' });
    child.unref();
    await (0,external_node_events_.once)(child, 'spawn');
    return { exitCode: 0, stdout: '', stderr: '' };
}
/** Why a program was ended, as the end of a sentence about it. */
const WHY_ENDED = {
    timeout: 'took too long',
    flood: 'printed too much',
    memory: 'took too much memory',
    aborted: 'was no longer needed',
};
/** Runs a program with limits of time, output and memory, and ends all processes of its group. It rejects only if the program cannot be started. */
const executeBounded = async (program, args, { take, ...options }) => {
    const decoder = new TextDecoder();
    const takeBytes = take && ((bytes) => take(decoder.decode(bytes, { stream: true })));
    const variables = (0,program_path/* environmentFor */.DD)(options.variables, options.cwd);
    const run = { ...options, variables, take: takeBytes };
    const path = findProgram(program, variables);
    return options.goesToItsEnd === true ? runToItsEnd(path, args, run) : runProgram(path, args, run);
};
/** How often the output is read of a program that writes into a file. */
const READ_MS = 300;
/** Runs a program that goes on if this process is killed: it writes into a file, since a pipe that nobody reads would end it. */
async function runToItsEnd(path, args, { cwd, variables, signal, take }) {
    const directory = (0,temporary/* makeTemporary */.ww)('plangate-output-');
    const output = (0,external_node_fs_.openSync)((0,external_node_path_.join)(directory, 'output'), 'a+');
    const child = (0,external_node_child_process_.spawn)(path, [...args], {
        cwd,
        env: variables,
        detached: external_node_path_.sep === '/',
        stdio: ['ignore', output, output],
    });
    const pieces = [];
    let position = 0;
    const read = () => {
        const bytes = Buffer.alloc(1 << 16);
        for (let length = 1; length > 0;) {
            length = (0,external_node_fs_.readSync)(output, bytes, 0, bytes.length, position);
            position += length;
            const piece = Buffer.from(bytes.subarray(0, length));
            if (length > 0)
                pieces.push(piece);
            if (length > 0)
                take?.(piece);
        }
    };
    const reading = setInterval(read, READ_MS);
    const interrupt = () => {
        try {
            if (external_node_path_.sep === '/' && child.pid !== undefined)
                process.kill(-child.pid, 'SIGINT');
        }
        catch {
            // It has ended.
        }
    };
    signal.addEventListener('abort', interrupt);
    try {
        if (signal.aborted)
            interrupt();
        const [code] = await (0,external_node_events_.once)(child, 'exit');
        read();
        const exitCode = typeof code === 'number' ? code : undefined;
        return { exitCode, stdout: textOf(pieces), stderr: '' };
    }
    finally {
        clearInterval(reading);
        signal.removeEventListener('abort', interrupt);
        (0,external_node_fs_.closeSync)(output);
        (0,temporary/* removeTemporary */.cF)(directory);
    }
}
const SHELL = '/bin/sh';
/**
 * Reads the group, and then a line that says that it has ended. If this process is gone before that, the reading fails,
 * whatever ended this process: then it ends the group.
 */
const GROUP_ENDING_SCRIPT = 'read -r group; read -r ended || kill -9 -"$group"';
/** Lets a shell end the group of this program if this process is killed. Returns what to call when the program has ended. */
function endGroupWithThisProcess({ pid }) {
    if (pid === undefined || !(0,external_node_fs_.existsSync)(SHELL))
        return () => undefined;
    const guard = (0,external_node_child_process_.spawn)(SHELL, ['-c', GROUP_ENDING_SCRIPT], {
        cwd: '/',
        env: {},
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    guard.on('error', () => undefined).unref();
    // Without a free file descriptor there is no pipe.
    guard.stdin?.on('error', () => undefined).write(`${pid}\n`);
    return () => void guard.stdin?.end('\n');
}
async function runProgram(path, args, options) {
    const { cwd, stdin, variables, signal, timeoutMs, maxBytes, maxResidentBytes, take } = options;
    const { endsWithUs } = options;
    const child = (0,external_node_child_process_.spawn)(path, [...args], {
        cwd,
        env: variables,
        // A new process group, so that what the program starts can be ended with it.
        detached: external_node_path_.sep === '/',
        stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    running.add(child);
    const tellGuardOfEnd = endsWithUs === true ? endGroupWithThisProcess(child) : undefined;
    // A program may end before it has read everything.
    child.stdin?.on('error', () => undefined).end(stdin);
    const output = { stdout: [], stderr: [] };
    let ended;
    const end = (why) => {
        ended ??= why;
        endGroup(child);
    };
    let bytes = 0;
    for (const name of ['stdout', 'stderr']) {
        child[name]?.on('data', (chunk) => {
            if (ended !== undefined)
                return;
            bytes += chunk.length;
            if (bytes > maxBytes)
                return end('flood');
            output[name].push(chunk);
            if (name === 'stdout')
                take?.(chunk);
        });
    }
    const watched = { pid: child.pid, maxBytes: maxResidentBytes };
    const ask = (pid) => residentBytes(pid, (0,external_node_os_.platform)(), askPs);
    const stopWatching = watchMemory(watched, ask, () => end('memory'));
    const timer = setTimeout(() => end('timeout'), Math.min(timeoutMs, system_clock/* LONGEST_TIMER_MS */.Mv));
    const abort = () => end('aborted');
    signal.addEventListener('abort', abort);
    try {
        if (signal.aborted)
            abort();
        const exitCode = await exitCodeOf(child);
        return { exitCode, stdout: textOf(output.stdout), stderr: textOf(output.stderr), ended };
    }
    finally {
        running.delete(child);
        tellGuardOfEnd?.();
        clearTimeout(timer);
        stopWatching();
        signal.removeEventListener('abort', abort);
    }
}
async function askPs(pid) {
    const { signal } = new AbortController();
    const bounds = { signal, timeoutMs: 5_000, maxBytes: 1_000 };
    const args = ['-o', 'rss=', '-p', String(pid)];
    const { stdout } = await executeBounded('/bin/ps', args, { cwd: '/', variables: {}, ...bounds });
    return stdout;
}
/** Starts programs as `programs` does, and ends each one that still runs when the signal is aborted. */
function programsEndedBy(endSignal, programs) {
    const withEndSignal = (own) => own === undefined ? endSignal : AbortSignal.any([own, endSignal]);
    const { execute: run, executeBounded: runBounded } = programs;
    return {
        execute: (program, args, options) => run(program, args, { ...options, signal: withEndSignal(options.signal) }),
        executeBounded: (program, args, options) => runBounded(program, args, { ...options, signal: withEndSignal(options.signal) }),
    };
}
const running = new Set();
/** Ends everything that was started here and still runs, at the end of this process. */
function endPrograms() {
    running.forEach(endGroup);
}
const textOf = (chunks) => Buffer.concat(chunks).toString('utf8');
/** How long its output may go on after a program has exited: something that left its group may hold it. */
const OUTPUT_WAIT_MS = 1_000;
const MOST_OUTPUT_WAITS = 10;
/** The exit code, once the program has exited and its output has been read. */
function exitCodeOf(child) {
    return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code) => {
            endGroup(child);
            let timer;
            let waitsLeft = MOST_OUTPUT_WAITS;
            let hasMoreOutput = false;
            const onOutput = () => {
                hasMoreOutput = true;
            };
            child.stdout?.on('data', onOutput);
            child.stderr?.on('data', onOutput);
            const finish = () => {
                waitsLeft = 0;
                clearTimeout(timer);
                child.stdout?.destroy();
                child.stderr?.destroy();
                resolve(code ?? undefined);
            };
            const waitForOutput = () => {
                hasMoreOutput = false;
                // A busy process looks at the output late: what is there already is read before the immediate.
                const look = () => {
                    waitsLeft -= 1;
                    if (hasMoreOutput && waitsLeft > 0)
                        waitForOutput();
                    else
                        finish();
                };
                timer = setTimeout(() => setImmediate(look), OUTPUT_WAIT_MS);
            };
            waitForOutput();
            child.once('close', finish);
        });
    });
}
/** Windows has no groups: there, only the program itself ends. */
function endGroup(child) {
    if (child.pid === undefined)
        return;
    try {
        if (external_node_path_.sep === '/')
            process.kill(-child.pid, 'SIGKILL');
        else
            child.kill('SIGKILL');
    }
    catch {
        // None of the group is left.
    }
}
/** The variables of the job that a program gets. @param names those of every program when left out; for Windows in capitals */
function pickVariables(environment, names = PASSED_VARIABLES) {
    const variables = {};
    for (const [name, value] of Object.entries(environment)) {
        // Windows does not distinguish case in these names.
        const comparedName = external_node_path_.sep === '/' ? name : name.toUpperCase();
        if (value !== undefined && names.includes(comparedName))
            variables[name] = value;
    }
    return variables;
}
/** A path is taken as it is. A name leads to a program on the PATH. */
function findProgram(program, environment) {
    if (program.includes(external_node_path_.sep))
        return program;
    const executable = (0,program_path/* findOnPath */.aY)(program, environment);
    if (executable === undefined) {
        throw Object.assign(new Error(`${program} was not found in PATH`), { code: 'ENOENT' });
    }
    return executable;
}
//# sourceMappingURL=execute.js.map

/***/ }),

/***/ 80467:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DR: function() { return /* binding */ filesBelow; },
/* harmony export */   Gf: function() { return /* binding */ followLinksIn; },
/* harmony export */   Jd: function() { return /* binding */ localFiles; },
/* harmony export */   n1: function() { return /* binding */ followLinks; },
/* harmony export */   zK: function() { return /* binding */ readableHere; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/* harmony import */ var _read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(43962);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(17026);
/** The files of this machine, and where their links lead. */





/** The files of this machine. */
const localFiles = {
    readDirectory: (path) => (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_4__/* .orElse */ .N)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path), []),
    // Terraform reads files of any length, so a long one must not be left out.
    readFile: (path) => (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_4__/* .orElse */ .N)(() => (0,_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularSync */ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
    follow: followLinks,
};
/** The same for readers of files that may be elsewhere. Paths are absolute. */
const readableHere = {
    names: async (directory) => localFiles.readDirectory(directory),
    read: async (path) => localFiles.readFile(path),
};
/** Longer ones are not read: no person writes such a configuration. */
const LONGEST_BYTES = 5_000_000;
/** The files of this machine below a directory, by their paths in it; what cannot be read counts as absent. */
function filesBelow(root) {
    return {
        async names(directory) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, directory);
            const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path, { withFileTypes: true }).catch(() => undefined);
            return entries?.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
        },
        read: (path) => (0,_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, path), LONGEST_BYTES).catch(() => undefined),
    };
}
/** The targets of all links in a directory and below it; undefined if it has too many entries. */
function followLinksIn(directory, mostEntries = 100_000) {
    const places = [];
    const queue = [directory];
    let entryCount = 0;
    for (const folder of queue) {
        const entries = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_4__/* .orElse */ .N)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }), []);
        entryCount += entries.length;
        if (entryCount > mostEntries)
            return undefined;
        for (const entry of entries) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name);
            if (entry.isSymbolicLink())
                places.push(...followLinks(path));
            else if (entry.isDirectory() && entry.name !== '.git')
                queue.push(path);
        }
    }
    return places;
}
/** As many links as Linux follows, one after the other. */
const MOST_LINKS = 40;
/**
 * The path itself, and every path that its links lead to, one after the other. The last one may not exist: a sparse checkout may
 * have left it out. Links that lead in a circle are not followed.
 */
function followLinks(path) {
    const real = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_4__/* .orElse */ .N)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path), undefined);
    const places = [path];
    for (const at of places) {
        const next = at === real ? undefined : followFirstLink(at);
        if (next !== undefined)
            places.push(next);
        if (places.length > MOST_LINKS)
            return [path];
    }
    return places;
}
/** The path with its first link replaced by where that link leads; undefined if no step of it is a link. */
function followFirstLink(path) {
    const parts = path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    // The first part is the root, which is no link.
    for (let count = 2; count <= parts.length; count++) {
        const link = parts.slice(0, count).join(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
        const target = (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_4__/* .orElse */ .N)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(link), undefined);
        if (target !== undefined)
            return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(link), target), ...parts.slice(count));
    }
    return undefined;
}
//# sourceMappingURL=files-here.js.map

/***/ }),

/***/ 6609:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Di: function() { return /* binding */ findAround; },
/* harmony export */   I8: function() { return /* binding */ findCheckout; },
/* harmony export */   Mn: function() { return /* binding */ isNamedSubmodule; },
/* harmony export */   Uo: function() { return /* binding */ headOf; },
/* harmony export */   W1: function() { return /* binding */ findRepository; },
/* harmony export */   Xg: function() { return /* binding */ checkedOutCommit; },
/* harmony export */   Yw: function() { return /* binding */ isBelow; },
/* harmony export */   _8: function() { return /* binding */ openAt; },
/* harmony export */   bp: function() { return /* binding */ findKnownRepository; },
/* harmony export */   df: function() { return /* binding */ slashed; },
/* harmony export */   eF: function() { return /* binding */ realOrSame; },
/* harmony export */   hH: function() { return /* binding */ commonDirectory; },
/* harmony export */   wd: function() { return /* binding */ isDirectory; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(17026);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(20319);
/* harmony import */ var _read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(43962);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(66238);
/** Finds the repository that a file is part of, and the commit that is checked out there, from the files alone: git never searches for one. */






/**
 * Finds the repository that the job checked out, from a directory in it. A deeper repository may be
 * part of the pull request's files, so the outermost one counts. A worktree of it replaces it, and a
 * submodule is a part of it.
 *
 * @param workspace the directory in which the job works; directories above it are searched only if
 *   there is no repository in it
 * @returns the outermost repository on the path from the workspace down to the directory, and the absolute paths of
 *   other repositories between that one and the directory: git is not run in them
 */
function findAround(directory, workspace) {
    const levels = levelsDown(realOrSame(workspace), realOrSame(directory));
    const outermost = levels.find(hasGit) ?? findCheckout(levels[0] ?? directory);
    const others = [];
    let repository = outermost === undefined ? undefined : openAt(outermost);
    // All levels, if the outermost repository is above them.
    const levelsInside = levels.slice(levels.indexOf(outermost ?? '') + 1);
    for (const level of levelsInside) {
        if (!hasGit(level))
            continue;
        const part = repository && others.length === 0 ? openSubmoduleOrWorktree(repository, level) : undefined;
        if (part === undefined)
            others.push(level);
        else if (part.isWorktree)
            repository = part.repository;
    }
    return { repository, others };
}
/** The repository at exactly this path, if it is the job's checkout or a part of it; else undefined. */
function findKnownRepository(path, workspace) {
    const real = realOrSame(path);
    const { repository, others } = findAround(real, workspace);
    if (repository === undefined || others.length > 0)
        return undefined;
    let nearest = repository;
    for (const level of levelsDown(repository.root, real).slice(1)) {
        if (nearest && hasGit(level))
            nearest = openSubmoduleOrWorktree(nearest, level)?.repository;
    }
    return nearest?.root === real ? nearest : undefined;
}
/**
 * The directories from `top` down to `path`, with both. If `path` is not below `top`, they begin below the directory that
 * holds both.
 */
function levelsDown(top, path) {
    const levels = [path];
    for (let at = path; at !== top && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) !== at; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at);
        const isAboveTop = parent !== top && isBelow(top, parent);
        if (isAboveTop)
            break;
        levels.unshift(parent);
    }
    return levels;
}
/** Whether a path is this directory, or anywhere in it. Both are absolute. */
function isBelow(path, directory) {
    return (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_2__/* .relativePathInside */ ._)(directory, path) !== undefined;
}
/**
 * Recognises a submodule or a worktree that git itself made: its file `.git` names a directory inside
 * the outer repository's, and a file in that directory names the path back. A pull request cannot
 * write there, because it only adds files to the work tree.
 *
 * @returns undefined for any other repository at this level
 */
function openSubmoduleOrWorktree({ gitDirectory: outer }, level) {
    const isFile = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(level, '.git'), { throwIfNoEntry: false })?.isFile() === true;
    const inner = isFile ? gitDirectory(level) : undefined;
    if (inner === undefined)
        return undefined;
    const isSubmodule = inner.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outer, 'modules') + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    const isWorktree = inner.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDirectory(outer), 'worktrees') + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    let back;
    if (isSubmodule) {
        const settings = readTextFileSync((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(inner, 'config')) ?? '';
        back = /^\s*worktree\s*=\s*(.+?)\s*$/m.exec(settings)?.[1];
    }
    else if (isWorktree) {
        // The file `gitdir` names the file `.git` of the worktree.
        const file = readTextFileSync((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(inner, 'gitdir'))?.trim();
        back = file === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);
    }
    if (back === undefined || realOrSame((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(inner, back)) !== level)
        return undefined;
    return { repository: { root: level, gitDirectory: inner }, isWorktree: !isSubmodule };
}
/** The repository with this work tree; undefined if there is none. */
function openAt(root) {
    const directory = gitDirectory(root);
    return directory === undefined ? undefined : { root: realOrSame(root), gitDirectory: directory };
}
/** The nearest directory at or above `path` (absolute) with a `.git` in it, or undefined. */
function findRepository(path) {
    for (let at = path;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if (hasGit(at))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return undefined;
    }
}
function hasGit(path) {
    return (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_4__/* .orElse */ .N)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '.git')), undefined) !== undefined;
}
/**
 * As `findRepository`, without submodules: they are part of the outer repository, and a pull request can
 * add one anywhere. Any other checkout inside a repository counts by itself, and so does a worktree.
 */
function findCheckout(path) {
    const nearest = findRepository(path);
    if (nearest === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(nearest) === nearest)
        return nearest;
    const outer = findCheckout((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(nearest));
    if (outer === undefined)
        return nearest;
    const innerGit = gitDirectory(nearest);
    const outerGit = gitDirectory(outer);
    const isSubmodule = innerGit && outerGit && innerGit.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outerGit, 'modules') + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    return isSubmodule ? outer : nearest;
}
/** `.git` itself; of submodules and worktrees, the directory that the file `.git` names. */
function gitDirectory(repository) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, '.git');
    const read = () => {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        const named = /^gitdir: (.+)$/m.exec((0,_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularSync */ .Wy)(path))?.[1];
        return named && node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repository, named.trim()));
    };
    return (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_4__/* .orElse */ .N)(read, undefined);
}
/** The directory that all worktrees of a repository share: it has the objects and the references. */
function commonDirectory(gitDirectory) {
    const common = readTextFileSync((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'commondir'))?.trim();
    return common === undefined ? gitDirectory : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDirectory, common);
}
/**
 * Whether a directory is the place of a submodule that is not checked out, by `.gitmodules` of the repository around
 * it.
 *
 * @param path absolute real path of a directory without a `.git` in it
 */
function isNamedSubmodule(path) {
    const around = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path ? undefined : findRepository((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const text = around && readTextFileSync((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(around, '.gitmodules'));
    if (around === undefined || text === undefined)
        return false;
    const inner = slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(around, path));
    const settings = [...text.matchAll(/^[ \t]*path[ \t]*=[ \t]*(.*?)[ \t]*\r?$/gm)];
    return settings.some(([, value]) => value?.replace(/^"(.*)"$/, '$1') === inner);
}
function readTextFileSync(path) {
    return (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_4__/* .orElse */ .N)(() => (0,_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularSync */ .Wy)(path), undefined);
}
/** Whether there is a directory at this path, also behind a link. */
function isDirectory(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
/** A path with the separators that git and plans have. */
function slashed(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
/** The absolute path without links; of a path that does not exist, the absolute path alone. */
function realOrSame(path) {
    return (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_4__/* .orElse */ .N)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path), undefined) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
}
/**
 * Finds the commit of the repository that the job checked out around `directory`.
 *
 * @param name another reference of that repository than `HEAD`
 * @returns undefined if the commit is not certain, or if the directory is part of another repository
 *   inside the checkout
 */
async function checkedOutCommit(directory, workspace, name = 'HEAD') {
    const { repository, others } = findAround((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory), workspace);
    return repository && others.length === 0 ? headOf(repository, name) : undefined;
}
/** The commit that is checked out in a repository, or that of another name; undefined if there is none. */
async function headOf({ gitDirectory }, name = 'HEAD') {
    const readTextFile = (path) => (0,_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)(path).catch(() => undefined);
    const head = name === 'HEAD' ? (await readTextFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, name)))?.trim() : `ref: ${name}`;
    const reference = /^ref: (refs\/[^\s]+)$/.exec(head ?? '')?.[1];
    if (reference === undefined)
        return (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommitId */ .f)(head);
    if (reference.split('/').includes('..'))
        return undefined;
    const shared = commonDirectory(gitDirectory);
    const loose = (await readTextFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shared, reference)))?.trim();
    if (loose !== undefined)
        return (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommitId */ .f)(loose);
    const packed = (await readTextFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shared, 'packed-refs'))) ?? '';
    const line = packed.split('\n').find((entry) => entry.endsWith(` ${reference}`));
    return (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommitId */ .f)(line?.split(' ')[0]);
}
//# sourceMappingURL=find-repository.js.map

/***/ }),

/***/ 60439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DD: function() { return /* binding */ environmentFor; },
/* harmony export */   Ej: function() { return /* binding */ withoutProposedPrograms; },
/* harmony export */   aY: function() { return /* binding */ findOnPath; }
/* harmony export */ });
/* unused harmony export readPath */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(17026);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(20319);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6609);
/* harmony import */ var _files_here_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(80467);
/**
 * Which directories of PATH may hold the programs that a check starts. None may be in the files that
 * are judged: their author would choose what runs. Real paths decide, and no program is asked.
 */






/** The programs that a check starts. */
const PROGRAMS = ['git', 'opa', 'terraform', 'tofu', 'unshare'];
/** A script with one of these names may choose by the files around it what it runs. Actions install one as `terraform`. */
const NO_SCRIPTS = ['git', 'opa'];
const THIS_SYSTEM = { path: node_path__WEBPACK_IMPORTED_MODULE_1__, follow: _files_here_js__WEBPACK_IMPORTED_MODULE_4__/* .followLinks */ .n1, isProgram, isScript };
/** The directories of PATH that count, in their order, and the entries that do not. */
function readPath(environment, places, system = THIS_SYSTEM) {
    // Without the variable, POSIX systems look in these directories.
    const defaultPath = isWindows(system) ? '' : '/usr/local/bin:/usr/bin:/bin';
    const written = environment[nameOfPath(environment, system)] ?? defaultPath;
    const directories = [];
    const skipped = [];
    const isRoot = (path) => system.path.parse(path).root === path;
    const proposed = places.proposed
        .flatMap((path) => system.follow(path))
        .filter((path) => !isRoot(path));
    const refused = { proposed, noScripts: places.isJob === true ? NO_SCRIPTS : [] };
    for (const entry of written.split(system.path.delimiter)) {
        const directory = isWindows(system) ? entry.replace(/^"(.*)"$/, '$1') : entry;
        const at = system.path.resolve(places.workingDirectory, directory);
        const programs = PROGRAMS.flatMap((name) => {
            const path = firstInDirectories([at], name, environment, system);
            return path === undefined ? [] : [{ name, path }];
        });
        const why = findSkipReason(directory, programs, refused, system);
        if (why === undefined)
            directories.push(directory);
        else
            skipped.push({ entry, why, holds: programs.map(({ name }) => name) });
    }
    return { directories, skipped };
}
/**
 * The environment with a PATH that leads to no program in judged files.
 *
 * @param onSkipped gets a sentence for each entry that is left out and holds one of our programs
 */
function withoutProposedPrograms(environment, places, onSkipped, system = THIS_SYSTEM) {
    const { directories, skipped } = readPath(environment, places, system);
    if (skipped.length === 0)
        return environment;
    for (const entry of skipped)
        if (entry.holds.length > 0)
            onSkipped(saySkipped(entry));
    const path = directories.join(system.path.delimiter);
    return { ...environment, [nameOfPath(environment, system)]: path };
}
/** The environment for a program that runs in `cwd`. Its PATH has no program of the checkout around that directory. */
function environmentFor(environment, cwd) {
    const places = { proposed: [(0,_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findCheckout */ .I8)(cwd) ?? cwd], workingDirectory: cwd };
    return withoutProposedPrograms(environment, places, () => undefined);
}
/** The path of a program in the first directory of PATH that has it; undefined if none has. */
function findOnPath(program, environment) {
    const { directories } = readPath(environment, { proposed: [], workingDirectory: node_path__WEBPACK_IMPORTED_MODULE_1__.sep });
    return firstInDirectories(directories, program, environment, THIS_SYSTEM);
}
/** The innermost of these directories that a path is in; undefined if it is in none. */
function innermostAround(path, directories, { path: pathModule }) {
    const around = directories.filter((directory) => (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_2__/* .relativePathInside */ ._)(directory, path, pathModule) !== undefined);
    return around.toSorted((one, other) => other.length - one.length)[0];
}
/** Why a directory of PATH with these programs is skipped, as the end of a sentence; undefined if it counts. */
function findSkipReason(directory, programs, { proposed, noScripts }, system) {
    if (!system.path.isAbsolute(directory))
        return 'only absolute entries count';
    if (/^\/+(?:proc|dev)(?:\/|$)/.test(system.path.normalize(directory))) {
        return 'each process finds another directory there';
    }
    const examined = [
        { what: 'it', path: directory },
        ...programs.map((program) => ({ what: `its ${program.name}`, path: program.path })),
    ];
    for (const { what, path } of examined) {
        // A link of the judged files must not lead to a program, wherever that is.
        for (const place of system.follow(path)) {
            const around = innermostAround(place, proposed, system);
            if (around === undefined)
                continue;
            const leads = place === directory ? 'it is' : `${what} leads to ${JSON.stringify(place)},`;
            return `${leads} inside of ${JSON.stringify(around)}, whose files are judged`;
        }
    }
    const script = programs.find(({ name, path }) => noScripts.includes(name) && system.isScript(path));
    return script && `its ${script.name} is a script, which may run what judged files name`;
}
function saySkipped({ entry, holds, why }) {
    const shown = entry === '' ? 'an empty entry' : JSON.stringify(entry);
    const programs = holds.join(', ').replace(/, (?=[^,]*$)/, ' and ');
    return `PATH: ${shown} is skipped, so its ${programs} ${holds.length > 1 ? 'are' : 'is'} not run: ${why}. Install programs outside of it.`;
}
function firstInDirectories(directories, program, environment, system) {
    const { PATHEXT = '.COM;.EXE;.BAT;.CMD' } = environment;
    const endings = isWindows(system) ? ['', ...PATHEXT.split(';').filter(Boolean)] : [''];
    for (const directory of directories) {
        for (const ending of endings) {
            const path = system.path.join(directory, program + ending);
            if (system.isProgram(path))
                return path;
        }
    }
    return undefined;
}
/** Windows does not distinguish case in the names of variables. */
function nameOfPath(environment, system) {
    if (!isWindows(system))
        return 'PATH';
    return Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
}
const isWindows = ({ path: { sep } }) => sep === '\\';
function isProgram(path) {
    return (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_5__/* .orElse */ .N)(() => {
        // Most directories do not have it, and an error takes longer than an answer.
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
            return false;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }, false);
}
/** The first bytes of compiled programs on Linux, on macOS, and on Windows, in hexadecimal digits. */
const PROGRAM_BYTES = /^(?:7f454c46|feedface|feedfacf|cefaedfe|cffaedfe|cafebabe|4d5a)/;
function isScript(path) {
    let file;
    try {
        // To open a pipe would wait for its other end.
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        // A script that nobody may read does not run.
        return false;
    }
    try {
        const bytes = Buffer.alloc(4);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes);
        return !PROGRAM_BYTES.test(bytes.toString('hex'));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
//# sourceMappingURL=program-path.js.map

/***/ }),

/***/ 43962:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   VX: function() { return /* binding */ readRegular; },
/* harmony export */   Wy: function() { return /* binding */ readRegularSync; },
/* harmony export */   i4: function() { return /* binding */ readBeginning; },
/* harmony export */   js: function() { return /* binding */ readBytesSync; },
/* harmony export */   qC: function() { return /* binding */ readIfThere; },
/* harmony export */   wh: function() { return /* binding */ readNamedFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(51455);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(17953);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(13491);
/**
 * Reads files. Files that other people may have made are read only if they are regular and not too long: a link may
 * lead to a pipe or a device, and reading that never ends.
 */




/** The longest file that is read if the caller names no limit. */
const LONGEST_BYTES = 64 * 1024 * 1024;
// To open a pipe would wait for its other end. Windows has no such files, and no such flag: what is missing counts as 0.
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
/** @throws Error if the file cannot be read, is no regular file, or is too long; with a `code`, as those of node */
async function readRegular(path, maxBytes = LONGEST_BYTES) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, FLAGS);
    try {
        refuseOthers(await file.stat(), path, maxBytes);
        return await file.readFile('utf8');
    }
    finally {
        await file.close();
    }
}
/**
 * Reads a text, or says why it cannot be read, where one that is there must not count as missing.
 *
 * @returns undefined only if nothing is there
 * @throws UnreadableFile
 */
async function readIfThere(path, maxBytes = LONGEST_BYTES) {
    try {
        return (0,_model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeText */ .r0)(readRegularSync(path, maxBytes));
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error))
            throw error;
        const code = String(error.code);
        const leadsNowhere = code === 'ENOENT' || code === 'ENOTDIR';
        if (leadsNowhere && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }))
            return undefined;
        if (leadsNowhere || code === 'ELOOP') {
            throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie(`is a link that leads to no file (${code})`);
        }
        if (code === 'EINVAL')
            throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie('is not a file');
        if (code === 'EFBIG')
            throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie(`is longer than ${maxBytes} bytes`);
        throw new _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie(`cannot be read (${code})`);
    }
}
/** Reads a file that a person named: it may be a pipe, as in `<(jq . seed.json)`, and waits for its writer. */
async function readNamedFile(path, signal) {
    return await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_2__/* .endedBy */ .m)(signal, openAndRead(path));
}
/**
 * Opens the file, because `readFile` with a path would hide the read: Node.js 26 lists only the read of an open file among
 * its active resources, and `endProcess` has to find it there.
 */
async function openAndRead(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path);
    try {
        return await file.readFile('utf8');
    }
    finally {
        await file.close();
    }
}
/** The first characters of a file, as one byte each. @throws Error as `readRegular` */
function readBeginning(path, length) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, FLAGS);
    try {
        refuseOthers((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file), path, Number.POSITIVE_INFINITY);
        const bytes = Buffer.alloc(length);
        return bytes.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** As `readRegular`, while nothing else goes on. */
function readRegularSync(path, maxBytes = LONGEST_BYTES) {
    return readBytesSync(path, maxBytes).toString('utf8');
}
/** As `readRegularSync`, for a file that may be no text. */
function readBytesSync(path, maxBytes = LONGEST_BYTES) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, FLAGS);
    try {
        refuseOthers((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file), path, maxBytes);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function refuseOthers(stats, path, maxBytes) {
    if (!stats.isFile())
        throw errorWithCode('EINVAL', `${path} is no regular file`);
    if (stats.size > maxBytes)
        throw errorWithCode('EFBIG', `${path} has more than ${maxBytes} bytes`);
}
function errorWithCode(code, message) {
    return Object.assign(new Error(message), { code });
}
//# sourceMappingURL=read-regular.js.map

/***/ }),

/***/ 69233:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mv: function() { return /* binding */ LONGEST_TIMER_MS; },
/* harmony export */   bq: function() { return /* binding */ alarms; },
/* harmony export */   ml: function() { return /* binding */ systemClock; }
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58500);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(78474);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(17953);
/** The machine's own time, and signals that its timers abort. */



function systemClock() {
    return {
        now: () => performance.now(),
        date: () => new Date(),
        sleep: async (ms, signal) => {
            try {
                // What is left of a time can be less than nothing, of which Node.js warns on standard error.
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.max(0, ms), undefined, signal ? { signal } : {});
            }
            catch (error) {
                throw signal?.aborted ? signal.reason : error;
            }
        },
    };
}
/** The largest value that setTimeout accepts. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const alarms = {
    in(ms) {
        const alarm = new AbortController();
        startTimer(alarm, ms);
        return withoutListenerLimit(alarm.signal);
    },
    after(signal, ms) {
        const alarm = new AbortController();
        if (signal.aborted)
            startTimer(alarm, ms);
        else
            signal.addEventListener('abort', () => startTimer(alarm, ms), { once: true });
        return withoutListenerLimit(alarm.signal);
    },
    any: (...signals) => withoutListenerLimit(AbortSignal.any(signals)),
};
function startTimer(alarm, ms) {
    const abort = () => alarm.abort(new _model_ended_by_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeIsUp */ .D());
    setTimeout(abort, Math.min(Math.max(0, ms), LONGEST_TIMER_MS)).unref();
}
/** Node.js warns of more than ten listeners. */
function withoutListenerLimit(signal) {
    (0,node_events__WEBPACK_IMPORTED_MODULE_1__.setMaxListeners)(0, signal);
    return signal;
}
//# sourceMappingURL=system-clock.js.map

/***/ }),

/***/ 53776:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AY: function() { return /* binding */ inEmptyDirectory; },
/* harmony export */   Qy: function() { return /* binding */ removeWithProcess; },
/* harmony export */   Vt: function() { return /* binding */ removeAllTemporary; },
/* harmony export */   aC: function() { return /* binding */ keep; },
/* harmony export */   cF: function() { return /* binding */ removeTemporary; },
/* harmony export */   ww: function() { return /* binding */ makeTemporary; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1708);
/**
 * Temporary directories. What nobody has removed goes with the process, however that ends: at a limit, at a signal, by an
 * error that nobody caught. Only what the system kills leaves its files behind.
 */




const paths = new Set();
/**
 * Makes a new directory that only this user can read. Its real path is returned.
 *
 * @param prefix of its name; the rest is random
 * @throws what the file system says
 */
function makeTemporary(prefix, inside = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(inside, node_path__WEBPACK_IMPORTED_MODULE_2__.sep) + prefix));
    removeWithProcess(path);
    return path;
}
/** Removes a file or directory at the end of the process, unless `removeTemporary` or `keep` was called for it. */
function removeWithProcess(path) {
    if (paths.size === 0)
        node_process__WEBPACK_IMPORTED_MODULE_3__.once('exit', removeAllTemporary);
    paths.add(path);
}
/** Lets a file stay: it has become what the caller was to make. */
function keep(path) {
    paths.delete(path);
    if (paths.size === 0)
        node_process__WEBPACK_IMPORTED_MODULE_3__.removeListener('exit', removeAllTemporary);
}
/** @throws what the file system says, but for a path that is gone */
function removeTemporary(path) {
    // A program that was ended may still be writing there.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 10 });
    keep(path);
}
/** Removes everything that is left. What cannot be removed keeps no process from ending. */
function removeAllTemporary() {
    for (const path of paths) {
        try {
            removeTemporary(path);
        }
        catch {
            // Nothing is left that could report it.
        }
    }
}
/**
 * Makes an empty directory for as long as `use` takes.
 *
 * @param signal when it is aborted, the directory is deleted at once, because nobody waits for `use` any more
 */
async function inEmptyDirectory(use, signal) {
    const directory = makeTemporary('plangate-empty-');
    const remove = () => removeTemporary(directory);
    try {
        const using = use(directory);
        if (signal?.aborted === true)
            remove();
        signal?.addEventListener('abort', remove, { once: true });
        return await using;
    }
    finally {
        signal?.removeEventListener('abort', remove);
        remove();
    }
}
//# sourceMappingURL=temporary.js.map

/***/ }),

/***/ 66238:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ readCommitId; }
/* harmony export */ });
/** The id in a value that is the text of one and nothing else: "HEAD" and short ids name no commit. */
function readCommitId(value) {
    return typeof value === 'string' && isCommitId(value) ? value : undefined;
}
function isCommitId(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
//# sourceMappingURL=commit-id.js.map

/***/ }),

/***/ 17953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ TimeIsUp; },
/* harmony export */   m: function() { return /* binding */ endedBy; }
/* harmony export */ });
/** Ends a wait from outside, whether or not what is waited for knows about signals. */
/** Why a wait was ended: there was no time left. */
class TimeIsUp extends Error {
    name = 'TimeIsUp';
    constructor() {
        super('The time for this was over, and something on this machine had not ended: git, another program, or the reading of a file.');
    }
}
/**
 * Waits for `work` until the signal is aborted. What `work` comes to after that is ignored.
 *
 * @throws the signal's reason once it is aborted, or what `work` rejects with
 */
async function endedBy(signal, work) {
    // Otherwise a late failure would end the process.
    work.catch(() => undefined);
    signal.throwIfAborted();
    let onAbort = () => undefined;
    const ended = new Promise((resolve) => {
        onAbort = resolve;
        signal.addEventListener('abort', onAbort, { once: true });
    }).then(() => {
        throw signal.reason;
    });
    try {
        return await Promise.race([work, ended]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}
//# sourceMappingURL=ended-by.js.map

/***/ }),

/***/ 17026:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ orElse; }
/* harmony export */ });
/** What `read` returns, or `otherwise` if it throws anything. */
function orElse(read, otherwise) {
    try {
        return read();
    }
    catch {
        return otherwise;
    }
}
//# sourceMappingURL=or-else.js.map

/***/ }),

/***/ 20319:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ pathWriter; },
/* harmony export */   _: function() { return /* binding */ relativePathInside; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/** Where a path is in a directory, and texts in which paths of this machine are written so. */

/** `infra/main.tf`, '' for the root itself; undefined outside of it, as on another drive. */
function relativePathInside(root, path, system = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const inner = system.relative(root, path);
    const above = inner === '..' || inner.startsWith(`..${system.sep}`);
    return above || system.isAbsolute(inner) ? undefined : inner.split(system.sep).join('/');
}
/**
 * Makes the function that writes the paths below some directories anew in a text, as in `infra/main.tf` for
 * `/checkout/infra/main.tf`, also where they are part of a JSON text. The innermost directory counts. What has to be typed whole stays.
 */
function pathWriter(directories) {
    const spelled = directories.flatMap(({ path, writtenAs }) => {
        const isWindows = isOfWindows(path);
        const parts = path.split(/[/\\]/).filter((part, at) => part !== '' || at === 0);
        // Every path is below the root of a file system.
        if (parts.filter(Boolean).length < (isWindows ? 2 : 1))
            return [];
        const separators = isWindows ? ['/', '\\', '\\\\', '\\/'] : ['/', '\\/'];
        return separators.map((separator) => ({ text: parts.join(separator), writtenAs }));
    });
    spelled.sort((one, other) => other.text.length - one.text.length);
    return (text) => spelled.reduce((written, each) => writeAnew(written, each), text);
}
/** `D:\checkout`; its letters may be written small or large. */
const isOfWindows = (path) => /^[A-Za-z]:[/\\]/.test(path);
function writeAnew(text, { text: directory, writtenAs }) {
    const isWindows = isOfWindows(directory);
    const searched = isWindows ? withSmallLetters(text) : text;
    const wanted = isWindows ? withSmallLetters(directory) : directory;
    let written = '';
    // What is before it is in `written` already.
    let from = 0;
    for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + 1)) {
        const end = at + wanted.length;
        const near = text.slice(Math.max(from, at - LONGEST_BEFORE), at);
        const [scheme = ''] = FILE_SCHEME.exec(near) ?? [];
        const before = near.slice(0, near.length - scheme.length);
        if (at < from || IN_PATH_BEFORE.test(before) || TYPED_WHOLE.test(before))
            continue;
        const [, separator = '', rest = ''] = REST.exec(text.slice(end)) ?? [];
        if (separator === '' && !END.test(text.slice(end)))
            continue;
        const inside = isWindows ? rest.replaceAll(/[/\\]+/g, '/') : rest.replaceAll('\\/', '/');
        const path = [writtenAs, inside].filter(Boolean).join('/') || '.';
        written += text.slice(from, at - scheme.length) + path;
        from = end + separator.length + rest.length;
    }
    return from === 0 ? text : written + text.slice(from);
}
/** Of ASCII alone, so that the text stays as long as it is. */
const withSmallLetters = (text) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
/** How much of a text is looked at before a path. */
const LONGEST_BEFORE = 40;
/** The address of a file is written as its path. */
const FILE_SCHEME = /\bfile:\/\/(?:localhost)?\/?$/;
/** Before a path there is nothing that could be a part of it. */
const IN_PATH_BEFORE = /[\p{L}\p{N}_.~/\\-]$/u;
/** Git takes no relative path here. */
const TYPED_WHOLE = /\bsafe\.directory ["']?$/;
/** The separator, and the rest of the path up to what ends it in a text. */
const REST = /^(\\{1,2}\/?|\/)((?:[^\s"'`<>()[\]{},;:|*?\\]|\\+(?=[\p{L}\p{N}_.~/-]))*)/u;
/** What a path ends at, if it does not go on: a dot at the end of a sentence does not belong to it. */
const END = /^(?:$|[^\p{L}\p{N}_.~\\/-]|\.(?:$|\s))/u;
//# sourceMappingURL=relative-path.js.map

/***/ }),

/***/ 13491:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ie: function() { return /* binding */ UnreadableFile; },
/* harmony export */   r0: function() { return /* binding */ wholeText; },
/* harmony export */   ug: function() { return /* binding */ handleErrors; }
/* harmony export */ });
/**
 * A file is there and cannot be read. It must not count as empty: by its content, more might be refused. The message is
 * the rest of a sentence that begins with the file.
 */
class UnreadableFile extends Error {
    name = 'UnreadableFile';
}
/**
 * Files, with what becomes of an error at a path.
 *
 * @param handle throws the error, or another one, or returns: then the file counts as missing
 */
function handleErrors(files, handle) {
    const orMissing = (path) => (error) => {
        handle(error, path);
        return undefined;
    };
    return {
        names: (directory) => files.names(directory).catch(orMissing(directory)),
        read: (path) => files.read(path).catch(orMissing(path)),
    };
}
/**
 * Returns the text of a file unless something was lost when it was decoded from UTF-8.
 *
 * @throws UnreadableFile if it was no such text: decoding puts U+FFFD for what it cannot read
 */
function wholeText(text) {
    if (!/[\0\uFFFD]/.test(text))
        return text;
    throw new UnreadableFile('is no text in UTF-8. Save it as UTF-8');
}
//# sourceMappingURL=unreadable-file.js.map

/***/ }),

/***/ 83538:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FO: function() { return /* binding */ exitCodeOf; },
/* harmony export */   LH: function() { return /* binding */ exitCodeOfCauses; },
/* harmony export */   ai: function() { return /* binding */ EXIT_CODES; },
/* harmony export */   bk: function() { return /* binding */ VERDICTS; },
/* harmony export */   gf: function() { return /* binding */ isGreen; },
/* harmony export */   k6: function() { return /* binding */ leadingVerdict; }
/* harmony export */ });
/* unused harmony export worstVerdict */
/** From best to worst. The verdict on several workspaces is the worst of their verdicts. */
const VERDICTS = [
    'passed',
    'advisory',
    'overridden',
    'needs-override',
    'blocked',
    'errored',
    'undecided',
    'canceled',
];
/** The worst of these verdicts; `passed` if there are none. */
function worstVerdict(words) {
    return VERDICTS.findLast((word) => words.includes(word)) ?? 'passed';
}
/**
 * The word of a verdict that is made of these. It is the worst, but a failure of a policy leads over a pass that waits for the apply:
 * only the failure can be repaired now.
 *
 * @param failOn with `never`, and where it is left out, no failure leads, because none closes the gate
 */
function leadingVerdict(parts, failOn) {
    const certain = worstVerdict(parts.flatMap(({ word, waits }) => (waits ? [] : word)));
    const isFailure = certain === 'blocked' || certain === 'needs-override';
    const leads = isFailure && failOn !== undefined && !isGreen(certain, failOn);
    return leads ? certain : worstVerdict(parts.map(({ word }) => word));
}
/**
 * Whether a job with this verdict passes.
 *
 * @param failOn `never` accepts policy failures, and no verdict that is uncertain
 */
function isGreen(word, failOn = 'mandatory') {
    switch (word) {
        case 'passed':
        case 'overridden':
            return true;
        case 'advisory':
            return failOn !== 'advisory';
        case 'needs-override':
        case 'blocked':
            return failOn === 'never';
        case 'errored':
        case 'undecided':
        case 'canceled':
            return false;
    }
}
/**
 * The exit code of a command. If workspaces with the worst verdict could not be judged, the cause
 * decides the code: bad input first, then a refusal of the service, of the archive for its size, then the network.
 *
 * @param signal with which the job was canceled, if it was
 */
function exitCodeOf({ verdict, workspaces }, failOn, signal = 'SIGINT') {
    const { word } = verdict;
    if (isGreen(word, failOn))
        return 0;
    // A shell says 128 and the number of the signal.
    if (word === 'canceled' && signal === 'SIGTERM')
        return 143;
    if (word !== 'undecided')
        return EXIT_CODES[word];
    const undecided = workspaces.filter((workspace) => workspace.verdict.word === word);
    return exitCodeOfCauses(undecided.map(({ failure }) => failure?.kind));
}
/** @param causes why something could not be judged: kinds of failures */
function exitCodeOfCauses(causes) {
    if (causes.includes('input') || causes.includes('archive'))
        return 2;
    if (causes.includes('refused'))
        return 6;
    if (causes.includes('too-large'))
        return 8;
    return causes.includes('network') ? 7 : EXIT_CODES.undecided;
}
/** Exit codes of verdicts that are not green; `fail-on` can make a good one fail. */
const EXIT_CODES = {
    passed: 1,
    advisory: 1,
    overridden: 1,
    'needs-override': 3,
    blocked: 1,
    errored: 4,
    undecided: 5,
    canceled: 130,
};
//# sourceMappingURL=verdict.js.map

/***/ }),

/***/ 55603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f5: function() { return /* binding */ IS_RELEASED; },
/* harmony export */   xv: function() { return /* binding */ VERSION; }
/* harmony export */ });
/* unused harmony export ON_NPM */
/** The version of this tool: `npm run compile` writes it from package.json. */
const VERSION = '0.9.0';
/** Whether CHANGELOG.md says that this version is released: then there is a tag of it. `npm run compile` writes it. */
const IS_RELEASED = false;
/**
 * Whether this project owns the name `plangate` on npm. Until then, no page and no message may name
 * the npm package: another owner of the name could run code with the users' tokens
 * (RELEASING.md).
 */
const ON_NPM = false;
//# sourceMappingURL=version.js.map

/***/ }),

/***/ 21804:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ withoutTrailing; }
/* harmony export */ });
/**
 * Removes characters at the end of a text, in one pass. A pattern such as `/\/+$/` tries again at each of them, so its
 * time grows with the square of the length.
 *
 * @param characters what to remove, each of one UTF-16 unit
 */
function withoutTrailing(text, characters) {
    let end = text.length;
    while (end > 0 && characters.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}
//# sourceMappingURL=without-trailing.js.map

/***/ }),

/***/ 80204:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UG: function() { return /* binding */ padToColumns; },
/* harmony export */   ZU: function() { return /* binding */ clipToColumns; },
/* harmony export */   qz: function() { return /* binding */ widthOf; }
/* harmony export */ });
/** How many columns a text takes in a terminal. */
const WIDE = /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6])$/u;
/** In columns: marks that join have none, wide characters have two. */
function widthOf(text) {
    // Nearly all texts are of this kind, and the other expressions are slow.
    if (/^[ -~]*$/.test(text))
        return text.length;
    let width = 0;
    for (const character of text) {
        if (/^\p{M}$/u.test(character))
            continue;
        width += WIDE.test(character) ? 2 : 1;
    }
    return width;
}
/** A text in so many columns; a longer one ends in `…`. */
function clipToColumns(text, columns) {
    if (widthOf(text) <= columns)
        return text;
    let kept = '';
    for (const character of text) {
        if (widthOf(kept) + widthOf(character) > columns - 1)
            break;
        kept += character;
    }
    return `${kept}…`;
}
/** A text and as many spaces as it takes to fill the columns. */
function padToColumns(text, columns) {
    return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}
//# sourceMappingURL=width.js.map

/***/ }),

/***/ 15920:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ wrapLines; }
/* harmony export */ });
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(21804);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(80204);
/** Lines for a terminal, broken at words. */


/** Below this width, broken lines are no easier to read. */
const MIN_COLUMNS = 20;
/** A line that is a command and nothing else. */
const COMMAND = /^ {4,}\/?plangate \S/;
/**
 * A command on a line of its own is never broken. One between backticks is one piece: people copy it. What is longer than the terminal, such
 * as a URL, is left to the terminal. Lines with escape sequences are already fitted to it.
 */
function wrapLines(text, columns) {
    if (columns < MIN_COLUMNS)
        return text;
    return text
        .split('\n')
        .map((line) => line.includes('\x1b') || COMMAND.test(line) || (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(line) <= columns
        ? line
        : wrapLine(line, columns))
        .join('\n');
}
function wrapLine(line, columns) {
    const [ownIndent = ''] = /^ */.exec(line) ?? [];
    // Two more than that of the line, and never so much that little text is left beside it.
    const indent = ' '.repeat(Math.min(ownIndent.length + 2, Math.floor(columns / 3)));
    const finished = [];
    let current = ownIndent;
    // Without the spaces at the end: the expression would try anew at each of them, in quadratic time.
    const words = (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailing */ .h)(line.slice(ownIndent.length), ' ');
    for (const [, space = '', piece = ''] of words.matchAll(/( *)((?:`[^`]*`|[^ ])+(?: ·(?= ))?)/g)) {
        const isEmpty = current.trim() === '';
        if (!isEmpty && (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(current + space + piece) > columns) {
            finished.push(current);
            current = indent + piece;
        }
        else
            current += space + piece;
    }
    return [...finished, current].join('\n');
}
//# sourceMappingURL=wrap-lines.js.map

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			id: moduleId,
/******/ 			loaded: false,
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Flag the module as loaded
/******/ 		module.loaded = true;
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	!function() {
/******/ 		var getProto = Object.getPrototypeOf ? function(obj) { return Object.getPrototypeOf(obj); } : function(obj) { return obj.__proto__; };
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach(function(key) { def[key] = function() { return value[key]; }; });
/******/ 			}
/******/ 			def['default'] = function() { return value; };
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	!function() {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = function(exports, definition) {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	!function() {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = function(chunkId) {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce(function(promises, key) {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	!function() {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = function(chunkId) {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	!function() {
/******/ 		__nccwpck_require__.o = function(obj, prop) { return Object.prototype.hasOwnProperty.call(obj, prop); }
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	!function() {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = function(exports) {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/node module decorator */
/******/ 	!function() {
/******/ 		__nccwpck_require__.nmd = function(module) {
/******/ 			module.paths = [];
/******/ 			if (!module.children) module.children = [];
/******/ 			return module;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	!function() {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = function(chunk) {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = function(chunkId, promises) {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	}();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: ./build/src/machine/no-headers.js
/**
 * For programs that start often, imported before all else: takes the global `Headers` away. The package `undici` asks for
 * it once, while it is loaded, to read cookies, of which there are none here. Node.js makes it at the first question, and
 * loads an undici of its own for that, which is a sixth of the time from the start to the first request.
 */
Object.defineProperty(globalThis, 'Headers', {
    value: undefined,
    configurable: true,
    writable: true,
});

//# sourceMappingURL=no-headers.js.map
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __nccwpck_require__(1708);
;// CONCATENATED MODULE: external "node:readline/promises"
var promises_namespaceObject = require("node:readline/promises");
;// CONCATENATED MODULE: external "node:v8"
var external_node_v8_namespaceObject = require("node:v8");
// EXTERNAL MODULE: ./build/src/model/version.js
var version = __nccwpck_require__(55603);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(58500);
// EXTERNAL MODULE: ./build/src/machine/execute.js + 1 modules
var execute = __nccwpck_require__(4643);
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var temporary = __nccwpck_require__(53776);
;// CONCATENATED MODULE: ./build/src/machine/end-process.js
/** Ends this process while threads, programs and connections of it may be at work. */




/** How long threads may take to finish what they do, as the closing of a file. */
const THREADS_MS = 100;
const LOOK_MS = 10;
/** Ends this process and the programs that it started. `endByForce` says where it has another exit code than this one. */
async function endProcess(exitCode) {
    (0,execute/* endPrograms */.vs)();
    for (let waitedMs = 0; isThreadBusy() && waitedMs < THREADS_MS; waitedMs += LOOK_MS) {
        await (0,promises_.setTimeout)(LOOK_MS);
    }
    return endProcessNow(exitCode);
}
/** Ends the process at once. */
function endProcessNow(exitCode) {
    // Also those that were started while `endProcess` waited.
    (0,execute/* endPrograms */.vs)();
    // `exit` waits for the threads of Node.js, and theirs may wait for ever.
    if (isThreadBusy()) {
        // The event `exit` does not come then.
        (0,temporary/* removeAllTemporary */.Vt)();
        endByForce(exitCode);
    }
    external_node_process_.exit(exitCode);
}
/** Whether a thread looks a name up or uses the disk: nothing can interrupt it there. */
function isThreadBusy() {
    return external_node_process_.getActiveResourcesInfo()
        .some((kind) => kind.startsWith('FSReq') || kind.startsWith('GetAddrInfo'));
}
const SIGNALS = { 130: 'SIGINT', 143: 'SIGTERM' };
/**
 * Puts another program in the place of this process, because that ends its threads. Node.js before 22.15 cannot: the
 * process ends by SIGINT for the exit code 130, by SIGTERM for 143, and else by SIGKILL.
 */
function endByForce(exitCode) {
    const execve = Reflect.get(external_node_process_, 'execve');
    try {
        if (typeof execve === 'function') {
            Reflect.apply(execve, external_node_process_, ['/bin/sh', ['sh', '-c', `exit ${exitCode}`], {}]);
        }
    }
    catch {
        // There is no shell, or Node.js cannot do it here.
    }
    const signal = SIGNALS[exitCode] ?? 'SIGKILL';
    external_node_process_.removeAllListeners(signal);
    external_node_process_.kill(external_node_process_.pid, signal);
}
//# sourceMappingURL=end-process.js.map
// EXTERNAL MODULE: ./build/src/machine/system-clock.js
var system_clock = __nccwpck_require__(69233);
// EXTERNAL MODULE: ./build/src/check/command.js
var command = __nccwpck_require__(19315);
// EXTERNAL MODULE: ./build/src/report/width.js
var width = __nccwpck_require__(80204);
;// CONCATENATED MODULE: ./build/src/cli/terminal.js
/** A terminal with a status line below the output, and the signs of verdicts in colour. */

/** Escape sequence: back to the first column, and erase the line. */
const ERASE_LINE = '\r\x1b[K';
/** Standard output and standard error share one terminal: both are written above its status line. */
function shareTerminal(streams) {
    const { out, err, columns } = streams;
    let statusLine = '';
    let lastWrite = Promise.resolve();
    const inTurn = (write) => (lastWrite = lastWrite.then(write));
    const aboveStatus = (write) => (text) => inTurn(async () => {
        if (statusLine !== '')
            await err(ERASE_LINE);
        await write(paint(text));
        // After an unfinished line there is no line of its own for the status.
        if (text.endsWith('\n'))
            await err(statusLine);
        else
            statusLine = '';
    });
    return {
        /** What removes the status line, to be written at once when the program is killed. */
        erasing: () => (statusLine === '' ? '' : ERASE_LINE),
        out: aboveStatus(out),
        err: aboveStatus(err),
        status: (line = '') => inTurn(async () => {
            // Text in the last column makes some terminals begin a new line.
            const fitted = (0,width/* clipToColumns */.ZU)(line, columns() - 1);
            if (fitted === statusLine)
                return;
            await err(`${statusLine === '' ? '' : ERASE_LINE}${fitted}`);
            statusLine = fitted;
        }),
    };
}
/** The width of a terminal; 80 for one that has no size and says 0, such as that of a recording. */
function columnsOf({ columns }) {
    return columns || 80;
}
/** The height of a terminal; 24 for one that has no size and says 0. */
function rowsOf({ rows }) {
    return rows || 24;
}
/** Colour codes of terminals (ECMA-48): 31 is red, 32 green, 33 yellow, 39 the terminal's own. */
const COLOURS = { '✓': 32, '✗': 31, '!': 33, '?': 33 };
/** Colours the sign with which a line begins. */
function paint(text) {
    return text.replaceAll(/^( *)([✓✗!?])(?= )/gmu, (_, indent, sign) => `${indent}\x1b[${COLOURS[sign]}m${sign}\x1b[39m`);
}
/** Whether a terminal gets colours and a status line: no CI keeps what is printed, and nobody has disabled them. */
function wantsColour({ NO_COLOR = '', TERM, CI = '', }) {
    return NO_COLOR === '' && TERM !== 'dumb' && CI === '';
}
//# sourceMappingURL=terminal.js.map
// EXTERNAL MODULE: ./build/src/report/wrap-lines.js
var wrap_lines = __nccwpck_require__(15920);
;// CONCATENATED MODULE: ./build/src/cli/main.js
/**
 * The command line's entry: the only file of it that knows the process. A command reads words and prints what the steps
 * say. It never decides what passes.
 *
 * The directory is long because there are many commands, and one subject because each is the same: options, help, a call of
 * the steps, and sentences about what came of it. Nothing outside imports any of it.
 */











// What is no longer needed is collected early: a plan of 50 MB takes 400 MB and not 800.
(0,external_node_v8_namespaceObject.setFlagsFromString)('--heap-growing-percent=15');
// GitHub's toolkit reads the event file when it is loaded, and prints a message if the file is missing.
// This program reads the event itself, in `hosts/github/github.ts`.
const environment = { ...external_node_process_.env };
delete external_node_process_.env['GITHUB_EVENT_PATH'];
const canceling = new AbortController();
// A closed terminal sends SIGHUP.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    external_node_process_.on(name, () => {
        // A second signal ends the program at once, without waiting for the run to be cancelled.
        if (canceling.signal.aborted) {
            external_node_process_.stderr.write(sharedTerminal?.erasing() ?? '');
            endProcessNow((0,command/* exitCodeOfSignal */.fH)(canceling.signal));
        }
        canceling.abort(name === 'SIGINT' ? name : 'SIGTERM');
    });
}
const canceled = system_clock/* alarms */.bq.any(canceling.signal);
/** How long after a signal output may still wait for its reader. */
const READER_MS = 400;
const readerIsLate = system_clock/* alarms */.bq.after(canceled, READER_MS);
/** The first failure of writing, for example of a full disk. A closed pipe (`| head`) is none. */
let writeError;
for (const stream of [external_node_process_.stdout, external_node_process_.stderr]) {
    stream.on('error', (error) => {
        if (error.code !== 'EPIPE')
            writeError ??= error;
    });
}
const streams = {
    out: (text) => write(external_node_process_.stdout, text),
    err: (text) => write(external_node_process_.stderr, text),
};
const areTerminals = external_node_process_.stdout.isTTY && external_node_process_.stderr.isTTY;
/** Both streams in one terminal, with a status line. */
const sharedTerminal = areTerminals && wantsColour(environment)
    ? shareTerminal({ ...streams, columns: () => columnsOf(external_node_process_.stderr) })
    : undefined;
const outputs = sharedTerminal ?? streams;
// Some CI hosts give a job a terminal and keep what it prints in a file: there nothing is wrapped.
const isForPerson = external_node_process_.stderr.isTTY && (environment['CI'] ?? '') === '';
const lineWidth = isForPerson ? () => columnsOf(external_node_process_.stderr) : undefined;
const screen = {
    columns: () => columnsOf(external_node_process_.stdout),
    rows: () => rowsOf(external_node_process_.stdout),
    colour: wantsColour(environment),
};
const io = {
    ...outputs,
    err: (text) => outputs.err(lineWidth ? (0,wrap_lines/* wrapLines */.M)(text, lineWidth()) : text),
    lineWidth,
    environment,
    workingDirectory: findWorkingDirectory(),
    canAnswer: external_node_process_.stdout.isTTY && external_node_process_.stdin.isTTY,
    isPersonThere: external_node_process_.stdin.isTTY && external_node_process_.stderr.isTTY,
    screen: external_node_process_.stdout.isTTY ? screen : undefined,
    ask,
    clock: (0,system_clock/* systemClock */.ml)(),
    alarms: system_clock/* alarms */.bq,
    random: Math.random,
    ...(0,execute/* programsEndedBy */.Vo)(canceled, { execute: execute/* execute */.g7, executeBounded: execute/* executeBounded */.Fo }),
    signal: canceled,
    version: version/* VERSION */.xv,
};
// A program that ends without a result must not look green.
external_node_process_.exitCode = command/* EXIT */.dc.undecided;
// Not awaited: the bundle is CommonJS, which has no `await` outside of functions.
void main();
async function main() {
    const words = external_node_process_.argv.slice(2);
    const exitCode = await run(words);
    if (writeError !== undefined) {
        await io.err(`Not all of it could be written: ${writeError.message}\n`);
    }
    // Nobody has read a result that was not written: it is not green.
    const isGreenUnread = exitCode === command/* EXIT */.dc.green && writeError !== undefined;
    const codeOfUnread = canceled.aborted ? (0,command/* exitCodeOfSignal */.fH)(canceling.signal) : command/* EXIT */.dc.undecided;
    // Everything written has been awaited. No connection and no thread may keep the process.
    await endProcess(isGreenUnread ? codeOfUnread : exitCode);
}
/** Node.js would end with a stack and the exit code 1, which is the verdict "blocked". */
function findWorkingDirectory() {
    try {
        return external_node_process_.cwd();
    }
    catch {
        external_node_process_.stderr.write('The working directory is not there any more: change to one that is.\n');
        return endProcessNow(command/* EXIT */.dc.badInput);
    }
}
/** The version is printed without loading what runs commands. */
async function run(words) {
    if (words[0] !== '--version' && words[0] !== '-V') {
        return (await Promise.all(/* import() */[__nccwpck_require__.e(5322), __nccwpck_require__.e(218)]).then(__nccwpck_require__.bind(__nccwpck_require__, 50218))).start(words, io);
    }
    await io.out(`${version/* VERSION */.xv}\n`);
    return command/* EXIT */.dc.green;
}
/** Resolves when the text is written, when writing fails, and a moment after a signal. */
function write(stream, text) {
    return new Promise((resolve) => {
        const giveUp = () => {
            writeError ??= new Error('its reader takes no more.');
            resolve();
        };
        readerIsLate.addEventListener('abort', giveUp, { once: true });
        stream.write(text, () => {
            readerIsLate.removeEventListener('abort', giveUp);
            resolve();
        });
    });
}
async function ask(question) {
    const lines = (0,promises_namespaceObject.createInterface)({ input: external_node_process_.stdin, output: external_node_process_.stderr });
    // While a question is open, a terminal hands Ctrl-C to it and sends no signal.
    lines.on('SIGINT', () => canceling.abort('SIGINT'));
    try {
        return await lines.question(question, { signal: canceling.signal });
    }
    catch (error) {
        external_node_process_.stderr.write('\n');
        // A person who presses Ctrl-C ends the program. That must not look like the answer "no".
        if (canceling.signal.aborted)
            throw error;
        return undefined;
    }
    finally {
        lines.close();
    }
}
//# sourceMappingURL=main.js.map
module.exports = __webpack_exports__;
/******/ })()
;