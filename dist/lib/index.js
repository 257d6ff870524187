import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 9758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  packDirectory: () => (/* binding */ packDirectory)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/git/find-repository.js
var find_repository = __nccwpck_require__(9868);
;// CONCATENATED MODULE: ./build/src/archive/open-checked.js
/** Opens what the walk saw and nothing else. */

/** A file is no longer what it was when it was looked at. */
class ChangedError extends Error {
    name = 'ChangedError';
}
// Windows knows neither flag; there a link cannot be created without a privilege.
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/**
 * A descriptor of exactly the file that was seen. A link or another file in its place is an
 * error, so that nothing can be slipped in between the decision and the reading.
 */
function openChecked(seen) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(seen.absolute, FLAGS);
    }
    catch (error) {
        const code = codeOf(error);
        if (code === 'ELOOP' || code === 'EMLINK')
            throw new ChangedError('became a link while packing');
        if (code === 'ENOENT' || code === 'ENOTDIR')
            throw new ChangedError('vanished while packing');
        throw error;
    }
    const stats = (0,external_node_fs_.fstatSync)(fd);
    if (isSame(stats, seen) && stats.isFile() && stats.size === seen.size)
        return fd;
    (0,external_node_fs_.closeSync)(fd);
    throw new ChangedError('changed while packing');
}
/** The first bytes of exactly the file that was seen. */
function readStart(seen, bytes) {
    const fd = openChecked(seen);
    try {
        const start = Buffer.alloc(Math.min(bytes, seen.size));
        return start.subarray(0, (0,external_node_fs_.readSync)(fd, start, 0, start.length, 0));
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
/** All of exactly the file that was seen. */
function readWhole(seen) {
    const fd = openChecked(seen);
    try {
        // One byte more than expected is asked for: that shows at once whether the file has grown.
        const buffer = Buffer.allocUnsafe(seen.size + 1);
        let count = 0;
        while (count < seen.size) {
            const read = (0,external_node_fs_.readSync)(fd, buffer, count, seen.size + 1 - count, null);
            if (read === 0)
                break;
            count += read;
        }
        if (count !== seen.size)
            throw new ChangedError('changed while packing');
        return buffer.subarray(0, count);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function isSame(stats, seen) {
    return stats.ino === seen.ino && stats.dev === seen.dev;
}
/** `ENOENT` and the like, where the system refused something. */
function codeOf(error) {
    const isCoded = typeof error === 'object' && error !== null && 'code' in error;
    return isCoded && typeof error.code === 'string' ? error.code : undefined;
}
function messageOf(error) {
    const isTold = typeof error === 'object' && error !== null && 'message' in error;
    return String(isTold ? error.message : error);
}
//# sourceMappingURL=open-checked.js.map
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __nccwpck_require__(847);
;// CONCATENATED MODULE: ./build/src/archive/archive-file.js
/** The file that an archive is written to: complete under its name, or not there at all. */




/**
 * Every failure is a `PackError` that names the path; nothing is left behind.
 *
 * @param output where the archive shall be, or undefined for a temporary file
 * @param temporary the directory for temporary files
 */
function createArchiveFile(output, temporary, write = (fd, bytes, offset) => (0,external_node_fs_.writeSync)(fd, bytes, offset)) {
    const makeSpool = () => (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, 'plangate-'));
    const spool = output === undefined ? orProblem(temporary, makeSpool) : undefined;
    const path = output ?? (0,external_node_path_.join)(spool ?? '', 'archive.tar.gz');
    // A device or a pipe is written to; a file of that name is replaced only by a whole archive.
    const scratch = spool !== undefined || isSpecial(path) ? path : `${path}.partial`;
    const attempt = (action) => {
        try {
            return orProblem(path, action);
        }
        catch (error) {
            file.abandon();
            throw error;
        }
    };
    let fd;
    const file = {
        /** Where the archive is once `finish` has returned. */
        path,
        /** What must not be packed while this is being written. */
        scratch: spool ?? scratch,
        write: (bytes) => attempt(() => {
            if (fd === undefined)
                throw new Error('the archive is already complete');
            for (let at = 0; at < bytes.length;)
                at += write(fd, bytes, at);
        }),
        finish: () => attempt(() => {
            if (fd !== undefined)
                (0,external_node_fs_.closeSync)(fd);
            fd = undefined;
            if (scratch !== path)
                (0,external_node_fs_.renameSync)(scratch, path);
        }),
        /** Closes and deletes; harmless after `finish`, which it does not undo. */
        abandon() {
            if (fd === undefined)
                return;
            (0,external_node_fs_.closeSync)(fd);
            fd = undefined;
            if (spool !== undefined)
                (0,external_node_fs_.rmSync)(spool, { recursive: true, force: true });
            else if (scratch !== path)
                (0,external_node_fs_.rmSync)(scratch, { force: true });
        },
        /** Deletes a temporary archive; does nothing to one that was asked for by name. */
        remove() {
            if (spool !== undefined)
                (0,external_node_fs_.rmSync)(spool, { recursive: true, force: true });
        },
    };
    fd = attempt(() => (0,external_node_fs_.openSync)(scratch, 'w', 0o600));
    return file;
}
function orProblem(path, action) {
    try {
        return action();
    }
    catch (error) {
        throw new pack/* PackError */.ql([{ path, message: sayWhy(error) }]);
    }
}
function isSpecial(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    return stats !== undefined && !stats.isFile();
}
function sayWhy(error) {
    const code = codeOf(error) ?? '';
    if (code === 'ENOSPC') {
        return 'no space left on the device; the archive was not written. Free some, or write elsewhere';
    }
    if (code === 'ENOENT')
        return 'the directory does not exist';
    return ['EACCES', 'EPERM', 'EROFS'].includes(code)
        ? `may not be written (${code})`
        : messageOf(error);
}
//# sourceMappingURL=archive-file.js.map
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(8522);
;// CONCATENATED MODULE: ./build/src/archive/gzip-blocks.js
/**
 * One gzip stream out of blocks that are compressed on several threads: each block becomes
 * complete deflate blocks up to a byte border, so that they can be joined as they are.
 */

/** How many bytes are compressed at once. Larger ones gain under a hundredth in size. */
const BLOCK_BYTES = 512 * 1024;
/** Blocks that are being compressed or wait for their turn; bounds the memory. */
const IN_FLIGHT = 6;
const STORED_BYTES = 65_535;
// No name, no date, no operating system: nothing that tells one machine from another.
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BLOCK = Buffer.from([3, 0]);
/**
 * @param level deflate level, 1 to 9
 * @param sink gets the compressed bytes in order
 */
function createGzipBlocks(level, sink) {
    const waiting = [];
    const free = [];
    let crc = 0;
    let size = 0;
    sink(HEADER);
    const takeOldest = async () => {
        const oldest = waiting.shift();
        if (!oldest)
            return;
        const { pieces, buffer } = await oldest;
        for (const piece of pieces)
            sink(piece);
        free.push(buffer);
    };
    return {
        /** A buffer of `BLOCK_BYTES` to be filled; used again once it has been compressed. */
        buffer: () => free.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES),
        /** Takes the first `length` bytes of the buffer. Resolves when there is room for the next. */
        async push(buffer, length) {
            const bytes = buffer.subarray(0, length);
            crc = (0,external_node_zlib_.crc32)(bytes, crc);
            size += length;
            const pieces = isIncompressible(bytes) ? store(bytes) : compress(bytes, level);
            waiting.push(Promise.resolve(pieces).then((pieces) => ({ pieces, buffer })));
            if (waiting.length >= IN_FLIGHT)
                await takeOldest();
        },
        /** Resolves when everything has been handed to `sink`. */
        async end() {
            while (waiting.length > 0)
                await takeOldest();
            const trailer = Buffer.alloc(8);
            trailer.writeUInt32LE(crc, 0);
            trailer.writeUInt32LE(size % 2 ** 32, 4);
            sink(LAST_BLOCK);
            sink(trailer);
        },
    };
}
function compress(bytes, level) {
    const options = {
        level,
        // One piece of output a block: every further one costs a turn of the event loop.
        chunkSize: BLOCK_BYTES + 4096,
        finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH,
    };
    return new Promise((resolve, reject) => {
        (0,external_node_zlib_.deflateRaw)(bytes, options, (error, deflated) => (error ? reject(error) : resolve([deflated])));
    });
}
/** Deflate's stored blocks: what does not get smaller is not worth the attempt. */
function store(bytes) {
    const pieces = [];
    for (let at = 0; at < bytes.length; at += STORED_BYTES) {
        const piece = bytes.subarray(at, at + STORED_BYTES);
        const header = Buffer.alloc(5);
        header.writeUInt16LE(piece.length, 1);
        header.writeUInt16LE(piece.length ^ 0xffff, 3);
        pieces.push(header, piece);
    }
    return pieces;
}
const PROBES = 64;
const PROBE_BYTES = 256;
const SAMPLE_BYTES = PROBES * PROBE_BYTES;
const EXPECTED = SAMPLE_BYTES / 256;
/** Chi-square of noise is 255 ± 23. */
const NOISE = 400;
/** What is more uneven than this gets smaller: text is beyond 100,000, base64 at 49,000. */
const UNEVEN = 16_384;
/**
 * Whether bytes are already compressed or encrypted, so that deflating them is in vain. Judged by
 * how evenly the values of a sample are spread, in whole numbers, so that every machine agrees;
 * where that leaves a doubt, by deflating a sample.
 */
function isIncompressible(bytes) {
    if (bytes.length < 2 * SAMPLE_BYTES)
        return false;
    const unevenness = measureUnevenness(bytes);
    if (unevenness < NOISE)
        return true;
    if (unevenness > UNEVEN)
        return false;
    const middle = Math.floor(bytes.length / 2);
    const sample = bytes.subarray(middle, middle + SAMPLE_BYTES);
    return (0,external_node_zlib_.deflateRawSync)(sample, { level: 1 }).length > sample.length * 0.97;
}
/** Chi-square of the byte values in a sample. */
function measureUnevenness(bytes) {
    const counts = new Uint32Array(256);
    const stride = Math.floor(bytes.length / PROBES);
    for (let probe = 0; probe < PROBES; probe++) {
        const from = probe * stride;
        for (let at = from; at < from + PROBE_BYTES; at++) {
            const value = bytes[at] ?? 0;
            counts[value] = (counts[value] ?? 0) + 1;
        }
    }
    let squares = 0;
    for (const count of counts)
        squares += (count - EXPECTED) ** 2;
    return Math.floor(squares / EXPECTED);
}
//# sourceMappingURL=gzip-blocks.js.map
;// CONCATENATED MODULE: ./build/src/archive/expressions.js
/** Many regular expressions at once, read as Go reads them and matched in linear time. */
/** Go may well accept the expression, but it is not known here what it means to it. */
class UnknownExpression extends Error {
    name = 'UnknownExpression';
}
/** The expressions together are larger than can be matched in bounded time and memory. */
class TooLargeError extends Error {
    name = 'TooLargeError';
}
/** Of all expressions together, repetitions written out. */
const LENGTH_LIMIT = 1_000_000;
/** The counts of one expression never multiply to more: Go refuses the expression. */
const REPEAT_LIMIT = 1000;
/** Each `[:` without its `:]` costs a look through the rest of the expression. */
const UNCLOSED_LIMIT = 1000;
/** The engine is large, and most directories have no rule that needs it. */
async function loadEngine() {
    const { RE2JS, RE2JSCompileException, RE2JSSyntaxException, RE2Set } = await __nccwpck_require__.e(/* import() */ 856).then(__nccwpck_require__.bind(__nccwpck_require__, 2856));
    // Which characters a Unicode class has depends on the version of Go.
    const createSet = () => new RE2Set(RE2Set.UNANCHORED, RE2JS.DISABLE_UNICODE_GROUPS);
    return {
        /**
         * Whether Go can read the expression.
         *
         * @throws UnknownExpression, TooLargeError
         */
        isReadable(text) {
            const unclosed = text.slice(text.lastIndexOf(':]') + 1).split('[:').length - 1;
            if (unclosed > UNCLOSED_LIMIT)
                throw new TooLargeError();
            if (lengthOf(text) > LENGTH_LIMIT)
                throw new TooLargeError();
            try {
                createSet().add(text);
                return true;
            }
            catch (error) {
                if (!(error instanceof RE2JSSyntaxException))
                    throw error;
                // A letter that names no category is an error for every Go: `modules\private` comes to that.
                const named = /\\[pP][CLMNPSZclmnpsz{]/.exec(text)?.[0];
                if (named === undefined || !/^\\p/i.test(error.input ?? ''))
                    return false;
                throw new UnknownExpression(`the Unicode class ${named}`);
            }
        },
        /**
         * @param expressions readable ones, those of earlier rules first
         * @throws TooLargeError
         */
        compile(expressions) {
            const length = expressions.reduce((sum, { text }) => sum + lengthOf(text), 0);
            if (length > LENGTH_LIMIT)
                throw new TooLargeError();
            const set = createSet();
            for (const { text } of expressions)
                set.add(text);
            try {
                set.compile();
            }
            catch (error) {
                if (error instanceof RE2JSCompileException)
                    throw new TooLargeError();
                throw error;
            }
            return (path) => expressions[set.match(path).at(-1) ?? -1]?.rule ?? -1;
        },
    };
}
/** An upper bound; Go writes counted repetitions out, and so does the engine. */
function lengthOf(text) {
    let copies = 1;
    for (const [, least, most] of text.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
        copies *= Math.max(1, Number(least), Number(most ?? 0));
    }
    return text.length * Math.min(copies, REPEAT_LIMIT);
}
/** An expression for one character that means nothing but itself. */
function literally(character) {
    return /^[!-/:-@[-`{-~]$/.test(character) ? `\\${character}` : character;
}
//# sourceMappingURL=expressions.js.map
;// CONCATENATED MODULE: ./build/src/archive/gitignore-rules.js
/** The rule file read as git reads a `.gitignore` at the root. */

/** Git compares bytes: each is a character of its own here. */
const toBytes = (text) => Buffer.from(text).toString('latin1');
/** @throws TooLargeError */
async function startAsGit(text) {
    const rules = readRules(text);
    const expressions = rules.flatMap(({ expression }, rule) => expression === undefined ? [] : [{ text: expression, rule }]);
    const last = expressions.length > 0 ? (await loadEngine()).compile(expressions) : () => -1;
    const decide = (path) => {
        const rule = rules[last(path)];
        return rule?.negated === false ? rule : undefined;
    };
    const at = (path) => ({
        file: (name) => decide(path + toBytes(name)),
        directory(name) {
            const contents = `${path}${toBytes(name)}/`;
            // Git does not look into an excluded directory, so nothing in it can be brought back.
            const withheld = decide(contents);
            return { withheld, inside: withheld ? undefined : at(contents) };
        },
    });
    return () => at('');
}
function readRules(text) {
    const rules = [];
    for (const [at, ended] of text
        .replace(/^\uFEFF/, '')
        .split('\n')
        .entries()) {
        const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
        if (written.startsWith('#'))
            continue;
        const trimmed = trimSpaces(written);
        if (trimmed === '')
            continue;
        const negated = trimmed.startsWith('!');
        const expression = readPattern(toBytes(negated ? trimmed.slice(1) : trimmed));
        rules.push({ line: at + 1, text: trimmed, negated, expression });
    }
    return rules;
}
/** Spaces at the end do not count unless a backslash stands before them. */
function trimSpaces(text) {
    let end = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text.charAt(at);
        if (character === '\\')
            at++;
        if (character !== ' ')
            end = Math.min(at + 1, text.length);
    }
    return text.slice(0, end);
}
/** An expression for whole paths, directories ending in a slash; undefined: it matches nothing. */
function readPattern(text) {
    const directoryOnly = text.endsWith('/');
    const body = directoryOnly ? text.slice(0, -1) : text;
    const anchored = body.includes('/');
    const glob = anchored && body.startsWith('/') ? body.slice(1) : body;
    const path = glob === '' ? undefined : readGlob(glob, anchored);
    if (path === undefined)
        return undefined;
    return `(?s)^${anchored ? '' : '(?:.*/)?'}${path}/${directoryOnly ? '' : '?'}$`;
}
/** @param anchored whether two stars between slashes stand for any number of directories */
function readGlob(glob, anchored) {
    let expression = '';
    for (let at = 0; at < glob.length;) {
        const stars = anchored && (at === 0 || glob[at - 1] === '/') ? countStars(glob, at) : 0;
        const after = glob.slice(at + stars, at + stars + 2);
        if (stars >= 2 && after === '') {
            // Whatever is inside, but not the directory itself.
            return `${expression}[^/].*`;
        }
        if (stars >= 2 && after.startsWith('/')) {
            expression += '(?:.*/)?';
            at += stars + 1;
        }
        else if (stars >= 2 && after === '\\/') {
            expression += '.*';
            at += stars;
        }
        else {
            const piece = readPiece(glob, at);
            if (!piece)
                return undefined;
            expression += piece.expression;
            at = piece.next;
        }
    }
    return expression;
}
function countStars(glob, from) {
    let at = from;
    while (glob[at] === '*')
        at++;
    return at - from;
}
function readPiece(glob, at) {
    const escaped = glob[at + 1];
    switch (glob[at]) {
        case '*':
            return { expression: '[^/]*', next: at + countStars(glob, at) };
        case '?':
            return { expression: '[^/]', next: at + 1 };
        case '[':
            return readBracket(glob, at);
        case '\\':
            return escaped === undefined ? undefined : { expression: literally(escaped), next: at + 2 };
        default:
            return { expression: literally(glob.charAt(at)), next: at + 1 };
    }
}
/** The members of git's classes but for the slash, which no bracket matches. */
const CLASSES = new Map([
    ...['alnum', 'alpha', 'blank', 'cntrl', 'digit', 'lower', 'space', 'upper', 'xdigit'].map((name) => [name, `[:${name}:]`]),
    ['graph', '!-.0-~'],
    ['print', ' -.0-~'],
    ['punct', '!-.:-@\\[-`{-~'],
]);
/** `[…]`; undefined when it does not end or names an unknown class: git then never matches. */
function readBracket(glob, from) {
    let at = from + 1;
    const negated = glob[at] === '!' || glob[at] === '^';
    if (negated)
        at++;
    let members = '';
    let previous;
    for (let first = true; first || glob[at] !== ']'; first = false) {
        const now = glob[at];
        const next = glob[at + 1];
        const classEnd = now === '[' && next === ':' ? glob.indexOf(']', at + 2) : undefined;
        if (now === undefined || classEnd === -1)
            return undefined;
        if (classEnd !== undefined && classEnd > at + 2 && glob[classEnd - 1] === ':') {
            const named = CLASSES.get(glob.slice(at + 2, classEnd - 1));
            if (named === undefined)
                return undefined;
            members += named;
            previous = undefined;
            at = classEnd + 1;
        }
        else if (now === '-' && previous !== undefined && next !== undefined && next !== ']') {
            const to = next === '\\' ? glob[at + 2] : next;
            if (to === undefined)
                return undefined;
            members += rangeOf(previous, to);
            previous = undefined;
            at += next === '\\' ? 3 : 2;
        }
        else {
            previous = now === '\\' ? next : now;
            if (previous === undefined)
                return undefined;
            members += rangeOf(previous, previous);
            at += now === '\\' ? 2 : 1;
        }
    }
    if (negated)
        return { expression: `[^/${members}]`, next: at + 1 };
    return { expression: members === '' ? NOTHING : `[${members}]`, next: at + 1 };
}
const NOTHING = '[^\\x00-\\x{10ffff}]';
/** A range within brackets, but for the slash. */
function rangeOf(from, to) {
    const below = to < '/' ? to : '.';
    const above = from > '/' ? from : '0';
    return ((from <= below ? `${literally(from)}-${literally(below)}` : '') +
        (above <= to ? `${literally(above)}-${literally(to)}` : ''));
}
//# sourceMappingURL=gitignore-rules.js.map
// EXTERNAL MODULE: ./build/src/archive/place.js
var archive_place = __nccwpck_require__(4043);
;// CONCATENATED MODULE: ./build/src/archive/terraform-lines.js
/** How Terraform reads a rule file: lines into globs, globs into regular expressions. */

/** Terraform gives up on files with longer lines, and then uses none of the rules. */
const LONGEST_LINE_BYTES = 65_535;
/**
 * The rules of a file, comments left out. Lines on which Terraform crashes are rules without a
 * glob that can match: `oddity` says so. `tooLong` is the first line that is.
 */
function readLines(text) {
    const rules = [];
    let tooLong;
    for (const [at, ended] of text.split('\n').entries()) {
        const line = at + 1;
        if (Buffer.byteLength(ended) > LONGEST_LINE_BYTES)
            tooLong ??= line;
        const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
        if (written === '')
            continue;
        const rule = readLine(written, line);
        if (rule)
            rules.push(rule);
    }
    return { rules, tooLong };
}
function readLine(text, line) {
    const trimmed = trimSpace(text);
    if (trimmed.startsWith('#'))
        return undefined;
    const negated = trimmed.startsWith('!');
    const pattern = negated ? trimmed.slice(1) : trimmed;
    const rule = { line, text, negated, glob: toGlob(pattern) };
    if (trimmed === '')
        return { ...rule, oddity: 'blank' };
    if (pattern === '')
        return { ...rule, oddity: 'lone-negation' };
    if (pattern === '/')
        return { ...rule, oddity: 'everything' };
    if (line === 1 && text.startsWith('\uFEFF'))
        return { ...rule, oddity: 'byte-order-mark' };
    return rule;
}
/** A directory means all that is in it; what is not anchored may begin at any depth. */
function toGlob(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    return whole.startsWith('/') ? whole.slice(1) : `**/${whole}`;
}
/** Characters of a glob that Terraform may read otherwise than they are meant. */
const LIVE = /[()[\]{}+|^\\]/;
/** As Terraform has it: everything but `.` and `$` keeps its meaning in a regular expression. */
function toExpression(glob) {
    // Go's scanner skips a byte order mark in front of what it reads.
    const pieces = divide(glob.replace(/^\uFEFF/, ''));
    const keep = (piece) => (piece === '.' || piece === '$' ? `\\${piece}` : piece);
    return `^${translate(pieces, keep)}$`;
}
/** As its author meant it: only `*`, `**`, `?` and `\` mean something, all else is itself. */
function toLiteralExpression(glob) {
    return `(?s)^${translateLiterally(glob)}$`;
}
/** Deeper directories are not told apart; an expression must not nest without end. */
const REACH_DEPTH = 100;
/**
 * Matches the directories, with a slash at the end, in which the glob may match something: each of
 * their names matches the glob's at that depth, until stars stand for any number of directories.
 */
function toReachExpression(glob) {
    if (LIVE.test(glob))
        return '';
    const names = glob.replace(/^\uFEFF/, '').split('/');
    const open = names.findIndex((name, depth) => name.includes('**') || depth === REACH_DEPTH);
    // Without such stars the last name is that of what is matched, and no directory's.
    const certain = names.slice(0, open);
    const nested = certain.reduceRight((deeper, name) => `(?:${translateLiterally(name)}/${deeper})?`, open < 0 ? '' : '.*');
    return `(?s)^${nested}$`;
}
function translateLiterally(glob) {
    return translate(divide(glob), (piece) => literally(piece.replace(/^\\(?=[^])/, '')));
}
const WILDCARDS = new Map([
    ['**/', '(.*/)?'],
    ['**', '.*'],
    ['*', '[^/]*'],
    ['?', '[^/]'],
]);
function translate(pieces, other) {
    return Array.from(pieces, (piece) => WILDCARDS.get(piece) ?? other(piece)).join('');
}
/**
 * The pieces that mean something: two stars, with the slash that follows them or before anything
 * else; two stars at the end; an escaped character; every other character.
 */
function* divide(glob) {
    const characters = Array.from(glob);
    for (let at = 0; at < characters.length; at++) {
        const now = characters[at] ?? '';
        if (now === '\\' && at + 1 < characters.length)
            yield now + (characters[++at] ?? '');
        else if (now !== '*' || characters[at + 1] !== '*')
            yield now;
        else {
            at += characters[at + 2] === '/' ? 2 : 1;
            yield at + 1 < characters.length ? '**/' : '**';
        }
    }
}
// What Go calls white space, which is not quite what JavaScript does.
const SPACE = new Set('\t\n\v\f\r \u0085\u00a0\u1680\u2028\u2029\u202f\u205f\u3000');
for (let code = 0x2000; code <= 0x200a; code++)
    SPACE.add(String.fromCharCode(code));
function trimSpace(text) {
    let from = 0;
    let to = text.length;
    while (from < to && SPACE.has(text.charAt(from)))
        from++;
    while (to > from && SPACE.has(text.charAt(to - 1)))
        to--;
    return text.slice(from, to);
}
//# sourceMappingURL=terraform-lines.js.map
;// CONCATENATED MODULE: ./build/src/archive/rule-traps.js

function findTraps({ rules, tooLong, text, set, engine }) {
    const warnings = [];
    if (text.includes('\uFFFD')) {
        const message = 'the file is not UTF-8; names beyond ASCII may not match. Save it as UTF-8';
        warnings.push({ at: '.terraformignore', message });
    }
    if (tooLong !== undefined) {
        const outcome = set === 'exact' ? 'so no rule is applied' : 'the rules are applied here';
        const message = `the line is longer than ${LONGEST_LINE_BYTES} bytes; Terraform then drops every rule and uploads everything, ${outcome}. Divide the line`;
        warnings.push({ at: `.terraformignore:${tooLong}`, message });
    }
    for (const rule of rules) {
        const message = describeTrap(rule, set, engine);
        if (message)
            warnings.push({ at: `.terraformignore:${rule.line}`, message });
    }
    return warnings;
}
/** A rule named a directory, and Terraform would take that for the directory's entry alone. */
function describeEntryOnly(rule, set) {
    const upload = set === 'exact' ? 'its contents are uploaded' : 'Terraform would upload its contents';
    return {
        at: `.terraformignore:${rule.line}`,
        message: `pattern ${quote(rule.text)} matches only an entry of that name; ${upload}; write ${quote(`${rule.text}/`)}`,
    };
}
function describeTrap(rule, set, engine) {
    switch (rule.oddity) {
        case 'blank':
            return 'the line holds only white space; Terraform crashes on it. It is ignored here; empty the line';
        case 'lone-negation':
            return 'the line is a `!` without a pattern; Terraform crashes on it. It is ignored here; delete the line';
        case 'everything':
            if (rule.negated)
                return '`!/` brings back everything; write `!*` if that is meant';
            return set === 'exact'
                ? '`/` matches everything, so nothing is uploaded; delete the line'
                : '`/` matches everything for Terraform, which would upload an empty archive. It is ignored here; delete the line, or write `*` if that is meant';
        case 'byte-order-mark':
            return `the file begins with a byte order mark; for Terraform it is a part of the first pattern, which then matches nothing${set === 'exact' ? '' : '. It is left out here'}; save the file as UTF-8 without it`;
        default:
            return describePattern(rule) ?? describeMetacharacters(rule, set, engine);
    }
}
function describePattern(rule) {
    const pattern = patternOf(rule);
    const shown = quote(pattern);
    if (rule.negated && /(^|\/)\.git(\/|$)/.test(pattern)) {
        return `${shown} cannot be brought back: version control data never ships; delete the line`;
    }
    if (/^\.\.?\//.test(pattern)) {
        return `pattern ${shown} matches nothing, paths are never written like that; write ${quote(pattern.replace(/^(\.\.?\/)+/, '/'))}`;
    }
    if (pattern.replace(/^\//, '').includes('//')) {
        return `pattern ${shown} matches nothing, no path holds two slashes in a row; write ${quote(pattern.replace(/\/{2,}/g, '/'))}`;
    }
    if (/\\[0-9A-Za-z]/.test(pattern)) {
        return `pattern ${shown} holds a backslash, which takes the meaning from the next character or gives it one; between directories write \`/\``;
    }
    return undefined;
}
function describeMetacharacters(rule, set, engine) {
    const pattern = patternOf(rule);
    const live = pattern.replace(/\\[^]/g, '');
    if (!/[()[\]{}+|^]/.test(live))
        return undefined;
    const shown = quote(pattern);
    const escaped = quote(`${rule.negated ? '!' : ''}${escapePattern(pattern)}`);
    const here = set === 'exact' || rule.negated ? '' : ' A file of exactly that name is withheld here.';
    if (engine && !mayBeReadable(rule.glob, engine)) {
        return `Terraform cannot read pattern ${shown} and drops it.${here} Write ${escaped}`;
    }
    if (live.includes('[!')) {
        return `in pattern ${shown}, \`[!\` does not mean "none of": Terraform takes \`!\` for one of the characters. Write \`[^\``;
    }
    if (/[()+|^]|\{[0-9]+(,[0-9]*)?\}/.test(live.replace(/\[\^?\]?[^\]]*\]/g, ''))) {
        return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${here} Write ${escaped}`;
    }
    if (/\{.*,.*\}/.test(live)) {
        return `in pattern ${shown}, braces are characters and no alternatives; write a line for each`;
    }
    return undefined;
}
function mayBeReadable(glob, engine) {
    try {
        return engine.isReadable(toExpression(glob));
    }
    catch {
        return true;
    }
}
function patternOf(rule) {
    const trimmed = rule.text.trim();
    return rule.negated ? trimmed.slice(1) : trimmed;
}
/** The same with every character that is live in a regular expression made literal. */
function escapePattern(pattern) {
    return pattern.replace(/\\[^]|[()[\]{}+|^]/g, (found) => found.length > 1 ? found : `\\${found}`);
}
const quote = (text) => `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
//# sourceMappingURL=rule-traps.js.map
;// CONCATENATED MODULE: ./build/src/archive/terraform-rules.js

/** Apply before every rule of the file. */
const DEFAULTS = [
    { glob: '**/.terraform/**', matches: /^([^\n]*\/)?\.terraform\/[^\n]*$/, negated: false },
    {
        glob: '**/.terraform/modules/**',
        matches: /^([^\n]*\/)?\.terraform\/modules\/[^\n]*$/,
        negated: true,
    },
    { glob: '**/.git/**', matches: /^([^\n]*\/)?\.git\/[^\n]*$/, negated: false },
];
/** It may bring back something at any depth. */
const REVIVING_DEFAULT = 1;
/** Decides as Terraform does, bug for bug. */
function startExactly(lines, engine, onEntryOnly) {
    const rules = prepare(lines, engine, readAsTerraform);
    const at = (path) => ({
        file(name) {
            const rule = rules.last(path + name);
            return rules.excludes(rule) ? rules.reference(rule) : undefined;
        },
        directory(name) {
            const own = rules.last(path + name);
            const inside = at(`${path}${name}/`);
            // An entry that is withheld by its name is not asked about its contents any more.
            if (rules.excludes(own)) {
                const withheld = rules.reference(own);
                if (withheld.line !== undefined)
                    onEntryOnly(withheld);
                return { withheld, inside };
            }
            const whole = rules.last(`${path}${name}/`);
            if (!rules.excludes(whole))
                return { withheld: undefined, inside };
            const withheld = rules.reference(whole);
            return { withheld, inside: whole > rules.lastNegation ? undefined : inside };
        },
    });
    return () => at('');
}
/**
 * Never ships a file that `startExactly` withholds: an excluding rule matches all that Terraform
 * makes of it and what its author meant, a reviving rule only what Terraform makes of it, and
 * what was excluded as a directory stays excluded until a later rule revives it.
 */
function startSafely(lines, engine, onEntryOnly) {
    const rules = prepare(lines, engine, readSafely);
    const at = (path, inherited) => ({
        file(name) {
            const rule = Math.max(inherited, rules.last(path + name));
            return rules.excludes(rule) ? rules.reference(rule) : undefined;
        },
        directory(name) {
            const contents = `${path}${name}/`;
            const own = rules.last(path + name);
            const whole = rules.last(contents);
            const latest = Math.max(inherited, own, whole);
            const excluded = rules.excludes(latest) ? latest : -1;
            const byName = excluded === own && own > inherited && !rules.excludes(whole);
            if (byName && own >= DEFAULTS.length)
                onEntryOnly(rules.reference(own));
            const withheld = [excluded, own, whole].find(rules.excludes);
            const isLost = excluded >= 0 && rules.lastInside(contents) < excluded;
            return {
                withheld: withheld === undefined ? undefined : rules.reference(withheld),
                inside: isLost ? undefined : at(contents, excluded),
            };
        },
    });
    return () => at('', -1);
}
/** @param read the expressions that a line comes to; none without an engine to ask */
function prepare(lines, engine, read) {
    const all = [...DEFAULTS, ...lines];
    const expressions = lines.flatMap((line, at) => engine ? read(line, engine).map((text) => ({ text, line, rule: at + DEFAULTS.length })) : []);
    const reviving = expressions
        .filter(({ line }) => line.negated)
        .map(({ line, rule }) => ({ text: toReachExpression(line.glob), rule }));
    const compile = (some) => engine && some.length > 0 ? engine.compile(some) : () => -1;
    const lastOfFile = compile(expressions);
    const lastInside = compile(reviving);
    return {
        last(path) {
            const rule = lastOfFile(path);
            return rule < 0 ? DEFAULTS.findLastIndex(({ matches }) => matches.test(path)) : rule;
        },
        lastInside: (directory) => Math.max(REVIVING_DEFAULT, lastInside(directory)),
        lastNegation: all.findLastIndex(({ negated }) => negated),
        excludes: (rule) => rule >= 0 && all[rule]?.negated === false,
        reference(rule) {
            const line = lines[rule - DEFAULTS.length];
            return line
                ? { line: line.line, text: line.text.trim() }
                : { line: undefined, text: `${all[rule]?.negated ? '!' : ''}${all[rule]?.glob ?? ''}` };
        },
    };
}
/** Terraform drops a rule whose expression Go cannot read. */
function readAsTerraform({ glob, oddity }, engine) {
    if (oddity === 'blank' || oddity === 'lone-negation')
        return [];
    const expression = toExpression(glob);
    return engine.isReadable(expression) ? [expression] : [];
}
function readSafely(line, engine) {
    const { glob, oddity, text, negated } = line;
    if (oddity === 'everything')
        return [];
    if (negated || oddity === 'blank' || oddity === 'lone-negation') {
        return readAsTerraform(line, engine);
    }
    const meant = oddity === 'byte-order-mark' ? withoutMark(text) : glob;
    if (meant === undefined)
        return readAsTerraform(line, engine);
    const forms = new Set([meant, meant.normalize('NFC'), meant.normalize('NFD')]);
    const literal = Array.from(forms, toLiteralExpression);
    if (!LIVE.test(glob) && meant === glob)
        return literal;
    return [...readAsTerraform(line, engine), ...literal];
}
/** What the first line would have said without the mark, if that excludes something. */
function withoutMark(text) {
    const pattern = text.slice(1).trim();
    return pattern === '' || pattern === '/' || /^[#!]/.test(pattern) ? undefined : toGlob(pattern);
}
//# sourceMappingURL=terraform-rules.js.map
;// CONCATENATED MODULE: ./build/src/archive/ignore-rules.js
/** The rule file of the packed root, read one of three ways. */










/** A longer file is refused. */
const LIMIT_BYTES = 1024 * 1024;
/** The rules cannot be applied; says why. */
class IgnoreRulesError extends Error {
    name = 'IgnoreRulesError';
}
/**
 * @param root real path of what is packed
 * @param repository real path; a rule file that is a link may lead anywhere inside it
 * @throws PackError when there is a rule file that cannot be used: without it everything would ship
 */
async function readRuleFile(root, repository, set) {
    const path = (0,external_node_path_.join)(root, pack/* RULE_FILE */.On);
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
        return readIgnoreRules('', set);
    try {
        if (!(0,archive_place/* isWithin */.UO)(external_node_fs_.realpathSync.native(path), repository)) {
            throw new IgnoreRulesError('is a link that leads out of the repository');
        }
        const stats = (0,external_node_fs_.statSync)(path);
        if (!stats.isFile())
            throw new IgnoreRulesError('is not a file');
        if (stats.size > LIMIT_BYTES)
            throw new IgnoreRulesError(`is longer than ${LIMIT_BYTES} bytes`);
        return await readIgnoreRules((0,external_node_fs_.readFileSync)(path, 'utf8'), set);
    }
    catch (error) {
        const code = codeOf(error);
        if (!(error instanceof IgnoreRulesError) && code === undefined)
            throw error;
        const why = error instanceof IgnoreRulesError ? error.message : `cannot be read (${code})`;
        const message = `${why}; nothing is packed without knowing what to leave out`;
        throw new pack/* PackError */.ql([{ path: pack/* RULE_FILE */.On, message }]);
    }
}
/**
 * @param text content of the rule file, '' when there is none
 * @throws IgnoreRulesError
 */
async function readIgnoreRules(text, set) {
    try {
        if (set === 'gitignore')
            return { start: await startAsGit(text), warnings: [] };
        const { rules, tooLong } = readLines(text);
        const engine = rules.length > 0 ? await loadEngine() : undefined;
        const warnings = findTraps({ rules, tooLong, text, set, engine });
        const warned = new Set();
        const onEntryOnly = (rule) => {
            if (warned.has(rule.line))
                return;
            warned.add(rule.line);
            warnings.push(describeEntryOnly(rule, set));
        };
        if (set === 'terraform')
            return { start: startSafely(rules, engine, onEntryOnly), warnings };
        const applied = tooLong === undefined ? rules : [];
        return { start: startExactly(applied, engine, onEntryOnly), warnings };
    }
    catch (error) {
        if (error instanceof TooLargeError) {
            throw new IgnoreRulesError('holds patterns that are too large to be applied; shorten them');
        }
        if (error instanceof UnknownExpression) {
            throw new IgnoreRulesError(`holds ${error.message}, whose meaning depends on Terraform's version; write it without`);
        }
        throw error;
    }
}
//# sourceMappingURL=ignore-rules.js.map
// EXTERNAL MODULE: ./build/src/git/ask-git.js
var ask_git = __nccwpck_require__(8326);
;// CONCATENATED MODULE: ./build/src/archive/never-ships.js
/**
 * What no rule can bring back: the history with its credentials, state, and what `terraform init`
 * leaves behind except the modules it fetched.
 */
/**
 * Why an entry never ships, or undefined. Names are compared without regard to case, because on
 * some file systems `.GIT` is `.git`.
 *
 * @param name the entry's own name
 * @param parent the name of the directory it is in, '' at the top
 */
function neverShips(name, parent, type) {
    if (parent.length === 10 && parent.toLowerCase() === '.terraform') {
        return name === 'modules' && type !== 'file'
            ? undefined
            : 'only modules/ ships of a .terraform directory';
    }
    if (!mayMatter(name))
        return undefined;
    const lower = name.toLowerCase();
    if (lower === '.git' || lower === '.hg' || lower === '.svn')
        return 'version control data';
    if (lower === '.terraform' && type === 'link')
        return 'a .terraform link';
    if (type !== 'file')
        return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
    // Whatever an editor, a copy or a backup made of the name; but Terraform would read these.
    return lower.includes('.tfstate') && !isReadByTerraform(lower) ? 'state' : undefined;
}
/** Why a whole path (relative, with slashes) never ships, or undefined. */
function neverShipsPath(path, type) {
    const names = path.split('/');
    for (const [at, name] of names.entries()) {
        const kind = at === names.length - 1 ? type : 'directory';
        const reason = neverShips(name, names[at - 1] ?? '', kind);
        if (reason)
            return reason;
    }
    return undefined;
}
/** Configuration and variables, whatever the rest of the name says. */
function isReadByTerraform(name) {
    return /\.(?:tf|tofu|tfvars)(?:\.json)?$/i.test(name);
}
/** Almost every name is dismissed here, without making a new string of it. */
function mayMatter(name) {
    return name.startsWith('.') || /\.tfstate/i.test(name);
}
//# sourceMappingURL=never-ships.js.map
;// CONCATENATED MODULE: ./build/src/archive/secret-contents.js
/** What a file is, seen from what is in it: saved plans, state and keys have any name. */
/** How much of a file has to be seen; a smaller one is seen whole. */
const SEEN_BYTES = 64 * 1024;
/** @param bytes the file's first ones, at most `SEEN_BYTES` */
function recognise(bytes) {
    switch (bytes[startOfText(bytes)]) {
        case 0x50:
            return isSavedPlan(bytes) ? 'a saved plan' : startsLikeKey(bytes);
        case 0x7b:
        case 0x5b:
            return recogniseJson(bytes);
        case 0x2d:
            return startsLikeKey(bytes);
        default:
            return undefined;
    }
}
/** Behind a byte order mark and white space. */
function startOfText(bytes) {
    let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    while (at < bytes.length && at < 200 && (bytes[at] ?? 0) <= 0x20)
        at++;
    return at;
}
/** A zip file whose first entry is one of those that Terraform puts there. */
function isSavedPlan(bytes) {
    if (bytes.length < 30 || bytes.readUInt32LE(0) !== 0x04034b50)
        return false;
    const name = bytes.toString('latin1', 30, 30 + bytes.readUInt16LE(26));
    return /^(?:tfplan|tfstate|tfstate-prev|tfconfig\/.*)$/.test(name);
}
function startsLikeKey(bytes) {
    const start = startOfText(bytes);
    const text = bytes.toString('latin1', start, start + 100);
    const key = /^(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-)/;
    return key.test(text) ? 'a private key' : undefined;
}
/** Values of these names are told from schemas, where an object follows, and from examples. */
const CREDENTIAL = /"(?:client_secret|clientSecret|refresh_token|refreshToken|access_token|accessToken|secret_access_key|secretAccessKey|SecretAccessKey|private_key|privateKey)"\s{0,20}:\s{0,20}"[^"\s]{16}/;
function recogniseJson(bytes) {
    const text = bytes.toString('latin1');
    const has = (name) => text.includes(`"${name}"`);
    if (has('lineage') && (has('serial') || has('terraform_version')))
        return 'state';
    if (has('format_version') && has('terraform_version')) {
        const values = ['planned_values', 'prior_state', 'resource_changes', 'values'];
        if (values.some(has))
            return 'a plan as JSON';
    }
    return CREDENTIAL.test(text) ? 'a credential' : undefined;
}
//# sourceMappingURL=secret-contents.js.map
;// CONCATENATED MODULE: ./build/src/archive/secret-names.js
/**
 * Names that credentials usually have, whatever disguise an editor, a copy or a tool gave them. A
 * file of such a name ships only when git tracks it: what nobody committed was put there by a tool
 * or by hand, and it was not meant to travel.
 */
const NAMES = words(`.netrc _netrc netrc .npmrc .yarnrc.yml .pypirc .pgpass pgpass pgpass.conf .my.cnf my.cnf
  .htpasswd htpasswd .envrc .git-credentials .vault-token .terraformrc terraform.rc .tofurc tofu.rc settings.xml
  nuget.config pip.conf pip.ini auth.json rclone.conf boto.cfg admin.conf kubelet.conf k3s.yaml rke2.yaml
  clouds.yaml clouds.yml secure.yaml secure.yml cwallet.sso wallet.dat cookies.txt cookiejar nohup.out core shadow`);
/** What follows the last dot; also whole names. */
const ENDINGS = words(`pem p8 p12 pfx pkcs12 key ppk pvk snk jks jceks bks keystore truststore keytab kdb kdbx agekey
  ovpn tfvars tfplan tfrc tfbackend kubeconfig rkestate env credentials secret
  secrets password passwords token tokens dmp mdmp hprof har pcap pcapng keylog log`);
const TWO_ENDINGS = /\.(?:tfvars\.json|tfrc\.json|pkrvars\.hcl)$/;
const BEGINNINGS = /^(?:id_(?:rsa|dsa|ecdsa|ed25519|xmss)|\.env\b|tfplan|krb5cc|kubeconfig|talosconfig|core\.\d)/;
/** Anywhere in a name, its words apart, that does not end like a program or a text for people. */
const WORDS = /credential|creds|passw(?:or)?d|passphrase|secret|keystore|truststore|openrc|tfstate|(?:api|private|ssh)[-_. ]?key|access[-_. ]?token|service[-_. ]?account|kube[-_. ]?config|(?:^|[^a-z])(?:tokens?|id_(?:rsa|dsa|ecdsa|ed25519))(?:[^a-z]|$)|(?:^|(?<!pub|public)[^a-z])(?:keys?|pass)(?:\.[a-z0-9]+)?$/;
/** Configuration, programs, texts and pictures: they speak of secrets and hold none. */
const PLAIN = words(`tf tofu hcl tftpl tpl tmpl gotmpl j2 md mdx rst adoc rego sentinel py pyc pyi js mjs cjs jsx ts
  mts cts tsx map go rb rs java class kt scala cs php c h cc cpp html htm css scss less svg png jpg jpeg gif ico webp
  pdf woff woff2 ttf graphql proto lock sum mod whl jar war wasm so dll dylib exe pub crt cer csr`);
const PLAIN_JSON = /\.(?:tf|tofu)\.json$/;
/** What a build leaves may be called after anything. */
const PACKED = words('zip tar tgz 7z');
const DATA = /\.(?:json|ya?ml|txt|ini|conf|cfg|csv|xml|db)$/;
/** Put by editors, copies and tools before or after the name of a file. */
const BEFORE = /^(?:#|\.#|\._|~\$|(?:copy|backup) of |(?:old|bak|backup|copy)[-_. ])+/;
const AFTER = words(`bak backup bkp old orig original save saved sav copy new prev previous tmp temp swp swo swn swx rej
  disabled off deleted dpkg-old dpkg-new dpkg-dist rpmsave rpmnew rpmorig pacsave gz bz2 xz zst`);
const NUMBERED = /^(?:v?\d[:t\d]*|\(\d+\))$/;
/** Directories that hold credentials, known by name. */
const CREDENTIALS = words('.aws .azure .gcloud .kube .ssh .gnupg .docker .terraform.d');
/** In these, what is data is a credential. */
const NAMED = words('secret secrets credential credentials creds passwords tokens private-keys ssh-keys');
/** Hidden directories of builds and of public settings; every other one may belong to a tool. */
const PUBLIC_DIRECTORIES = words(`.terraform .terragrunt-cache .github .gitlab .gitea .forgejo .circleci .buildkite
  .azuredevops .azure-pipelines .devcontainer .husky .changeset .vscode .idea .build .dist .out .output .artifacts
  .package .packages .lambda .serverless .aws-sam .chalice .webpack .esbuild .next .nuxt .venv .tox .modules
  .external_modules .tfmodules .templates .policies .tflint.d .yarn .pnpm`);
/** Hidden files of public settings, without the dot and `.yml`, `.json` and the like at the end. */
const PUBLIC_FILES = words(`gitignore gitattributes gitmodules gitkeep keep git-blame-ignore-revs gitlab-ci travis
  mailmap editorconfig terraformignore terraform.lock terraform-version opentofu-version terragrunt-version
  node-version python-version ruby-version go-version tool-versions nvmrc terraform-docs tflint tfsec trivyignore
  trivy checkov infracost sops pre-commit-config pre-commit-hooks releaserc commitlintrc yamllint markdownlint
  markdown-link-check prettierrc prettierignore eslintrc eslintignore dockerignore helmignore npmignore shellcheckrc
  cspell codeclimate codecov coveragerc flake8 pylintrc golangci rubocop ds_store`);
/**
 * Vendored is what a package manager put there: only names that can be nothing else count.
 *
 * @param parent the name of the directory that `directory` is in
 */
function enterDirectory(around, directory, parent) {
    const lower = directory.toLowerCase();
    if (around === 'credentials' || CREDENTIALS.has(lower))
        return 'credentials';
    if (around === 'vendored' || lower === 'node_modules')
        return 'vendored';
    if (lower === 'modules' && parent === '.terraform')
        return 'vendored';
    if (lower.startsWith('.') && !PUBLIC_DIRECTORIES.has(lower))
        return 'credentials';
    return NAMED.has(lower) ? 'named' : around;
}
/** The same for directories in each other, the outermost first. */
function enterDirectories(around, directories) {
    return directories.reduce((outer, directory, at) => enterDirectory(outer, directory, directories[at - 1] ?? ''), around);
}
/** Whether a file of this name looks like a credential. */
function looksSecret(name, around) {
    if (around === 'credentials')
        return true;
    const lower = name.toLowerCase();
    if (isPlain(lower))
        return lower.endsWith('.pkrvars.hcl') || isHidden(lower, around);
    const bare = undisguise(lower);
    if (around === 'named' || isHidden(lower, around) || isSecretName(lower))
        return true;
    if (bare !== lower && (isHidden(bare, around) || isSecretName(bare)))
        return true;
    if (around === 'vendored' || (bare !== lower && isPlain(bare)))
        return false;
    if (PACKED.has(endingOf(bare))) {
        const unpacked = bare.slice(0, bare.lastIndexOf('.'));
        return isSecretName(unpacked) || (DATA.test(unpacked) && WORDS.test(unpacked));
    }
    return WORDS.test(bare) || (name !== lower && WORDS.test(undisguise(apart(name))));
}
/** Whether a file of this name, in lower case, is configuration, a program or a text for people. */
function isPlain(lower) {
    const ending = endingOf(lower);
    return PLAIN.has(ending) || (ending === 'json' && PLAIN_JSON.test(lower));
}
function isHidden(lower, around) {
    if (!lower.startsWith('.') || around === 'vendored')
        return false;
    const bare = lower.slice(1).replace(/\.(?:ya?ml|json|jsonc|toml|hcl|[cm]?js)$/, '');
    return !PUBLIC_FILES.has(bare);
}
function isSecretName(lower) {
    const ending = endingOf(lower);
    return (ENDINGS.has(ending) ||
        NAMES.has(lower) ||
        ((ending === 'json' || ending === 'hcl') && TWO_ENDINGS.test(lower)) ||
        BEGINNINGS.test(lower));
}
function undisguise(lower) {
    let bare = BEFORE.test(lower) ? lower.replace(BEFORE, '') : lower;
    for (;;) {
        while (bare.endsWith('~') || bare.endsWith('#') || bare.endsWith('$'))
            bare = bare.slice(0, -1);
        const at = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf('-'), bare.lastIndexOf('_'), bare.lastIndexOf(' '));
        const tail = bare.slice(at + 1);
        if (at < 1 || !(AFTER.has(tail) || NUMBERED.test(tail)))
            return bare;
        bare = bare.slice(0, at);
    }
}
/** The last one; the whole name when there is none. */
function endingOf(lower) {
    return lower.slice(lower.lastIndexOf('.') + 1);
}
/** `accessTokens.json` as `access_tokens.json`. */
function apart(name) {
    return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
function words(text) {
    return new Set(text.split(/\s+/));
}
//# sourceMappingURL=secret-names.js.map
;// CONCATENATED MODULE: ./build/src/archive/tar-header.js
/**
 * Tar headers (POSIX ustar, with pax records where ustar has no room). Everything that could
 * differ between two machines is fixed: owner 0, no names, one date, modes as git knows them.
 */
/** 1980-01-01T00:00:00Z; some readers complain of older dates. */
const MODIFIED_SECONDS = 315_532_800;
const BLOCK = 512;
const LARGEST_OCTAL_SIZE = 0o77777777777;
const TYPES = { file: '0', link: '2', directory: '5' };
const MODES = { file: 0o644, link: 0o777, directory: 0o755 };
/** The header's block, after pax records where ustar has no room for the name, target or size. */
function encodeHeader(entry) {
    const { type, size, target = '' } = entry;
    const name = type === 'directory' ? `${entry.path}/` : entry.path;
    const place = splitName(name);
    const records = [
        ...(place ? [] : [record('path', name)]),
        ...(fits(target, 100) ? [] : [record('linkpath', target)]),
        ...(size > LARGEST_OCTAL_SIZE ? [record('size', String(size))] : []),
    ];
    const shown = place ?? PAX_PLACE;
    const header = encodeBlock({
        ...shown,
        target: fits(target, 100) ? target : PAX_PLACE.name,
        type: TYPES[type],
        mode: type === 'file' && entry.executable ? 0o755 : MODES[type],
        size: size > LARGEST_OCTAL_SIZE ? 0 : size,
    });
    if (records.length === 0)
        return header;
    const body = Buffer.from(records.join(''));
    const pax = { ...PAX_PLACE, target: '', type: 'x', mode: 0o644, size: body.length };
    return Buffer.concat([encodeBlock(pax), body, Buffer.alloc(padding(body.length)), header]);
}
/** Zero bytes between content of this size and the next header. */
function padding(size) {
    return (BLOCK - (size % BLOCK)) % BLOCK;
}
/** What ends an archive: two empty blocks. */
const TRAILER_BYTES = 2 * BLOCK;
/** What headers say whose real name or target stands in a pax record. */
const PAX_PLACE = { prefix: '', name: 'pax' };
/** Divides a name into ustar's prefix and name; undefined when it needs a pax record. */
function splitName(name) {
    if (fits(name, 100))
        return { prefix: '', name };
    if (name.length > 256 || !isAscii(name))
        return undefined;
    const cut = name.lastIndexOf('/', Math.min(155, name.length - 2));
    if (cut <= 0 || name.length - cut - 1 > 100)
        return undefined;
    return { prefix: name.slice(0, cut), name: name.slice(cut + 1) };
}
function fits(text, bytes) {
    return text.length <= bytes && isAscii(text);
}
function isAscii(text) {
    for (let at = 0; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (unit > 126 || unit === 0)
            return false;
    }
    return true;
}
/** A pax record begins with its own length in bytes, the digits of that length included. */
function record(key, value) {
    const rest = ` ${key}=${value}\n`;
    const bytes = Buffer.byteLength(rest);
    let length = bytes + 1;
    while (String(length).length + bytes !== length)
        length = String(length).length + bytes;
    return `${length}${rest}`;
}
const EMPTY = Buffer.alloc(BLOCK);
for (const at of [108, 116, 329, 337])
    EMPTY.write(octal(0, 8), at);
EMPTY.write(octal(MODIFIED_SECONDS, 12), 136);
// The checksum counts its own place as spaces.
EMPTY.write(' '.repeat(8), 148);
EMPTY.write('ustar\x0000', 257);
const EMPTY_SUM = EMPTY.reduce((sum, byte) => sum + byte, 0);
function encodeBlock({ prefix, name, target, type, mode, size }) {
    const header = Buffer.from(EMPTY);
    let sum = EMPTY_SUM;
    const write = (text, offset) => {
        header.write(text, offset, 'latin1');
        for (let at = 0; at < text.length; at++)
            sum += text.charCodeAt(at);
    };
    write(name, 0);
    write(octal(mode, 8), 100);
    write(octal(size, 12), 124);
    write(type, 156);
    write(target, 157);
    write(prefix, 345);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return header;
}
function octal(value, width) {
    return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
//# sourceMappingURL=tar-header.js.map
;// CONCATENATED MODULE: ./build/src/archive/tar-stream.js
/** Puts entries into blocks, files of more than a block straight from the disk. */




/** Files up to this size are read whole and never divided between blocks. */
const WHOLE_BYTES = 64 * 1024;
/** What follows the content of a file before the next header, at most. */
const ZEROS = Buffer.alloc(512);
class TarStream {
    blocks;
    buffer;
    used = 0;
    constructor(blocks) {
        this.blocks = blocks;
        this.buffer = blocks.buffer();
    }
    /** @param content of at most `WHOLE_BYTES`; empty for directories and links */
    async add(entry, content) {
        await this.append(encodeHeader(entry));
        if (content.length === 0)
            return;
        if (content.length + ZEROS.length > BLOCK_BYTES - this.used)
            await this.flush();
        await this.append(content);
        await this.append(ZEROS.subarray(0, padding(content.length)));
    }
    /**
     * Adds a file of any size. `inspect` sees every byte once, in pieces that follow each other.
     *
     * @throws ChangedError when the file is not what the walk saw
     */
    async addInPieces(file, inspect) {
        await this.append(encodeHeader(file));
        const fd = openChecked(file);
        try {
            for (let left = file.size; left > 0;) {
                if (this.used === BLOCK_BYTES)
                    await this.flush();
                const most = Math.min(left, BLOCK_BYTES - this.used);
                const count = (0,external_node_fs_.readSync)(fd, this.buffer, this.used, most, null);
                if (count === 0)
                    throw new ChangedError('changed while packing');
                inspect(this.buffer.subarray(this.used, this.used + count));
                this.used += count;
                left -= count;
            }
            // A file that takes many reads could have been written to between two of them.
            const now = (0,external_node_fs_.fstatSync)(fd);
            if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) {
                throw new ChangedError('changed while packing');
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
        await this.append(ZEROS.subarray(0, padding(file.size)));
    }
    async end() {
        await this.append(Buffer.alloc(TRAILER_BYTES));
        await this.flush();
        await this.blocks.end();
    }
    async flush() {
        await this.blocks.push(this.buffer, this.used);
        this.buffer = this.blocks.buffer();
        this.used = 0;
    }
    async append(bytes) {
        for (let at = 0; at < bytes.length;) {
            if (this.used === BLOCK_BYTES)
                await this.flush();
            const count = bytes.copy(this.buffer, this.used, at);
            this.used += count;
            at += count;
        }
    }
}
//# sourceMappingURL=tar-stream.js.map
;// CONCATENATED MODULE: ./build/src/archive/rule-cursor.js
/** How ignore rules are asked while a tree is walked: one step per name. */
/** `.terraformignore:4 secrets/` */
function formatRule({ line, text }) {
    return line === undefined ? `built in: ${text}` : `.terraformignore:${line} ${text}`;
}
/** The rule of the first cursor that withholds a file of this name. */
function firstRule(cursors, name) {
    for (const cursor of cursors) {
        const rule = cursor.file(name);
        if (rule)
            return rule;
    }
    return undefined;
}
/** A directory ships under several sets of rules only as far as all of them let it. */
function enter(cursors, name) {
    let withheld;
    const inside = [];
    for (const cursor of cursors) {
        const entered = cursor.directory(name);
        withheld ??= entered.withheld;
        if (!entered.inside)
            return { withheld: entered.withheld, inside: undefined };
        inside.push(entered.inside);
    }
    return { withheld, inside };
}
//# sourceMappingURL=rule-cursor.js.map
;// CONCATENATED MODULE: ./build/src/archive/withhold.js



function withhold(findings, path, rule) {
    findings.withheld.push({ path, reason: pack/* IGNORED */.$h, rule: rule && formatRule(rule) });
}
/** @param tracking what git said of the file; @param detail what it holds, where its name is plain. */
function withholdSecret(findings, path, tracking, detail) {
    const entry = tracking === 'untracked'
        ? { path, reason: pack/* UNTRACKED */.iC, detail }
        : { path, reason: pack/* TRACKING_UNKNOWN */.vp, detail: tracking.unknown };
    findings.withheld.push(entry);
}
/** Undefined when git tracks the file. Git must have been asked about its repository. */
function untracked(findings, file) {
    const files = findings.tracked.get(file.repository) ?? { unknown: 'it was not asked' };
    if ('unknown' in files)
        return files;
    const path = (0,external_node_path_.relative)(file.repository, file.absolute).split(external_node_path_.sep).join('/');
    return files.has(path) ? undefined : 'untracked';
}
function withholdSpecial(findings, path, stats) {
    const reason = stats.isFIFO() ? 'named pipe' : stats.isSocket() ? 'socket' : 'device';
    findings.withheld.push({ path, reason });
    findings.warnings.push({ at: path, message: `is a ${reason} and was left out` });
}
//# sourceMappingURL=withhold.js.map
;// CONCATENATED MODULE: ./build/src/archive/packer.js
/** Puts one entry after the other into the archive, and keeps out what its content gives away. */







const packer_EMPTY = Buffer.alloc(0);
/** Asks git what it tracks there. */
async function askGit(repository, { findings, ports }) {
    const files = await (0,ask_git/* listTrackedFiles */.sp)(repository, ports.execute);
    findings.tracked.set(repository, files);
    if (!('unknown' in files) || files.unknown === ask_git/* NO_REPOSITORY */.NZ)
        return;
    const message = `git could not tell which files are tracked (${files.unknown}); files that look like credentials are withheld`;
    findings.warnings.push({ at: 'git', message });
}
async function addToArchive(found, packing) {
    const { tar, scanner, entries, findings, options } = packing;
    const { path, type, size } = found;
    try {
        if (type !== 'file' || size === 0)
            await tar.add(found, packer_EMPTY);
        else if (size > WHOLE_BYTES) {
            if (await stays(found, readStart(found, SEEN_BYTES), packing))
                return;
            await tar.addInPieces(found, scanner.inspect);
        }
        else {
            const content = readWhole(found);
            scanner.inspect(content);
            if (await stays(found, content, packing))
                return;
            await tar.add(found, content);
        }
        entries.push({ path, type, size });
        const hits = scanner.seen();
        if (hits)
            reportSecrets(path, hits, options.secretScan ?? 'warn', findings);
    }
    catch (error) {
        findings.problems.push({ path, message: describeReadError(error) });
    }
    finally {
        scanner.finish();
    }
}
/** Whether what a file begins with keeps it here: state always, the rest where git does not track it. */
async function stays(file, start, packing) {
    const { findings, options } = packing;
    const what = suspect(file.path, start, packing);
    if (what === undefined)
        return false;
    if (what === 'state') {
        findings.withheld.push({ path: file.path, reason: 'state', detail: 'by its content' });
        return true;
    }
    if (options.includeUntrackedSecrets === true)
        return false;
    if (!findings.tracked.has(file.repository))
        await askGit(file.repository, packing);
    const tracking = untracked(findings, file);
    if (tracking === undefined || (what === 'a token' && tracking !== 'untracked'))
        return false;
    withholdSecret(findings, file.path, tracking, `holds ${what}`);
    return true;
}
/** A token in a text may be an example. */
function suspect(path, start, packing) {
    const content = recognise(start);
    const hits = packing.scanner.seen();
    if ((content === undefined && !hits) || isReadByTerraform(path))
        return undefined;
    const isForPeople = isPlain(path.toLowerCase());
    if (content !== undefined && (content !== 'a credential' || !isForPeople))
        return content;
    if (!hits || hits.secrets.size > 0 || packing.options.secretScan === 'fail')
        return undefined;
    return isForPeople ? undefined : 'a token';
}
function reportSecrets(path, { secrets, shapes }, secretScan, findings) {
    if (secrets.size > 0) {
        const message = `holds a secret of this job (${[...secrets].join(', ')}); remove it from the file, or ignore the file`;
        findings.problems.push({ path, message });
    }
    if (shapes.size === 0)
        return;
    const message = `holds what looks like ${[...shapes].join(' and ')}; remove it, or ignore the file`;
    if (secretScan === 'fail')
        findings.problems.push({ path, message });
    else
        findings.warnings.push({ at: path, message });
}
function describeReadError(error) {
    if (error instanceof ChangedError) {
        return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
    }
    const code = codeOf(error);
    if (code === undefined)
        throw error;
    return code === 'EACCES' || code === 'EPERM'
        ? `cannot be read (${code}); make it readable or ignore it`
        : messageOf(error);
}
//# sourceMappingURL=packer.js.map
;// CONCATENATED MODULE: ./build/src/archive/secret-scanner.js
const isDigit = (byte) => byte >= 48 && byte <= 57;
const isUpper = (byte) => byte >= 65 && byte <= 90;
const isAlphanumeric = (byte) => isDigit(byte) || isUpper(byte) || (byte >= 97 && byte <= 122);
const isWord = (byte) => isAlphanumeric(byte) || byte === 95;
const isUrlSafe = (byte) => isWord(byte) || byte === 45 || byte === 61;
/** A mark, and that so many characters of a kind follow it. */
function followed(name, mark, count, kind) {
    return { name, mark, confirm: (bytes, at) => isRun(bytes, at + mark.length, count, kind) };
}
function isRun(bytes, from, count, kind) {
    if (from < 0 || from + count > bytes.length)
        return false;
    for (let at = from; at < from + count; at++)
        if (!kind(bytes[at] ?? 0))
            return false;
    return true;
}
/** How far from its mark a token may reach, in either direction. */
const SHAPE_REACH_BYTES = 128;
const textBefore = (bytes, at, count) => Buffer.from(bytes.subarray(Math.max(0, at - count), at)).toString('latin1');
const TOKEN_SHAPES = [
    {
        name: 'an HCP Terraform token',
        mark: '.atlasv1.',
        confirm: (bytes, at) => isRun(bytes, at - 14, 14, isAlphanumeric) && isRun(bytes, at + 9, 60, isUrlSafe),
    },
    ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'].map((mark) => followed('a GitHub token', mark, 36, isAlphanumeric)),
    followed('a GitHub token', 'github_pat_', 36, isWord),
    followed('a GitLab token', 'glpat-', 20, isUrlSafe),
    ...['AKIA', 'ASIA'].map((mark) => followed('an AWS access key', mark, 16, (byte) => isDigit(byte) || isUpper(byte))),
    {
        name: 'a private key',
        mark: 'PRIVATE KEY-----',
        confirm: (bytes, at) => /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}$/.test(textBefore(bytes, at, 64)),
    },
    {
        name: 'a Google service account key',
        mark: '"service_account"',
        confirm: (bytes, at) => /"type"\s{0,20}:\s{0,20}$/.test(textBefore(bytes, at, 64)),
    },
];
const NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
/** Names that match although they say where something is. */
const NOT_SECRET = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
const SHORTEST_OF_ENVIRONMENT = 16;
/** A shorter value would be found everywhere. */
const SHORTEST = 8;
/**
 * @param given the job's own tokens, handed in by name of nobody
 * @param environment searched for variables that are called like secrets
 */
function collectSecrets(given, environment) {
    const secrets = new Map();
    const add = (name, text, shortest) => {
        const value = text.trim();
        if (value.length >= shortest && !secrets.has(value))
            secrets.set(value, { name, value });
    };
    for (const [name, value] of Object.entries(environment)) {
        if (value === undefined || !NAME.test(name) || NOT_SECRET.test(name))
            continue;
        if (/^(?:[a-z]+:\/\/|\.{0,2}\/\S*\/)/i.test(value))
            continue;
        add(name, value, SHORTEST_OF_ENVIRONMENT);
    }
    for (const value of given)
        add('a token of this job', value, SHORTEST);
    return [...secrets.values()];
}
/**
 * The value itself and what is left of it inside base64, whichever of the three ways its bytes
 * fall into groups of three; characters that depend on what stands around it are cut off.
 */
function writeInEveryWay(value) {
    const raw = Buffer.from(value);
    const forms = [0, 1, 2].flatMap((before) => {
        const bytes = Buffer.concat([Buffer.alloc(before), raw]);
        const from = Math.ceil((before * 8) / 6);
        const to = Math.floor((bytes.length * 8) / 6);
        const both = new Set([bytes.toString('base64'), bytes.toString('base64url')]);
        return Array.from(both, (whole) => Buffer.from(whole.slice(from, to)));
    });
    return [raw, ...forms];
}
function createSecretScanner(secrets) {
    const { find, reach } = createFinder([
        ...secrets.flatMap(({ name, value }) => writeInEveryWay(value).map((bytes) => ({
            bytes,
            report: (hits) => hits.secrets.add(name),
        }))),
        ...TOKEN_SHAPES.map(({ name, mark, confirm }) => ({
            bytes: Buffer.from(mark),
            report: (hits) => hits.shapes.add(name),
            confirm,
        })),
    ]);
    let carried = Buffer.alloc(0);
    let hits;
    const search = (bytes) => find(bytes, (needle) => {
        hits ??= { secrets: new Set(), shapes: new Set() };
        needle.report(hits);
    });
    return {
        /** The next piece of the file that is being read. */
        inspect: (piece) => {
            // What begins in one piece and ends in the next is looked for where they meet.
            if (carried.length > 0)
                search(Buffer.concat([carried, piece.subarray(0, reach)]));
            search(piece);
            const last = Buffer.concat([carried, piece.subarray(-reach)]);
            carried = Buffer.from(last.subarray(-reach));
        },
        /** What the file held so far. */
        seen: () => hits,
        /** What the file held; the next piece begins another file. */
        finish() {
            const found = hits;
            hits = undefined;
            carried = Buffer.alloc(0);
            return found;
        },
    };
}
/** `reach`: no match spans more bytes. */
function createFinder(needles) {
    const window = Math.min(...needles.map(({ bytes }) => bytes.length));
    const shifts = new Uint8Array(65_536).fill(Math.min(window - 1, 255));
    const endingWith = new Map();
    for (const needle of needles) {
        for (let end = 1; end < window; end++) {
            const pair = needle.bytes.readUInt16BE(end - 1);
            shifts[pair] = Math.min(shifts[pair] ?? 0, window - 1 - end);
            if (end === window - 1)
                endingWith.set(pair, [...(endingWith.get(pair) ?? []), needle]);
        }
    }
    const find = (bytes, onFound) => {
        const { length } = bytes;
        for (let end = window - 1; end < length;) {
            const pair = ((bytes[end - 1] ?? 0) << 8) | (bytes[end] ?? 0);
            const shift = shifts[pair] ?? 0;
            if (shift > 0) {
                end += shift;
                continue;
            }
            const start = end - window + 1;
            for (const needle of endingWith.get(pair) ?? []) {
                if (start + needle.bytes.length > length)
                    continue;
                if (needle.bytes.compare(bytes, start, start + needle.bytes.length) !== 0)
                    continue;
                if (needle.confirm?.(bytes, start) ?? true)
                    onFound(needle);
            }
            end++;
        }
    };
    const longest = Math.max(...needles.map(({ bytes }) => bytes.length));
    return { find, reach: longest + SHAPE_REACH_BYTES };
}
//# sourceMappingURL=secret-scanner.js.map
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
;// CONCATENATED MODULE: ./build/src/archive/read-names.js
/** The names in a directory; one that is not UTF-8 has no faithful name here or in the archive. */






function readNames(directory, findings) {
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(directory.absolute);
    }
    catch (error) {
        const message = `cannot be read (${codeOf(error) ?? String(error)}); make it readable or ignore it`;
        findings.problems.push({ path: directory.path || '.', message });
        return [];
    }
    if (!names.some((name) => name.includes('\uFFFD')))
        return names;
    const faithful = [];
    for (const raw of (0,external_node_fs_.readdirSync)(directory.absolute, { encoding: 'buffer' })) {
        if ((0,external_node_buffer_.isUtf8)(raw))
            faithful.push(raw.toString());
        else
            refuseName(directory, raw, findings);
    }
    return faithful;
}
function refuseName(directory, raw, findings) {
    const shown = `${directory.path === '' ? '' : `${directory.path}/`}${showBytes(raw)}`;
    const stats = (0,external_node_fs_.lstatSync)(Buffer.concat([Buffer.from(directory.absolute + external_node_path_.sep), raw]), {
        throwIfNoEntry: false,
    });
    const name = raw.toString();
    const entered = stats?.isDirectory() ? enter(directory.rules, name) : undefined;
    const whole = entered?.inside ? undefined : entered?.withheld;
    const rule = entered ? whole : firstRule(directory.rules, name);
    if (rule)
        withhold(findings, shown, rule);
    else {
        const message = 'has a name that is not UTF-8; rename it or ignore it';
        findings.problems.push({ path: shown, message });
    }
}
/** `caf\xe9.txt` */
function showBytes(raw) {
    return raw
        .toString('latin1')
        .replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
function kindOf(stats) {
    if (stats.isFile())
        return 'file';
    if (stats.isDirectory())
        return 'directory';
    return stats.isSymbolicLink() ? 'link' : 'special';
}
/**
 * Orders two strings as their UTF-8 bytes would be ordered. That is the order of UTF-16 code
 * units, except that surrogates come last.
 */
function compareBytes(a, b) {
    const length = Math.min(a.length, b.length);
    for (let at = 0; at < length; at++) {
        const left = a.charCodeAt(at);
        const right = b.charCodeAt(at);
        if (left !== right)
            return rank(left) - rank(right);
    }
    return a.length - b.length;
}
const rank = (unit) => unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
//# sourceMappingURL=read-names.js.map
;// CONCATENATED MODULE: ./build/src/archive/links.js
/** Where a symbolic link leads, and what becomes of it in the archive. */





function resolveLink(place) {
    const text = (0,external_node_fs_.readlinkSync)(place.absolute);
    const lexical = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(place.absolute), text);
    let real;
    try {
        real = external_node_fs_.realpathSync.native(place.absolute);
    }
    catch (error) {
        const code = codeOf(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return refuse(text, 'which does not exist');
        const why = code === 'ELOOP'
            ? 'which leads back to itself; remove the link'
            : `which cannot be read (${code ?? String(error)})`;
        return { kind: 'refuse', message: `links to ${text}, ${why}` };
    }
    const kept = placeInArchive(sameFile(lexical, real) ? lexical : real, place);
    if (kept !== undefined)
        return { kind: 'keep', target: retarget(text, kept, place.path) };
    if (!(0,archive_place/* isWithin */.UO)(real, place.repository))
        return refuse(text, 'outside the repository');
    const checkout = (0,find_repository/* findCheckout */.I)(real);
    const isOther = checkout !== undefined && checkout !== place.repository;
    if (isOther && (0,archive_place/* isWithin */.UO)(checkout, place.repository)) {
        return refuse(text, 'into another checkout');
    }
    if (place.open.some((directory) => (0,archive_place/* isWithin */.UO)(directory, real))) {
        return refuse(text, 'a directory that contains the link');
    }
    return { kind: 'follow', real, stats: (0,external_node_fs_.lstatSync)(real) };
}
function refuse(text, where) {
    return { kind: 'refuse', message: `links to ${text}, ${where}; remove the link or ignore it` };
}
/** The path that a file has in the archive without following anything, or undefined. */
function placeInArchive(absolute, place) {
    if ((0,archive_place/* isWithin */.UO)(absolute, place.root))
        return toSlashes((0,external_node_path_.relative)(place.root, absolute));
    const graft = place.grafts.findLast(({ real }) => (0,archive_place/* isWithin */.UO)(absolute, real));
    if (!graft)
        return undefined;
    const inside = toSlashes((0,external_node_path_.relative)(graft.real, absolute));
    return inside === '' ? graft.path : `${graft.path}/${inside}`;
}
/** The link's text as it was written where it still holds, else the shortest relative one. */
function retarget(text, target, link) {
    const written = toSlashes(text);
    const there = external_node_path_.posix.join(external_node_path_.posix.dirname(link), written).replace(/(.)\/$/, '$1');
    if (!(0,external_node_path_.isAbsolute)(text) && there === (target || '.'))
        return written;
    return external_node_path_.posix.relative(external_node_path_.posix.dirname(`/${link}`), `/${target}`) || '.';
}
/**
 * Whether the path as written is the file that the system reaches. They differ when the text
 * climbs out of a linked directory.
 */
function sameFile(lexical, real) {
    try {
        return external_node_fs_.realpathSync.native(lexical) === real;
    }
    catch {
        return false;
    }
}
const toSlashes = (path) => (external_node_path_.sep === '/' ? path : path.replaceAll(external_node_path_.sep, '/'));
//# sourceMappingURL=links.js.map
;// CONCATENATED MODULE: ./build/src/archive/walk.js
/** Walks what is to be packed, in the order of the archive, and decides entry by entry. */











/** Entries that links may bring in from outside the root: links to links multiply. */
const GRAFTED_LIMIT = 50_000;
function* walk(options, findings) {
    const { root, repository } = options;
    const top = {
        name: (0,external_node_path_.basename)(root),
        path: '',
        absolute: root,
        stats: (0,external_node_fs_.lstatSync)(root),
        rules: [options.startRules()],
        repository: (0,find_repository/* findRepository */.W)(root) ?? repository,
        around: 'usual',
        open: [root],
        grafts: [],
    };
    yield* new Walk(options, findings).walkDirectory(top);
}
class Walk {
    options;
    findings;
    grafted = 0;
    constructor(options, findings) {
        this.options = options;
        this.findings = findings;
    }
    *walkDirectory(directory) {
        const steps = [];
        const names = readNames(directory, this.findings);
        const { absolute } = directory;
        const here = names.includes('.git') ? { ...directory, repository: absolute } : directory;
        for (const name of names) {
            const entry = this.look(directory, name);
            if (!entry || this.neverShips(directory, entry))
                continue;
            if (!this.hasRoom(directory, entry.path))
                return;
            if (entry.stats.isDirectory())
                steps.push(...this.descend(here, entry));
            else
                steps.push(...(yield* this.decide(here, entry)));
        }
        this.checkStillThere(directory);
        steps.sort((a, b) => compareBytes(a.key, b.key));
        for (const { found, inside } of steps) {
            if (found)
                yield found;
            if (inside)
                yield* this.walkDirectory(inside);
        }
    }
    look(directory, name) {
        const path = directory.path === '' ? name : `${directory.path}/${name}`;
        const absolute = directory.absolute + external_node_path_.sep + name;
        const stats = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
        if (stats)
            return { name, path, absolute, stats };
        this.findings.problems.push({ path, message: 'vanished while packing' });
        return undefined;
    }
    neverShips(directory, { name, path, absolute, stats }) {
        const type = kindOf(stats);
        const never = this.options.never.get(absolute) ??
            (type === 'special' ? undefined : neverShips(name, (0,external_node_path_.basename)(directory.absolute), type));
        if (never)
            this.findings.withheld.push({ path, reason: never });
        return never !== undefined;
    }
    hasRoom({ grafts }, path) {
        if (grafts.length === 0 || ++this.grafted <= GRAFTED_LIMIT)
            return true;
        if (this.grafted === GRAFTED_LIMIT + 1) {
            const message = `links bring in more than ${GRAFTED_LIMIT} entries from outside the directory; remove links that lead to directories with links`;
            this.findings.problems.push({ path, message });
        }
        return false;
    }
    withhold(path, rule) {
        withhold(this.findings, path, rule);
        return [];
    }
    /** A directory's own entry sorts before its siblings `name-x`, what is in it after them. */
    descend(directory, entry) {
        const { name, path } = entry;
        const { withheld, inside: rules } = enter(directory.rules, name);
        if (!rules)
            return this.withhold(path, withheld);
        const around = enterDirectory(directory.around, name, (0,external_node_path_.basename)(directory.absolute));
        const inside = { ...directory, ...entry, rules, around };
        const own = { key: name, found: { path, type: 'directory', size: 0 } };
        return [{ key: `${name}/`, inside }, ...(withheld ? [] : [own])];
    }
    /** What becomes of an entry that is no directory. */
    *decide(directory, entry) {
        const { name, path, absolute, stats } = entry;
        const rule = firstRule(directory.rules, name);
        if (rule)
            return this.withhold(path, rule);
        if (!stats.isSymbolicLink())
            return yield* this.decideFile(directory, entry);
        const { root, repository } = this.options;
        const open = [...directory.open, directory.absolute];
        const fate = resolveLink({ absolute, path, root, repository, open, grafts: directory.grafts });
        if (fate.kind === 'keep') {
            return [{ key: name, found: { path, type: 'link', size: 0, target: fate.target } }];
        }
        if (fate.kind === 'follow') {
            return yield* this.follow(directory, { ...entry, absolute: fate.real, stats: fate.stats });
        }
        this.findings.problems.push({ path, message: fate.message });
        return [];
    }
    *decideFile(directory, entry) {
        const { name, path, absolute, stats } = entry;
        if (!stats.isFile()) {
            withholdSpecial(this.findings, path, stats);
            return [];
        }
        const { repository, around } = directory;
        const { size, dev, ino, mode, mtimeMs } = stats;
        const executable = (mode & 0o100) !== 0;
        const seen = { absolute, size, mtimeMs, dev, ino };
        const file = { path, type: 'file', ...seen, repository, executable };
        const own = (0,external_node_path_.basename)(absolute);
        const credential = looksSecret(name, around) || (own !== name && looksSecret(own, around));
        const stays = credential && (yield* this.staysSecret(file));
        return stays ? [] : [{ key: name, found: file }];
    }
    /** What a link outside the root, inside the repository leads to, under the link's name. */
    *follow(directory, target) {
        const { path, absolute: real, stats } = target;
        const place = (0,external_node_path_.relative)(this.options.repository, real);
        const names = place.split(external_node_path_.sep);
        const isDirectory = stats.isDirectory();
        const never = this.neverAt(real) ?? neverShipsPath(names.join('/'), isDirectory ? 'directory' : 'file');
        if (never !== undefined) {
            this.findings.withheld.push({ path, reason: `leads to ${place}: ${never}` });
            return [];
        }
        const repository = (0,find_repository/* findRepository */.W)(real) ?? directory.repository;
        const around = enterDirectories(directory.around, isDirectory ? names : names.slice(0, -1));
        const placed = { ...directory, repository, around };
        if (isDirectory)
            return this.graft(placed, target);
        const isRuled = stats.isFile() && !this.options.graftsStandAlone;
        const rule = isRuled ? this.options.startRules().file((0,external_node_path_.basename)(real)) : undefined;
        return rule ? this.withhold(path, rule) : yield* this.decideFile(placed, target);
    }
    graft(directory, entry) {
        const { graftsStandAlone, startRules } = this.options;
        const { name, path, absolute: real } = entry;
        const target = graftsStandAlone ? undefined : startRules().directory((0,external_node_path_.basename)(real)).withheld;
        const { withheld, inside } = enter(directory.rules, name);
        const rule = withheld ?? target;
        if (rule)
            return this.withhold(path, rule);
        const rules = [...(graftsStandAlone ? [] : (inside ?? [])), startRules()];
        const open = [...directory.open, directory.absolute];
        const grafts = [...directory.grafts, { real, path }];
        return [
            { key: name, found: { path, type: 'directory', size: 0 } },
            { key: `${name}/`, inside: { ...directory, ...entry, rules, open, grafts } },
        ];
    }
    /** Withholds a file that looks like a credential, unless git tracks it. */
    *staysSecret(file) {
        if (this.options.includeUntrackedSecrets)
            return false;
        const { repository } = file;
        if (!this.findings.tracked.has(repository))
            yield { type: 'ask git', repository };
        const tracking = untracked(this.findings, file);
        if (tracking)
            withholdSecret(this.findings, file.path, tracking);
        return tracking !== undefined;
    }
    neverAt(real) {
        for (const [path, reason] of this.options.never)
            if ((0,archive_place/* isWithin */.UO)(real, path))
                return reason;
        return undefined;
    }
    checkStillThere({ absolute, path, stats }) {
        const now = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
        if (now && now.isDirectory() && isSame(now, stats))
            return;
        this.findings.problems.push({ path: path || '.', message: 'was replaced while packing' });
    }
}
//# sourceMappingURL=walk.js.map
;// CONCATENATED MODULE: ./build/src/archive/pack-directory.js
/** Packs a directory: walk, decide, read, compress, all at once; one file comes out. */














/** Smaller than level 1, which Terraform takes, in the same time; level 4 costs a third more. */
const LEVEL = 2;
/**
 * @throws PackError naming every entry that cannot be packed as it is, or the archive's own path
 *   when it cannot be written; nothing is left behind
 */
async function packDirectory(options, ports) {
    const root = realDirectory(options.root);
    const repository = options.repository
        ? realDirectory(options.repository)
        : ((0,find_repository/* findCheckout */.I)(root) ?? root);
    const rules = await readRuleFile(root, repository, options.rules ?? 'terraform');
    const temporary = ports.environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
    const file = createArchiveFile(options.output && (0,external_node_path_.resolve)(options.output), temporary);
    try {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        let bytes = 0;
        const blocks = createGzipBlocks(LEVEL, (piece) => {
            hash.update(piece);
            bytes += piece.length;
            file.write(piece);
        });
        const tar = new TarStream(blocks);
        const findings = { withheld: [], warnings: [], problems: [], tracked: new Map() };
        const secrets = collectSecrets(options.secrets ?? [], ports.environment);
        const scanner = createSecretScanner(secrets);
        const entries = [];
        const packing = { tar, findings, options, ports, scanner, entries };
        const steps = walk({
            root,
            repository,
            startRules: () => rules.start(),
            graftsStandAlone: options.rules === 'exact',
            never: neverShippedPaths(root, file, options.never, ports.environment),
            includeUntrackedSecrets: options.includeUntrackedSecrets ?? false,
        }, findings);
        for (const found of steps) {
            ports.signal?.throwIfAborted();
            if (found.type === 'ask git')
                await askGit(found.repository, packing);
            else
                await addToArchive(found, packing);
        }
        if (findings.problems.length > 0)
            throw new pack/* PackError */.ql(findings.problems);
        await tar.end();
        file.finish();
        return {
            path: file.path,
            bytes,
            sha256: hash.digest('hex'),
            root,
            entries,
            withheld: findings.withheld,
            warnings: [...rules.warnings, ...findings.warnings],
            contentBytes: entries.reduce((sum, { size }) => sum + size, 0),
            remove: async () => file.remove(),
        };
    }
    finally {
        file.abandon();
    }
}
function realDirectory(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (!stats)
        throw new pack/* PackError */.ql([{ path, message: 'does not exist' }]);
    if (!stats.isDirectory())
        throw new pack/* PackError */.ql([{ path, message: 'is not a directory' }]);
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
    }
    catch (error) {
        throw new pack/* PackError */.ql([{ path, message: describeReadError(error) }]);
    }
    return external_node_fs_.realpathSync.native(path);
}
/** Files through which the runner is told things: whatever is in them was not meant to travel. */
const COMMAND_FILES = 'GITHUB_OUTPUT GITHUB_ENV GITHUB_STATE GITHUB_PATH GITHUB_STEP_SUMMARY GITHUB_EVENT_PATH'.split(' ');
function neverShippedPaths(root, file, never = [], environment) {
    const reasons = new Map();
    const add = (path, reason) => {
        if (!path)
            return;
        // It may not be there yet, or be a link.
        const there = (0,external_node_path_.join)((0,archive_place/* realOrSame */.eF)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
        for (const form of [path, (0,archive_place/* realOrSame */.eF)(path), there]) {
            // Whoever packs something below such a directory means it.
            if (!(0,archive_place/* isWithin */.UO)(root, form))
                reasons.set(form, reason);
        }
    };
    for (const name of COMMAND_FILES)
        add(environment[name], 'a command file of the runner');
    add(environment['RUNNER_TEMP'], 'the temporary directory of the runner');
    for (const path of never)
        add(path, 'belongs to the runner');
    add(file.path, 'the archive itself');
    // It is there only while it is being written.
    add(file.scratch, '');
    return reasons;
}
//# sourceMappingURL=pack-directory.js.map

/***/ }),

/***/ 847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ IGNORED),
/* harmony export */   On: () => (/* binding */ RULE_FILE),
/* harmony export */   iC: () => (/* binding */ UNTRACKED),
/* harmony export */   ql: () => (/* binding */ PackError),
/* harmony export */   vp: () => (/* binding */ TRACKING_UNKNOWN)
/* harmony export */ });
/* unused harmony export RULE_SETS */
const RULE_SETS = (/* unused pure expression or super */ null && (['terraform', 'exact', 'gitignore']));
/** At the top of what is packed. */
const RULE_FILE = '.terraformignore';
/** Reasons why an entry stays here, told apart from others by what the gate makes of them. */
const IGNORED = 'ignored';
const UNTRACKED = 'looks like a credential and is not tracked by git';
const TRACKING_UNKNOWN = 'looks like a credential, and git cannot say whether it is tracked';
/** The directory cannot be packed as it is: every problem, each with its path. */
class PackError extends Error {
    name = 'PackError';
    problems;
    constructor(problems) {
        super(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
        this.problems = problems;
    }
}
//# sourceMappingURL=pack.js.map

/***/ }),

/***/ 4043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   eF: () => (/* binding */ realOrSame)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _git_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9868);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(847);
/** Where what is packed lies: inside one repository, and no link leads there. */




/**
 * A link can be part of a pull request, and what it leads to is then chosen by its author. Links
 * above the repository and above `base` belong to the machine.
 *
 * @param directory as given, relative to `base`: the directory in which the job works
 * @throws PackError naming the link
 */
function placeOf(directory, base) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, directory);
    const home = realOrSame(base);
    for (let at = whole; (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) !== at; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const holder = realOrSame((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
        if (!isLink(at) || (!isWithin(holder, home) && (0,_git_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W)(holder) === undefined))
            continue;
        const message = `is a link to ${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(at)}, and files that are judged must not choose what is packed; name what it leads to`;
        throw new _pack_js__WEBPACK_IMPORTED_MODULE_3__/* .PackError */ .ql([{ path: at, message }]);
    }
    const real = realOrSame(whole);
    return { directory: real, repository: (0,_git_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I)(real) };
}
/** Absolute path of the repository that holds the directory, or undefined. */
function repositoryOf(directory) {
    return (0,_git_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I)(realOrSame(directory));
}
function isLink(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
function realOrSame(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        // Whoever reads the directory says what is wrong with it.
        return path;
    }
}
function isWithin(path, directory) {
    return (path === directory || path.startsWith(directory.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? directory : directory + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
}
//# sourceMappingURL=place.js.map

/***/ }),

/***/ 486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError),
/* harmony export */   p: () => (/* binding */ plain)
/* harmony export */ });
class ServiceError extends Error {
    name = 'ServiceError';
    code;
    method;
    path;
    status;
    errors;
    remedy;
    retryAfterMs;
    constructor(message, facts, options) {
        super(message, options);
        this.code = facts.code;
        this.method = facts.method;
        this.path = facts.path;
        this.status = facts.status;
        this.errors = facts.errors ?? [];
        this.remedy = facts.remedy;
        this.retryAfterMs = facts.retryAfterMs;
    }
}
/** Control characters, line and paragraph separators, and what turns the direction of text. */
// oxlint-disable-next-line no-control-regex -- these are what must go
const ACTING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
/** The query of a URL may be its secret. */
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;
/** Text from a service, fit for one line of a message: bounded, and without anything that acts. */
function plain(text, longest) {
    // Twice as much as can be shown, so that a hostile text costs nothing to clean.
    const line = text
        .slice(0, longest * 2)
        .replace(ACTING, ' ')
        .replace(QUERY, '$1')
        .trim();
    return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 8235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ timestamps),
/* harmony export */   Dl: () => (/* binding */ relatedId),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Mv: () => (/* binding */ flags),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Zc: () => (/* binding */ resource),
/* harmony export */   _2: () => (/* binding */ related),
/* harmony export */   gC: () => (/* binding */ paginationSchema),
/* harmony export */   kG: () => (/* binding */ anyResourceSchema)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7934);
/**
 * JSON:API as this service speaks it: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; unknown attributes are kept.
 */

const identifierSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)),
    type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const relationshipSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    data: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(identifierSchema), identifierSchema]))),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/** Any resource, before its attributes have been looked at. */
const anyResourceSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...identifierSchema.entries,
    attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema)),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
function related({ relationships = {} }, name) {
    const spellings = [...new Set([name, name.replaceAll('-', '_')])]
        .filter((spelling) => Object.hasOwn(relationships, spelling))
        .map((spelling) => relationships[spelling]);
    const [first, second] = spellings;
    const told = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(relationshipSchema, first);
    const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
    if (first === undefined)
        return { named: undefined, hinted: false, many: false };
    if (differ || !told.success || told.output.data === undefined) {
        return { named: undefined, hinted: true, many: false };
    }
    const { data } = told.output;
    const many = Array.isArray(data);
    return { named: data === null ? [] : many ? data : [data], hinted: false, many };
}
/** The one that a resource names under a relationship to one; undefined where it names none. */
function relatedId(resource, name) {
    const { named = [], many } = related(resource, name);
    return many ? undefined : named[0]?.id;
}
/** The schema of one kind of resource: `type` must be the word, the attributes must fit. */
function resource(type, attributes) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)),
        type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(type),
        attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(attributes),
        relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema), {}),
        links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), {}),
    });
}
/** What a service may leave out or say as null, as it does with nearly everything. */
const text = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const flag = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const count = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
const timestamps = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())));
/** `{"can-override": true}` */
const flags = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY())));
function object(entries) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(entries));
}
const paginationSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    'current-page': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    'page-size': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    'prev-page': count,
    'next-page': count,
    'total-pages': count,
    'total-count': count,
});
//# sourceMappingURL=resource.js.map

/***/ }),

/***/ 7625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ isLike),
/* harmony export */   fH: () => (/* binding */ isAffected),
/* harmony export */   yI: () => (/* binding */ touches)
/* harmony export */ });
/**
 * Whether a change to these files concerns a workspace: files below its configuration, what that
 * reads elsewhere, and what its own triggers name. Patterns come from the service and are never
 * made into a RegExp.
 */
function isAffected(changed, watched) {
    const { directory, prefixes, reads = [], readPatterns = [] } = watched;
    const places = [directory, ...prefixes, ...reads].map((place) => segmentsOf(place).join('/'));
    const patterns = watched.patterns.map(segmentsOf);
    return changed.some((path) => places.some((place) => touches(path, place)) ||
        readPatterns.some((pattern) => isLike(path, pattern)) ||
        patterns.some((pattern) => matches(pattern, path.split('/'), '**', matchesSegment)));
}
function segmentsOf(path) {
    return path.split('/').filter((segment) => segment !== '');
}
/** `*` stands for any characters, `?` for one. */
function matchesSegment(pattern, segment) {
    const isSame = (part, character) => part === '?' || part === character;
    return matches(pattern.split(''), segment.split(''), '*', isSame);
}
/** `any` stands for any number of items. At most pattern × items steps. */
function matches(pattern, items, any, isSame) {
    let at = 0;
    let star = -1;
    let resume = 0;
    for (let index = 0; index < items.length;) {
        const part = pattern[at];
        if (part === any) {
            star = at++;
            resume = index;
        }
        else if (part !== undefined && isSame(part, items[index] ?? '')) {
            at++;
            index++;
        }
        else if (star >= 0) {
            at = star + 1;
            index = ++resume;
        }
        else
            return false;
    }
    return pattern.slice(at).every((part) => part === any);
}
/** At a place or below it; above it when what changed is a submodule or a link that leads there. */
function touches(path, place) {
    const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
    return place === '' || path === place || isBelow(path, place) || isBelow(place, path);
}
/** Whether a path begins and ends like this. */
function isLike(path, { prefix, suffix }) {
    return (path.length >= prefix.length + suffix.length && path.startsWith(prefix) && path.endsWith(suffix));
}
//# sourceMappingURL=affected.js.map

/***/ }),

/***/ 7832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   nP: () => (/* binding */ keepOrDiscard),
/* harmony export */   unjudged: () => (/* binding */ unjudged)
/* harmony export */ });
/* unused harmony exports endRun, leftoverOf, finishAfterKill */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(486);
/* harmony import */ var _policy_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4579);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8637);
/* harmony import */ var _status_status_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5960);
/* harmony import */ var _trust_audit_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9239);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7170);







/** One workspace that cannot be gated stops all: better than half an answer and runs to clean up. */
async function notStarted(looked, job) {
    if (!(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .isFound */ .ZN)(looked))
        return await giveUp(looked, looked.error, job);
    const message = 'Nothing was started for this workspace, because another one cannot be gated.';
    return { ...(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0)(looked), verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)({ kind: 'skipped', message }) };
}
async function giveUp(looked, error, job) {
    const known = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0)(looked);
    const failure = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .failureOf */ .g5)(error, job.ended());
    const errored = error instanceof _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$ && error.errored;
    const undecided = { ...known, verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)({ ...failure, errored }), failure };
    if (!(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .isFound */ .ZN)(looked) || !looked.soFar.mayHaveRun)
        return undecided;
    const why = failure.kind === 'canceled' ? 'the job was cancelled' : 'the gate gave up';
    const { ended, left } = await endTheRun(looked, why, job);
    const told = left.leftover === undefined ? tell(ended, known.runUrl) : undefined;
    return {
        ...undecided,
        ...left,
        runId: ended.runId ?? known.runId,
        runStatus: ended.status ?? known.runStatus,
        notices: told === undefined ? known.notices : [...known.notices, told],
    };
}
/**
 * A provisional run could be applied later: it is left so when the gate is green, else discarded.
 * What needs an override is kept as well: a discarded run could not be overridden any more.
 */
async function keepOrDiscard(result, settled, job) {
    const { mode, onFailure, failOn } = job.options;
    if (mode !== 'provisional')
        return result;
    const { word } = result.verdict;
    if ((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .isGreen */ .gf)(word, failOn)) {
        const { status, actions } = settled.watched.run.attributes;
        const confirmable = status === 'planned_and_saved' || actions?.['is-confirmable'] === true;
        return { ...result, confirmable };
    }
    if (onFailure === 'keep' || word === 'needs-override')
        return result;
    const why = 'the gate did not pass';
    const { ended, left } = await endTheRun(settled, why, job);
    return { ...result, runStatus: ended.status ?? result.runStatus, ...left };
}
async function endTheRun({ name: workspace, workspaceId, soFar: { versionId, run } }, why, job) {
    if (versionId === undefined)
        return { ended: { outcome: 'none' }, left: {} };
    if (run !== undefined)
        job.emit({ kind: 'canceling', workspace, runId: run.id, why });
    const { mode } = job.options;
    const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...job.ending(), clock: job.clock, comment: `Plangate: ${why}.` });
    const leftover = leftoverOf(ended, mode, run?.url);
    if (leftover !== undefined)
        job.warn(leftover);
    return { ended, left: { leftover, ...(0,_trust_audit_js__WEBPACK_IMPORTED_MODULE_6__/* .noteDiscard */ .D)(ended, why, job.clock.date()) } };
}
function tell(ended, runUrl) {
    const run = `Run ${ended.runId ?? ''}`;
    const see = runUrl === undefined ? '' : ` See ${runUrl}.`;
    switch (ended.outcome) {
        case 'none':
        case 'over':
            return undefined;
        case 'left':
            return `${run} is "${ended.status ?? ''}": somebody applies it, so it was left alone.${see}`;
        case 'ended':
            return `${run} was ${ended.status === 'discarded' ? 'discarded' : 'canceled'}, because nobody waits for it any more.`;
        case 'unknown':
            return `${ended.runId === undefined ? 'A run' : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status ?? ''}"`}.${see}`;
    }
}
/** The result where no run was judged: what is known of each workspace, and why there is no more. */
function unjudged(known, durationMs = 0) {
    const workspaces = known.map((one) => ({
        ...(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0)({ name: one.workspace, error: undefined }),
        verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)(one.failure),
        ...one,
    }));
    const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
    return { verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .combine */ .kg)(named), workspaces, archives: [], durationMs };
}
/** A saved plan is over only once it is discarded: until then it could be applied. Never throws. */
async function endRun(target, ports) {
    let runId = target.runId;
    let status;
    try {
        runId ??= (await findRun(target, ports))?.id;
        if (runId === undefined)
            return { outcome: 'none' };
        if (target.mode === 'provisional') {
            ({ status } = (await ports.client.runs.show(runId)).run.attributes);
            if ((0,_status_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runKind */ .Il)(target.mode, status) === 'foreign')
                return { runId, outcome: 'left', status };
        }
        await cancelOrDiscard(runId, ports);
        return { runId, ...(await awaitEnd(runId, ports)) };
    }
    catch (error) {
        return {
            runId,
            outcome: 'unknown',
            status,
            trouble: (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error),
            refused: (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusal */ .vu)(error) ? true : undefined,
        };
    }
}
/**
 * What is still to be done about a run that was to be ended and was not, as whole sentences;
 * undefined where nothing is. Only a run that could be applied is worth it for any reason.
 */
function leftoverOf({ runId, outcome, status, trouble, refused }, mode, runUrl) {
    const run = `Run ${runId ?? ''}${runUrl === undefined ? '' : ` (${runUrl})`}`;
    if (mode === 'speculative') {
        return outcome === 'unknown' && refused === true && runId !== undefined
            ? `${run} goes on, because the service refused to end it. ${NEEDS} It is speculative, so nothing of it can be applied.`
            : undefined;
    }
    if (outcome === 'left' || status === 'applied') {
        return `${run} was not discarded, because it is "${status}": its plan is applied although the gate did not pass. Look at it.`;
    }
    if (outcome !== 'unknown')
        return undefined;
    const why = trouble ?? `it was last seen as "${status}".`;
    if (runId === undefined) {
        return `There may be a run of this job that can be applied although the gate did not pass: ${why} Look at the runs of the workspace.`;
    }
    return refused === true
        ? `${run} can still be applied although the gate did not pass: the service refused to end it. ${NEEDS} Discard it by hand, and give the team of the token that permission.`
        : `${run} could not be ended: ${why} It may be one that can be applied although the gate did not pass: discard it by hand.`;
}
const NEEDS = 'Cancelling and discarding need the permission to apply runs (access level write, or runs: apply).';
/** A request that was given up may still be on its way: one look is not enough. */
async function findRun({ workspaceId, versionId }, { client, clock, deadline }) {
    for (const pauseMs of [500, 1_500, undefined]) {
        const run = await client.runs.findByConfigurationVersion(workspaceId, versionId);
        if (run !== undefined || pauseMs === undefined)
            return run;
        if (clock.now() + pauseMs >= deadline)
            return undefined;
        await clock.sleep(pauseMs);
    }
    return undefined;
}
async function cancelOrDiscard(runId, ports) {
    const { client, comment } = ports;
    try {
        await client.runs.cancel(runId, comment);
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || error.code !== 'conflict')
            throw error;
        const { run } = await client.runs.show(runId);
        if ((0,_status_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunOver */ .Ck)(run.attributes.status))
            return;
        if (run.attributes.actions?.['is-discardable'] !== false) {
            await client.runs.discard(runId, comment);
        }
    }
}
async function awaitEnd(runId, { client, clock, deadline }) {
    let discarded = false;
    for (let pauseMs = 250;; pauseMs = Math.min(pauseMs * 2, 4_000)) {
        const { run } = await client.runs.show(runId);
        const { status, actions } = run.attributes;
        if ((0,_status_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runKind */ .Il)('speculative', status) === 'stopped')
            return { outcome: 'ended', status };
        if ((0,_status_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunOver */ .Ck)(status))
            return { outcome: 'over', status };
        if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
            // The cancel came too late for the plan, and the run has come to rest.
            discarded = true;
            await client.runs.discard(runId);
            continue;
        }
        if (clock.now() + pauseMs >= deadline)
            return { outcome: 'unknown', status };
        await clock.sleep(pauseMs);
    }
}
const BUDGET_MS = 60_000;
/** Cancels or discards every run of the job, recovering lost ones by their version. Never throws. */
async function finishAfterKill(job, { client, clock, signal }) {
    const deadline = clock.now() + BUDGET_MS;
    const scoped = client.with({ signal, deadline });
    return await Promise.all(job.runs.map(async ({ workspace, ...run }) => {
        const comment = 'The job that waited for this run was killed.';
        const ports = { client: scoped, clock, deadline, comment };
        const ended = await endRun({ ...run, mode: job.mode }, ports);
        return { workspace, ...ended, leftover: leftoverOf(ended, job.mode, undefined) };
    }));
}
//# sourceMappingURL=end-run.js.map

/***/ }),

/***/ 6281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ GateStop),
/* harmony export */   ak: () => (/* binding */ forgivesFailedLook),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(847);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(486);
/** What a thrown value means for the job: whether it is forgiven, and what to call it. */


/** A step that cannot go on, with a whole sentence for people. */
class GateStop extends Error {
    name = 'GateStop';
    kind;
    /** The service itself ended what was asked of it: known, not in doubt. */
    errored;
    constructor(kind, message, options = {}) {
        super(message);
        this.kind = kind;
        this.errored = options.errored ?? false;
    }
}
/** @param ended why nothing is tried any more, when that is so: it explains what was thrown. */
function failureOf(error, ended) {
    const message = messageOf(error);
    if (ended === 'aborted')
        return { kind: 'canceled', message: 'The job was cancelled.' };
    if (error instanceof GateStop)
        return { kind: error.kind, message };
    if (error instanceof _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .PackError */ .ql)
        return { kind: 'archive', message };
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
        return { kind: ended ?? 'archive', message };
    const { remedy = '', code } = error;
    const whole = message.includes(remedy) ? message : `${message}\n${remedy}`;
    return { kind: ended ?? SERVICE_FAILURES[code] ?? 'service', message: whole };
}
/** The other codes are `service`. */
const SERVICE_FAILURES = {
    unauthorized: 'refused',
    forbidden: 'refused',
    'not-found': 'refused',
    local: 'archive',
    network: 'network',
    timeout: 'network',
    tls: 'network',
    aborted: 'canceled',
    invalid: 'input',
};
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** Nobody is told that something exists which they may not touch: 404 says no as well. */
function isRefusal(error) {
    return (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && (error.code === 'not-found' || error.code === 'forbidden'));
}
/**
 * Whether a look that failed is only a look less. An outage is waited through to the deadline: the
 * run goes on meanwhile. An answer that cannot be read three times in a row is not going to change.
 */
function forgivesFailedLook(error, inARow) {
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
        return false;
    if (error.code === 'unreadable')
        return inARow < 3;
    return ['network', 'timeout', 'server-error'].includes(error.code);
}
//# sourceMappingURL=failure-of.js.map

/***/ }),

/***/ 7170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ uploadRoot),
/* harmony export */   ZN: () => (/* binding */ isFound),
/* harmony export */   bq: () => (/* binding */ readWorkingDirectory),
/* harmony export */   pl: () => (/* binding */ findWorkspace),
/* harmony export */   q0: () => (/* binding */ describe)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(486);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6281);


function isFound(looked) {
    return 'workspaceId' in looked;
}
/** What is told of a workspace in every result. */
function describe(looked) {
    const found = isFound(looked) ? looked : undefined;
    const { versionId, run, notices = [] } = found?.soFar ?? {};
    return {
        workspace: looked.name,
        workspaceId: found?.workspaceId,
        workingDirectory: found?.workingDirectory ?? '',
        root: found?.root,
        configurationVersionId: versionId,
        runId: run?.id,
        runUrl: run?.url,
        runStatus: run?.status,
        results: [],
        runTasks: [],
        notices,
        diagnostics: [],
    };
}
/** @throws GateStop with what to change, or what the client threw. */
async function findWorkspace({ name, directory, repository }, { client, options }) {
    const workspace = await showWorkspace(client, options.organization, name);
    const { attributes } = workspace;
    if (attributes['execution-mode'] === 'local') {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .GateStop */ .K$('input', `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`);
    }
    if (attributes.permissions?.['can-queue-run'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .GateStop */ .K$('refused', `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace, or use another token.`);
    }
    if (options.mode === 'provisional')
        refuseProvisional(name, workspace, options);
    const working = readWorkingDirectory(attributes['working-directory']);
    if ('problem' in working) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .GateStop */ .K$('input', `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`);
    }
    const { path: workingDirectory } = working;
    const root = uploadRoot(directory, workingDirectory);
    // It is the directory or one above it.
    if (repository !== undefined && root.length < repository.length) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .GateStop */ .K$('input', `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`);
    }
    const notices = attributes.locked === true ? [LOCKED[options.mode]] : [];
    const terraformVersion = attributes['terraform-version'] ?? undefined;
    const soFar = { notices, mayHaveRun: false };
    return { name, workspaceId: workspace.id, workingDirectory, root, terraformVersion, soFar };
}
const LOCKED = {
    speculative: 'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.',
    provisional: 'The workspace is locked: the saved plan cannot be applied until it is unlocked.',
};
/** What a provisional run would leave behind is settled before anything is uploaded. */
function refuseProvisional(name, { attributes }, wanted) {
    if (wanted.autoQueueRuns) {
        // For who calls the library; the doors refuse it as input.
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .GateStop */ .K$('input', '`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Leave `auto-queue-runs` out.');
    }
    if (wanted.onFailure === 'discard' && attributes.permissions?.['can-queue-apply'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .GateStop */ .K$('refused', `A provisional run of workspace "${name}" could not be discarded if the gate closed: this token may not apply runs there, and only who may apply a run may discard it. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`);
    }
}
async function showWorkspace(client, organization, name) {
    try {
        return await client.workspaces.showByName(organization, name);
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ && error.code === 'not-found') {
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .GateStop */ .K$('refused', `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`);
        }
        throw error;
    }
}
/** @returns the working directory with single slashes and none at its ends, or why it is none. */
function readWorkingDirectory(text) {
    const parts = (text ?? '')
        .replaceAll('\\', '/')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return parts.includes('..')
        ? { problem: `its working directory "${text}" leads out of what is uploaded` }
        : { path: parts.join('/') };
}
/**
 * `/repo/infra/prod` less `infra/prod` is `/repo`. A directory that does not end in the working
 * directory is taken for the root itself; whether the working directory is in it shows when packed.
 */
function uploadRoot(directory, workingDirectory) {
    if (workingDirectory === '')
        return directory;
    const separator = directory.includes('\\') && !directory.includes('/') ? '\\' : '/';
    const parts = directory.split(separator);
    while (parts.length > 1 && parts.at(-1) === '')
        parts.pop();
    const wanted = workingDirectory.split('/');
    const tail = parts.slice(-wanted.length);
    if (tail.length < wanted.length || tail.some((part, index) => part !== wanted[index])) {
        return directory;
    }
    const root = parts.slice(0, -wanted.length).join(separator);
    return root === '' ? separator : root.endsWith(':') ? `${root}${separator}` : root;
}
//# sourceMappingURL=find-workspace.js.map

/***/ }),

/***/ 648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/src/policy/decide.js + 2 modules
var decide = __nccwpck_require__(4579);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: external "node:stream/promises"
const external_node_stream_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var wire_resource = __nccwpck_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/as-asked.js
var as_asked = __nccwpck_require__(5043);
// EXTERNAL MODULE: ./build/src/status/status.js
var status_status = __nccwpck_require__(5960);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __nccwpck_require__(6281);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __nccwpck_require__(7170);
// EXTERNAL MODULE: ./build/src/gate/read-loads.js + 1 modules
var read_loads = __nccwpck_require__(7664);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __nccwpck_require__(8474);
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __nccwpck_require__(486);
;// CONCATENATED MODULE: ./build/src/gate/supersede.js
/**
 * A newer push supersedes: earlier speculative runs of the same pull request need no answer any more.
 * The message of a run of ours ends in a tag, which tells them from all other runs.
 */




/** Cancels what the runs of this job supersede, in the background. */
function startSuperseder({ cancelSuperseded: wanted, changeRequest, mode }, { client: unscoped, signal, log }, deadline, emit) {
    const background = new AbortController();
    const either = AbortSignal.any([signal, background.signal]);
    // A hundred workspaces wait on one signal: that is no leak.
    (0,external_node_events_.setMaxListeners)(0, signal, either);
    const client = unscoped.with({ signal: either, deadline });
    let before = Promise.resolve();
    async function endEarlier(workspace, superseding) {
        if (either.aborted)
            return;
        try {
            const { ended, refused } = await cancelSuperseded(superseding, client);
            const why = 'superseded by a newer push to the same pull request';
            for (const runId of ended)
                emit({ kind: 'canceling', workspace, runId, why });
            if (refused !== undefined) {
                log.info(`${workspace}: ${refused} of an earlier push goes on, because this token may not cancel runs: that needs the permission to apply runs. A speculative run applies nothing; with \`cancel-superseded: false\` it is not tried.`);
            }
        }
        catch (error) {
            log.debug(`Earlier runs of ${workspace} were not looked for: ${(0,failure_of/* messageOf */.bD)(error)}`);
        }
    }
    return {
        /** One workspace after the other: lists of runs are limited to 30 a minute. */
        supersede: (workspace, superseding) => {
            if (wanted !== true || changeRequest === undefined || mode !== 'speculative')
                return;
            before = before.then(() => endEarlier(workspace, { ...superseding, changeRequest }));
        },
        async close() {
            background.abort();
            await before;
        },
    };
}
/**
 * Cancels (or discards, where they rest) earlier runs that carry the tag of this pull request, are
 * speculative and not over. Best effort: what cannot be cancelled is left alone.
 * @returns the ids of the runs that were asked to end, and of one that this token may not end.
 * @throws what the client threw while listing.
 */
async function cancelSuperseded({ workspaceId, changeRequest, run }, client) {
    const { items } = await client.runs
        .list(workspaceId, { search: changeRequest })
        .page({ size: 50 });
    const earlier = items.filter((other) => isSuperseded(other, run, changeRequest));
    const ended = [];
    for (const { id, attributes } of earlier) {
        // What may not be done to one may not be done to any of them.
        const how = attributes.permissions?.['can-cancel'] === false ? 'refused' : await end(id, client);
        if (how === 'refused')
            return { ended, refused: id };
        if (how === 'ended')
            ended.push(id);
    }
    return { ended };
}
function isSuperseded(other, run, changeRequest) {
    const { attributes } = other;
    const kind = (0,status_status/* runKind */.Il)('speculative', attributes.status);
    return (other.id !== run.id &&
        attributes['plan-only'] === true &&
        isRunOf(attributes.message, changeRequest) &&
        (kind === 'moving' || kind === 'person') &&
        // An older job that comes late must not cancel the newer one's run.
        Date.parse(attributes['created-at'] ?? '') < Date.parse(run.attributes['created-at'] ?? ''));
}
async function end(id, client) {
    const comment = 'Superseded by a newer push to the same pull request.';
    for (const act of ['cancel', 'discard']) {
        try {
            await client.runs[act](id, comment);
            return 'ended';
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._) || error.code === 'aborted')
                throw error;
            if ((0,failure_of/* isRefusal */.vu)(error))
                return 'refused';
            if (error.code !== 'conflict')
                return 'left';
        }
    }
    return 'left';
}
const OPEN = '[plangate ';
/** The service shows messages in lists; a longer one is cut there anyway. */
const LONGEST = 1_000;
/** `Plan for #42 [plangate acme/infra#42 k3x9…]` */
function runMessage(message, changeRequest, random) {
    const tag = `${OPEN}${changeRequest === undefined ? '' : `${clean(changeRequest)} `}${nonce(random)}]`;
    const said = clean(message).slice(0, LONGEST - tag.length - 1);
    return said === '' ? tag : `${said} ${tag}`;
}
/** Whether this message is that of a run of ours for this pull request. */
function isRunOf(message, changeRequest) {
    const text = message ?? '';
    const at = text.lastIndexOf(OPEN);
    const start = `${OPEN}${clean(changeRequest)} `;
    // What ends the message counts: it cannot fake its end.
    return text.startsWith(start, at) && /^[^ ]*\]$/.test(text.slice(at + start.length));
}
function nonce(random) {
    return Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
        .toString(36)
        .padStart(4, '0')).join('');
}
/** One line, without the bracket that opens a tag. */
function clean(text) {
    return text
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll('[plangate', '(plangate')
        .trim();
}
//# sourceMappingURL=supersede.js.map
;// CONCATENATED MODULE: ./build/src/gate/job.js


/** Ending a run that is given up takes this long at most, out of the job's own time. */
const END_BUDGET_MS = 5_000;
/** A cancelled job has this long: the runner kills 7.5 s after it asks. */
const ABORT_BUDGET_MS = 4_000;
function startJob(options, ports) {
    const { clock, random, signal, log } = ports;
    const started = clock.now();
    const deadline = options.deadline - Math.min(END_BUDGET_MS, options.timeoutMs / 10);
    const warned = new Set();
    const elapsedMs = () => clock.now() - started;
    const emit = (event) => {
        ports.onEvent({ ...event, atMs: elapsedMs() });
    };
    const archives = keepArchives(ports, emit);
    const superseder = startSuperseder(options, ports, deadline, emit);
    let earlierRuns;
    return {
        options,
        clock,
        random,
        signal,
        /** For the work itself: given up early enough to end what is left. */
        client: ports.client.with({ signal, deadline }),
        deadline,
        emit,
        elapsedMs,
        /** One archive per root, packed on first need. */
        pack: archives.pack,
        archives: archives.summaries,
        /** A client for ending runs, with time of its own. */
        ending() {
            const until = signal.aborted
                ? clock.now() + ABORT_BUDGET_MS
                : Math.min(options.deadline, clock.now() + 2 * END_BUDGET_MS);
            const own = { signal: new AbortController().signal, deadline: until };
            return { client: ports.client.with(own), deadline: until };
        },
        /** The run of this workspace that may have been overridden. */
        async earlierRun(workspace) {
            earlierRuns ??= options.earlierRuns?.();
            const runs = (await earlierRuns) ?? {};
            return Object.hasOwn(runs, workspace) ? runs[workspace] : undefined;
        },
        debug: (line) => log.debug(line),
        /** Says it once for all workspaces. */
        warn(line) {
            if (!warned.has(line))
                log.warning(line);
            warned.add(line);
        },
        /** Why nothing is tried any more, when that is so. */
        ended() {
            if (signal.aborted)
                return 'aborted';
            return clock.now() >= deadline ? 'timeout' : undefined;
        },
        supersede: superseder.supersede,
        /** Removes the archives and waits for nothing else. */
        async close() {
            await superseder.close();
            await archives.remove();
        },
    };
}
/** Where people see a run. */
function runUrlOf(workspace, runId, { client, options }) {
    const at = [options.organization, 'workspaces', workspace, 'runs', runId];
    return `${client.origin}/app/${at.map(encodeURIComponent).join('/')}`;
}
function keepArchives(ports, emit) {
    const packed = new Map();
    const done = [];
    const packNow = async (root) => {
        const archive = await ports.pack(root);
        done.push(archive);
        // Before any workspace goes on, so that they go on in their order.
        if (archive.withheld.some(read_loads/* mayBeMissed */.aV))
            await (0,read_loads/* loadParser */.qd)();
        emit({ kind: 'archive', root, archive });
        return archive;
    };
    return {
        pack: (root) => {
            const archive = packed.get(root) ?? packNow(root);
            packed.set(root, archive);
            return archive;
        },
        summaries: () => done.map(summarize),
        remove: () => Promise.all(done.map((archive) => archive.remove().catch(() => undefined))),
    };
}
function summarize({ root, bytes, contentBytes, sha256, ...archive }) {
    const files = archive.entries.filter(({ type }) => type !== 'directory').length;
    return { root, files, bytes, contentBytes, sha256, withheld: archive.withheld.length };
}
//# sourceMappingURL=job.js.map
// EXTERNAL MODULE: ./build/src/policy/reading.js
var policy_reading = __nccwpck_require__(988);
;// CONCATENATED MODULE: ./build/src/policy/from-plan-log.js
/**
 * Problems of the configuration, from the log of a failed plan: structured lines (JSON, one per
 * line) where the service writes them, else the boxes that Terraform draws for people.
 */

const MOST = 100;
const from_plan_log_LONGEST = 4_000;
function fromPlanLog(log) {
    const lines = log.split('\n').map((line) => stripControls(line.slice(0, from_plan_log_LONGEST * 4)));
    const structured = lines.flatMap(fromJsonLine);
    return distinct(structured.length > 0 ? structured : fromBoxes(lines)).slice(0, MOST);
}
function fromJsonLine(line) {
    let parsed;
    try {
        parsed = JSON.parse(line);
    }
    catch {
        return [];
    }
    const diagnostic = property(parsed, 'diagnostic');
    const severity = property(diagnostic, 'severity');
    const summary = textOf(diagnostic, 'summary');
    if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
        return [];
    const range = property(diagnostic, 'range');
    const start = (0,policy_reading/* asCount */.Wg)(property(property(range, 'start'), 'line'));
    return [
        {
            severity,
            summary: summary.slice(0, from_plan_log_LONGEST),
            detail: textOf(diagnostic, 'detail')?.slice(0, from_plan_log_LONGEST),
            address: textOf(diagnostic, 'address'),
            file: textOf(range, 'filename'),
            line: start || undefined,
        },
    ];
}
/** `│ Error: …`, then `│   on main.tf line 3, in resource "a" "b":`, then the text up to `╵`. */
function fromBoxes(lines) {
    const found = [];
    let current;
    let detail = [];
    const close = () => {
        if (current !== undefined) {
            const text = detail.join('\n').trim();
            found.push({ ...current, detail: text === '' ? undefined : text.slice(0, from_plan_log_LONGEST) });
        }
        current = undefined;
        detail = [];
    };
    for (const raw of lines) {
        const line = unbox(raw);
        const opening = opens(line);
        if (opening !== undefined) {
            close();
            current = opening;
        }
        else if (raw.trimStart().startsWith('╵'))
            close();
        else if (current !== undefined) {
            // `3: bucket = 1` is the source again.
            const isSource = /^\d{1,6}:/.test(line.trim());
            const place = placeOf(line);
            if (place !== undefined && current.file === undefined)
                Object.assign(current, place);
            else if (line.trimStart().startsWith('with ') && line.trimEnd().endsWith(',')) {
                current.address = line.trim().slice('with '.length, -1);
            }
            else if (!isSource)
                detail.push(line.trim());
        }
        if (found.length >= MOST)
            break;
    }
    close();
    return found;
}
function unbox(line) {
    const trimmed = line.trimStart();
    return trimmed.startsWith('│') ? trimmed.slice(1).trimStart() : line;
}
function opens(line) {
    const [, word, summary = ''] = /^(Error|Warning): (.*)$/.exec(line) ?? [];
    if (word === undefined)
        return undefined;
    return { severity: word === 'Error' ? 'error' : 'warning', summary: summary.trim() };
}
/** `on main.tf line 3, in resource "a" "b":` */
function placeOf(line) {
    const [, file, digits] = /^on ((?:(?! line ).)*) line (\d+)/.exec(line.trim()) ?? [];
    const number = (0,policy_reading/* asCount */.Wg)(Number(digits));
    return file !== undefined && number ? { file, line: number } : undefined;
}
/** Colours and the marks at the log's two ends. */
function stripControls(line) {
    const [first = '', ...coloured] = line.split('\u001b[');
    const text = coloured.map((part) => part.replace(/^[^@-~]*[@-~]?/, ''));
    return [first, ...text].join('').replaceAll(/(?!\t)\p{Cc}/gu, '');
}
function distinct(diagnostics) {
    return [...new Map(diagnostics.map((it) => [JSON.stringify(it), it])).values()];
}
function property(value, key) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? value[key]
        : undefined;
}
function textOf(value, key) {
    const text = property(value, key);
    return typeof text === 'string' && text !== '' ? text : undefined;
}
//# sourceMappingURL=from-plan-log.js.map
;// CONCATENATED MODULE: ./build/src/policy/from-run-events.js
const TOLD = ['changed_policy_enforcements', 'changed_task_enforcements', 'ignored_policy_sets'];
/** That policies were left out, or enforced less than they were written to be. */
function noticesOf(events) {
    return events
        .filter(({ event }) => TOLD.includes(event.attributes.action))
        .flatMap(({ event }) => event.attributes.description || []);
}
/** The same results; those that were overridden say by whom and why, where the events tell for certain. */
function attributeOverrides(results, events) {
    const overrides = events
        .filter(({ event }) => /overrid/i.test(event.attributes.action))
        .map(({ event, actor: by, comment: reason }) => {
        return { by, at: event.attributes['created-at'] ?? undefined, reason };
    });
    return results.map((result) => {
        if (result.status !== 'overridden')
            return result;
        const found = pick(overrides, result.override?.at);
        return found === undefined ? result : { ...result, override: { ...found, ...result.override } };
    });
}
/** A service writes down the event and the state that follows from it in one go. */
const TOGETHER_MS = 10_000;
/** The only one there is, or the only one at that time. */
function pick(overrides, at) {
    if (overrides.length === 1)
        return overrides[0];
    const then = Date.parse(at ?? '');
    const near = overrides.filter((override) => Math.abs(Date.parse(override.at ?? '') - then) <= TOGETHER_MS);
    return near.length === 1 ? near[0] : undefined;
}
//# sourceMappingURL=from-run-events.js.map
// EXTERNAL MODULE: ./build/src/policy/find-addresses.js
var find_addresses = __nccwpck_require__(1796);
;// CONCATENATED MODULE: ./build/src/policy/from-outcomes.js
/** Policy evaluations and their policy set outcomes. */




function fromOutcomes(stage, { evaluation, sets: read }) {
    const { status, 'status-timestamps': stamps } = evaluation.attributes;
    const what = `policy evaluation ${evaluation.id}`;
    const { reading, kind, unfinished } = (0,policy_reading/* readStatus */.rk)(status_status/* POLICY_EVALUATION */.o8, {
        system: 'policy-evaluation',
        what,
        word: status,
        stage: stage.attributes.status,
    });
    const owner = (0,wire_resource/* relatedId */.Dl)(evaluation, 'policy-attachable') ?? stage.id;
    if (owner !== stage.id) {
        reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
    }
    if (unfinished)
        return reading;
    if (read !== undefined && 'doubt' in read.how)
        reading.doubts.push(read.how.doubt);
    reading.doubts.push(...(0,policy_reading/* stampDoubts */.l$)(what, status, stamps, status_status/* POLICY_EVALUATION */.o8));
    const sets = read?.items ?? [];
    for (const set of sets) {
        const { results, doubts } = readSet(set, stage, evaluation);
        reading.results.push(...results);
        reading.doubts.push(...doubts);
    }
    const contrary = kind === 'unknown' ? [] : (0,policy_reading/* contradictions */.vM)(what, status, reading.results);
    reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...contrary);
    if (status === 'errored')
        reading.errors.push(`The ${what} could not be evaluated.`);
    return reading;
}
function readSet(set, stage, { id, attributes: { status, 'status-timestamps': stamps } }) {
    const { 'policy-set-name': named, 'result-count': counts, outcomes } = set.attributes;
    const what = `policy evaluation ${id}`;
    const name = named ?? '';
    const error = set.attributes.error ?? '';
    const mayPass = set.attributes.overridable !== false;
    const isOverridden = status === 'overridden';
    const awaiting = (0,status_status/* kindOf */.I)(status_status/* TASK_STAGE */.j$, stage.attributes.status) === 'person';
    const results = (outcomes ?? []).map((outcome) => toResult(outcome, {
        policySet: name,
        // A set that could be overridden cannot any more once its stage is over.
        overridable: mayPass && (awaiting || isOverridden),
        overridden: mayPass && isOverridden,
        at: stamps?.['overridden-at'] ?? undefined,
    }));
    const doubts = [];
    if (isOverridden && results.some((one) => one.status === 'failed' && one.level !== 'advisory')) {
        doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
    }
    if (((0,wire_resource/* relatedId */.Dl)(set, 'policy-evaluation') ?? id) !== id) {
        doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
    }
    const mismatch = compare(counts, results, error !== '');
    if (mismatch !== undefined)
        doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
    if (error !== '') {
        const output = error.split('\n');
        const of = { system: 'policy-evaluation', policySet: name };
        results.unshift({ ...policy_reading/* BROKEN_SET */.H4, ...of, message: error, output });
    }
    return { results, doubts };
}
function toResult(outcome, set) {
    const { status: word, enforcement_level: levelWord } = outcome;
    const kind = (0,status_status/* kindOf */.I)(status_status/* OUTCOME */.vg, word);
    const level = (0,policy_reading/* toLevel */.e3)(levelWord, 'policy-evaluation');
    const output = printOutput(outcome.output);
    const description = outcome.description ?? '';
    const isLenient = level !== 'advisory' && level !== 'unknown' && level !== 'hard-mandatory';
    const own = (0,policy_reading/* toStatus */.mf)(kind, word);
    const status = own === 'failed' && set.overridden && isLenient ? 'overridden' : own;
    const at = status === 'overridden' ? set.at : undefined;
    return {
        system: 'policy-evaluation',
        policySet: set.policySet,
        policy: outcome.policy_name ?? outcome.query ?? '',
        level,
        status,
        word: (0,policy_reading/* foreignWord */.n)(status, word, level, levelWord),
        overridable: set.overridable && isLenient,
        message: kind === 'good' ? '' : (output[0] ?? description),
        description: description === '' ? undefined : description,
        output,
        ...(0,policy_reading/* about */.Cv)(kind === 'good' ? [] : (0,find_addresses/* findAddresses */.W)([...output, description].join('\n'))),
        override: at === undefined ? undefined : { at },
    };
}
/** What is wrong between counts and what they count, as the rest of a sentence. */
function compare(counts, results, broken) {
    if (counts === null || counts === undefined)
        return undefined;
    const shown = (0,policy_reading/* tally */.N4)(results);
    const said = [
        ['passed', 'passed', (0,policy_reading/* countOf */.pq)(counts, 'passed'), shown.passed],
        ['failed advisory', 'advisory failed', (0,policy_reading/* countOf */.pq)(counts, 'advisory-failed'), shown.advisory],
        ['failed mandatory', 'mandatory failed', (0,policy_reading/* countOf */.pq)(counts, 'mandatory-failed'), shown.mandatory],
        // A set that broke as a whole may or may not be counted as an error of its own.
        ['errored', 'errored', broken ? shown.errored : (0,policy_reading/* countOf */.pq)(counts, 'errored'), shown.errored],
    ];
    for (const [name, did, count, listed] of said) {
        if (count === undefined)
            return `does not say how many policies ${did}`;
        if (count !== listed)
            return `counts ${count} ${name} but lists ${listed}`;
    }
    return undefined;
}
function countDoubts(what, evaluation, sets, results) {
    const doubts = [];
    const { status, 'result-count': counts } = evaluation.attributes;
    const isCounted = (each) => each !== undefined && each !== null;
    const broken = sets.some((set) => (set.attributes.error ?? '') !== '');
    const mismatch = compare(counts, results, broken);
    if (mismatch !== undefined)
        doubts.push(`The ${what} ${mismatch} in its policy sets.`);
    if (sets.length === 0 && (0,status_status/* kindOf */.I)(status_status/* POLICY_EVALUATION */.o8, status) === 'good') {
        doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
    }
    const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
    if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
        doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
    }
    return doubts;
}
/** As many entries, and as long each, as a reader could want. */
const from_outcomes_MOST = 1_000;
const from_outcomes_LONGEST = 4_000;
const DEEPEST = 6;
const SAYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
/**
 * What a policy printed, as lines. Sentinel answers `[{"print": "…"}]`, OPA what its rule returned:
 * strings, objects with a message, sets, anything that is JSON.
 */
function printOutput(output) {
    const lines = [];
    gather(output, lines, 0);
    return lines;
}
function gather(value, lines, depth) {
    if (lines.length >= from_outcomes_MOST || value === null || value === undefined)
        return;
    if (typeof value === 'string') {
        for (const line of value.split('\n')) {
            if (lines.length < from_outcomes_MOST && line.trim() !== '')
                lines.push(clip(line.trimEnd()));
        }
        return;
    }
    if (depth < DEEPEST && Array.isArray(value)) {
        for (const item of value)
            gather(item, lines, depth + 1);
        return;
    }
    if (depth < DEEPEST && typeof value === 'object') {
        const fields = new Map(Object.entries(value));
        const said = SAYS.find((key) => fields.has(key));
        if (said !== undefined) {
            const message = fields.get(said);
            const address = [fields.get('address'), fields.get('resource')].find(isText);
            const isBeside = isText(message) && address !== undefined && !message.includes(address);
            gather(isBeside ? `${address}: ${message}` : message, lines, depth + 1);
            return;
        }
    }
    lines.push(clip(asJson(value)));
}
function isText(value) {
    return typeof value === 'string' && value !== '';
}
/** A structure too deep to be written is named instead. */
function asJson(value) {
    try {
        return JSON.stringify(value) ?? '';
    }
    catch {
        return '(an output too deep to show)';
    }
}
function clip(line) {
    return line.length <= from_outcomes_LONGEST ? line : `${line.slice(0, from_outcomes_LONGEST)}…`;
}
//# sourceMappingURL=from-outcomes.js.map
;// CONCATENATED MODULE: ./build/src/policy/from-policy-check.js
/** Policy checks: the counts decide, the log names. */



const UNNAMED = 'unnamed policy';
/** @param log what the check printed; undefined when it could not be read. */
function fromPolicyCheck(check, log) {
    const { status, result, permissions, 'status-timestamps': stamps } = check.attributes;
    const what = `policy check ${check.id}`;
    const object = { system: 'policy-check', what, word: status };
    const { reading, unfinished } = (0,policy_reading/* readStatus */.rk)(status_status/* POLICY_CHECK */.M7, object);
    reading.canOverride = permissions?.['can-override'] ?? undefined;
    if (unfinished)
        return reading;
    if (status === 'errored') {
        reading.errors.push(`The ${what} could not be evaluated${firstLineOf(log)}.`);
    }
    const counts = tally(result ?? {});
    if (counts === undefined) {
        if (status !== 'errored') {
            reading.doubts.push(`The ${what} is "${status}" but does not say how many policies passed.`);
        }
        return reading;
    }
    reading.doubts.push(...contradictions(what, status, counts, result?.result ?? undefined), ...(0,policy_reading/* stampDoubts */.l$)(what, status, stamps, status_status/* POLICY_CHECK */.M7));
    reading.results.push(...nameResults(counts, log ?? '', status, stamps?.['overridden-at']));
    return reading;
}
/** Every policy that was counted, with its name where the log tells. */
function nameResults(counts, log, status, overriddenAt) {
    const logged = parsePolicyLog(log);
    const groups = [
        ['hard-mandatory', counts.hard],
        ['soft-mandatory', counts.soft],
        ['advisory', counts.advisory],
    ];
    const failures = groups.flatMap(([level, count]) => {
        const isSoft = level === 'soft-mandatory';
        const isOverridden = isSoft && status === 'overridden';
        const at = isOverridden ? (overriddenAt ?? undefined) : undefined;
        const named = logged.filter((policy) => policy.level === level && policy.passed !== true);
        return from_policy_check_pick(named, count, level).map((policy) => ({
            ...from_policy_check_toResult(policy, isOverridden ? 'overridden' : 'failed'),
            overridable: isSoft,
            override: at === undefined ? undefined : { at },
        }));
    });
    const passed = logged.filter((policy) => policy.passed === true);
    const passes = from_policy_check_pick(passed, counts.passed, 'unknown').map((each) => from_policy_check_toResult(each, 'passed'));
    return [...failures, ...passes];
}
/** Undefined unless the service tells all of them. */
function tally(result) {
    const passed = (0,policy_reading/* countOf */.pq)(result, 'passed');
    const hard = (0,policy_reading/* countOf */.pq)(result, 'hard-failed');
    const soft = (0,policy_reading/* countOf */.pq)(result, 'soft-failed');
    const advisory = (0,policy_reading/* countOf */.pq)(result, 'advisory-failed');
    const total = (0,policy_reading/* countOf */.pq)(result, 'total-failed');
    if (passed === undefined || hard === undefined || soft === undefined)
        return undefined;
    if (advisory === undefined || total === undefined)
        return undefined;
    return { passed, hard, soft, advisory, total };
}
/** Whether these failures go with that status: one that is not named here goes with none. */
function fits(status, hard, soft) {
    if (status === 'passed')
        return hard === 0 && soft === 0;
    if (status === 'soft_failed' || status === 'overridden')
        return hard === 0 && soft > 0;
    return status === 'hard_failed' ? hard > 0 : status === 'errored';
}
function contradictions(what, status, { passed, total, hard, soft, advisory }, result) {
    const doubts = [];
    if (total !== hard + soft + advisory) {
        doubts.push(`The ${what} counts ${total} failed policies in all, but ${hard} hard-mandatory, ${soft} soft-mandatory and ${advisory} advisory ones.`);
    }
    if ((0,status_status/* kindOf */.I)(status_status/* POLICY_CHECK */.M7, status) !== 'unknown' && !fits(status, hard, soft)) {
        doubts.push(`The ${what} is "${status}" but counts ${hard} hard-mandatory and ${soft} soft-mandatory failures.`);
    }
    if (status === 'passed' && result === false && advisory === 0) {
        doubts.push(`The ${what} is "passed" but its result is false.`);
    }
    if (status === 'passed' && passed + total === 0 && result !== true) {
        doubts.push(`The ${what} is "passed" but names no policy and no result.`);
    }
    return doubts;
}
/** As many policies as the service counted: named by the log when it explains exactly as many. */
function from_policy_check_pick(named, count, level) {
    if (named.length === count)
        return named;
    const kept = named.length < count ? named : [];
    // A count is the service's own; the cap only keeps an absurd one from filling the memory.
    const missing = Math.min(count - kept.length, 10_000);
    const unnamed = { policySet: '', policy: UNNAMED, level, description: '', output: [] };
    return [...kept, ...Array.from({ length: missing }, () => unnamed)];
}
function from_policy_check_toResult(policy, status) {
    const { policySet, policy: name, level, description, output } = policy;
    const said = name === UNNAMED && output.length === 0
        ? 'The log of the policy check does not name this policy.'
        : (output.find((line) => !isVerdictLine(line)) ?? description);
    return {
        system: 'policy-check',
        policySet,
        policy: name,
        level,
        status,
        overridable: false,
        message: status === 'passed' ? '' : said,
        description: description || undefined,
        output,
        ...(0,policy_reading/* about */.Cv)(status === 'passed' ? [] : (0,find_addresses/* findAddresses */.W)(output.join('\n'))),
    };
}
/** `FALSE - name.sentinel:1:1 - Rule "main"`: the trace, not the message. */
function isVerdictLine(line) {
    const word = line.trimStart();
    return word.startsWith('FALSE - ') || word.startsWith('TRUE - ') || word === 'Print messages:';
}
function firstLineOf(log) {
    const line = log?.split('\n').find((candidate) => candidate.trim() !== '');
    return line === undefined ? '' : `: ${line.trim().slice(0, 300)}`;
}
const HEADER = '## Policy ';
const MOST_POLICIES = 2_000;
const MOST_LINES = 500;
const from_policy_check_LONGEST = 2_000;
/**
 * The log names the policies; the counts do not. It is written for people and may hold lines of a
 * plan, so it explains results and never makes one pass.
 */
function parsePolicyLog(log) {
    const policies = [];
    let current;
    let description = false;
    for (const raw of log.split('\n')) {
        const line = raw.trimEnd().slice(0, from_policy_check_LONGEST);
        const header = policies.length < MOST_POLICIES ? parseHeader(line) : undefined;
        if (header !== undefined) {
            current = header;
            policies.push(header);
            description = false;
            continue;
        }
        if (current === undefined || line === '') {
            description &&= current !== undefined && current.description === '';
            continue;
        }
        if (line.startsWith('Result: ')) {
            const word = line.slice('Result: '.length).trim().toLowerCase();
            if (current.passed === undefined && (word === 'true' || word === 'false')) {
                current.passed = word === 'true';
            }
        }
        else if (line.startsWith('Description:')) {
            description = true;
            current.description = line.slice('Description:'.length).trim();
        }
        else if (description) {
            current.description = `${current.description} ${line.trim()}`.trim().slice(0, from_policy_check_LONGEST);
        }
        else if (current.output.length < MOST_LINES)
            current.output.push(line);
    }
    return policies;
}
/** `## Policy 1: set/name.sentinel (soft-mandatory)` */
function parseHeader(line) {
    if (!line.startsWith(HEADER) || !line.endsWith(')'))
        return undefined;
    const colon = line.indexOf(': ');
    const open = line.lastIndexOf(' (');
    if (colon === -1 || open <= colon + 1)
        return undefined;
    const path = line.slice(colon + 2, open).trim();
    const slash = path.lastIndexOf('/');
    const file = path.slice(slash + 1);
    return {
        policySet: slash === -1 ? '' : path.slice(0, slash),
        policy: file.endsWith('.sentinel') ? file.slice(0, -'.sentinel'.length) : file,
        level: (0,policy_reading/* toLevel */.e3)(line.slice(open + 2, -1).trim(), 'policy-check'),
        description: '',
        output: [],
    };
}
//# sourceMappingURL=from-policy-check.js.map
;// CONCATENATED MODULE: ./build/src/policy/from-tf-policy.js
/** Terraform policy: its outcomes know the file and the line. */


function fromTfPolicy({ evaluation, sets }) {
    const { status, permissions, error, actions } = evaluation.attributes;
    const what = `Terraform policy evaluation ${evaluation.id}`;
    const canOverride = permissions?.['can-override'] ?? undefined;
    const object = { system: 'terraform-policy', what, word: status };
    const { reading, kind, unfinished } = (0,policy_reading/* readStatus */.rk)(status_status/* TF_POLICY_EVALUATION */.bz, object);
    if (unfinished)
        return { ...(isApply(evaluation) ? (0,policy_reading/* emptyReading */.iz)() : reading), canOverride };
    if ((error ?? undefined) !== undefined || status === 'errored') {
        const said = [error?.summary, error?.detail].filter((part) => (part ?? '') !== '').join(': ');
        reading.errors.push(`The ${what} could not be evaluated${said === '' ? '' : `: ${said.slice(0, 2_000)}`}.`);
    }
    if (sets !== undefined && 'doubt' in sets.how)
        reading.doubts.push(sets.how.doubt);
    const stamps = evaluation.attributes['status-timestamps'];
    reading.doubts.push(...(0,policy_reading/* stampDoubts */.l$)(what, status, stamps, status_status/* TF_POLICY_EVALUATION */.bz));
    if (kind === 'person' && actions?.['is-overridable'] === false) {
        reading.doubts.push(`The ${what} awaits an override, but by its own word it cannot be overridden.`);
    }
    const results = (sets?.items ?? []).flatMap((set) => from_tf_policy_readSet(set, status));
    const doubts = [
        ...reading.doubts,
        ...from_tf_policy_countDoubts(what, evaluation, results),
        ...(0,policy_reading/* contradictions */.vM)(what, status, results, true),
    ];
    return { ...reading, canOverride, results, doubts };
}
/** Neither mode ever gets there. */
function isApply({ attributes }) {
    return attributes['stage-type']?.toLowerCase() === 'apply';
}
function from_tf_policy_readSet({ attributes }, evaluation) {
    const policySet = attributes['policy-set-name'] ?? '';
    const error = attributes.error ?? '';
    const results = (attributes.outcomes ?? []).map((each) => from_tf_policy_toResult(each, policySet, evaluation));
    if (error === '')
        return results;
    const message = printError(error).slice(0, 4_000);
    return [
        { ...policy_reading/* BROKEN_SET */.H4, system: 'terraform-policy', policySet, message, output: [] },
        ...results,
    ];
}
function from_tf_policy_toResult(outcome, policySet, evaluation) {
    const { status: word, enforcement_level: levelWord } = outcome;
    const kind = (0,status_status/* kindOf */.I)(status_status/* TF_POLICY_OUTCOME */.Zc, word);
    const level = (0,policy_reading/* toLevel */.e3)(levelWord, 'terraform-policy');
    const overridable = level === 'mandatory-overridable' && ['awaiting_override', 'overridden'].includes(evaluation);
    const own = (0,policy_reading/* toStatus */.mf)(kind, word);
    const isOverridden = own === 'failed' && overridable && evaluation === 'overridden';
    const status = isOverridden ? 'overridden' : own;
    const output = printDiagnostics(outcome);
    return {
        system: 'terraform-policy',
        policySet,
        policy: outcome.policy_name ?? outcome.file_name ?? '',
        level,
        status,
        word: (0,policy_reading/* foreignWord */.n)(status, word, level, levelWord),
        overridable,
        message: kind === 'good' ? '' : (output[0] ?? ''),
        output,
        ...from_tf_policy_placeOf(kind === 'good' ? [] : (outcome.diagnostics ?? [])),
    };
}
function printDiagnostics({ diagnostics }) {
    return (diagnostics ?? []).flatMap((diagnostic) => [
        ...linesOf(diagnostic.error_message ?? diagnostic.summary),
        ...(diagnostic.resources ?? []).flatMap((resource) => linesOf(resource.error_message ?? resource.info_message).map((line) => (resource.resource_name ?? '') === '' ? line : `${resource.resource_name}: ${line}`)),
    ]);
}
function from_tf_policy_placeOf(diagnostics) {
    const resources = diagnostics.flatMap((diagnostic) => diagnostic.resources ?? []);
    const names = resources.flatMap(({ resource_name: name }) => name || []);
    const [location] = resources.flatMap(({ file_name: path, start_line: start }) => {
        const line = (0,policy_reading/* asCount */.Wg)(start);
        return path && line ? [{ path, startLine: line, endLine: line, source: 'service' }] : [];
    });
    return { ...(0,policy_reading/* about */.Cv)([...new Set(names)]), location };
}
function linesOf(value) {
    return (value ?? '')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, 200);
}
function printError(error) {
    try {
        return typeof error === 'string' ? error : JSON.stringify(error);
    }
    catch {
        return 'The policy set could not be evaluated.';
    }
}
function from_tf_policy_countDoubts(what, { attributes: { status, 'result-count': counts } }, results) {
    if (counts === null || counts === undefined) {
        return [`The ${what} is "${status}" but does not say how many policies it has.`];
    }
    const shown = (0,policy_reading/* tally */.N4)(results);
    // Whether overridable failures are counted among the mandatory ones as well differs.
    const mandatory = (0,policy_reading/* countOf */.pq)(counts, 'mandatory-failed') ?? 0;
    const overridable = (0,policy_reading/* countOf */.pq)(counts, 'mandatory-overridable-failed');
    const lenient = (0,policy_reading/* tally */.N4)(results.filter(({ level }) => level === 'mandatory-overridable')).mandatory;
    const fits = {
        passed: (0,policy_reading/* countOf */.pq)(counts, 'passed') === shown.passed,
        'failed advisory': (0,policy_reading/* countOf */.pq)(counts, 'advisory-failed') === shown.advisory,
        'failed mandatory': shown.mandatory === mandatory
            ? [undefined, 0, lenient].includes(overridable)
            : overridable === lenient && shown.mandatory === mandatory + lenient,
        errored: ((0,policy_reading/* countOf */.pq)(counts, 'errored') ?? 0) <= shown.errored,
        unknown: ((0,policy_reading/* countOf */.pq)(counts, 'unknown') ?? 0) <= shown.unknown,
    };
    return Object.keys(fits)
        .filter((name) => fits[name] === false)
        .map((name) => `The ${what} counts other ${name} policies than it lists.`);
}
//# sourceMappingURL=from-tf-policy.js.map
;// CONCATENATED MODULE: ./build/src/policy/observed.js
/** Everything that the policy systems said about one run, as read; and what it turns into. */






/** @param run names, in its relationships, what must be among the observed. */
function toSystems(run, { checks, stages, tfEvaluations }) {
    const held = ({ items, how }, relation, objectOf, read) => {
        const objects = items.map(objectOf);
        const doubts = [
            ...lost(`run ${run.id}`, run, relation, objects),
            ...objects.flatMap((object) => ofAnotherRun(object, run)),
        ];
        return { how, reading: (0,policy_reading/* merge */.h1)([...items.map(read), { ...(0,policy_reading/* emptyReading */.iz)(), doubts }]) };
    };
    const evaluationOf = ({ evaluation }) => evaluation;
    return {
        policyChecks: held(checks, 'policy-checks', ({ check }) => check, ({ check, log }) => fromPolicyCheck(check, log)),
        taskStages: held(stages, 'task-stages', ({ stage }) => stage, fromObservedStage),
        terraformPolicy: held(tfEvaluations, 'tf-policy-evaluations', evaluationOf, fromTfPolicy),
    };
}
function fromObservedStage({ stage, taskResults, evaluations }) {
    const objects = evaluations.map(({ evaluation }) => evaluation);
    const owner = `task stage ${stage.id}`;
    const doubts = [
        ...lost(owner, stage, 'policy-evaluations', objects),
        ...lost(owner, stage, 'task-results', taskResults),
    ];
    const doubtful = { ...(0,policy_reading/* emptyReading */.iz)(), doubts };
    const words = objects.map(({ attributes }) => attributes.status);
    if (isOutOfReach(stage, words))
        return doubtful;
    const tasks = fromTaskResults(stage, taskResults);
    const whole = (0,policy_reading/* merge */.h1)([tasks, ...evaluations.map((each) => fromOutcomes(stage, each))]);
    return (0,policy_reading/* merge */.h1)([whole, doubtful, fromStage(stage, whole, words.length)]);
}
/**
 * What one object names as its own must have been read: a list that lost an entry passes nothing,
 * and an empty one only where its owner does not hint at more.
 */
function lost(owner, resource, relation, read) {
    const { named = [], hinted } = (0,wire_resource/* related */._2)(resource, relation);
    const what = relation.slice(0, -1).replaceAll('-', ' ').replace(/^tf /, 'Terraform ');
    if (hinted && read.length === 0) {
        return [
            `The ${owner} has a relationship "${relation}" that names no ${what}, and none was found.`,
        ];
    }
    const known = new Set(read.map(({ id }) => id));
    return named
        .filter(({ id }) => !known.has(id))
        .slice(0, 20)
        .map(({ id }) => `The ${owner} has ${what} ${id} (${relation}), but its list does not.`);
}
function ofAnotherRun(item, run) {
    const other = (0,wire_resource/* relatedId */.Dl)(item, 'run');
    if (other === undefined || other === run.id)
        return [];
    return [`${item.id} was listed for run ${run.id} but belongs to ${other}.`];
}
/** Run tasks are no policies, but a failed mandatory one blocks. */
function fromTaskResults(stage, taskResults) {
    return {
        ...(0,policy_reading/* emptyReading */.iz)(),
        runTasks: taskResults.map((result) => toRunTask(result, stage)),
        doubts: taskResults.flatMap(({ id, attributes }) => {
            const { status, 'status-timestamps': stamps } = attributes;
            return (0,policy_reading/* stampDoubts */.l$)(`task result ${id}`, status, stamps, status_status/* TASK_RESULT */.o3);
        }),
    };
}
function toRunTask({ attributes }, stage) {
    const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
    const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
    const kind = (0,status_status/* kindOf */.I)(status_status/* TASK_RESULT */.o3, word);
    const status = (0,status_status/* hasNoResult */.hs)(kind) ? 'not-evaluated' : (0,policy_reading/* toStatus */.mf)(kind, word);
    const isAwaited = (0,status_status/* kindOf */.I)(status_status/* TASK_STAGE */.j$, stage.attributes.status) === 'person';
    const foreignLevel = kind === 'good' && level === 'unknown' ? levelWord || undefined : undefined;
    return {
        name: attributes['task-name'] ?? '',
        stage: stage.attributes.stage,
        level,
        status,
        word: kind === 'good' || kind === 'bad' ? foreignLevel : word,
        overridable: isAwaited && status === 'failed' ? true : undefined,
        message: attributes.message ?? '',
        url: url || undefined,
    };
}
/** What a stage says beyond what is in it. */
function fromStage(stage, holds, evaluations) {
    const { status, permissions, actions, 'status-timestamps': stamps } = stage.attributes;
    const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
    const object = { system: 'task-stage', what, word: status, stage: status };
    const { reading, kind } = (0,policy_reading/* readStatus */.rk)(status_status/* TASK_STAGE */.j$, object);
    if (evaluations > 0) {
        reading.canOverride =
            permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
    }
    reading.doubts.unshift(...(0,policy_reading/* stampDoubts */.l$)(what, status, stamps, status_status/* TASK_STAGE */.j$));
    const { results, runTasks, errors } = holds;
    const isBlamed = results.some(isBlame) || runTasks.some(isTaskBlame) || errors.length > 0;
    if (kind === 'bad' && !isBlamed) {
        if (status === 'errored')
            reading.errors.push(`The ${what} is "errored".`);
        else
            reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
    }
    if (kind === 'person') {
        const canBe = actions?.['is-overridable'] !== false &&
            [...results, ...runTasks].some(({ overridable }) => overridable === true);
        const lack = isBlamed ? 'can be overridden' : 'says of what';
        if (!isBlamed || !canBe) {
            reading.doubts.push(`The ${what} awaits an override but nothing in it ${lack}.`);
        }
    }
    return reading;
}
function isBlame({ status, level }) {
    return (status === 'errored' || status === 'unknown' || (status === 'failed' && level !== 'advisory'));
}
function isTaskBlame({ status, level }) {
    return (status === 'failed' || status === 'errored') && level !== 'advisory';
}
/** A stage of the apply phase that holds nothing evaluated: neither mode ever gets there. */
function isOutOfReach(stage, evaluationWords) {
    const idle = (word) => word === 'pending' || word === 'unreachable';
    return ((0,status_status/* isApplyStage */.Nv)(stage.attributes.stage) &&
        idle(stage.attributes.status) &&
        evaluationWords.every(idle));
}
//# sourceMappingURL=observed.js.map
;// CONCATENATED MODULE: ./build/src/gate/read-policies.js





/** A service that writes the run before its parts is given this long, in steps that double. */
const CATCH_UP_MS = 10_000;
const EXTRA_BUDGET_MS = 20_000;
/** @param rests the run waits for a decision: what has not begun will not begin by waiting. */
async function readPolicies(run, rests, ports) {
    const { client, clock, signal, deadline } = ports;
    const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
    let lists = await readLists(client, run);
    for (let pauseMs = 1_000; lags(lists) && clock.now() + pauseMs < until; pauseMs *= 2) {
        await clock.sleep(pauseMs, signal);
        lists = await readLists(client, run);
    }
    return await readContents(ports, lists);
}
async function readLists(client, run) {
    const [checks, stages, tfEvaluations] = await Promise.all([
        readList(client.policyChecks.list(run.id)),
        readList(client.taskStages.list(run.id)),
        // Only an empty list says that there is nothing to read; a run that says nothing is asked.
        (0,wire_resource/* related */._2)(run, 'tf-policy-evaluations').named?.length === 0
            ? NOTHING
            : readList(client.tfPolicyEvaluations.list(run.id)),
    ]);
    return { checks, stages, tfEvaluations };
}
const NOTHING = { items: [], how: { read: 'to its last page' } };
/** Whether something still moves that could still come to an end. */
function lags({ checks, stages, tfEvaluations }) {
    const moves = (table, status) => ['moving', 'unknown'].includes((0,status_status/* kindOf */.I)(table, status));
    return (checks.items.some(({ attributes }) => moves(status_status/* POLICY_CHECK */.M7, attributes.status)) ||
        tfEvaluations.items.some((evaluation) => !isApply(evaluation) && moves(status_status/* TF_POLICY_EVALUATION */.bz, evaluation.attributes.status)) ||
        stages.items.some(({ stage, policyEvaluations }) => {
            const words = policyEvaluations.map(({ attributes }) => attributes.status);
            // In a stage that is over, what has not ended is stuck: no waiting helps.
            return !isOutOfReach(stage, words) && moves(status_status/* TASK_STAGE */.j$, stage.attributes.status);
        }));
}
async function readContents(ports, lists) {
    const { policyEvaluations: evaluations, tfPolicyEvaluations } = ports.client;
    const [checks, stages, tfEvaluations] = await Promise.all([
        readEach(lists.checks, async (check) => {
            const { id, attributes } = check;
            // It only names what the counts already say.
            const log = (0,status_status/* hasNoResult */.hs)((0,status_status/* kindOf */.I)(status_status/* POLICY_CHECK */.M7, attributes.status))
                ? undefined
                : await extra(ports, undefined, (client) => client.policyChecks.output(id));
            return { check, log };
        }),
        readEach(lists.stages, async ({ stage, policyEvaluations, taskResults }) => ({
            stage,
            taskResults,
            evaluations: await Promise.all(policyEvaluations.map(async (evaluation) => ({
                evaluation,
                sets: await readSets(status_status/* POLICY_EVALUATION */.o8, evaluation, evaluations),
            }))),
        })),
        readEach(lists.tfEvaluations, async (evaluation) => ({
            evaluation,
            sets: await readSets(status_status/* TF_POLICY_EVALUATION */.bz, evaluation, tfPolicyEvaluations),
        })),
    ]);
    return { checks, stages, tfEvaluations };
}
async function readEach({ items, how }, read) {
    return { items: await Promise.all(items.map(read)), how };
}
/** Undefined where there is nothing to ask for. */
async function readSets(table, { id, attributes }, resource) {
    return (0,status_status/* hasNoResult */.hs)((0,status_status/* kindOf */.I)(table, attributes.status))
        ? undefined
        : await readList(resource.outcomes(id));
}
/** All pages of a list, or what keeps it from being whole: the rest is still worth reading. */
async function readList(listing) {
    try {
        const { items, absent } = await listing.whole();
        return { items, how: absent === undefined ? { read: 'to its last page' } : { absent } };
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code === 'unreadable') {
            return { items: [], how: { doubt: error.message } };
        }
        throw error;
    }
}
/** What only informs is tried for a while and then left out: it never costs the verdict. */
async function extra({ client, clock, signal, deadline }, otherwise, read) {
    try {
        const within = Math.min(deadline, clock.now() + EXTRA_BUDGET_MS);
        return await read(client.with({ signal, deadline: within }));
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code !== 'aborted')
            return otherwise;
        throw error;
    }
}
//# sourceMappingURL=read-policies.js.map
;// CONCATENATED MODULE: ./build/src/gate/judge.js










/** The end of a plan's log holds its errors. */
const LOG_BYTES = 256 * 1024;
async function judge(settled, job) {
    const { mode, requirePolicies } = job.options;
    const { name, workspaceId: id, versionId, run, watched, durationMs } = settled;
    const asked = { mode, runId: run.id, versionId, workspace: { id, name }, requirePolicies };
    const judged = await judgeRun(watched, asked, job);
    const { status } = watched.run.attributes;
    return { ...judge_toResult(judged, (0,find_workspace/* describe */.q0)(settled), status, job), durationMs };
}
/** Tells the job what the policies said, too. */
function judge_toResult(judged, known, status, job) {
    for (const words of policyWords(judged.results)) {
        job.emit({ kind: 'progress', workspace: known.workspace, status, words });
    }
    // Terraform names files from where it ran; readers of the result look from the packed root.
    const from = known.workingDirectory === '' ? '' : `${known.workingDirectory}/`;
    const diagnostics = judged.diagnostics.map((each) => each.file === undefined ? each : { ...each, file: `${from}${each.file}` });
    return { ...known, ...judged, notices: [...known.notices, ...judged.notices], diagnostics };
}
async function judgeRun(watched, asked, ports) {
    const { run, costEstimate, workspace } = watched;
    const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
    const rests = (0,status_status/* runKind */.Il)(asked.mode, run.attributes.status) === 'person' || (0,status_status/* awaitsOverride */.iD)(stages);
    const plan = await readPlan(watched, ports);
    const read = 'read' in plan ? plan.read : undefined;
    const planFailed = read !== undefined && (0,status_status/* kindOf */.I)(status_status/* PLAN */.Ac, read.attributes.status) === 'bad';
    const [observed, events, diagnostics] = await Promise.all([
        readPolicies(run, rests, ports),
        extra(ports, [], (client) => client.runs.events(run.id)),
        planFailed
            ? extra(ports, [], async (client) => fromPlanLog(await client.runs.planLog(read, LOG_BYTES)))
            : [],
    ]);
    const systems = toSystems(run, observed);
    const name = workspace?.attributes.name;
    const verdict = (0,decide/* decide */.LD)({ asked, run: { read: run, workspaceName: name }, plan, ...systems });
    const { results, runTasks, canOverride } = (0,policy_reading/* merge */.h1)(Object.values(systems).map(({ reading }) => reading));
    return {
        verdict,
        results: attributeOverrides(results, events),
        runTasks,
        canOverride,
        plan: read && summarizePlan(read.attributes),
        cost: costEstimate && summarizeCost(costEstimate.attributes),
        diagnostics,
        notices: noticesOf(events),
    };
}
/** Where a service does not include the plan, it is read once, in the end. */
async function readPlan({ run, plan }, { client }) {
    if (plan !== undefined)
        return { read: plan };
    const id = (0,wire_resource/* relatedId */.Dl)(run, 'plan');
    if (id === undefined)
        return { doubt: `Run ${run.id} does not name its plan.` };
    try {
        return { read: await client.runs.plan(id) };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code === 'aborted')
            throw error;
        return { doubt: error.message };
    }
}
function summarizePlan(attributes) {
    const counts = {
        additions: attributes['resource-additions'] ?? 0,
        changes: attributes['resource-changes'] ?? 0,
        destructions: attributes['resource-destructions'] ?? 0,
        imports: attributes['resource-imports'] ?? 0,
    };
    const some = Object.values(counts).some((count) => count > 0);
    return { status: attributes.status, hasChanges: attributes['has-changes'] ?? some, ...counts };
}
function summarizeCost(attributes) {
    return {
        status: attributes.status,
        priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
        proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
        deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
    };
}
const NAMES = {
    'policy-check': 'policy check',
    'policy-evaluation': 'policy evaluation',
    'terraform-policy': 'Terraform policy',
};
/** `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed` */
function policyWords(results) {
    return Object.entries(NAMES).flatMap(([system, name]) => {
        const own = results.filter((result) => result.system === system);
        if (own.length === 0)
            return [];
        const count = (test) => own.filter(test).length;
        const parts = [
            [count((it) => it.status === 'failed' && it.level !== 'advisory'), 'mandatory failed'],
            [count((it) => it.status === 'failed' && it.level === 'advisory'), 'advisory failed'],
            [count((it) => it.status === 'overridden'), 'overridden'],
            [count((it) => it.status === 'errored'), 'errored'],
            [count((it) => it.status === 'unknown' || it.status === 'not-evaluated'), 'undecided'],
        ];
        const some = parts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
        const total = `${own.length} ${own.length === 1 ? 'policy' : 'policies'}`;
        return [`${name}: ${[total, ...(some.length > 0 ? some : ['all passed'])].join(', ')}`];
    });
}
//# sourceMappingURL=judge.js.map
;// CONCATENATED MODULE: ./build/src/gate/poll.js
/** @throws what `read` threw, unless it was forgiven, time is up or the job was cancelled. */
async function poll(options) {
    const { clock, signal, deadline } = options;
    const started = clock.now();
    const watch = startWatch(options);
    try {
        if (options.initial !== undefined)
            watch.take(options.initial);
        let failures = 0;
        for (;;) {
            if (signal.aborted)
                return watch.end('aborted');
            const now = clock.now();
            if (now >= deadline)
                return watch.end('timeout');
            const interval = options.intervalMs(now - started, deadline - now);
            if (interval > 0) {
                if (!(await slept(clock, interval, signal)))
                    return watch.end('aborted');
                if (clock.now() >= deadline)
                    return watch.end('timeout');
            }
            let value;
            try {
                value = await options.read();
            }
            catch (error) {
                if (signal.aborted)
                    return watch.end('aborted');
                failures += 1;
                watch.fail(error);
                if (clock.now() >= deadline)
                    return watch.end('timeout');
                if (options.forgives?.(error, failures) !== true)
                    throw error;
                continue;
            }
            failures = 0;
            watch.take(value);
            if (options.isSettled(value))
                return { kind: 'settled', seen: watch.seen, last: value };
        }
    }
    finally {
        await watch.close();
    }
}
/** What was seen so far, and the heartbeat that tells when it does not change. */
function startWatch({ clock, wordOf, changeOf = wordOf, onChange, onQuiet, quietMs = 30_000, }) {
    const quiet = new AbortController();
    let last;
    let trouble;
    let known;
    let told = clock.now();
    let lastChange = told;
    const heartbeat = (async () => {
        while (!quiet.signal.aborted) {
            const due = Math.max(told, lastChange) + quietMs;
            if (clock.now() >= due) {
                told = clock.now();
                onQuiet?.(last);
            }
            else if (!(await slept(clock, due - clock.now(), quiet.signal)))
                return;
        }
    })();
    const seen = [];
    return {
        seen,
        /** The look that was made last failed. */
        fail(error) {
            trouble = error;
        },
        take(value) {
            trouble = undefined;
            last = value;
            const word = wordOf(value);
            if (word !== seen.at(-1))
                seen.push(word);
            const change = changeOf(value);
            if (change === known)
                return;
            known = change;
            lastChange = clock.now();
            onChange?.(value);
        },
        end(kind) {
            return { kind, seen, last, trouble };
        },
        async close() {
            quiet.abort();
            await heartbeat;
        },
    };
}
/** False when the signal ended the sleep. */
async function slept(clock, ms, signal) {
    try {
        await clock.sleep(ms, signal);
        return true;
    }
    catch (error) {
        if (signal.aborted)
            return false;
        throw error;
    }
}
/*
 * When to look next. The law was chosen by simulation (bench/README.md, "Waiting"): few requests,
 * and still an answer soon after the run's end.
 */
const SHORTEST_MS = 1_600;
const LONGEST_MS = 5_200;
/** From here on the interval is half of the time beyond: a long run can wait. */
const SHORT_RUN_MS = 10_000;
const GROWTH = 1 / 2;
const SPARSE_LONGEST_MS = 30_000;
/** Around the expected end, from a little before to a little after it, every twentieth of it. */
const BEFORE = 0.1;
const AFTER = 0.15;
const DENSE = 1 / 20;
const DENSEST_MS = 1_000;
/** Until then two or three looks: a run that fails early is not waited for to the expected end. */
const SPARSE = 0.4;
/** Milliseconds until the next look; never past the deadline, never negative. */
function nextIntervalMs({ waitedMs, remainingMs, lastDurationMs }) {
    const interval = lastDurationMs !== undefined && waitedMs < lastDurationMs * (1 + AFTER)
        ? expected(waitedMs, lastDurationMs)
        : growing(waitedMs);
    return Math.max(0, Math.min(interval, remainingMs));
}
function growing(waitedMs) {
    return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (waitedMs - SHORT_RUN_MS) * GROWTH));
}
function expected(waitedMs, lastDurationMs) {
    const dense = Math.min(LONGEST_MS, Math.max(DENSEST_MS, lastDurationMs * DENSE));
    const untilDense = lastDurationMs * (1 - BEFORE) - waitedMs;
    return Math.max(dense, Math.min(untilDense, lastDurationMs * SPARSE, SPARSE_LONGEST_MS));
}
//# sourceMappingURL=poll.js.map
;// CONCATENATED MODULE: ./build/src/gate/watch.js



/** What a look at a run brings along: all that decides when it is over, and whose it is. */
const WATCHED = [
    'plan',
    'task_stages',
    'cost_estimate',
    'workspace',
    'tf_policy_evaluations',
];
/** @throws GateStop when the run did not settle in time. */
async function watch(started, job) {
    const waiting = await watchRun(started, job);
    if (waiting.kind !== 'settled')
        throw unsettled(waiting, started.run, job);
    const { last: watched } = waiting;
    started.seen.status = watched.run.attributes.status;
    const durationMs = runDurationMs(watched.run) ?? job.clock.now() - started.askedAt;
    return { ...started, watched, durationMs };
}
async function watchRun(started, job) {
    const { run: created, seen, name: workspace } = started;
    const { client, clock, signal, deadline, options } = job;
    const { mode, timeoutMs } = options;
    const lastDurationMs = options.lastDurationMs?.[workspace];
    const say = (run, words) => {
        seen.status = run.attributes.status;
        job.emit({ kind: 'progress', workspace, status: seen.status, words });
    };
    let saidPlan = false;
    let unstamped;
    const alreadyWaitedMs = clock.now() - started.askedAt;
    return await poll({
        read: () => client.runs.show(created.id, { include: WATCHED }),
        isSettled: ({ run, taskStages }) => {
            const { status } = run.attributes;
            const stages = (taskStages ?? []).map(({ attributes }) => attributes);
            const settled = (0,status_status/* isSettled */.Is)(mode, status, stages);
            const twice = status === unstamped;
            unstamped = settled && isUnstamped(run) ? status : undefined;
            return settled && (unstamped === undefined || twice);
        },
        wordOf: ({ run }) => run.attributes.status,
        changeOf: ({ run, plan }) => JSON.stringify([(0,status_status/* runWords */.$W)(run), planWords(plan)]),
        intervalMs: (waitedMs, remainingMs) => unstamped === undefined
            ? nextIntervalMs({ waitedMs: alreadyWaitedMs + waitedMs, remainingMs, lastDurationMs })
            : Math.min(SECOND_LOOK_MS, remainingMs),
        forgives: failure_of/* forgivesFailedLook */.ak,
        onChange: ({ run, plan }) => {
            const words = planWords(plan);
            if (words !== undefined && !saidPlan) {
                saidPlan = true;
                say(run, words);
                if (run.attributes.status === 'planned')
                    return;
            }
            say(run, (0,status_status/* runWords */.$W)(run));
        },
        onQuiet: ({ run } = { run: created }) => {
            const { status } = run.attributes;
            job.emit({ kind: 'heartbeat', workspace, status, words: (0,status_status/* runWords */.$W)(run), timeoutMs });
        },
        initial: { run: created },
        deadline,
        clock,
        signal,
    });
}
/** How long after a state that its own timestamps do not know, where they know others. */
const SECOND_LOOK_MS = 1_000;
function isUnstamped({ attributes }) {
    const stamped = Object.entries(attributes['status-timestamps'] ?? {}).filter(([, at]) => (at ?? '') !== '');
    const own = `${attributes.status.replaceAll('_', '-')}-at`;
    return stamped.length > 0 && !stamped.some(([key]) => key === own);
}
/** `plan: 12 to add, 3 to change, 1 to destroy`; undefined while the plan is not finished. */
function planWords(plan) {
    if (plan?.attributes.status !== 'finished')
        return undefined;
    const { attributes } = plan;
    if (attributes['has-changes'] === false)
        return 'plan: no changes';
    const count = (what) => attributes[`resource-${what}`] ?? 0;
    const imports = count('imports') > 0 ? `${count('imports')} to import, ` : '';
    return `plan: ${imports}${count('additions')} to add, ${count('changes')} to change, ${count('destructions')} to destroy`;
}
function unsettled(waiting, run, { options: { timeoutMs } }) {
    if (waiting.kind === 'aborted')
        return new failure_of/* GateStop */.K$('canceled', 'The job was cancelled.');
    const last = waiting.last?.run ?? run;
    const words = (0,status_status/* runWords */.$W)(last);
    const lastSeen = words.startsWith('"') ? words : `"${last.attributes.status}" (${words})`;
    const trouble = waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
    return new failure_of/* GateStop */.K$('timeout', `The timeout of ${minutes(timeoutMs)} was over before run ${run.id} was: it was last seen as ${lastSeen}, after ${waiting.seen.join(', ')}. Raise \`timeout\`, or see in the run what it waits for.${trouble}`);
}
function minutes(ms) {
    const seconds = Math.round(ms / 1_000);
    const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
    if (whole === 0)
        return `${rest} s`;
    return rest === 0 ? `${whole} min` : `${whole} min ${rest} s`;
}
/** From creation to the last status, by the service's own clock; undefined when it does not tell. */
function runDurationMs({ attributes }) {
    const created = Date.parse(attributes['created-at'] ?? '');
    const ends = Object.values(attributes['status-timestamps'] ?? {})
        .map((text) => Date.parse(text ?? ''))
        .filter((time) => Number.isFinite(time));
    const duration = ends.reduce((latest, time) => Math.max(latest, time), -Infinity) - created;
    return duration > 0 ? duration : undefined;
}
//# sourceMappingURL=watch.js.map
;// CONCATENATED MODULE: ./build/src/gate/adopt-overridden.js
/**
 * A run that was judged before and overridden since, taken instead of a new one. Where it was found
 * vouches for nothing: the service says whose it is and what became of it, and its files are
 * compared. Anything else, any doubt and any error is left to a new run.
 */














/** What was true of an older plan need not be any more. */
const LIFETIME_MS = 24 * 60 * 60_000;
/** How far the service's clock may be ahead of this one. */
const SKEW_MS = 5 * 60_000;
/** For all of it: a new run is never far away. */
const BUDGET_MS = 60_000;
/** Undefined when there is no such run, or when it cannot be told for certain. */
async function adoptOverridden(packed, job) {
    const { name: workspace } = packed;
    if (job.options.mode !== 'speculative')
        return undefined;
    try {
        const runId = await job.earlierRun(workspace);
        if (runId === undefined)
            return undefined;
        const found = await examine(runId, packed, job);
        if (typeof found === 'string') {
            job.debug(`Run ${runId} of ${workspace} is not taken over: ${found}.`);
            return undefined;
        }
        const { status, versionId, judged } = found;
        const runUrl = runUrlOf(workspace, runId, job);
        const notice = `Run ${runId} planned these very files and was overridden, so no new run was started.`;
        job.emit({ kind: 'run-overridden', workspace, runId, runUrl });
        const soFar = {
            ...packed.soFar,
            versionId,
            run: { id: runId, url: runUrl, status },
            notices: [...packed.soFar.notices, notice],
        };
        return judge_toResult(judged, (0,find_workspace/* describe */.q0)({ ...packed, soFar }), status, job);
    }
    catch (error) {
        job.debug(`An earlier run of ${workspace} is not taken over: ${(0,failure_of/* messageOf */.bD)(error)}`);
        return undefined;
    }
}
/** Why not, or all that has to be known of it. */
async function examine(runId, { name, workspaceId: id, terraformVersion, archive }, { client: asking, clock, signal, deadline: end, options: { requirePolicies } }) {
    const mode = 'speculative';
    const deadline = Math.min(end, clock.now() + BUDGET_MS);
    const client = asking.with({ signal, deadline });
    const watched = await client.runs.show(runId, { include: WATCHED });
    const { run } = watched;
    const versionId = (0,wire_resource/* relatedId */.Dl)(run, 'configuration-version');
    if ((0,wire_resource/* relatedId */.Dl)(run, 'workspace') !== id)
        return 'it belongs to another workspace';
    const [unlike] = (0,as_asked/* unlikeOwn */.f)(run, terraformVersion);
    if (unlike !== undefined)
        return `it ${unlike}`;
    if (versionId === undefined)
        return 'it does not say which configuration version it planned';
    if (!isRecent(run, clock.date()))
        return 'it is older than a day';
    // Only a run that went on to its end after the override can be judged to be overridden.
    const { status } = run.attributes;
    if ((0,status_status/* runKind */.Il)(mode, status) !== 'good')
        return `it is "${status}"`;
    const asked = { mode, runId, versionId, workspace: { id, name }, requirePolicies };
    const judged = await judgeRun(watched, asked, { client, clock, signal, deadline });
    const { word } = judged.verdict;
    if (word !== 'overridden')
        return `its verdict is "${word}"`;
    if (!(await plannedThese(archive, runId, client)))
        return 'it planned other files';
    return { status, versionId, judged };
}
function isRecent({ attributes }, now) {
    const ageMs = now.getTime() - Date.parse(attributes['created-at'] ?? '');
    return ageMs >= -SKEW_MS && ageMs <= LIFETIME_MS;
}
/** Byte for byte: the same files always make the same archive. */
async function plannedThese(archive, runId, client) {
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-'));
    try {
        const file = (0,external_node_path_.join)(directory, 'planned.tar.gz');
        await client.configurationVersions.downloadForRun(runId, file);
        const hash = (0,external_node_crypto_.createHash)('sha256');
        await (0,external_node_stream_promises_namespaceObject.pipeline)((0,external_node_fs_.createReadStream)(file), hash);
        return hash.digest('hex') === archive.sha256;
    }
    finally {
        await (0,promises_.rm)(directory, { recursive: true, force: true });
    }
}
//# sourceMappingURL=adopt-overridden.js.map
// EXTERNAL MODULE: ./build/src/gate/end-run.js
var end_run = __nccwpck_require__(7832);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __nccwpck_require__(847);
// EXTERNAL MODULE: ./build/src/archive/place.js
var place = __nccwpck_require__(4043);
// EXTERNAL MODULE: ./build/src/gate/affected.js
var affected = __nccwpck_require__(7625);
;// CONCATENATED MODULE: ./build/src/gate/pack-workspace.js
/** What is sent for a workspace. The policies see all that Terraform would load, or the gate says what they do not. */






/** How many files a sentence names. */
const NAMED = 3;
/** @throws GateStop when Terraform would find nothing to plan, or the policies would not see all of it. */
async function packWorkspace(found, job) {
    const { name, workingDirectory: working, root } = found;
    const archive = await job.pack(root);
    if (!holdsConfiguration(archive.entries, working)) {
        const where = working === ''
            ? `no .tf or .tofu file that is sent lies directly in ${archive.root}. Point \`directory\` at the one that has them.`
            : `it runs in "${working}", but ${archive.root} has no .tf or .tofu file there. Point \`directory\` at a path that ends in "${working}" or contains it, or change the working directory in the workspace's settings.`;
        const message = `There is no Terraform configuration for workspace "${name}": ${where}`;
        throw new failure_of/* GateStop */.K$('input', message);
    }
    await see(archive, found, job);
    return { ...found, archive };
}
/** Whether the packed entries hold a configuration in the working directory. */
function holdsConfiguration(entries, workingDirectory) {
    const working = workingDirectory === '' ? '.' : workingDirectory;
    return entries.some(({ path, type }) => type !== 'directory' &&
        external_node_path_.posix.dirname(path) === working &&
        /\.(?:tf|tofu)(?:\.json)?$/.test(path));
}
/**
 * @throws GateStop when git cannot say whether a file is tracked that Terraform would load; when a
 *   pull request hides such a file, or changes one that is hidden
 */
async function see(archive, { workingDirectory, soFar }, job) {
    if (!archive.withheld.some(read_loads/* mayBeMissed */.aV))
        return;
    const unseen = unseenOf(archive, workingDirectory, await (0,read_loads/* loadParser */.qd)());
    const certain = unseen.filter((each) => each.certain);
    const doubtful = certain.filter(({ entry }) => entry.reason === pack/* TRACKING_UNKNOWN */.vp);
    if (doubtful.length > 0)
        throw new failure_of/* GateStop */.K$('input', sayUnknown(doubtful, archive));
    // What git does not track is no part of what is proposed.
    const hidden = unseen.filter(({ entry }) => entry.reason !== pack/* UNTRACKED */.iC);
    const closing = await findClosing(hidden, archive, job.options.proposal);
    if (closing !== undefined)
        throw new failure_of/* GateStop */.K$('unseen', closing);
    const notices = certain.slice(0, NAMED).map(sayUnseen);
    if (certain.length > NAMED) {
        notices.push(`${certain.length - NAMED} more files that Terraform would load stay here.`);
    }
    soFar.notices.push(...notices);
    notices.forEach((notice) => job.warn(notice));
}
/** Read once for all workspaces that run in one directory. */
const READ = new WeakMap();
function unseenOf(archive, workingDirectory, hcl) {
    const { root, withheld } = archive;
    const module = (0,external_node_path_.join)(root, ...workingDirectory.split('/'));
    const read = READ.get(archive) ?? new Map();
    const unseen = read.get(module) ?? (0,read_loads/* findUnseen */.s)(withheld, (0,read_loads/* readLoads */.QO)(module, hcl), root, module);
    READ.set(archive, read.set(module, unseen));
    return unseen;
}
/** Why the gate stays closed, when it does. */
async function findClosing(hidden, archive, proposal) {
    if (proposal === undefined || hidden.length === 0)
        return undefined;
    const { repository } = proposal;
    const changed = (0,place/* isWithin */.UO)(archive.root, repository) ? await proposal.changedFiles() : undefined;
    const certain = hidden.filter((each) => each.certain);
    const isChanged = (path) => {
        const places = (0,read_loads/* follow */.e6)(path).map((each) => (0,external_node_path_.relative)(repository, each).split(external_node_path_.sep).join('/'));
        return places.some((place) => changed?.some((one) => (0,affected/* touches */.yI)(one, place)));
    };
    // A list with nothing in it was not made from a change.
    if (changed === undefined || changed.length === 0) {
        return sayHidden(certain, 'which files this pull request changes is not known', KNOW);
    }
    if (isChanged((0,external_node_path_.join)(archive.root, pack/* RULE_FILE */.On))) {
        return sayHidden(hidden, `this pull request adds or changes ${pack/* RULE_FILE */.On}`);
    }
    const touched = certain.filter(({ path }) => isChanged(path));
    return sayHidden(touched, 'this pull request adds or changes it');
}
const KNOW = ' Or let the job know them: `github-token` with `pull-requests: read`, elsewhere a checkout that holds the target branch.';
function sayHidden(hidden, why, otherwise = '') {
    if (hidden.length === 0)
        return undefined;
    const would = hidden.some(({ certain }) => certain) ? 'would' : 'may';
    const names = list(hidden, ({ rule, reason }) => rule ?? reason);
    const remedy = hidden.some(({ entry }) => entry.rule !== undefined)
        ? `Remove the rules from ${pack/* RULE_FILE */.On}, so that it is sent and judged.`
        : 'Keep it in a file that is sent and judged.';
    return `Terraform ${would} load ${names}, but the policies do not get to see that, and ${why}. ${remedy}${otherwise}`;
}
function list(unseen, detail) {
    const names = unseen.slice(0, NAMED).map(({ entry }) => {
        const more = detail(entry);
        return more === undefined ? entry.path : `${entry.path} (${more})`;
    });
    return `${names.join(', ')}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ''}`;
}
function sayUnseen({ entry }) {
    const { path, reason, rule } = entry;
    const why = rule ?? reason;
    return reason === pack/* UNTRACKED */.iC
        ? `Terraform would load ${path}, but it ${why}: the policies judge a plan without it. \`include-untracked-secrets\` sends it.`
        : `Terraform would load ${path}, but the policies do not get to see it: ${why}.`;
}
function sayUnknown(doubtful, { root }) {
    const why = doubtful[0]?.entry.detail ?? '';
    const remedy = /dubious ownership/i.test(why)
        ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
        : `Check the files out with git`;
    return `Terraform would load ${list(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). What Terraform loads is not left out on a guess. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
//# sourceMappingURL=pack-workspace.js.map
;// CONCATENATED MODULE: ./build/src/gate/start-run.js
/** Configuration version → upload → run: created, or, when the upload starts it, found. */







/** @throws GateStop when the service refuses the archive, with the service's own message. */
async function upload(packed, job) {
    const { configurationVersions } = job.client;
    const { path, bytes } = packed.archive;
    let version = await createVersion(packed, job);
    try {
        await configurationVersions.upload(version, { path, bytes });
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.code !== 'upload-refused')
            throw error;
        // A version without an upload is inert: a new one has a new place to upload to.
        version = await createVersion(packed, job);
        await configurationVersions.upload(version, { path, bytes });
    }
    await awaitUploaded(version.id, job);
    job.emit({ kind: 'uploaded', workspace: packed.name, versionId: version.id });
    return { ...packed, versionId: version.id };
}
async function createVersion({ name: workspace, workspaceId, soFar }, { client, options, emit }) {
    const { autoQueueRuns, mode } = options;
    const version = await client.configurationVersions.create(workspaceId, {
        autoQueueRuns,
        speculative: mode === 'speculative',
        provisional: mode === 'provisional',
    });
    soFar.versionId = version.id;
    soFar.mayHaveRun = autoQueueRuns;
    emit({ kind: 'version-created', workspace, workspaceId, versionId: version.id });
    refuseUnlike(version, options);
    return version;
}
/**
 * A service that does not know what was asked for leaves it out of its answer. An upload into such a
 * version could start, or leave, a run that applies what was never judged.
 */
function refuseUnlike({ id, attributes }, { mode, autoQueueRuns }) {
    const word = mode === 'provisional' || autoQueueRuns ? mode : undefined;
    if (word !== undefined && attributes[word] !== true) {
        throw new failure_of/* GateStop */.K$('service', `The service made configuration version ${id} but does not say that it is ${word}, so a run of it might be one that is applied. Nothing was uploaded. ${word === 'provisional'
            ? 'This service may not know provisional versions: use `mode: speculative`.'
            : 'Set `auto-queue-runs` to false.'}`);
    }
    if (!autoQueueRuns && mode === 'provisional' && attributes['auto-queue-runs'] === true) {
        throw new failure_of/* GateStop */.K$('service', `The service would start a run by itself as soon as configuration version ${id} is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`);
    }
}
async function awaitUploaded(id, job) {
    const waiting = await pollVersion(job, 250, {
        read: async () => (await job.client.configurationVersions.show(id)).version,
        isSettled: ({ attributes }) => !['moving', 'unknown'].includes((0,status_status/* kindOf */.I)(status_status/* CONFIGURATION_VERSION */.gw, attributes.status)),
        wordOf: ({ attributes }) => attributes.status,
    });
    if (waiting.kind !== 'settled') {
        const word = waiting.last?.attributes.status ?? 'not to be seen';
        throw new failure_of/* GateStop */.K$(waiting.kind === 'aborted' ? 'canceled' : 'timeout', `Configuration version ${id} was uploaded, but time ran out while it was still "${word}". Try again, or raise the timeout.`);
    }
    const { attributes } = waiting.last;
    if (attributes.status !== 'uploaded') {
        const said = [attributes['error-message'], attributes.error].find((text) => (text ?? '') !== '');
        throw new failure_of/* GateStop */.K$('service', `The service could not use the upload: configuration version ${id} is "${attributes.status}"${said === undefined ? '' : `: ${said}`}.`, { errored: attributes.status === 'errored' });
    }
}
/** Looks at once, then after `leastMs`, growing to 5 s: most services need no time at all. */
async function pollVersion({ clock, signal, deadline }, leastMs, { read, ...options }) {
    let looks = 0;
    return await poll({
        ...options,
        read: () => read(++looks),
        intervalMs: (waitedMs, remainingMs) => looks === 0 ? 0 : Math.min(remainingMs, 5_000, Math.max(leastMs, waitedMs / 4)),
        forgives: failure_of/* forgivesFailedLook */.ak,
        deadline,
        clock,
        signal,
    });
}
/** @throws GateStop or what the client threw; there may be a run all the same (see `endRun`). */
async function startRun(uploaded, job) {
    const { name: workspace, workspaceId, soFar } = uploaded;
    const { mode, autoQueueRuns: adopted } = job.options;
    soFar.mayHaveRun = true;
    const askedAt = job.clock.now();
    const run = adopted ? await findQueuedRun(uploaded, job) : await createRun(uploaded, job);
    const url = runUrlOf(workspace, run.id, job);
    const seen = { id: run.id, url, status: run.attributes.status };
    soFar.run = seen;
    job.emit({ kind: 'run-created', workspace, runId: run.id, runUrl: url, adopted });
    const [unlike] = (0,as_asked/* unlikeAsked */.$)(run, mode);
    if (unlike !== undefined) {
        throw new failure_of/* GateStop */.K$('service', `Run ${run.id} ${unlike}, so it was not waited for.`);
    }
    job.supersede(workspace, { workspaceId, run });
    return { ...uploaded, run, askedAt, seen };
}
async function createRun({ workspaceId, versionId }, { client, options, random }) {
    const message = runMessage(options.message, options.changeRequest, random);
    const kind = options.mode === 'provisional' ? { savePlan: true, autoApply: false } : { planOnly: true };
    return await client.runs.create(workspaceId, versionId, { message, ...kind });
}
/** `include=run` names it; a service without that include is asked for the version's run instead. */
async function findQueuedRun({ versionId, workspaceId }, job) {
    const { client } = job;
    const waiting = await pollVersion(job, 500, {
        read: async (looks) => {
            const { run } = await client.configurationVersions.show(versionId, { include: ['run'] });
            if (run !== undefined || looks % 4 !== 0)
                return run;
            return await client.runs.findByConfigurationVersion(workspaceId, versionId);
        },
        isSettled: (run) => run !== undefined,
        wordOf: (run) => run?.attributes.status ?? 'none',
    });
    if (waiting.kind === 'settled' && waiting.last !== undefined)
        return waiting.last;
    throw new failure_of/* GateStop */.K$(waiting.kind === 'aborted' ? 'canceled' : 'timeout', `The upload of configuration version ${versionId} was to start a run, but none appeared in time. Set auto-queue-runs to false, so that the run is created here.`);
}
//# sourceMappingURL=start-run.js.map
;// CONCATENATED MODULE: ./build/src/gate/gate.js
/**
 * The gate: pack once → per workspace: configuration version → upload → run → watch → policy
 * results → verdict. Rendering and publishing happen elsewhere and cannot change what is decided.
 */









/** Never throws for anything the service, the network or the files do: every problem is in the result. */
async function gate(options, ports) {
    const job = startJob(options, ports);
    if (options.autoQueueRuns) {
        ports.log.info('auto-queue-runs: the service starts the run. It carries neither `message` nor the name of the pull request, so a later push does not cancel it (`cancel-superseded`).');
    }
    try {
        const looked = await Promise.all(options.workspaces.map((wanted) => (0,find_workspace/* findWorkspace */.pl)(wanted, job).catch((error) => ({ name: wanted.name, error }))));
        const found = looked.filter(find_workspace/* isFound */.ZN);
        const deciding = found.length === looked.length
            ? found.map((each) => judgeWorkspace(each, job))
            : looked.map((each) => (0,end_run/* notStarted */.DY)(each, job));
        const workspaces = await Promise.all(deciding.map(async (decided) => {
            const result = await decided;
            job.emit({ kind: 'workspace-decided', result });
            return result;
        }));
        return {
            verdict: (0,decide/* combine */.kg)(workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }))),
            workspaces,
            archives: job.archives(),
            durationMs: job.elapsedMs(),
        };
    }
    finally {
        await job.close();
    }
}
async function judgeWorkspace(found, job) {
    try {
        const packed = await packWorkspace(found, job);
        return (await adoptOverridden(packed, job)) ?? (await plan(packed, job));
    }
    catch (error) {
        return await (0,end_run/* giveUp */.Ht)(found, error, job);
    }
}
async function plan(packed, job) {
    const uploaded = await upload(packed, job);
    const started = await startRun(uploaded, job);
    const settled = await watch(started, job);
    return await (0,end_run/* keepOrDiscard */.nP)(await judge(settled, job), settled, job);
}
//# sourceMappingURL=gate.js.map

/***/ }),

/***/ 7664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ findUnseen),
  e6: () => (/* binding */ follow),
  Gf: () => (/* binding */ followLinksIn),
  qd: () => (/* binding */ loadParser),
  aV: () => (/* binding */ mayBeMissed),
  QO: () => (/* binding */ readLoads)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __nccwpck_require__(847);
// EXTERNAL MODULE: ./build/src/locate/hcl-syntax.js
var hcl_syntax = __nccwpck_require__(9479);
;// CONCATENATED MODULE: ./build/src/locate/loads.js
/**
 * What Terraform would read of the files that are here: the configuration of the root module and of
 * local modules, variables that it loads by itself, and files that the configuration names.
 */


const MODULE_LIMIT = 1_000;
/** Whether Terraform reads a file of this name in the directory of a module. */
function isConfiguration(name) {
    return /\.(?:tf|tofu)(?:\.json)?$/.test(name) && !/^[.#]/.test(name);
}
/** Whether Terraform reads a file of this name in the directory that it runs in. */
function isRead(name) {
    return (isConfiguration(name) ||
        /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/.test(name) ||
        name === '.terraform.lock.hcl');
}
/** @param root absolute path of the directory that Terraform runs in */
function findLoads(root, files, hcl) {
    const found = { modules: [], paths: [], patterns: [], computed: false, unclear: false };
    const queue = [root];
    for (let at = 0; at < queue.length; at++) {
        const directory = queue[at] ?? root;
        if (queue.indexOf(directory) < at)
            continue;
        if (at >= MODULE_LIMIT)
            return { ...found, unclear: true };
        found.modules.push(...files.follow(directory));
        const names = files.readDirectory(directory);
        for (const name of names.filter(directory === root ? isRead : isConfiguration)) {
            const path = (0,external_node_path_.join)(directory, name);
            const places = files.follow(path);
            if (places.length > 1)
                found.paths.push(...places);
            if (isConfiguration(name))
                queue.push(...readFile(path, root, files, hcl, found));
        }
    }
    return found;
}
/** @returns directories of modules that the file calls. */
function readFile(path, root, files, hcl, found) {
    const text = files.readFile(path);
    if (text === undefined || text.length > hcl_syntax/* FILE_LIMIT */.h1) {
        found.unclear = true;
        return [];
    }
    const { modules, reads, sets, unclear } = readReferences(path, text, hcl);
    const place = (written) => resolveFrom(written.from === 'module' ? (0,external_node_path_.dirname)(path) : root, written);
    const note = (whole, prefix, suffix) => {
        const end = prefix.lastIndexOf(external_node_path_.sep);
        if (whole)
            found.paths.push(...files.follow(prefix));
        else if (prefix === '')
            found.computed = true;
        else {
            for (const directory of files.follow(prefix.slice(0, end))) {
                found.patterns.push({ prefix: directory + prefix.slice(end), suffix });
            }
        }
    };
    found.unclear ||= unclear;
    for (const read of reads) {
        // Any file of the module: that says no more than nothing.
        const isAny = !read.whole && /^\.?[/\\]?$/.test(read.text) && read.ending === '';
        note(read.whole, isAny ? '' : place(read), read.ending);
    }
    for (const [directory, pattern] of sets) {
        const [before, after] = aroundSigns(pattern);
        note(false, directory.whole ? (0,external_node_path_.join)(place(directory), external_node_path_.sep, before) : place(directory), after);
    }
    const called = [];
    for (const source of modules) {
        const from = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), source.text);
        if (source.whole)
            called.push(from);
        else
            note(false, from, source.ending);
    }
    return called;
}
/** Empty when nothing of the path is written out. */
function resolveFrom(directory, { text, whole }) {
    if (text === '' && !whole)
        return '';
    return /^(?:[/\\]|[A-Za-z]:)/.test(text) ? (0,external_node_path_.join)(text) : (0,external_node_path_.join)(directory, text);
}
/** What stands before the first and behind the last sign of a pattern that may stand for several. */
function aroundSigns({ text, whole, ending }) {
    const all = whole ? text : `${text}*${ending}`;
    const first = all.search(/[*?[{]/);
    return first < 0 ? [all, ''] : [all.slice(0, first), /[^*?[\]{}]*$/.exec(all)?.[0] ?? ''];
}
/** Functions that read the file which their first argument names. */
const READER = /^(?:file(?!set)\w*|templatefile)$/;
/** Most files name none, and parsing takes its time. */
const MAY_NAME = /\bmodule\b|\bfile|\btemplatefile|\bpath\b|"\.|\\u/i;
/** Modules are shared by many configurations: a text is read once. */
const READ = new WeakMap();
function readReferences(name, text, hcl) {
    const texts = READ.get(hcl) ?? new Map();
    const isJson = name.endsWith('.json');
    const key = `${isJson ? 'json' : 'hcl'} ${text}`;
    const found = texts.get(key) ?? { modules: [], reads: [], sets: [], unclear: false };
    if (texts.has(key))
        return found;
    READ.set(hcl, texts.set(key, found));
    if (isJson)
        readJson(text, hcl, found);
    else if (MAY_NAME.test(text)) {
        const { body, problems } = hcl.parse(text);
        found.unclear = problems.length > 0;
        readBody(body, found);
    }
    return found;
}
function readBody({ attributes, blocks }, found, inModule = false) {
    for (const { name, value } of attributes) {
        if (inModule && name === 'source')
            readSource(value, found);
        else
            readExpression(value, found);
    }
    for (const { type, labels, body } of blocks) {
        readBody(body, found, type === 'module' && labels.length === 1);
    }
}
/** Only what starts with a dot is a path; what is not written out at all may be one. */
function readSource(value, found) {
    const source = writtenOf(value);
    if (source.text.startsWith('.'))
        found.modules.push(source);
    else if (source.text === '' && !source.whole)
        found.unclear = true;
}
function readExpression(value, found) {
    if (typeof value !== 'object' || value === null)
        return;
    const expression = 'kind' in value ? value : undefined;
    if (expression)
        note(expression, found);
    // What is a path as a whole is none in pieces.
    const parts = expression?.kind === 'template'
        ? expression.parts.filter(({ kind }) => kind !== 'literal')
        : Object.values(value);
    for (const part of parts)
        readExpression(part, found);
}
function note(value, found) {
    if (value.kind === 'call') {
        const [first, second] = value.arguments;
        if (first && READER.test(value.name))
            found.reads.push(writtenOf(first));
        if (first && second && value.name === 'fileset') {
            found.sets.push([writtenOf(first), writtenOf(second)]);
        }
    }
    else if (value.kind === 'template' ? placeOf(value.parts[0]) : looksLikePath(value)) {
        found.reads.push(writtenOf(value));
    }
}
/** Also what is there and cannot be read here, if it may read a file. */
function looksLikePath(value) {
    if (value.kind === 'other')
        return /\bfile|\btemplatefile|\bpath\./.test(value.text);
    return value.kind === 'literal' && /^\.\.?[/\\]/.test(String(value.value));
}
function writtenOf(value) {
    const parts = value.kind === 'template' ? value.parts : [value];
    const place = placeOf(parts[0]);
    const from = place === 'module' ? place : 'root';
    const written = { from, text: place ? '.' : '', whole: true, ending: '' };
    for (const part of place ? parts.slice(1) : parts) {
        if (part.kind !== 'literal')
            Object.assign(written, { whole: false, ending: '' });
        else if (written.whole)
            written.text += String(part.value);
        else
            written.ending += String(part.value);
    }
    return written;
}
/** `path.module`, `path.root` and `path.cwd`. */
function placeOf(value) {
    if (value?.kind !== 'traversal' || value.root !== 'path')
        return undefined;
    const [step] = value.steps;
    return step?.kind === 'literal' && step.value === 'module' ? 'module' : 'root';
}
/** In JSON every text is a template. */
function readJson(text, hcl, found) {
    const read = (value, keys) => {
        if (typeof value === 'string') {
            const [first, , third, ...more] = keys;
            const isSource = first === 'module' && third === 'source' && more.length === 0;
            (isSource ? readSource : readExpression)(toExpression(value, hcl), found);
        }
        else if (Array.isArray(value)) {
            for (const item of value)
                read(item, keys);
        }
        else if (typeof value === 'object' && value !== null) {
            for (const [key, item] of Object.entries(value))
                read(item, [...keys, key]);
        }
    };
    try {
        read(JSON.parse(text.replace(/^\uFEFF/, '')), []);
    }
    catch {
        found.unclear = true;
    }
}
function toExpression(text, hcl) {
    const range = hcl_syntax/* TOP */.wv;
    if (!text.includes('${') && !text.includes('%{'))
        return { kind: 'literal', value: text, range };
    const { body, problems } = hcl.parse(`text = <<PLANGATE\n${text}\nPLANGATE\n`);
    const value = body.attributes[0]?.value;
    if (value?.kind !== 'template' || problems.length > 0)
        return { kind: 'other', text, range };
    // The line break before the closing word is not part of the text.
    const parts = value.parts.map((part, at) => part.kind === 'literal' && at === value.parts.length - 1
        ? { ...part, value: String(part.value).slice(0, -1) }
        : part);
    return { ...value, parts };
}
//# sourceMappingURL=loads.js.map
// EXTERNAL MODULE: ./build/src/gate/affected.js
var affected = __nccwpck_require__(7625);
;// CONCATENATED MODULE: ./build/src/gate/read-loads.js
/** What a configuration loads, read from the files of this machine, and which of it stays here. */





/** @param directory absolute path of the directory that Terraform runs in */
function readLoads(directory, hcl) {
    const files = {
        readDirectory: (path) => orElse(() => (0,external_node_fs_.readdirSync)(path), []),
        readFile: (path) => orElse(() => (0,external_node_fs_.readFileSync)(path, 'utf8'), undefined),
        follow,
    };
    return findLoads(directory, files, hcl);
}
/** Most runs get along without it. */
async function loadParser() {
    const { loadHcl } = await __nccwpck_require__.e(/* import() */ 210).then(__nccwpck_require__.bind(__nccwpck_require__, 7210));
    return loadHcl();
}
/** As many links as Linux follows. */
const LINK_LIMIT = 40;
/** The path itself, and every place at which one arrives when its links are followed. */
function follow(path) {
    const places = [path];
    if (orElse(() => external_node_fs_.realpathSync.native(path), path) === path)
        return places;
    for (const at of places) {
        const next = places.length > LINK_LIMIT ? undefined : followFirst(at);
        if (next !== undefined)
            places.push(next);
    }
    return places;
}
/** The path with its first link replaced by what that leads to. */
function followFirst(path) {
    const parts = path.split(external_node_path_.sep);
    for (let count = 2; count <= parts.length; count++) {
        const link = parts.slice(0, count).join(external_node_path_.sep);
        const target = orElse(() => (0,external_node_fs_.readlinkSync)(link), undefined);
        if (target !== undefined)
            return (0,external_node_path_.join)((0,external_node_path_.resolve)((0,external_node_path_.dirname)(link), target), ...parts.slice(count));
    }
    return undefined;
}
/** Where the links in a directory lead, however deep they lie; undefined when there is too much in it. */
function followLinksIn(directory, limit = 100_000) {
    const places = [];
    const queue = [directory];
    let seen = 0;
    for (const folder of queue) {
        const entries = orElse(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }), []);
        seen += entries.length;
        if (seen > limit)
            return undefined;
        for (const entry of entries) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isSymbolicLink())
                places.push(...follow(path));
            else if (entry.isDirectory() && entry.name !== '.git')
                queue.push(path);
        }
    }
    return places;
}
function orElse(read, otherwise) {
    try {
        return read();
    }
    catch {
        return otherwise;
    }
}
/** Whether what stays here may be something that Terraform would load: the history never is. */
function mayBeMissed({ path }) {
    return (0,external_node_path_.basename)(path) !== '.git';
}
/**
 * @param root absolute path of what was packed
 * @param module absolute path of the directory that Terraform runs in
 */
function findUnseen(withheld, loads, root, module) {
    return withheld.filter(mayBeMissed).flatMap((entry) => {
        const path = (0,external_node_path_.join)(root, ...entry.path.split('/'));
        const certain = isLoaded(path, loads, module);
        const possible = entry.reason === pack/* IGNORED */.$h && (loads.computed || loads.unclear);
        return certain || possible ? [{ entry, path, certain }] : [];
    });
}
function isLoaded(path, { modules, paths, patterns }, module) {
    const [directory, name] = [(0,external_node_path_.dirname)(path), (0,external_node_path_.basename)(path)];
    const isIn = (inner, outer) => inner.startsWith(outer + external_node_path_.sep);
    const holds = (other) => other === path || isIn(other, path);
    return ((directory === module ? isRead(name) : modules.includes(directory) && isConfiguration(name)) ||
        modules.some(holds) ||
        // A path that leads up to the configuration itself names no file that it reads.
        paths.some((other) => holds(other) || (isIn(path, other) && !isIn(module + external_node_path_.sep, other))) ||
        patterns.some((pattern) => (0,affected/* isLike */.ON)(path, pattern) || isIn(pattern.prefix, path)));
}
//# sourceMappingURL=read-loads.js.map

/***/ }),

/***/ 8326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AG: () => (/* binding */ isClean),
/* harmony export */   NZ: () => (/* binding */ NO_REPOSITORY),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   gG: () => (/* binding */ askGit),
/* harmony export */   sp: () => (/* binding */ listTrackedFiles)
/* harmony export */ });
/* unused harmony export changedSince */
/** Neither its hooks nor what its configuration names. */
const SAFELY = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];
/** @param directory absolute, in the repository */
async function askGit(execute, directory, ...args) {
    try {
        const done = await execute('git', [...SAFELY, ...args], { cwd: directory });
        if (done.exitCode === 0)
            return { text: done.stdout };
        return { why: done.stderr.trim(), exitCode: done.exitCode };
    }
    catch (error) {
        return { why: error instanceof Error ? error.message : String(error), exitCode: undefined };
    }
}
const firstLine = (text) => text.split('\n', 1)[0] ?? '';
/** Nothing is wrong, there is only nobody to ask. */
const NO_REPOSITORY = 'there is no git repository';
/**
 * What git tracks below `repository`, an absolute path. Files of a submodule are tracked by the
 * submodule's own repository.
 */
async function listTrackedFiles(repository, execute) {
    const listed = await askGit(execute, repository, 'ls-files', '-z');
    if ('text' in listed)
        return new Set(pathsIn(listed.text));
    if (/not a git repository/i.test(listed.why))
        return { unknown: NO_REPOSITORY };
    return { unknown: firstLine(listed.why) || `exit code ${listed.exitCode}` };
}
/** Neither changed nor added; what git ignores does not count. Where git cannot tell, it is false. */
async function isClean(directory, execute) {
    const status = ['--no-optional-locks', 'status', '--porcelain', '--untracked-files=all'];
    const found = await askGit(execute, directory, ...status, '--', '.');
    return 'text' in found && found.text === '';
}
/**
 * What changed since `target` and the commit that is checked out parted, as it lies there: what is
 * not committed yet counts too. Relative to the repository, with slashes; a file that was moved is
 * there twice.
 *
 * @returns undefined when git does not know the target or where they parted
 */
async function changedSince(target, repository, execute) {
    const base = await askGit(execute, repository, 'merge-base', 'HEAD', target);
    if ('why' in base)
        return undefined;
    // Neither a configuration nor a file of the repository may leave anything out.
    const all = ['--no-renames', '--no-relative', '--no-ext-diff', '--ignore-submodules=none', '-z'];
    const diff = ['diff', '--name-only', ...all, base.text.trim(), '--'];
    const changed = await askGit(execute, repository, ...diff);
    const others = ['ls-files', '--others', '--exclude-standard', '-z'];
    const fresh = await askGit(execute, repository, ...others);
    if ('why' in changed || 'why' in fresh)
        return undefined;
    return pathsIn(changed.text + fresh.text);
}
function pathsIn(listed) {
    return listed.split('\0').filter((path) => path !== '');
}
//# sourceMappingURL=ask-git.js.map

/***/ }),

/***/ 9868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findCheckout),
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/** Which repository a file is part of. */


/** The nearest directory at or above `path` (absolute) with a `.git` in it, or undefined. */
function findRepository(path) {
    for (let at = path;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if (holdsGit(at))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return undefined;
    }
}
function holdsGit(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '.git'));
        return true;
    }
    catch {
        return false;
    }
}
/**
 * The same, past submodules: they are part of the repository that brings them along, and a change
 * can put one anywhere. Another checkout inside of a repository, a worktree too, stands alone.
 */
function findCheckout(path) {
    const nearest = findRepository(path);
    const outer = nearest === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(nearest) === nearest
        ? undefined
        : findCheckout((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(nearest));
    if (nearest === undefined || outer === undefined)
        return nearest;
    const [own, theirs] = [gitDirectory(nearest), gitDirectory(outer)];
    const isSubmodule = own && theirs && own.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(theirs, 'modules') + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    return isSubmodule ? outer : nearest;
}
/** `.git` itself, or what the file of that name leads to, as for submodules. */
function gitDirectory(repository) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, '.git');
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory())
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        const named = /^gitdir: (.+)$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))?.[1];
        return named && node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repository, named.trim()));
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=find-repository.js.map

/***/ }),

/***/ 9479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   h1: () => (/* binding */ FILE_LIMIT),
/* harmony export */   wv: () => (/* binding */ TOP)
/* harmony export */ });
/** HCL as plain data: what a file says and where it says it. No value is worked out here. */
/** Where a file begins. */
const TOP = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
/** Of a text: larger ones are not written by hand. */
const FILE_LIMIT = 4_000_000;
/** What a text says; undefined when it is none, or has something in it that is to be worked out. */
function textOf(value) {
    return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;
}
//# sourceMappingURL=hcl-syntax.js.map

/***/ }),

/***/ 5043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unlikeAsked),
/* harmony export */   f: () => (/* binding */ unlikeOwn)
/* harmony export */ });
/** How every run of this gate is. A service that does not tell one of these is taken at that. */
const FLAGS = {
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
};
/** They change nothing of what is planned, but a run of this gate would not have them. */
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
    'target-addrs',
    'replace-addrs',
    'variables',
    'invoke-action-addrs',
    'policy-paths',
];
/** What does not tell these, or a flag, is not known to be what it seems. */
const TOLD_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
/** Each finishes "Run run-1 …"; empty when it planned what was asked for and nothing else. */
function unlikeAsked({ attributes }, mode) {
    const unlike = [
        ...unusual(attributes, FLAGS),
        ...LISTS.filter((name) => !isNone(attributes[name])),
    ].map((name) => unasked(attributes, name));
    if (mode === 'speculative') {
        if (attributes['plan-only'] !== true)
            unlike.push('is not speculative: it could be applied');
        if (attributes.actions?.['is-confirmable'] === true)
            unlike.push('can be confirmed and applied');
        return unlike;
    }
    if (attributes['save-plan'] !== true)
        unlike.push('does not only save its plan: it is an ordinary run');
    if (attributes['auto-apply'] !== false)
        unlike.push('does not say that nothing applies it by itself');
    return unlike;
}
/** Of a run of another job, silence is no answer, and a plan by another Terraform is another plan. */
function unlikeOwn(run, terraformVersion) {
    const { attributes } = run;
    const silent = [
        ...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
        ...TOLD_LISTS.filter((name) => attributes[name] === undefined),
    ];
    const version = attributes['terraform-version'];
    return [
        ...unlikeAsked(run, 'speculative'),
        ...unusual(attributes, OTHER_FLAGS).map((name) => unasked(attributes, name)),
        ...silent.map((name) => `does not say what its "${name}" is`),
        ...(version !== terraformVersion || version === undefined
            ? [`planned with Terraform ${show(version)}, the workspace has ${show(terraformVersion)}`]
            : []),
    ];
}
function unusual(attributes, flags) {
    return Object.entries(flags)
        .filter(([name, usual]) => (attributes[name] ?? usual) !== usual)
        .map(([name]) => name);
}
function unasked(attributes, name) {
    return `has "${name}": ${show(attributes[name])}, which nobody asked for`;
}
function isNone(value) {
    return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
function show(value) {
    return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
//# sourceMappingURL=as-asked.js.map

/***/ }),

/***/ 4579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  kg: () => (/* binding */ combine),
  LD: () => (/* binding */ decide),
  decideUnaffected: () => (/* binding */ decideUnaffected),
  Zh: () => (/* binding */ decideWithout)
});

// EXTERNAL MODULE: ./build/src/policy/verdict.js
var verdict = __nccwpck_require__(8637);
// EXTERNAL MODULE: ./build/src/status/status.js
var status_status = __nccwpck_require__(5960);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __nccwpck_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/as-asked.js
var as_asked = __nccwpck_require__(5043);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var reading = __nccwpck_require__(988);
;// CONCATENATED MODULE: ./build/src/policy/standing.js
const HOLDS = { green: 'passed' };
function undecided(sentence, unless) {
    return red('undecided', sentence, unless);
}
function red(word, sentence, unless) {
    return { red: { word, sentence, unless } };
}
function ofPolicy(result) {
    const { level, status, word, overridable } = result;
    const name = nameOf(result);
    if (status === 'unknown')
        return undecided(`${name} is "${word ?? ''}", a status not known here.`);
    if (word !== undefined) {
        return undecided(`${name} has the enforcement level "${word}", which is not known here.`);
    }
    switch (status) {
        case 'passed':
            return HOLDS;
        case 'overridden':
            return { green: 'overridden', sentence: `${name} failed and was overridden.` };
        case 'not-evaluated':
            return undecided(`${name} was not evaluated.`);
        case 'errored': {
            const sentence = `${name} could not be evaluated.`;
            return level === 'advisory' ? { green: 'advisory', sentence } : red('errored', sentence);
        }
        case 'failed':
            if (level === 'advisory')
                return { green: 'advisory', sentence: `${name} failed.` };
            if (level === 'unknown') {
                return undecided(`${name} failed, and the service does not say at which level.`);
            }
            return overridable
                ? red('needs-override', `${name} failed and needs an override.`)
                : red('blocked', `${name} failed and cannot be overridden.`);
    }
}
function nameOf({ policy, policySet, level, system }) {
    if (policy === '')
        return `Policy set "${policySet}"`;
    const of = policySet === '' ? '' : ` of policy set "${policySet}"`;
    const unnamed = system === 'policy-check' && policy === 'unnamed policy';
    const at = level === 'unknown' ? '' : ` (${level})`;
    return unnamed ? `A policy${at} that the log does not name` : `Policy "${policy}"${at}${of}`;
}
/** @param unanswered what to say of a mandatory one that never got a result. */
function ofRunTask(task, unanswered) {
    const name = `Run task "${task.name}"`;
    const { level, status, word = '' } = task;
    if (status === 'unknown')
        return undecided(`${name} is "${word}", a status not known here.`);
    if (level === 'unknown' && (status !== 'passed' || task.word !== undefined)) {
        return undecided(`${name} is ${status} at an enforcement level that is not known here.`);
    }
    const advisory = (said) => ({
        green: 'advisory',
        sentence: `${name} (advisory) ${said}.`,
    });
    switch (status) {
        case 'passed':
            return HOLDS;
        case 'not-evaluated':
            return level === 'advisory' ? advisory(`never answered: "${word}"`) : unanswered;
        case 'failed':
            if (level === 'advisory')
                return advisory('failed');
            return task.overridable === true
                ? red('needs-override', `${name} (mandatory) failed; it needs an override.`)
                : red('blocked', `${name} (mandatory) failed.`);
        case 'errored':
            return level === 'advisory'
                ? advisory('errored')
                : red('errored', `${name} (mandatory) errored.`);
    }
}
//# sourceMappingURL=standing.js.map
;// CONCATENATED MODULE: ./build/src/policy/vouch.js
/**
 * The one home of passing. A run passes because everything that has to be known of it is named here
 * and stands well, never because nothing was found against it: what is not placed is undecided.
 */





function vouch(evidence) {
    // Evidence without a claim does not compile.
    const claims = {
        policyChecks: systemStands(evidence.policyChecks, evidence),
        taskStages: systemStands(evidence.taskStages, evidence),
        terraformPolicy: systemStands(evidence.terraformPolicy, evidence),
        plan: isGoodPlan(evidence.plan, evidence),
        run: [endsWell(evidence), ...isOurs(evidence), ...plannedAsAsked(evidence)],
    };
    const standings = [...Object.values(claims).flat(), somethingWasJudged(evidence)];
    const [reason, ...others] = standings.flatMap((each) => ('red' in each ? each.red : []));
    const weaker = standings.flatMap((standing) => ('sentence' in standing ? standing : []));
    if (reason !== undefined) {
        const also = weaker.map(({ green: word, sentence }) => ({ word, sentence }));
        return { reasons: [...worthTelling([reason, ...others]), ...also] };
    }
    const isOverridden = weaker.some(({ green }) => green === 'overridden');
    return {
        green: isOverridden ? 'overridden' : weaker.length > 0 ? 'advisory' : 'passed',
        sentences: weaker.map(({ sentence }) => sentence),
    };
}
const CLOSING = ['needs-override', 'blocked', 'errored', 'canceled'];
/** Without what is only the consequence of something else that is told. */
function worthTelling(reasons) {
    const closed = reasons.some(({ word, unless }) => unless === undefined && CLOSING.includes(word));
    const [first, ...others] = reasons.filter(({ unless }) => unless !== 'told' && !(closed && unless === 'closed'));
    return first === undefined ? reasons : [first, ...others];
}
function isOurs({ run: { read, workspaceName }, asked }) {
    const run = `Run ${read.id}`;
    const version = (0,resource/* relatedId */.Dl)(read, 'configuration-version');
    const workspace = (0,resource/* relatedId */.Dl)(read, 'workspace');
    const { name, id } = asked.workspace;
    const isNamed = (workspaceName ?? name).toLowerCase() === name.toLowerCase();
    return [
        claim(read.id === asked.runId, `${run} is not the one of this job, ${asked.runId}.`),
        claim(version === asked.versionId, version === undefined
            ? `${run} does not say which configuration version it planned.`
            : `${run} planned configuration version ${version}, not ${asked.versionId} which was uploaded here.`),
        claim(workspace === id, workspace === undefined
            ? `${run} does not say which workspace it belongs to.`
            : `${run} belongs to workspace ${workspace}, not to ${id}.`),
        claim(isNamed, `${run} belongs to workspace "${workspaceName}", not to "${name}".`),
    ];
}
function claim(isTrue, otherwise) {
    return isTrue ? HOLDS : undecided(otherwise);
}
function plannedAsAsked({ run: { read }, asked }) {
    return (0,as_asked/* unlikeAsked */.$)(read, asked.mode).map((how) => undecided(`Run ${read.id} ${how}.`));
}
/** What a run that passes never was, not even for a moment. */
const ENDED_OTHERWISE = Object.fromEntries((0,status_status/* wordsOf */.Z9)(status_status/* RUN */.oq)
    .filter((word) => word === 'errored' || status_status/* RUN */.oq[word].kind === 'stopped')
    .map((word) => [word, 'bad']));
function endsWell({ run: { read }, asked: { mode } }) {
    const { status, 'status-timestamps': stamps } = read.attributes;
    switch ((0,status_status/* runKind */.Il)(mode, status)) {
        case 'good':
            return undoubted((0,reading/* stampDoubts */.l$)(`run ${read.id}`, status, stamps, ENDED_OTHERWISE));
        case 'bad':
            return endedBadly(status);
        case 'stopped': {
            const how = status === 'discarded' ? 'discarded' : 'canceled';
            const sentence = `The run was ${how} by somebody else ("${status}") before it could be judged.`;
            return red('canceled', sentence);
        }
        case 'person': {
            const sentence = `The run awaits a decision ("${status}"), but nothing in it says of what.`;
            return undecided(sentence, 'closed');
        }
        case 'moving':
            // Ends the wait only where a stage of it awaits an override.
            return undecided(`The run is still "${status}".`, 'closed');
        case 'foreign':
            return undecided(`The run is "${status}": a ${mode} run of this gate never gets there.`);
        case 'unknown':
            return undecided(`The run is "${status}", a status not known here.`);
    }
}
function undoubted([doubt]) {
    return doubt === undefined ? HOLDS : undecided(doubt);
}
function endedBadly(status) {
    if (status === 'errored') {
        const sentence = 'The run is "errored", and no policy or run task is the reason.';
        return red('errored', sentence, 'closed');
    }
    if (status === 'policy_soft_failed') {
        const sentence = 'The run is "policy_soft_failed", but no policy result says which one failed.';
        return undecided(sentence, 'closed');
    }
    return undecided(`The run ended as "${status}", which says nothing that is known here.`);
}
function isGoodPlan(plan, { run, asked }) {
    const { status: ended } = run.read.attributes;
    // A run that ended before it could plan has its reason elsewhere.
    const unless = (0,status_status/* runKind */.Il)(asked.mode, ended) === 'good' ? undefined : 'told';
    if ('doubt' in plan)
        return [undecided(plan.doubt, unless)];
    const { status, 'status-timestamps': stamps } = plan.read.attributes;
    switch ((0,status_status/* kindOf */.I)(status_status/* PLAN */.Ac, status)) {
        case 'good':
            return [undoubted((0,reading/* stampDoubts */.l$)(`plan ${plan.read.id}`, status, stamps, status_status/* PLAN */.Ac))];
        case 'bad':
            return [red('errored', 'The plan failed, so no policy could be evaluated.')];
        case 'unknown':
            return [undecided(`The plan is "${status}", a status not known here.`)];
        case 'moving':
        case 'person':
        case 'stopped':
        case 'skipped':
            return [undecided(`The run is "${ended}" but its plan is still "${status}".`, unless)];
    }
}
function systemStands({ how, reading }, evidence) {
    return [
        'doubt' in how ? undecided(how.doubt) : HOLDS,
        ...reading.doubts.map((sentence) => undecided(sentence)),
        ...reading.errors.map((sentence) => red('errored', sentence)),
        ...reading.results.map(ofPolicy),
        ...reading.runTasks.map((task) => ofRunTask(task, unanswered(task, evidence))),
        ...reading.unfinished.map((item) => unfinished(item, reading.runTasks, evidence)),
    ];
}
function unfinished({ what, word, stage, system }, runTasks, evidence) {
    const task = runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
    const of = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
    const cause = task === undefined
        ? ''
        : ` The usual cause is a mandatory run task that failed: see "${task.name}" in the run.`;
    const neverBegan = word === 'unreachable' || system === 'policy-check' || stage === 'pending';
    return withoutResult(`${what} was still "${word}"${of}`, neverBegan, evidence, cause);
}
function unanswered({ name, word = '' }, evidence) {
    const was = `run task "${name}" was still "${word}"`;
    return withoutResult(was, word === 'unreachable', evidence);
}
/** Unless something before it closed the run: then that is the reason. */
function withoutResult(was, neverBegan, { run, plan, asked }, cause = '') {
    const { status } = run.read.attributes;
    const kind = (0,status_status/* runKind */.Il)(asked.mode, status);
    const planFailed = 'read' in plan && (0,status_status/* kindOf */.I)(status_status/* PLAN */.Ac, plan.read.attributes.status) === 'bad';
    const isExplained = kind === 'stopped' || (kind !== 'good' && (planFailed || neverBegan));
    return undecided(`The run ended as "${status}", but ${was}. Nothing vouches for this plan, so the gate stays closed.${cause}`, isExplained ? 'closed' : undefined);
}
function somethingWasJudged(evidence) {
    const { asked, run, policyChecks, taskStages, terraformPolicy } = evidence;
    const systems = [policyChecks, taskStages, terraformPolicy];
    if (!asked.requirePolicies || systems.some(({ reading }) => reading.results.length > 0)) {
        return HOLDS;
    }
    return undecided('No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.', (0,status_status/* runKind */.Il)(asked.mode, run.read.attributes.status) === 'stopped' ? 'closed' : undefined);
}
//# sourceMappingURL=vouch.js.map
;// CONCATENATED MODULE: ./build/src/policy/decide.js


function decide(evidence) {
    const vouched = vouch(evidence);
    if ('reasons' in vouched)
        return toVerdict(vouched.reasons);
    return { word: vouched.green, reasons: [...new Set(vouched.sentences)] };
}
/** Several verdicts as one: the worst, with the reasons of those that are as bad. */
function combine(verdicts) {
    const word = (0,verdict/* worst */.QZ)(verdicts.map(({ verdict }) => verdict.word));
    const alike = verdicts.filter(({ verdict }) => verdict.word === word);
    const reasons = alike.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => (verdicts.length > 1 ? `${name}: ${reason}` : reason)));
    return { word, reasons };
}
/** Where no workspace is concerned by a change, so that no policy was asked. */
function decideUnaffected(requirePolicies) {
    if (!requirePolicies)
        return { word: 'passed', reasons: [] };
    const reason = 'No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false.';
    return { word: 'undecided', reasons: [reason] };
}
/** Without a run that could be judged. `errored` only where the service itself ended it. */
function decideWithout(failure) {
    const word = failure.kind === 'canceled' ? 'canceled' : failure.errored === true ? 'errored' : 'undecided';
    return { word, reasons: [failure.message] };
}
function toVerdict(reasons) {
    const word = (0,verdict/* worst */.QZ)(reasons.map((reason) => reason.word));
    const order = [...reasons].sort((a, b) => verdict/* VERDICTS */.bk.indexOf(b.word) - verdict/* VERDICTS */.bk.indexOf(a.word));
    return { word, reasons: [...new Set(order.map(({ sentence }) => sentence))] };
}
//# sourceMappingURL=decide.js.map

/***/ }),

/***/ 1796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findAddresses)
/* harmony export */ });
/**
 * Resource addresses in text that a policy wrote: `module.vpc.aws_subnet.a[0]`,
 * `data.aws_ami.base`, `aws_s3_bucket.logs["eu"]`. The patterns have no two ways to match the same
 * text, so that hostile text costs no more than any other.
 */
/** More than these in one text are an inventory, not a finding. */
const MOST = 100;
const LONGEST = 512;
// What is longer than a repetition may be is longer than an address may be.
const NAME = String.raw `[\p{L}_][\p{L}\p{N}\p{M}_-]{0,${LONGEST}}`;
/** `[0]`, `[*]` or `["key"]`; a key may hold anything but a line end, `\` escapes. */
const INDEX = String.raw `\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^]){0,${LONGEST}}")\]`;
const PART = new RegExp(`(${NAME})((?:${INDEX})*)`, 'gu');
/** What follows a path, a host or another name is the rest of that. */
const REFERENCE = new RegExp(String.raw `(?<![\p{L}\p{N}\p{M}_\-./\\$@])${NAME}(?:\.${NAME}|${INDEX}){0,${LONGEST / 2}}`, 'gu');
/** Every distinct address, in the order of appearance. */
function findAddresses(text) {
    const found = new Set();
    for (const [reference] of text.matchAll(REFERENCE)) {
        const address = reference.length <= LONGEST ? asAddress(reference) : undefined;
        if (address !== undefined)
            found.add(address);
        if (found.size >= MOST)
            break;
    }
    return [...found];
}
/**
 * The part of a reference that is an address: module path, then `type.name` with an index, or the
 * module path alone. A type without an underscore is taken only after `module.`, `data.` or
 * `ephemeral.`, so that `example.com` and `e.g` are none.
 */
function asAddress(reference) {
    const parts = Array.from(reference.matchAll(PART), ([whole, name = '', index]) => {
        return { whole, name, indexed: index !== '' };
    });
    const upTo = (end) => Array.from(parts.slice(0, end), ({ whole }) => whole).join('.');
    let next = 0;
    while (parts[next]?.whole === 'module' && parts[next + 1])
        next += 2;
    const moduleEnd = next;
    const { name: kind, indexed } = parts[next] ?? { name: '', indexed: false };
    const isRead = (kind === 'data' || kind === 'ephemeral') && !indexed;
    if (isRead)
        next += 1;
    const [type, name] = parts.slice(next, next + 2);
    if (type !== undefined && name !== undefined && !type.indexed) {
        const looksLikeType = type.name.includes('_') && !type.name.startsWith('_');
        if (looksLikeType || isRead || moduleEnd > 0)
            return upTo(next + 2);
    }
    return moduleEnd > 0 ? upTo(moduleEnd) : undefined;
}
//# sourceMappingURL=find-addresses.js.map

/***/ }),

/***/ 988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   H4: () => (/* binding */ BROKEN_SET),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Wg: () => (/* binding */ asCount),
/* harmony export */   e3: () => (/* binding */ toLevel),
/* harmony export */   h1: () => (/* binding */ merge),
/* harmony export */   iz: () => (/* binding */ emptyReading),
/* harmony export */   l$: () => (/* binding */ stampDoubts),
/* harmony export */   mf: () => (/* binding */ toStatus),
/* harmony export */   n: () => (/* binding */ foreignWord),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   rk: () => (/* binding */ readStatus),
/* harmony export */   vM: () => (/* binding */ contradictions)
/* harmony export */ });
/* harmony import */ var _status_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5960);
/** What one policy system of a run turned into, before anything is decided. */

function merge(readings) {
    const told = readings.flatMap(({ canOverride }) => canOverride ?? []);
    return {
        results: readings.flatMap(({ results }) => results),
        runTasks: readings.flatMap(({ runTasks }) => runTasks),
        unfinished: readings.flatMap(({ unfinished }) => unfinished),
        doubts: readings.flatMap(({ doubts }) => doubts),
        errors: readings.flatMap(({ errors }) => errors),
        canOverride: told.length > 0 ? told.includes(true) : undefined,
    };
}
function emptyReading() {
    return { results: [], runTasks: [], unfinished: [], doubts: [], errors: [] };
}
/**
 * The reading of one object, begun with what its status says. An object that is `unfinished` has
 * nothing more to read.
 */
function readStatus(table, object) {
    const { what, word } = object;
    const kind = (0,_status_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, word);
    const unfinished = (0,_status_status_js__WEBPACK_IMPORTED_MODULE_0__/* .hasNoResult */ .hs)(kind);
    const reading = emptyReading();
    if (unfinished)
        reading.unfinished.push(object);
    if (kind === 'unknown')
        reading.doubts.push(`The ${what} is "${word}", a status not known here.`);
    return { reading, kind, unfinished };
}
const ENDS = ['good', 'bad', 'stopped', 'skipped'];
/** What can be overridden ended badly first. */
const OVERRIDABLE = ['failed', 'soft_failed'];
/**
 * A word that an object's own timestamps contradict is not believed: a whole sentence about the end
 * that `stamps` have and `status` does not, if there is one.
 */
function stampDoubts(what, status, stamps, table) {
    const other = Object.entries(stamps ?? {})
        .filter(([key, at]) => key.endsWith('-at') && (at ?? '') !== '')
        .map(([key]) => key.slice(0, -'-at'.length).replaceAll('-', '_'))
        .filter((word) => word !== status && ENDS.includes((0,_status_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, word)))
        .find((word) => status !== 'overridden' || !OVERRIDABLE.includes(word));
    return other === undefined
        ? []
        : [`The ${what} is "${status}", but by its own timestamps it was "${other}".`];
}
/** A whole number that a service gave, or undefined: a count is never negative nor fractional. */
function asCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
/** One name under both spellings: some services write these keys with an underscore. */
function countOf(counts, name) {
    return asCount(counts[name] ?? counts[name.replaceAll('-', '_')]);
}
/** The words that each policy system has, all with hyphens. */
const LEVELS = {
    'policy-check': ['advisory', 'soft-mandatory', 'hard-mandatory'],
    'policy-evaluation': ['advisory', 'mandatory', 'soft-mandatory', 'hard-mandatory'],
    'terraform-policy': ['advisory', 'mandatory', 'mandatory-overridable'],
};
/** The level of a service's word; underscores and hyphens are one. Anything else is `unknown`. */
function toLevel(word, system) {
    const known = LEVELS[system];
    return known.find((level) => level === (word ?? '').replaceAll('_', '-')) ?? 'unknown';
}
/** `kind` is that of the word in its table. */
function toStatus(kind, word) {
    if (kind === 'good')
        return 'passed';
    return word === 'failed' || word === 'errored' ? word : 'unknown';
}
/** The service's own word, kept where it is not known here. */
function foreignWord(status, word, level, levelWord) {
    if (status === 'unknown')
        return word;
    return level === 'unknown' ? levelWord || undefined : undefined;
}
/** The resources that a result is about. */
function about(addresses) {
    const [address] = addresses;
    return { address, addresses: address === undefined ? undefined : addresses };
}
/** A policy set that could not be evaluated at all: none of its policies vouches for anything. */
const BROKEN_SET = {
    policy: '',
    level: 'unknown',
    status: 'errored',
    overridable: false,
};
/** How many there are of each; what was overridden had failed. */
function tally(results) {
    const bad = results.filter(({ status }) => status === 'failed' || status === 'overridden');
    const mandatory = bad.filter(({ level }) => level !== 'advisory').length;
    const count = (wanted) => results.filter(({ status }) => status === wanted).length;
    return {
        passed: count('passed'),
        advisory: bad.length - mandatory,
        mandatory,
        overridden: count('overridden'),
        errored: count('errored'),
        unknown: count('unknown'),
    };
}
/** What an evaluation says of itself and its results do not bear out. */
function contradictions(what, status, results, blamesUnknown = false) {
    const { mandatory, overridden, errored, unknown } = tally(results);
    const blames = mandatory + errored + (blamesUnknown ? unknown : 0);
    const is = `The ${what} is "${status}" but`;
    if (status === 'passed' && mandatory > 0) {
        return [`${is} lists ${mandatory} failed mandatory policies.`];
    }
    if ((status === 'failed' || status === 'awaiting_override') && blames === 0) {
        return [`${is} none of its outcomes says why.`];
    }
    return status === 'overridden' && overridden === 0 ? [`${is} none of its outcomes failed.`] : [];
}
//# sourceMappingURL=reading.js.map

/***/ }),

/***/ 8637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   gf: () => (/* binding */ isGreen)
/* harmony export */ });
/* unused harmony export exitCodeOf */
/** The words of a verdict. Only `decide` (decide.ts) makes one; nothing afterwards changes it. */
/** From best to worst: the verdict over several workspaces is the worst of theirs. */
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
function worst(words) {
    return words.reduce((worse, word) => (VERDICTS.indexOf(word) > VERDICTS.indexOf(worse) ? word : worse), 'passed');
}
/** Whether the job goes green. `never` forgives policy failures; it does not forgive not knowing. */
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
 * What kept a workspace from being judged explains the code better than the word does: of the
 * workspaces with the worst verdict, bad input comes before a refusal, a refusal before the network.
 */
function exitCodeOf({ verdict, workspaces }, failOn, signal = 'SIGINT') {
    const { word } = verdict;
    if (isGreen(word, failOn))
        return 0;
    const failures = workspaces
        .filter((workspace) => workspace.verdict.word === word)
        .map(({ failure }) => failure?.kind);
    switch (word) {
        case 'passed':
        case 'overridden':
        case 'advisory':
        case 'blocked':
            return 1;
        case 'needs-override':
            return 3;
        case 'errored':
            return 4;
        case 'undecided':
            if (failures.includes('input') || failures.includes('archive'))
                return 2;
            if (failures.includes('refused'))
                return 6;
            return failures.includes('network') ? 7 : 5;
        case 'canceled':
            return signal === 'SIGTERM' ? 143 : 130;
    }
}
//# sourceMappingURL=verdict.js.map

/***/ }),

/***/ 7511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   JK: () => (/* binding */ escapeEntities),
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   n8: () => (/* binding */ htmlProse),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   v7: () => (/* binding */ safeHref)
/* harmony export */ });
/**
 * Foreign text in markdown. Everything that came from a service or a pull request goes through one
 * of these, so that it is shown and never acts: no mention, reference, HTML, image, link, marker.
 *
 * The rule is the same everywhere: what could act is shown as code. GitHub, GitLab, Azure DevOps
 * and Bitbucket expand nothing inside code, whereas escapes are undone before mentions are looked for.
 */
/** The longest inline value that is shown; names on the services are shorter. */
const INLINE_LIMIT = 160;
const TERMINAL_SEQUENCES = 
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,512}(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/gu;
/** Everything that shows nothing or reorders what is shown, except what joins letters and emoji. */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufff0-\ufffc\ufffe\uffff]/gu;
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
/** The same on one line: any run of white space is one space. */
function cleanLine(text, limit = INLINE_LIMIT) {
    const cleaned = cleanText(clipUnits(text, limit * 4));
    return clip(cleaned.replace(/\s+/g, ' ').trim(), limit);
}
/** At most `limit` UTF-16 units, no half character at the end, and an ellipsis when something went. */
function clip(text, limit) {
    return text.length <= limit ? text : `${clipUnits(text, Math.max(0, limit - 1))}…`;
}
function clipUnits(text, limit) {
    if (text.length <= limit)
        return text;
    const last = text.charCodeAt(limit - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
/** A value on one line as code; fit for a table cell. An empty one becomes a dash. */
function codeSpan(text, limit = INLINE_LIMIT) {
    const line = cleanLine(text, limit);
    return line === '' ? '–' : spanOf(line);
}
function spanOf(line) {
    const runs = new Set(Array.from(line.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (runs.has(length))
        length += 1;
    const ticks = '`'.repeat(length);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${ticks}${pad}${escapePipes(breakMarkers(line))}${pad}${ticks}`;
}
/** What looks like a marker of ours is broken visibly: whoever searches for one finds ours only. */
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
 * A sentence: plain words stay plain, and a run of words that could act is shown as code. On one
 * line; fit for a table cell and for the start of a list item.
 */
function prose(text, limit = 600) {
    return wordByWord(text, limit, (words) => words, spanOf);
}
/** The same where HTML is written: inside `<summary>`. */
function htmlProse(text, limit = 600) {
    return wordByWord(text, limit, escapeHtml, (words) => `<code>${escapeHtml(words)}</code>`);
}
function wordByWord(text, limit, plain, asCode) {
    const parts = [];
    let code = [];
    const flush = () => {
        if (code.length > 0)
            parts.push(asCode(code.join(' ')));
        code = [];
    };
    for (const word of cleanLine(text, limit).split(' ')) {
        if (word === '')
            continue;
        const first = parts.length === 0 && code.length === 0;
        if (first ? isPlain(word) && !/^\d{1,9}[.)]$/.test(word) : isPlain(word) || isSign(word)) {
            flush();
            parts.push(plain(word));
        }
        else {
            code.push(word);
        }
    }
    flush();
    return parts.join(' ');
}
/** Alone these start a list or underline a heading, but only at the start of a line. */
function isSign(word) {
    return word === '=' || word === '+' || word === '-';
}
/** Letters of any script, digits, and punctuation that means nothing to markdown inside a word. */
const PLAIN = /^[\p{L}\p{N}\p{M}'".,;()%/?–—…·“”‘’+=!:-]+$/u;
function isPlain(word) {
    return (PLAIN.test(word) &&
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
    return `${ticks}text\n${body}\n${ticks}`;
}
/** A value on one line as code where HTML is written: inside `<summary>`. */
function htmlCode(text, limit = INLINE_LIMIT) {
    const line = cleanLine(text, limit);
    return line === '' ? '–' : `<code>${escapeHtml(line)}</code>`;
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
function escapeHtml(text) {
    return escapeEntities(text, /[&<>"']/g);
}
/** In HTML and XML: each of `signs` as what names it there. */
function escapeEntities(text, signs) {
    return text.replace(signs, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`);
}
/**
 * A link, or its text alone when the address is not at one of `origins`. `text` is markdown
 * already: made by one of the functions above, or words of our own.
 */
function link(text, url, origins) {
    const href = url === undefined ? undefined : safeHref(url, origins);
    return href === undefined ? text : `[${text}](${href})`;
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
//# sourceMappingURL=escape-markdown.js.map

/***/ }),

/***/ 5636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ shares),
/* harmony export */   F3: () => (/* binding */ collectFindings),
/* harmony export */   HE: () => (/* binding */ closesGate),
/* harmony export */   Tj: () => (/* binding */ mustFixFindings),
/* harmony export */   iB: () => (/* binding */ needsReason),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   z7: () => (/* binding */ shownPlace)
/* harmony export */ });
/* unused harmony export fingerprint */
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8637);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7713);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4340);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3629);





/** Most severe first; within a severity by policy set, policy and address. */
function collectFindings(result, context) {
    const previous = context.previous && new Set(context.previous.fingerprints);
    const groups = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(result.workspaces.flatMap(findingsOf), (each) => {
        const { fingerprint, status, level, severity } = each;
        return [fingerprint, status, level, severity, (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(each)];
    });
    return groups
        .map((group) => {
        const [finding] = group;
        const known = previous?.has(finding.fingerprint);
        return {
            ...finding,
            workspaces: [...new Set(group.flatMap(({ workspaces }) => workspaces))],
            permalink: finding.location && (0,_links_js__WEBPACK_IMPORTED_MODULE_0__/* .permalink */ .eL)(finding.location, context),
            age: known === undefined ? undefined : known ? 'persisting' : 'new',
        };
    })
        .sort(bySeverity);
}
function findingsOf(workspace) {
    const open = (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .isGreen */ .gf)(workspace.verdict.word);
    const drafts = [
        ...workspace.results.flatMap(fromPolicy),
        ...workspace.runTasks.flatMap(fromRunTask),
        ...workspace.diagnostics.map(fromDiagnostic),
    ];
    return drafts.map((draft) => ({
        ...draft,
        // The verdict is decided already: nothing keeps a gate closed that is open.
        severity: open && closesGate(draft) ? 'warns' : draft.severity,
        location: shownPlace(draft.location),
        fingerprint: fingerprint(draft),
        workspaces: [workspace.workspace],
    }));
}
function fromPolicy(result) {
    const { policySet, policy, level, status, overridable, ...rest } = result;
    if (status === 'passed')
        return [];
    const { message, output, description, address, location, override } = rest;
    const said = { message, output, description, address, location, override };
    const unclear = status === 'unknown' || status === 'not-evaluated' || level === 'unknown';
    const kind = unclear && status !== 'overridden' ? 'undecided' : 'policy';
    const severity = policySeverity(result, unclear);
    return [{ kind, policySet, policy, level, status, severity, overridable, ...said }];
}
function policySeverity(result, unclear) {
    if (result.status === 'overridden')
        return 'notes';
    if (unclear)
        return 'blocks';
    if (result.level === 'advisory')
        return 'warns';
    return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}
function fromRunTask({ name, level, status, message }) {
    if (status === 'passed')
        return [];
    return [
        {
            kind: 'run-task',
            policySet: '',
            policy: name,
            level,
            status,
            severity: level === 'advisory' ? 'warns' : 'blocks',
            overridable: false,
            message,
            output: [],
        },
    ];
}
function fromDiagnostic({ severity, summary, detail, address, file, line }) {
    return {
        kind: 'diagnostic',
        policySet: '',
        policy: summary,
        level: 'unknown',
        status: 'errored',
        severity: severity === 'error' ? 'blocks' : 'notes',
        overridable: false,
        message: detail ?? summary,
        output: [],
        address,
        location: file !== undefined && line !== undefined
            ? { path: file, startLine: line, endLine: line, source: 'diagnostic' }
            : undefined,
    };
}
const SEVERITIES = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS = ['diagnostic', 'policy', 'run-task', 'undecided'];
function bySeverity(one, other) {
    return (SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compare */ .UD)(one.policySet, other.policySet) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compare */ .UD)(one.policy, other.policy) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compare */ .UD)(one.address ?? '', other.address ?? '') ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compare */ .UD)(one.message, other.message) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compare */ .UD)(one.fingerprint, other.fingerprint));
}
/**
 * How a finding is recognised again on the next push: 12 hex digits over what it is about. Two
 * messages are of one class when they differ in numbers, letter case and white space only: counts
 * and ids change from run to run.
 */
function fingerprint(finding) {
    const { kind, policySet, policy, address = '', message } = finding;
    const text = message.slice(0, 400).toLowerCase().replace(/\d+/g, '0').replace(/\s+/g, ' ');
    return (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .hash */ .tW)(JSON.stringify([kind, policySet, policy, address, text.trim().slice(0, 200)]));
}
/**
 * A place inside the repository, with slashes and a line; else undefined, for hosts refuse a whole
 * batch for one path that they do not like.
 */
function shownPlace(location) {
    const { path, startLine } = location ?? { path: '', startLine: 0 };
    const canBeShown = path.length <= 1_000 &&
        !/^[/~]|^[A-Za-z]:|\\|[\p{Cc}\p{Cs}]/u.test(path) &&
        path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
        Number.isSafeInteger(startLine) &&
        startLine >= 1;
    return canBeShown ? location : undefined;
}
function closesGate({ severity }) {
    return severity === 'blocks' || severity === 'needs-override';
}
/** The findings that a reader must deal with, or would have to were the gate enforced. */
function mustFixFindings(view) {
    const closing = view.findings.filter(closesGate);
    if (closing.length > 0 || view.green || view.verdict !== 'advisory')
        return closing;
    return view.findings.filter(({ severity }) => severity === 'warns');
}
/** Whether the reasons of a workspace's verdict say what no finding says. */
function needsReason({ name, verdict, reasons }, view) {
    if ((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .isGreen */ .gf)(verdict) || reasons.length === 0)
        return false;
    if (verdict !== 'blocked' && verdict !== 'needs-override')
        return true;
    return !mustFixFindings(view).some((each) => each.workspaces.includes(name));
}
function tallyOf(view) {
    const { verdict, green, workspaces, findings, counts } = view;
    const distinct = (wanted) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(findings.filter(wanted), ({ policySet, policy }) => [policySet, policy]).length;
    return {
        verdict,
        green,
        workspaces: workspaces.length,
        affected: workspaces.filter((each) => shares(each.verdict, verdict)).length,
        policiesAtFault: distinct((each) => closesGate(each) && each.kind !== 'run-task' && each.kind !== 'diagnostic'),
        runTasksAtFault: distinct((each) => closesGate(each) && each.kind === 'run-task'),
        advisoryFailures: distinct(({ severity }) => severity === 'warns'),
        overridden: distinct(({ status }) => status === 'overridden'),
        results: Object.values(counts).reduce((sum, each) => sum + each, 0),
    };
}
/** Whether a verdict is counted with the worst one: what needs an override is blocked as well. */
function shares(one, worst) {
    return one === worst || (worst === 'blocked' && one === 'needs-override');
}
//# sourceMappingURL=findings.js.map

/***/ }),

/***/ 7713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   TZ: () => (/* binding */ originsOf),
/* harmony export */   V$: () => (/* binding */ footerOf),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   de: () => (/* binding */ whereOf),
/* harmony export */   eL: () => (/* binding */ permalink),
/* harmony export */   ng: () => (/* binding */ runOf)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3629);



function originsOf({ serviceOrigin, repository, job }) {
    return [serviceOrigin, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}
/** What a finding is about and its line at the head commit as a link, as far as known. */
function whereOf(finding, context, limit = 120) {
    const { address, permalink } = finding;
    const place = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(finding);
    return [
        address === undefined ? '' : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(address, limit),
        place && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(place), permalink, originsOf(context)),
    ].filter(Boolean);
}
function runOf({ runId, runUrl }, context) {
    return runId === undefined ? '' : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(runId, 40), runUrl, originsOf(context));
}
/** Where a comment and a check run leave what they have no room for. */
function summaryOf(context) {
    return `the ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)('job summary', context.job?.url, originsOf(context))}`;
}
function footerOf(context) {
    const { commit, job, version, startedAt } = context;
    const origins = originsOf(context);
    const attempt = job && job.attempt > 1 ? ` attempt ${job.attempt}` : '';
    const said = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)(' · ', commit && `Commit ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(commit.sha.slice(0, 7)), commit.url, origins)}`, job && `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)('workflow run', job.url, origins)}${attempt}`, `evaluated ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .minuteOf */ .iA)(startedAt) || 'at an unknown time'}`, `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? version : ''}`);
    return `<sub>${said}</sub>`;
}
/** Where a file's line at the commit can be looked at; undefined when one of the two is not known. */
function permalink(location, context) {
    const { repository, commit } = context;
    if (!repository || !commit)
        return undefined;
    const base = `${repository.serverUrl.replace(/\/+$/, '')}/${encodePath(repository.slug)}`;
    const sha = encodeURIComponent(commit.sha);
    const path = encodePath(location.path);
    const line = location.startLine;
    const inQuery = encodeURIComponent(`/${wellFormed(location.path)}`);
    const links = {
        github: `${base}/blob/${sha}/${path}#L${line}`,
        gitlab: `${base}/-/blob/${sha}/${path}#L${line}`,
        bitbucket: `${base}/src/${sha}/${path}#lines-${line}`,
        azure: `${base}?path=${inQuery}&version=GC${sha}&line=${line}`,
    };
    return links[repository.style ?? 'github'];
}
function encodePath(path) {
    return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
/** Half a surrogate pair cannot be encoded. */
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\ufffd');
}
//# sourceMappingURL=links.js.map

/***/ }),

/***/ 4340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ encodeMarker),
/* harmony export */   F2: () => (/* binding */ sectionId),
/* harmony export */   _e: () => (/* binding */ toBase64Url),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   rH: () => (/* binding */ decodeMarker),
/* harmony export */   tP: () => (/* binding */ fromBase64Url),
/* harmony export */   tW: () => (/* binding */ hash)
/* harmony export */ });
/* unused harmony export markerStart */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8637);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3629);
/**
 * The last line of a comment: whose comment it is, and what it said. State is a hint for new,
 * persisting and resolved findings, for sparse polling, for runs that may have been overridden and
 * against stale writers; it never decides.
 */



const FINGERPRINT_LIMIT = 200;
/** For the encoded state; only the facts that sections converge by may exceed it. */
const STATE_LIMIT = 4_096;
/** The start of the marker of one key: a line that starts with it, in a comment of ours, is it. */
function markerStart(key) {
    return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
/** One line, with as many fingerprints, durations and runs as `limit` leaves room for. */
function encodeMarker(state, limit = STATE_LIMIT) {
    let hints = FINGERPRINT_LIMIT;
    let encoded = encodeState(state, hints);
    while (encoded.length > limit && hints > 0) {
        hints = Math.floor(hints * 0.75);
        encoded = encodeState(state, hints);
    }
    return `${markerStart(state.key)}s=${encoded} -->`;
}
/**
 * The state in the last line that is not empty. Undefined when that line is no marker of this key
 * (of any key, when left out) or makes no sense: never throws, whatever the text.
 */
function decodeMarker(body, key) {
    const end = body.trimEnd();
    const line = end.slice(end.lastIndexOf('\n') + 1).trim();
    const match = /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
    if (!match)
        return undefined;
    const found = fromBase64Url(match[1] ?? '');
    if (key !== undefined && (found !== key || toBase64Url(key) !== match[1]))
        return undefined;
    return decodeState(found, fromBase64Url(match[2] ?? ''));
}
/** @param hints how many of each kind over all sections; of durations and runs no more than 100 */
function encodeState(state, hints) {
    const each = Math.max(1, state.sections.length);
    const some = (record) => Object.fromEntries(Object.entries(record).slice(0, Math.floor(Math.min(hints, 100) / each)));
    const shas = [...new Set(state.sections.map(({ headSha }) => headSha))];
    const sections = state.sections.map((section) => {
        const runs = some(section.runs);
        const parts = [
            section.id,
            section.runId,
            section.attempt,
            shas.indexOf(section.headSha),
            section.startedAt,
            section.digest,
            _policy_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .VERDICTS */ .bk.indexOf(section.tally.verdict),
            section.tally.green ? 1 : 0,
            _words_js__WEBPACK_IMPORTED_MODULE_1__/* .TALLY_FIGURES */ .NB.map((name) => section.tally[name]),
            section.fingerprints.slice(0, Math.floor(hints / each)).join(''),
            some(section.durations),
        ];
        // Takes no room where there is none to tell of.
        return Object.keys(runs).length > 0 ? [...parts, runs] : parts;
    });
    return toBase64Url(JSON.stringify({ p: state.previousSha, h: shas, s: sections }));
}
function decodeState(key, json) {
    const parsed = parseJson(json);
    if (!isRecord(parsed))
        return undefined;
    const { p: previousSha, h: shas, s: encoded } = parsed;
    if (!Array.isArray(encoded) || !Array.isArray(shas))
        return undefined;
    const sections = encoded.map((each) => decodeSection(each, shas));
    if (!sections.every((section) => section !== undefined))
        return undefined;
    const known = isLike(previousSha, /^[0-9a-f]{4,64}$/) ? previousSha : undefined;
    return { key, sections, previousSha: known };
}
function decodeSection(value, shas) {
    if (!Array.isArray(value))
        return undefined;
    const [id, runId, attempt, sha, startedAt, digest, verdict, green, ...more] = value;
    const [figures, prints, durations, runs] = more;
    const headSha = isCount(sha) ? shas[sha] : undefined;
    const word = isCount(verdict) ? _policy_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .VERDICTS */ .bk[verdict] : undefined;
    if (!isLike(id, TWELVE_HEX) || !isLike(digest, TWELVE_HEX))
        return undefined;
    if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
        return undefined;
    if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof prints !== 'string')
        return undefined;
    if (word === undefined || !Array.isArray(figures) || !figures.every(isCount))
        return undefined;
    if (figures.length !== _words_js__WEBPACK_IMPORTED_MODULE_1__/* .TALLY_FIGURES */ .NB.length)
        return undefined;
    const tally = { verdict: word, green: green === 1 };
    for (const [at, name] of _words_js__WEBPACK_IMPORTED_MODULE_1__/* .TALLY_FIGURES */ .NB.entries())
        tally[name] = Number(figures[at]);
    return {
        id,
        runId,
        attempt,
        headSha,
        startedAt,
        digest,
        tally,
        fingerprints: (prints.match(/[0-9a-f]{12}/g) ?? []).slice(0, FINGERPRINT_LIMIT),
        durations: recordOf(durations, isCount),
        runs: recordOf(runs, (each) => isLike(each, /^run-[A-Za-z0-9]{1,64}$/)),
    };
}
/** What of a record is as expected; nothing of what is no record. */
function recordOf(value, isExpected) {
    const entries = isRecord(value) ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
const TWELVE_HEX = /^[0-9a-f]{12}$/;
function isLike(value, pattern) {
    return typeof value === 'string' && pattern.test(value);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function toBase64Url(text) {
    return Buffer.from(text, 'utf8').toString('base64url');
}
function fromBase64Url(text) {
    return Buffer.from(text, 'base64url').toString('utf8');
}
/** Which section of a comment is this job's; also finds its state of the last time. */
function sectionId(job) {
    return hash(JSON.stringify(job.context.section ?? namesOf(job).sort()));
}
/** Which workspaces a change concerns differs from push to push; the section is one. */
function namesOf({ workspaces, unaffected = [] }) {
    return [...workspaces.map(({ name }) => name), ...unaffected];
}
/** Twelve hex digits, or more. */
function hash(text, digits = 12) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, digits);
}
//# sourceMappingURL=marker.js.map

/***/ }),

/***/ 4913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ asIs),
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   R3: () => (/* binding */ policies),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UD: () => (/* binding */ compare),
/* harmony export */   dh: () => (/* binding */ workspaces),
/* harmony export */   iA: () => (/* binding */ minuteOf),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   vk: () => (/* binding */ elapsed),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** How figures, times and lists are written and put in order. */
/** `1 policy`, `2 policies`; large numbers with separators. */
function count(number, one, many = `${one}s`) {
    return `${grouped(number)} ${number === 1 ? one : many}`;
}
const policies = (number) => count(number, 'policy', 'policies');
const workspaces = (number) => count(number, 'workspace');
/** `12345` as `12,345`, the same in every locale. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
const asIs = (text) => text;
/** `a`, `a and b`, `a, b and c`; beyond `limit`: `a, b and 7 more`. Only what is shown is marked. */
function list(items, limit = Infinity, mark = asIs) {
    const shown = items.length > limit ? items.slice(0, Math.max(1, limit - 1)) : items;
    const rest = items.length - shown.length;
    return joinedByAnd([...shown.map(mark), ...(rest > 0 ? [`${grouped(rest)} more`] : [])]);
}
/** The first `limit`, then how many others there are: `a, b and c and 7 more`. */
function firstOf(items, limit, mark = asIs, others = grouped) {
    const rest = items.length - limit;
    const shown = joinedByAnd(items.slice(0, limit).map(mark));
    return rest > 0 ? `${shown} and ${others(rest)} more` : shown;
}
function joinedByAnd(parts) {
    if (parts.length < 2)
        return parts.join('');
    return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
/** What there is of `parts`, with `between` between. */
function joined(between, ...parts) {
    return parts.filter(Boolean).join(between);
}
/** By code unit: the same on every machine. */
function compare(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}
/** Those of one key together, in the order of the first of each. */
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
/** `2026-11-20 14:02 UTC` of an ISO date; empty for what is no date. */
function minuteOf(iso) {
    const date = new Date(iso);
    return Number.isNaN(date.getTime())
        ? ''
        : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `1.3 MB`, decimal, one digit after the point below ten. */
function size(bytes) {
    if (bytes < 1000)
        return count(bytes, 'byte');
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes;
    let unit = -1;
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
/** `00:43`, `1:02:03`. */
function elapsed(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const two = (number) => String(number).padStart(2, '0');
    const hours = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : '';
    return `${hours}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 3629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   Kk: () => (/* binding */ icon),
/* harmony export */   NB: () => (/* binding */ TALLY_FIGURES),
/* harmony export */   O7: () => (/* binding */ messageBeside),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Sn: () => (/* binding */ overriddenWords),
/* harmony export */   hE: () => (/* binding */ hasNoChanges),
/* harmony export */   ly: () => (/* binding */ STATUS_WORDS),
/* harmony export */   mF: () => (/* binding */ overrideWords),
/* harmony export */   rj: () => (/* binding */ countWords),
/* harmony export */   s2: () => (/* binding */ levelWords),
/* harmony export */   y3: () => (/* binding */ VERDICT)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4913);

/** Said only of a plan that came to its end: one that failed or was stopped may change anything. */
function hasNoChanges(plan) {
    if (plan?.status !== 'finished' || plan.hasChanges)
        return false;
    return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}
const TALLY_FIGURES = [
    'workspaces',
    /** Workspaces that the verdict comes from. */
    'affected',
    /** Different policies and run tasks that keep the gate closed. */
    'policiesAtFault',
    'runTasksAtFault',
    'advisoryFailures',
    'overridden',
    /** Policy results, whatever they are. */
    'results',
];
/** The whole verdict in one sentence, without markup. */
function headline(tally) {
    if (tally.workspaces === 0) {
        const none = 'no workspace is affected by this change';
        return tally.green ? `passed · ${none}` : `undecided: ${none}, and policies are required`;
    }
    const where = inWorkspaces(tally.affected, tally.workspaces);
    const forgiven = tally.green ? ', but not enforced (fail-on: never)' : '';
    const advisory = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(tally.advisoryFailures, 'advisory failure');
    const atFault = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(' and ', tally.policiesAtFault > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .policies */ .R3)(tally.policiesAtFault) : '', tally.runTasksAtFault > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(tally.runTasksAtFault, 'run task') : '');
    switch (tally.verdict) {
        case 'passed':
            return tally.results === 0
                ? `passed · no policy applies to ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .workspaces */ .dh)(tally.workspaces)}`
                : `passed · ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .policies */ .R3)(tally.results)} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .workspaces */ .dh)(tally.workspaces)}`;
        case 'advisory':
            return tally.green
                ? `passed with ${advisory} ${where}`
                : `blocked by ${advisory} ${where} (fail-on: advisory)`;
        case 'overridden':
            return `passed, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .policies */ .R3)(tally.overridden)} overridden ${where}`;
        case 'needs-override': {
            const one = tally.policiesAtFault + tally.runTasksAtFault === 1;
            return `${atFault || 'a failure'} ${one ? 'needs' : 'need'} an override ${where}${forgiven}`;
        }
        case 'blocked':
            return `blocked${atFault && ` by ${atFault}`} ${where}${forgiven}`;
        case 'errored':
            return `the run failed ${where}`;
        case 'undecided':
            return `undecided ${where}, so the gate stays closed`;
        case 'canceled':
            return `canceled ${where}`;
    }
}
function inWorkspaces(affected, all) {
    if (all === 1)
        return 'in 1 workspace';
    if (all === 2 && affected === 2)
        return 'in both workspaces';
    return affected === all
        ? `in all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .workspaces */ .dh)(all)}`
        : `in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(affected)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .workspaces */ .dh)(all)}`;
}
/** How a workspace or a log line says a verdict; `sign` is one column wide. */
const VERDICT = {
    passed: { words: 'passed', icon: '✅', sign: '✓' },
    advisory: { words: 'passed with advisory failures', icon: '⚠️', sign: '!' },
    overridden: { words: 'passed, overridden', icon: '☑️', sign: '✓' },
    'needs-override': { words: 'needs an override', icon: '✋', sign: '✗' },
    blocked: { words: 'blocked', icon: '❌', sign: '✗' },
    errored: { words: 'run failed', icon: '💥', sign: '✗' },
    undecided: { words: 'undecided', icon: '❔', sign: '?' },
    canceled: { words: 'canceled', icon: '🚫', sign: '✗' },
};
function icon(verdict, green) {
    if (verdict === 'advisory' && !green)
        return VERDICT.blocked.icon;
    const forgiven = green && (verdict === 'blocked' || verdict === 'needs-override');
    return VERDICT[forgiven ? 'advisory' : verdict].icon;
}
/** What a finding is held to. */
function standing({ kind, level }) {
    return kind === 'diagnostic' ? 'plan error' : levelWords(level);
}
function levelWords(level) {
    return level === 'unknown' ? 'unknown level' : level;
}
const STATUS_WORDS = {
    failed: 'failed',
    errored: 'could not be evaluated',
    overridden: 'overridden',
    'not-evaluated': 'never evaluated',
    unknown: 'in a state not known here',
};
/** `infra/storage.tf:42`; empty when not known. */
function placeOf({ location }) {
    return location ? `${location.path}:${location.startLine}` : '';
}
/** What a finding says where its address is shown beside it; never empty. */
function messageBeside({ message, address, status }) {
    const prefix = `${address ?? ''}: `;
    const said = address !== undefined && message.startsWith(prefix) ? message.slice(prefix.length) : message;
    return said.trim() === '' ? STATUS_WORDS[status] : said;
}
/** Whether and by whom a finding can be let pass; empty when it keeps nothing closed. */
function overrideWords({ severity, kind, status }) {
    if (severity === 'needs-override')
        return 'can be overridden by those who manage policy overrides';
    const fixed = severity === 'blocks' && kind === 'policy' && status === 'failed';
    return fixed ? 'cannot be overridden' : '';
}
/** `overridden by ann, 2026-11-20 13:55 UTC: agreed`, as far as the service told. */
function overriddenWords({ override = {} }, mark = { name: _text_js__WEBPACK_IMPORTED_MODULE_0__/* .asIs */ .$B, text: _text_js__WEBPACK_IMPORTED_MODULE_0__/* .asIs */ .$B }) {
    const { by, at = '', reason } = override;
    const head = by ? `overridden by ${mark.name(by)}` : 'overridden';
    const when = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(', ', head, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .minuteOf */ .iA)(at));
    return reason ? `${when}: ${mark.text(reason)}` : when;
}
const COUNT_WORDS = [
    ['mandatoryFailed', 'mandatory failed', true],
    ['errored', 'errored', true],
    ['undecided', 'undecided', true],
    ['advisoryFailed', 'advisory failed', false],
    ['overridden', 'overridden', false],
    ['passed', 'passed', false],
];
/** `2 mandatory failed, 1 advisory failed, 14 passed`, added up; `strong` marks what needs weight. */
function countWords(all, strong = _text_js__WEBPACK_IMPORTED_MODULE_0__/* .asIs */ .$B) {
    const parts = COUNT_WORDS.map(([figure, words, isStrong]) => {
        const number = all.reduce((sum, { counts }) => sum + counts[figure], 0);
        const said = number > 0 ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(number)} ${words}` : '';
        return isStrong && said !== '' ? strong(said) : said;
    });
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(', ', ...parts);
}
//# sourceMappingURL=words.js.map

/***/ }),

/***/ 5960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ runWords),
/* harmony export */   Ac: () => (/* binding */ PLAN),
/* harmony export */   Ck: () => (/* binding */ isRunOver),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Il: () => (/* binding */ runKind),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   M7: () => (/* binding */ POLICY_CHECK),
/* harmony export */   Nv: () => (/* binding */ isApplyStage),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   Zc: () => (/* binding */ TF_POLICY_OUTCOME),
/* harmony export */   bz: () => (/* binding */ TF_POLICY_EVALUATION),
/* harmony export */   gw: () => (/* binding */ CONFIGURATION_VERSION),
/* harmony export */   hs: () => (/* binding */ hasNoResult),
/* harmony export */   iD: () => (/* binding */ awaitsOverride),
/* harmony export */   j$: () => (/* binding */ TASK_STAGE),
/* harmony export */   o3: () => (/* binding */ TASK_RESULT),
/* harmony export */   o8: () => (/* binding */ POLICY_EVALUATION),
/* harmony export */   oq: () => (/* binding */ RUN),
/* harmony export */   vg: () => (/* binding */ OUTCOME)
/* harmony export */ });
/* unused harmony exports COST_ESTIMATE, ordinal */
/**
 * Every status word of the service, once: one table for each kind of object says what its words
 * mean. A word that stands in no table is `unknown`: the gate waits on, and never takes it for a pass.
 */
const RUN = {
    pending: { kind: 'moving', says: 'pending' },
    fetching: { kind: 'moving', says: 'fetching the configuration' },
    fetching_completed: { kind: 'moving', says: 'configuration fetched' },
    pre_plan_running: { kind: 'moving', says: 'pre-plan stage running' },
    pre_plan_completed: { kind: 'moving', says: 'pre-plan stage completed' },
    pre_plan_awaiting_decision: { kind: 'person', says: 'pre-plan stage awaits a decision' },
    queuing: { kind: 'moving', says: 'queuing' },
    plan_queued: { kind: 'moving', says: 'plan queued' },
    planning: { kind: 'moving', says: 'planning' },
    planned: { kind: 'moving', says: 'planned' },
    tf_policy_checked: { kind: 'moving', says: 'Terraform policy checked' },
    tf_policy_override: { kind: 'person', says: 'Terraform policy awaits an override' },
    post_plan_running: { kind: 'moving', says: 'post-plan stage running' },
    post_plan_completed: { kind: 'moving', says: 'post-plan stage completed' },
    post_plan_awaiting_decision: { kind: 'person', says: 'post-plan stage awaits a decision' },
    cost_estimating: { kind: 'moving', says: 'estimating cost' },
    cost_estimated: { kind: 'moving', says: 'cost estimated' },
    policy_checking: { kind: 'moving', says: 'checking policies' },
    policy_override: { kind: 'person', says: 'policy check awaits an override' },
    policy_soft_failed: { kind: 'bad', over: true, says: 'policy check soft-failed' },
    policy_checked: { kind: 'moving', says: 'policies checked' },
    confirmed: { kind: 'foreign', says: 'confirmed' },
    queuing_apply: { kind: 'foreign', says: 'queuing to apply' },
    pre_apply_running: { kind: 'foreign', says: 'pre-apply stage running' },
    pre_apply_completed: { kind: 'foreign', says: 'pre-apply stage completed' },
    pre_apply_awaiting_decision: { kind: 'foreign', says: 'pre-apply stage awaits a decision' },
    apply_queued: { kind: 'foreign', says: 'apply queued' },
    applying: { kind: 'foreign', says: 'applying' },
    post_apply_running: { kind: 'foreign', says: 'post-apply stage running' },
    post_apply_completed: { kind: 'foreign', says: 'post-apply stage completed' },
    applied: { kind: 'foreign', over: true, says: 'applied' },
    /** The end of a saved plan, too, where there is nothing to apply. */
    planned_and_finished: { kind: 'good', over: true, says: 'planned and finished' },
    /** Good where it was asked for, see `runKind`; never over, because it can still be applied. */
    planned_and_saved: { kind: 'foreign', says: 'planned and saved' },
    discarded: { kind: 'stopped', over: true, says: 'discarded' },
    errored: { kind: 'bad', over: true, says: 'errored' },
    canceled: { kind: 'stopped', over: true, says: 'canceled' },
    force_canceled: { kind: 'stopped', over: true, says: 'force-canceled' },
    assessing: { kind: 'foreign', says: 'assessing' },
    assessed: { kind: 'foreign', says: 'assessed' },
};
const PLAN = {
    created: 'moving',
    pending: 'moving',
    managed_queued: 'moving',
    queued: 'moving',
    mfa_waiting: 'moving',
    running: 'moving',
    errored: 'bad',
    canceled: 'stopped',
    finished: 'good',
    unreachable: 'skipped',
};
const POLICY_CHECK = {
    pending: 'moving',
    queued: 'moving',
    passed: 'good',
    soft_failed: 'bad',
    hard_failed: 'bad',
    overridden: 'good',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const TASK_RESULT = {
    pending: 'moving',
    running: 'moving',
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const TASK_STAGE = { ...TASK_RESULT, awaiting_override: 'person' };
const POLICY_EVALUATION = { ...TASK_RESULT, queued: 'moving', overridden: 'good' };
/** Terraform policy (beta) waits for a person in its own evaluation, not in a task stage. */
const TF_POLICY_EVALUATION = { ...POLICY_EVALUATION, awaiting_override: 'person' };
/** One policy of a policy set outcome. */
const OUTCOME = { passed: 'good', failed: 'bad', errored: 'bad' };
/** An outcome that Terraform policy itself calls `unknown` has not passed. */
const TF_POLICY_OUTCOME = { ...OUTCOME, unknown: 'skipped' };
const COST_ESTIMATE = {
    pending: 'moving',
    queued: 'moving',
    finished: 'good',
    canceled: 'stopped',
    errored: 'bad',
    unreachable: 'skipped',
    skipped_due_to_targeting: 'skipped',
};
const CONFIGURATION_VERSION = {
    pending: 'moving',
    fetching: 'moving',
    uploaded: 'good',
    archived: 'bad',
    errored: 'bad',
    backing_data_soft_deleted: 'bad',
    backing_data_permanently_deleted: 'bad',
};
/** The words of a table, in its order. */
function wordsOf(table) {
    return Object.keys(table);
}
/** Looks a word up among a table's own words: `constructor` is as unknown as any other. */
function kindOf(table, word) {
    return (Object.hasOwn(table, word) ? table[word] : undefined) ?? 'unknown';
}
/** Whether an object of this kind has no result, and is not going to get one once its run is over. */
function hasNoResult(kind) {
    return kind === 'moving' || kind === 'skipped' || kind === 'stopped';
}
function meaningOf(status) {
    const table = RUN;
    return Object.hasOwn(table, status) ? table[status] : undefined;
}
function runKind(mode, status) {
    if (mode === 'provisional' && status === 'planned_and_saved')
        return 'good';
    return meaningOf(status)?.kind ?? 'unknown';
}
function isRunOver(status) {
    return meaningOf(status)?.over === true;
}
/** What a run is doing, said to people. */
function runWords({ attributes }) {
    const { status, 'position-in-queue': position } = attributes;
    const meaning = meaningOf(status);
    if (meaning === undefined)
        return `"${status}", a status not known here: waiting on`;
    const queued = status === 'pending' || status === 'plan_queued' || status === 'queuing';
    return queued && typeof position === 'number' && position > 0
        ? `${meaning.says} · ${ordinal(position)} in the queue`
        : meaning.says;
}
function ordinal(n) {
    const teen = n % 100 >= 11 && n % 100 <= 13;
    return `${n}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`;
}
/** Stages of the apply phase: neither mode ever gets there. */
function isApplyStage(stage) {
    return stage === 'pre_apply' || stage === 'post_apply';
}
/** Whether waiting any longer cannot tell more. */
function isSettled(mode, status, stages) {
    const kind = runKind(mode, status);
    if (kind === 'unknown')
        return false;
    return kind !== 'moving' || awaitsOverride(stages);
}
/** A stage that waits for an override ends the wait: perhaps the decision never comes. */
function awaitsOverride(stages) {
    return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE, status) === 'person');
}
//# sourceMappingURL=status.js.map

/***/ }),

/***/ 9239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ noteDiscard),
/* harmony export */   S: () => (/* binding */ signReason)
/* harmony export */ });
/** What was done to a run besides planning it: one record each, in the report and as an output. */
/** The reason as it is kept on the run: whoever reads it there learns who gave it, and where. */
function signReason(reason, { by, job }) {
    const signed = [by, job].filter((part) => part !== undefined).join(', ');
    return signed === '' ? reason : `${reason} (${signed})`;
}
/** A run that was ended counts as discarded by us when that is what became of it. */
function noteDiscard(ended, reason, at) {
    if (ended.outcome !== 'ended' || ended.status !== 'discarded')
        return {};
    return { discarded: { at: at.toISOString(), reason } };
}
//# sourceMappingURL=audit.js.map

/***/ }),

/***/ 7934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BpQ: () => (/* binding */ minLength),
/* harmony export */   BuJ: () => (/* binding */ getDotPath),
/* harmony export */   FsL: () => (/* binding */ pipe),
/* harmony export */   KCZ: () => (/* binding */ union),
/* harmony export */   L5J: () => (/* binding */ unknown),
/* harmony export */   YOg: () => (/* binding */ array),
/* harmony export */   YjP: () => (/* binding */ string),
/* harmony export */   _H3: () => (/* binding */ looseObject),
/* harmony export */   aig: () => (/* binding */ number),
/* harmony export */   cl6: () => (/* binding */ nullish),
/* harmony export */   euz: () => (/* binding */ literal),
/* harmony export */   g1P: () => (/* binding */ record),
/* harmony export */   lqM: () => (/* binding */ optional),
/* harmony export */   mee: () => (/* binding */ nullable),
/* harmony export */   xLC: () => (/* binding */ safeParse),
/* harmony export */   zMY: () => (/* binding */ boolean)
/* harmony export */ });
/* unused harmony exports BASE64_REGEX, BIC_REGEX, CUID2_REGEX, DECIMAL_REGEX, DIGITS_REGEX, DOMAIN_REGEX, EMAIL_REGEX, EMOJI_REGEX, HEXADECIMAL_REGEX, HEX_COLOR_REGEX, IMEI_REGEX, IPV4_REGEX, IPV6_REGEX, IP_REGEX, ISO_DATE_REGEX, ISO_DATE_TIME_REGEX, ISO_DATE_TIME_SECOND_REGEX, ISO_TIMESTAMP_REGEX, ISO_TIME_REGEX, ISO_TIME_SECOND_REGEX, ISO_WEEK_REGEX, ISRC_REGEX, JWS_COMPACT_REGEX, KSUID_REGEX, MAC48_REGEX, MAC64_REGEX, MAC_REGEX, NANO_ID_REGEX, OCTAL_REGEX, RFC_EMAIL_REGEX, SLUG_REGEX, ULID_REGEX, UUID_REGEX, ValiError, _addIssue, _cloneDataset, _formatCase, _getByteCount, _getCodePointCount, _getGraphemeCount, _getLastMetadata, _getWordCount, _isLuhnAlgo, _isSameValueZero, _isValidObjectKey, _isValueMatch, _joinExpects, _standardSchema, _stringify, any, args, argsAsync, arrayAsync, assert, awaitAsync, base64, bic, bigint, blob, brand, bytes, cache, cacheAsync, check, checkAsync, checkItems, checkItemsAsync, codePoints, config, creditCard, cuid2, custom, customAsync, date, decimal, deleteGlobalConfig, deleteGlobalMessage, deleteSchemaMessage, deleteSpecificMessage, description, digits, domain, email, emoji, empty, endsWith, entries, entriesFromList, entriesFromObjects, enum, enum_, everyItem, exactOptional, exactOptionalAsync, examples, excludes, fallback, fallbackAsync, file, filterItems, findItem, finite, flatten, flavor, forward, forwardAsync, function, function_, getDefault, getDefaults, getDefaultsAsync, getDescription, getExamples, getFallback, getFallbacks, getFallbacksAsync, getGlobalConfig, getGlobalMessage, getMetadata, getSchemaMessage, getSpecificMessage, getTitle, graphemes, gtValue, guard, hash, hexColor, hexadecimal, imei, includes, instance, integer, intersect, intersectAsync, ip, ipv4, ipv6, is, isOfKind, isOfType, isValiError, isbn, isoDate, isoDateTime, isoDateTimeSecond, isoTime, isoTimeSecond, isoTimestamp, isoWeek, isrc, jwsCompact, keyof, ksuid, lazy, lazyAsync, length, looseObjectAsync, looseTuple, looseTupleAsync, ltValue, mac, mac48, mac64, map, mapAsync, mapItems, maxBytes, maxCodePoints, maxEntries, maxGraphemes, maxLength, maxSize, maxValue, maxWords, message, metadata, mimeType, minBytes, minCodePoints, minEntries, minGraphemes, minSize, minValue, minWords, multipleOf, nan, nanoid, never, nonEmpty, nonNullable, nonNullableAsync, nonNullish, nonNullishAsync, nonOptional, nonOptionalAsync, normalize, notBytes, notCodePoints, notEntries, notGraphemes, notLength, notSize, notValue, notValues, notWords, null, null_, nullableAsync, nullishAsync, object, objectAsync, objectWithRest, objectWithRestAsync, octal, omit, optionalAsync, parse, parseAsync, parseBoolean, parseJson, parser, parserAsync, partial, partialAsync, partialCheck, partialCheckAsync, pick, picklist, pipeAsync, promise, rawCheck, rawCheckAsync, rawTransform, rawTransformAsync, readonly, recordAsync, reduceItems, regex, required, requiredAsync, returns, returnsAsync, rfcEmail, safeInteger, safeParseAsync, safeParser, safeParserAsync, set, setAsync, setGlobalConfig, setGlobalMessage, setSchemaMessage, setSpecificMessage, size, slug, someItem, sortItems, startsWith, strictObject, strictObjectAsync, strictTuple, strictTupleAsync, stringifyJson, summarize, symbol, title, toBigint, toBoolean, toCamelCase, toDate, toKebabCase, toLowerCase, toMaxValue, toMinValue, toNumber, toPascalCase, toSnakeCase, toString, toUpperCase, transform, transformAsync, trim, trimEnd, trimStart, tuple, tupleAsync, tupleWithRest, tupleWithRestAsync, ulid, undefined, undefined_, undefinedable, undefinedableAsync, unionAsync, unwrap, url, uuid, value, values, variant, variantAsync, void, void_, words */
//#region src/storages/globalConfig/globalConfig.ts
let store$4;
const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
/**
* Sets the global configuration.
*
* @param config The configuration.
*/
function setGlobalConfig(config$1) {
	store$4 = {
		...store$4,
		...config$1
	};
}
/**
* Returns the global configuration.
*
* @param config The config to merge.
*
* @returns The configuration.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalConfig(config$1) {
	if (!config$1 && !store$4) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? store$4?.lang,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
		abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
	};
}
/**
* Deletes the global configuration.
*/
function deleteGlobalConfig() {
	store$4 = void 0;
}

//#endregion
//#region src/storages/globalMessage/globalMessage.ts
let store$3;
/**
* Sets a global error message.
*
* @param message The error message.
* @param lang The language of the message.
*/
function setGlobalMessage(message$1, lang) {
	if (!store$3) store$3 = /* @__PURE__ */ new Map();
	store$3.set(lang, message$1);
}
/**
* Returns a global error message.
*
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalMessage(lang) {
	return store$3?.get(lang);
}
/**
* Deletes a global error message.
*
* @param lang The language of the message.
*/
function deleteGlobalMessage(lang) {
	store$3?.delete(lang);
}

//#endregion
//#region src/storages/schemaMessage/schemaMessage.ts
let store$2;
/**
* Sets a schema error message.
*
* @param message The error message.
* @param lang The language of the message.
*/
function setSchemaMessage(message$1, lang) {
	if (!store$2) store$2 = /* @__PURE__ */ new Map();
	store$2.set(lang, message$1);
}
/**
* Returns a schema error message.
*
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getSchemaMessage(lang) {
	return store$2?.get(lang);
}
/**
* Deletes a schema error message.
*
* @param lang The language of the message.
*/
function deleteSchemaMessage(lang) {
	store$2?.delete(lang);
}

//#endregion
//#region src/storages/specificMessage/specificMessage.ts
let store$1;
/**
* Sets a specific error message.
*
* @param reference The identifier reference.
* @param message The error message.
* @param lang The language of the message.
*/
function setSpecificMessage(reference, message$1, lang) {
	if (!store$1) store$1 = /* @__PURE__ */ new Map();
	if (!store$1.get(reference)) store$1.set(reference, /* @__PURE__ */ new Map());
	store$1.get(reference).set(lang, message$1);
}
/**
* Returns a specific error message.
*
* @param reference The identifier reference.
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getSpecificMessage(reference, lang) {
	return store$1?.get(reference)?.get(lang);
}
/**
* Deletes a specific error message.
*
* @param reference The identifier reference.
* @param lang The language of the message.
*/
function deleteSpecificMessage(reference, lang) {
	store$1?.get(reference)?.delete(lang);
}

//#endregion
//#region src/utils/_stringify/_stringify.ts
/**
* Stringifies an unknown input to a literal or type string.
*
* @param input The unknown input.
*
* @returns A literal or type string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _stringify(input) {
	const type = typeof input;
	if (type === "string") return `"${input}"`;
	if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
	if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
	return type;
}

//#endregion
//#region src/utils/_addIssue/_addIssue.ts
/**
* Adds an issue to the dataset.
*
* @param context The issue context.
* @param label The issue label.
* @param dataset The input dataset.
* @param config The configuration.
* @param other The optional props.
*
* @internal
*/
function _addIssue(context, label, dataset, config$1, other) {
	const input = other && "input" in other ? other.input : dataset.value;
	const expected = other?.expected ?? context.expects ?? null;
	const received = other?.received ?? /* @__PURE__ */ _stringify(input);
	const issue = {
		kind: context.kind,
		type: context.type,
		input,
		expected,
		received,
		message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
		requirement: context.requirement,
		path: other?.path,
		issues: other?.issues,
		lang: config$1.lang,
		abortEarly: config$1.abortEarly,
		abortPipeEarly: config$1.abortPipeEarly
	};
	const isSchema = context.kind === "schema";
	const message$1 = other?.message ?? context.message ?? /* @__PURE__ */ getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? /* @__PURE__ */ getSchemaMessage(issue.lang) : null) ?? config$1.message ?? /* @__PURE__ */ getGlobalMessage(issue.lang);
	if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
	if (isSchema) dataset.typed = false;
	if (dataset.issues) dataset.issues.push(issue);
	else dataset.issues = [issue];
}

//#endregion
//#region src/utils/_cloneDataset/_cloneDataset.ts
/**
* Creates a shallow copy of a dataset.
*
* Hint: The `value` is copied by reference, but the `issues` array, its issues
* and their `path` arrays are cloned to avoid reusing mutable dataset state
* across multiple runs. Mutating a returned object or array value can
* therefore affect later cache hits that reuse the same cached output.
*
* @param dataset The output dataset.
*
* @returns The copied output dataset.
*/
/* @__NO_SIDE_EFFECTS__ */
function _cloneDataset(dataset) {
	return {
		typed: dataset.typed,
		value: dataset.value,
		issues: dataset.issues?.map((issue) => ({
			...issue,
			path: issue.path && [...issue.path]
		}))
	};
}

//#endregion
//#region src/utils/_formatCase/_formatCase.ts
/**
* Splits a string into lowercase words and rejoins them with the given
* separator and capitalization rules.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries. Whether the first or subsequent words are
* capitalized is controlled by `capFirst` and `capRest`.
*
* Hint: Implemented in a single pass that emits directly to the result
* string to avoid an intermediate `string[]` allocation. ASCII chars are
* classified via char codes to skip `.toLowerCase()` and `.toUpperCase()`
* method calls in the common case.
*
* Hint: Digits are treated as a separate character class, so `item2Name`
* yields `item2` and `name` rather than `item`, `2` and `name`.
*
* @param input The input string.
* @param separator The string inserted between words.
* @param capFirst Whether to capitalize the first word.
* @param capRest Whether to capitalize subsequent words.
*
* @returns The formatted string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _formatCase(input, separator, capFirst, capRest) {
	let result = "";
	let firstWord = true;
	let start = 0;
	let prev = 0;
	let prevPrev = 0;
	const flush = (end) => {
		if (end > start) {
			let word = input.slice(start, end).toLowerCase();
			if (firstWord ? capFirst : capRest) {
				const firstCode = word.charCodeAt(0);
				if (firstCode >= 97 && firstCode <= 122) word = String.fromCharCode(firstCode - 32) + word.slice(1);
				else {
					const charLen = firstCode >= 55296 && firstCode <= 56319 ? 2 : 1;
					word = word.slice(0, charLen).toUpperCase() + word.slice(charLen);
				}
			}
			result += firstWord ? word : separator + word;
			firstWord = false;
		}
	};
	for (let index = 0; index < input.length; index++) {
		const code = input.charCodeAt(index);
		let type;
		if (code === 32 || code === 9 || code === 10 || code === 11 || code === 12 || code === 13 || code === 45 || code === 95) {
			flush(index);
			start = index + 1;
			type = 0;
		} else if (code < 128) type = code >= 65 && code <= 90 ? 1 : code >= 97 && code <= 122 ? 2 : 3;
		else {
			const char = input[index];
			const charLower = char.toLowerCase();
			type = charLower === char.toUpperCase() ? 3 : char === charLower ? 2 : 1;
		}
		if (type === 1 && (prev === 2 || prev === 3) && index > start) {
			flush(index);
			start = index;
		} else if (type === 2 && prev === 1 && prevPrev === 1 && index - 1 > start) {
			flush(index - 1);
			start = index - 1;
		}
		prevPrev = prev;
		prev = type;
	}
	flush(input.length);
	return result;
}

//#endregion
//#region src/utils/_getByteCount/_getByteCount.ts
let textEncoder;
/**
* Returns the byte count of the input.
*
* @param input The input to be measured.
*
* @returns The byte count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getByteCount(input) {
	if (!textEncoder) textEncoder = new TextEncoder();
	return textEncoder.encode(input).length;
}

//#endregion
//#region src/utils/_getCodePointCount/_getCodePointCount.ts
/**
* Returns the code point count of the input.
*
* @param input The input to be measured.
*
* @returns The code point count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getCodePointCount(input) {
	let count = input.length;
	const lengthMinus1 = input.length - 1;
	for (let i = 0; i < lengthMinus1;) if (input.codePointAt(i) <= 65535) i++;
	else {
		i += 2;
		count--;
	}
	return count;
}

//#endregion
//#region src/utils/_getGraphemeCount/_getGraphemeCount.ts
let segmenter;
/**
* Returns the grapheme count of the input.
*
* @param input The input to be measured.
*
* @returns The grapheme count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getGraphemeCount(input) {
	if (!segmenter) segmenter = new Intl.Segmenter();
	const segments = segmenter.segment(input);
	let count = 0;
	for (const _ of segments) count++;
	return count;
}

//#endregion
//#region src/utils/_getLastMetadata/_getLastMetadata.ts
/**
* Returns the last top-level value of a given metadata type from a schema
* using a breadth-first search that starts with the last item in the pipeline.
*
* @param schema The schema to search.
* @param type The metadata type.
*
* @returns The value, if any.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getLastMetadata(schema, type) {
	if ("pipe" in schema) {
		const nestedSchemas = [];
		for (let index = schema.pipe.length - 1; index >= 0; index--) {
			const item = schema.pipe[index];
			if (item.kind === "schema" && "pipe" in item) nestedSchemas.push(item);
			else if (item.kind === "metadata" && item.type === type) return item[type];
		}
		for (const nestedSchema of nestedSchemas) {
			const result = /* @__PURE__ */ _getLastMetadata(nestedSchema, type);
			if (result !== void 0) return result;
		}
	}
}

//#endregion
//#region src/utils/_getWordCount/_getWordCount.ts
let store;
/**
* Returns the word count of the input.
*
* @param locales The locales to be used.
* @param input The input to be measured.
*
* @returns The word count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getWordCount(locales, input) {
	if (!store) store = /* @__PURE__ */ new Map();
	const key = String(locales);
	let segmenter$1 = store.get(key);
	if (!segmenter$1) {
		segmenter$1 = new Intl.Segmenter(locales, { granularity: "word" });
		store.set(key, segmenter$1);
	}
	const segments = segmenter$1.segment(input);
	let count = 0;
	for (const segment of segments) if (segment.isWordLike) count++;
	return count;
}

//#endregion
//#region src/utils/_isLuhnAlgo/_isLuhnAlgo.ts
/**
* Non-digit regex.
*/
const NON_DIGIT_REGEX = /\D/gu;
/**
* Checks whether a string with numbers corresponds to the luhn algorithm.
*
* @param input The input to be checked.
*
* @returns Whether input is valid.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isLuhnAlgo(input) {
	const number$1 = input.replace(NON_DIGIT_REGEX, "");
	let length$1 = number$1.length;
	let bit = 1;
	let sum = 0;
	while (length$1) {
		const value$1 = +number$1[--length$1];
		bit ^= 1;
		sum += bit ? [
			0,
			2,
			4,
			6,
			8,
			1,
			3,
			5,
			7,
			9
		][value$1] : value$1;
	}
	return sum % 10 === 0;
}

//#endregion
//#region src/utils/_isSameValueZero/_isSameValueZero.ts
/**
* Compares two values using the SameValueZero algorithm, which treats `NaN`
* as equal to itself unlike `===`.
*
* @param value1 The first value.
* @param value2 The second value.
*
* @returns Whether the values are equal.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}

//#endregion
//#region src/utils/_isValidObjectKey/_isValidObjectKey.ts
/**
* Disallows inherited object properties and prevents object prototype
* pollution by disallowing certain keys.
*
* @param object The object to check.
* @param key The key to check.
*
* @returns Whether the key is allowed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}

//#endregion
//#region src/utils/_isValueMatch/_isValueMatch.ts
/**
* Checks whether a value matches a value action requirement.
*
* @param requirement The value action requirement.
* @param value The value to check.
*
* @returns Whether the value matches the requirement.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValueMatch(requirement, value$1) {
	return Number.isNaN(requirement) && Number.isNaN(value$1) || requirement <= value$1 && requirement >= value$1;
}

//#endregion
//#region src/utils/_joinExpects/_joinExpects.ts
/**
* Joins multiple `expects` values with the given separator.
*
* @param values The `expects` values.
* @param separator The separator.
*
* @returns The joined `expects` property.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _joinExpects(values$1, separator) {
	const list = [...new Set(values$1)];
	if (list.length > 1) return `(${list.join(` ${separator} `)})`;
	return list[0] ?? "never";
}

//#endregion
//#region src/utils/_standardSchema/_standardSchema.ts
/**
* Eagerly creates and attaches the Standard Schema properties of a schema.
*
* Hint: The contextual `this` type includes the standard properties that are
* attached before the schema is returned.
*
* @param schema The schema to attach standard properties to.
*
* @returns The schema with standard properties attached.
*
* @internal
*/
function _standardSchema(schema) {
	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
	};
	return schema;
}

//#endregion
//#region src/utils/entriesFromList/entriesFromList.ts
/**
* Creates an object entries definition from a list of keys and a schema.
*
* @param list A list of keys.
* @param schema The schema of the keys.
*
* @returns The object entries.
*/
/* @__NO_SIDE_EFFECTS__ */
function entriesFromList(list, schema) {
	const entries$1 = {};
	for (const key of list) entries$1[key] = schema;
	return entries$1;
}

//#endregion
//#region src/utils/entriesFromObjects/entriesFromObjects.ts
/* @__NO_SIDE_EFFECTS__ */
function entriesFromObjects(schemas) {
	const entries$1 = {};
	for (const schema of schemas) Object.assign(entries$1, schema.entries);
	return entries$1;
}

//#endregion
//#region src/utils/getDotPath/getDotPath.ts
/* @__NO_SIDE_EFFECTS__ */
function getDotPath(issue) {
	if (issue.path) {
		let key = "";
		for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
		else key += item.key;
		else return null;
		return key;
	}
	return null;
}

//#endregion
//#region src/utils/isOfKind/isOfKind.ts
/**
* A generic type guard to check the kind of an object.
*
* @param kind The kind to check for.
* @param object The object to check.
*
* @returns Whether it matches.
*/
/* @__NO_SIDE_EFFECTS__ */
function isOfKind(kind, object$1) {
	return object$1.kind === kind;
}

//#endregion
//#region src/utils/isOfType/isOfType.ts
/**
* A generic type guard to check the type of an object.
*
* @param type The type to check for.
* @param object The object to check.
*
* @returns Whether it matches.
*/
/* @__NO_SIDE_EFFECTS__ */
function isOfType(type, object$1) {
	return object$1.type === type;
}

//#endregion
//#region src/utils/ValiError/ValiError.ts
/**
* A Valibot error with useful information.
*/
var ValiError = class extends Error {
	/**
	* Creates a Valibot error with useful information.
	*
	* @param issues The error issues.
	*/
	constructor(issues) {
		super(issues[0].message);
		this.name = "ValiError";
		this.issues = issues;
	}
};

//#endregion
//#region src/utils/isValiError/isValiError.ts
/**
* A type guard to check if an error is a ValiError.
*
* @param error The error to check.
*
* @returns Whether its a ValiError.
*/
/* @__NO_SIDE_EFFECTS__ */
function isValiError(error) {
	return error instanceof ValiError;
}

//#endregion
//#region src/actions/args/args.ts
/* @__NO_SIDE_EFFECTS__ */
function args(schema) {
	return {
		kind: "transformation",
		type: "args",
		reference: args,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = (...args_) => {
				const argsDataset = this.schema["~run"]({ value: args_ }, config$1);
				if (argsDataset.issues) throw new ValiError(argsDataset.issues);
				return func(...argsDataset.value);
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/args/argsAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function argsAsync(schema) {
	return {
		kind: "transformation",
		type: "args",
		reference: argsAsync,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = async (...args$1) => {
				const argsDataset = await schema["~run"]({ value: args$1 }, config$1);
				if (argsDataset.issues) throw new ValiError(argsDataset.issues);
				return func(...argsDataset.value);
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/await/awaitAsync.ts
/**
* Creates an await transformation action.
*
* @returns An await action.
*/
/* @__NO_SIDE_EFFECTS__ */
function awaitAsync() {
	return {
		kind: "transformation",
		type: "await",
		reference: awaitAsync,
		async: true,
		async "~run"(dataset) {
			dataset.value = await dataset.value;
			return dataset;
		}
	};
}

//#endregion
//#region src/regex.ts
/**
* [Base64](https://en.wikipedia.org/wiki/Base64) regex.
*/
const BASE64_REGEX = /^(?:[\da-z+/]{4})*(?:[\da-z+/]{2}==|[\da-z+/]{3}=)?$/iu;
/**
* [BIC](https://en.wikipedia.org/wiki/ISO_9362) regex.
*/
const BIC_REGEX = /^[A-Z]{6}(?!00)[\dA-Z]{2}(?:[\dA-Z]{3})?$/u;
/**
* [Cuid2](https://github.com/paralleldrive/cuid2) regex.
*/
const CUID2_REGEX = /^[a-z][\da-z]*$/u;
/**
* [Decimal](https://en.wikipedia.org/wiki/Decimal) regex.
*/
const DECIMAL_REGEX = /^[+-]?(?:\d*\.)?\d+$/u;
/**
* [Digits](https://en.wikipedia.org/wiki/Numerical_digit) regex.
*/
const DIGITS_REGEX = /^\d+$/u;
/**
* [Domain name](https://en.wikipedia.org/wiki/Domain_name) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
* ASCII-only validation. Internationalized domain names (IDNs) are not
* supported, including Punycode-encoded labels.
*/
const DOMAIN_REGEX = /^(?=.{1,253}$)(?:(?![Xx][Nn]--)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/u;
/**
* [Email address](https://en.wikipedia.org/wiki/Email_address) regex.
*
* Hint: We decided against the `i` flag to avoid matching non-ASCII characters.
*/
const EMAIL_REGEX = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u;
/**
* Emoji regex from [emoji-regex-xs](https://github.com/slevithan/emoji-regex-xs) v1.0.0 (MIT license).
*
* Hint: We decided against the newer `/^\p{RGI_Emoji}+$/v` regex because it is
* not supported in older runtimes and does not match all emoji.
*/
const EMOJI_REGEX = /^(?:[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|(?![\p{Emoji_Modifier_Base}\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|(?![\p{Emoji_Modifier_Base}\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation}))*)+$/u;
/**
* [Hexadecimal](https://en.wikipedia.org/wiki/Hexadecimal) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const HEXADECIMAL_REGEX = /^(?:0[hx])?[\da-fA-F]+$/u;
/**
* [Hex color](https://en.wikipedia.org/wiki/Web_colors#Hex_triplet) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const HEX_COLOR_REGEX = /^#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/u;
/**
* [IMEI](https://en.wikipedia.org/wiki/International_Mobile_Equipment_Identity) regex.
*/
const IMEI_REGEX = /^\d{15}$|^\d{2}-\d{6}-\d{6}-\d$/u;
/**
* [IPv4](https://en.wikipedia.org/wiki/IPv4) regex.
*/
const IPV4_REGEX = /^(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])(?:\.(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])){3}$/u;
/**
* [IPv6](https://en.wikipedia.org/wiki/IPv6) regex.
*/
const IPV6_REGEX = /^(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}:|(?:[\da-f]{1,4}:){1,6}:[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,5}(?::[\da-f]{1,4}){1,2}|(?:[\da-f]{1,4}:){1,4}(?::[\da-f]{1,4}){1,3}|(?:[\da-f]{1,4}:){1,3}(?::[\da-f]{1,4}){1,4}|(?:[\da-f]{1,4}:){1,2}(?::[\da-f]{1,4}){1,5}|[\da-f]{1,4}:(?::[\da-f]{1,4}){1,6}|:(?:(?::[\da-f]{1,4}){1,7}|:)|fe80:(?::[\da-f]{0,4}){0,4}%[\da-z]+|::(?:f{4}(?::0{1,4})?:)?(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d)|(?:[\da-f]{1,4}:){1,4}:(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d))$/iu;
/**
* [IP](https://en.wikipedia.org/wiki/IP_address) regex.
*/
const IP_REGEX = /^(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])(?:\.(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])){3}$|^(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}:|(?:[\da-f]{1,4}:){1,6}:[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,5}(?::[\da-f]{1,4}){1,2}|(?:[\da-f]{1,4}:){1,4}(?::[\da-f]{1,4}){1,3}|(?:[\da-f]{1,4}:){1,3}(?::[\da-f]{1,4}){1,4}|(?:[\da-f]{1,4}:){1,2}(?::[\da-f]{1,4}){1,5}|[\da-f]{1,4}:(?::[\da-f]{1,4}){1,6}|:(?:(?::[\da-f]{1,4}){1,7}|:)|fe80:(?::[\da-f]{0,4}){0,4}%[\da-z]+|::(?:f{4}(?::0{1,4})?:)?(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d)|(?:[\da-f]{1,4}:){1,4}:(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d))$/iu;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) date regex.
*/
const ISO_DATE_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) date-time regex.
*/
const ISO_DATE_TIME_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3]):[0-5]\d$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) date-time with seconds regex.
*/
const ISO_DATE_TIME_SECOND_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) time regex.
*/
const ISO_TIME_REGEX = /^(?:0\d|1\d|2[0-3]):[0-5]\d$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) time with seconds regex.
*/
const ISO_TIME_SECOND_REGEX = /^(?:0\d|1\d|2[0-3])(?::[0-5]\d){2}$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) timestamp regex. Allows a
* space as a date/time separator and an optional space before the UTC offset.
*/
const ISO_TIMESTAMP_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) week regex.
*/
const ISO_WEEK_REGEX = /^\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])$/u;
/**
* [JWS compact serialization](https://datatracker.ietf.org/doc/html/rfc7515#section-3.1)
* regex.
*
* Hint: Empty payload and signature segments are allowed because the
* Base64URL-encoded representation of an empty octet sequence is an empty
* string.
*/
const JWS_COMPACT_REGEX = /^(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)\.(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)?\.(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)?$/u;
/**
* [ISRC](https://en.wikipedia.org/wiki/International_Standard_Recording_Code) regex.
*/
const ISRC_REGEX = /^(?:[A-Z]{2}[A-Z\d]{3}\d{7}|[A-Z]{2}-[A-Z\d]{3}-\d{2}-\d{5})$/u;
/**
* [KSUID](https://github.com/segmentio/ksuid) regex.
*/
const KSUID_REGEX = /^[a-zA-Z0-9]{27}$/u;
/**
* [MAC](https://en.wikipedia.org/wiki/MAC_address) 48 bit regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const MAC48_REGEX = /^(?:[\da-fA-F]{2}:){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){2}[\da-fA-F]{4}$/u;
/**
* [MAC](https://en.wikipedia.org/wiki/MAC_address) 64 bit regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const MAC64_REGEX = /^(?:[\da-fA-F]{2}:){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){3}[\da-fA-F]{4}$|^(?:[\da-fA-F]{4}:){3}[\da-fA-F]{4}$/u;
/**
* [MAC](https://en.wikipedia.org/wiki/MAC_address) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const MAC_REGEX = /^(?:[\da-fA-F]{2}:){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){2}[\da-fA-F]{4}$|^(?:[\da-fA-F]{2}:){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){3}[\da-fA-F]{4}$|^(?:[\da-fA-F]{4}:){3}[\da-fA-F]{4}$/u;
/**
* [Nano ID](https://github.com/ai/nanoid) regex.
*/
const NANO_ID_REGEX = /^[\w-]+$/u;
/**
* [Octal](https://en.wikipedia.org/wiki/Octal) regex.
*/
const OCTAL_REGEX = /^(?:0o)?[0-7]+$/u;
/**
* [RFC 5322 email address](https://datatracker.ietf.org/doc/html/rfc5322#section-3.4.1) regex.
*
* Hint: This regex was taken from the [HTML Living Standard Specification](https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address) and does not perfectly represent RFC 5322.
*/
const RFC_EMAIL_REGEX = /^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/**
* [Slug](https://en.wikipedia.org/wiki/Clean_URL#Slug) regex.
*/
const SLUG_REGEX = /^[\da-z]+(?:[-_][\da-z]+)*$/u;
/**
* [ULID](https://github.com/ulid/spec) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
* Hint: The first character is restricted to `[0-7]` because the 48-bit
* timestamp cannot exceed 2^48-1, making the maximum valid ULID
* `7ZZZZZZZZZZZZZZZZZZZZZZZZZ` in Crockford's Base32 encoding.
*/
const ULID_REGEX = /^[0-7][\da-hjkmnp-tv-zA-HJKMNP-TV-Z]{25}$/u;
/**
* [UUID](https://en.wikipedia.org/wiki/Universally_unique_identifier) regex.
*/
const UUID_REGEX = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

//#endregion
//#region src/actions/base64/base64.ts
/* @__NO_SIDE_EFFECTS__ */
function base64(message$1) {
	return {
		kind: "validation",
		type: "base64",
		reference: base64,
		async: false,
		expects: null,
		requirement: BASE64_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Base64", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/bic/bic.ts
/* @__NO_SIDE_EFFECTS__ */
function bic(message$1) {
	return {
		kind: "validation",
		type: "bic",
		reference: bic,
		async: false,
		expects: null,
		requirement: BIC_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "BIC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/brand/brand.ts
/**
* Creates a brand transformation action.
*
* @param name The brand name.
*
* @returns A brand action.
*/
/* @__NO_SIDE_EFFECTS__ */
function brand(name) {
	return {
		kind: "transformation",
		type: "brand",
		reference: brand,
		async: false,
		name,
		"~run"(dataset) {
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/bytes/bytes.ts
/* @__NO_SIDE_EFFECTS__ */
function bytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "bytes",
		reference: bytes,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 !== this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/check/check.ts
/* @__NO_SIDE_EFFECTS__ */
function check(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: check,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/check/checkAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function checkAsync(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: checkAsync,
		async: true,
		expects: null,
		requirement,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.typed && !await this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/checkItems/checkItems.ts
/* @__NO_SIDE_EFFECTS__ */
function checkItems(requirement, message$1) {
	return {
		kind: "validation",
		type: "check_items",
		reference: checkItems,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) for (let index = 0; index < dataset.value.length; index++) {
				const item = dataset.value[index];
				if (!this.requirement(item, index, dataset.value)) _addIssue(this, "item", dataset, config$1, {
					input: item,
					path: [{
						type: "array",
						origin: "value",
						input: dataset.value,
						key: index,
						value: item
					}]
				});
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/checkItems/checkItemsAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function checkItemsAsync(requirement, message$1) {
	return {
		kind: "validation",
		type: "check_items",
		reference: checkItemsAsync,
		async: true,
		expects: null,
		requirement,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.typed) {
				const requirementResults = await Promise.all(dataset.value.map(this.requirement));
				for (let index = 0; index < dataset.value.length; index++) if (!requirementResults[index]) {
					const item = dataset.value[index];
					_addIssue(this, "item", dataset, config$1, {
						input: item,
						path: [{
							type: "array",
							origin: "value",
							input: dataset.value,
							key: index,
							value: item
						}]
					});
				}
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/codePoints/codePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function codePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "code_points",
		reference: codePoints,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count !== this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/creditCard/creditCard.ts
/**
* Credit card regex.
*/
const CREDIT_CARD_REGEX = /^(?:\d{13,19}|\d{4}(?: \d{3,6}){2,4}|\d{4}(?:-\d{3,6}){2,4})$/u;
/**
* Sanitize regex.
*/
const SANITIZE_REGEX = /[- ]/gu;
/**
* Provider regex list.
*/
const PROVIDER_REGEX_LIST = (/* unused pure expression or super */ null && ([
	/^3[47]\d{13}$/u,
	/^3(?:0[0-5]|[68]\d)\d{11,13}$/u,
	/^6(?:011|5\d{2})\d{12,15}$/u,
	/^(?:2131|1800|35\d{3})\d{11}$/u,
	/^(?:5[1-5]\d{2}|222\d|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/u,
	/^(?:6[27]\d{14,17}|81\d{14,17})$/u,
	/^4\d{12}(?:\d{3,6})?$/u
]));
/* @__NO_SIDE_EFFECTS__ */
function creditCard(message$1) {
	return {
		kind: "validation",
		type: "credit_card",
		reference: creditCard,
		async: false,
		expects: null,
		requirement(input) {
			let sanitized;
			return CREDIT_CARD_REGEX.test(input) && (sanitized = input.replace(SANITIZE_REGEX, "")) && PROVIDER_REGEX_LIST.some((regex$1) => regex$1.test(sanitized)) && /* @__PURE__ */ _isLuhnAlgo(sanitized);
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "credit card", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/cuid2/cuid2.ts
/* @__NO_SIDE_EFFECTS__ */
function cuid2(message$1) {
	return {
		kind: "validation",
		type: "cuid2",
		reference: cuid2,
		async: false,
		expects: null,
		requirement: CUID2_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Cuid2", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/decimal/decimal.ts
/* @__NO_SIDE_EFFECTS__ */
function decimal(message$1) {
	return {
		kind: "validation",
		type: "decimal",
		reference: decimal,
		async: false,
		expects: null,
		requirement: DECIMAL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "decimal", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/description/description.ts
/**
* Creates a description metadata action.
*
* @param description_ The description text.
*
* @returns A description action.
*/
/* @__NO_SIDE_EFFECTS__ */
function description(description_) {
	return {
		kind: "metadata",
		type: "description",
		reference: description,
		description: description_
	};
}

//#endregion
//#region src/actions/digits/digits.ts
/* @__NO_SIDE_EFFECTS__ */
function digits(message$1) {
	return {
		kind: "validation",
		type: "digits",
		reference: digits,
		async: false,
		expects: null,
		requirement: DIGITS_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "digits", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/domain/domain.ts
/* @__NO_SIDE_EFFECTS__ */
function domain(message$1) {
	return {
		kind: "validation",
		type: "domain",
		reference: domain,
		expects: null,
		async: false,
		requirement: DOMAIN_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "domain", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/email/email.ts
/* @__NO_SIDE_EFFECTS__ */
function email(message$1) {
	return {
		kind: "validation",
		type: "email",
		reference: email,
		expects: null,
		async: false,
		requirement: EMAIL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "email", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/emoji/emoji.ts
/* @__NO_SIDE_EFFECTS__ */
function emoji(message$1) {
	return {
		kind: "validation",
		type: "emoji",
		reference: emoji,
		async: false,
		expects: null,
		requirement: EMOJI_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "emoji", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/empty/empty.ts
/* @__NO_SIDE_EFFECTS__ */
function empty(message$1) {
	return {
		kind: "validation",
		type: "empty",
		reference: empty,
		async: false,
		expects: "0",
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > 0) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/endsWith/endsWith.ts
/* @__NO_SIDE_EFFECTS__ */
function endsWith(requirement, message$1) {
	return {
		kind: "validation",
		type: "ends_with",
		reference: endsWith,
		async: false,
		expects: `"${requirement}"`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.endsWith(this.requirement)) _addIssue(this, "end", dataset, config$1, { received: `"${dataset.value.slice(-this.requirement.length)}"` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/entries/entries.ts
/* @__NO_SIDE_EFFECTS__ */
function entries(requirement, message$1) {
	return {
		kind: "validation",
		type: "entries",
		reference: entries,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count !== this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/everyItem/everyItem.ts
/* @__NO_SIDE_EFFECTS__ */
function everyItem(requirement, message$1) {
	return {
		kind: "validation",
		type: "every_item",
		reference: everyItem,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.every(this.requirement)) _addIssue(this, "item", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/examples/examples.ts
/**
* Creates an examples metadata action.
*
* @param examples_ The examples.
*
* @returns An examples action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function examples(examples_) {
	return {
		kind: "metadata",
		type: "examples",
		reference: examples,
		examples: examples_
	};
}

//#endregion
//#region src/actions/excludes/excludes.ts
/* @__NO_SIDE_EFFECTS__ */
function excludes(requirement, message$1) {
	const received = /* @__PURE__ */ _stringify(requirement);
	return {
		kind: "validation",
		type: "excludes",
		reference: excludes,
		async: false,
		expects: `!${received}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.includes(this.requirement)) _addIssue(this, "content", dataset, config$1, { received });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/filterItems/filterItems.ts
/* @__NO_SIDE_EFFECTS__ */
function filterItems(operation) {
	return {
		kind: "transformation",
		type: "filter_items",
		reference: filterItems,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.filter(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/findItem/findItem.ts
/* @__NO_SIDE_EFFECTS__ */
function findItem(operation) {
	return {
		kind: "transformation",
		type: "find_item",
		reference: findItem,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.find(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/finite/finite.ts
/* @__NO_SIDE_EFFECTS__ */
function finite(message$1) {
	return {
		kind: "validation",
		type: "finite",
		reference: finite,
		async: false,
		expects: null,
		requirement: Number.isFinite,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "finite", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/flavor/flavor.ts
/**
* Creates a flavor transformation action.
*
* @param name The flavor name.
*
* @returns A flavor action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function flavor(name) {
	return {
		kind: "transformation",
		type: "flavor",
		reference: flavor,
		async: false,
		name,
		"~run"(dataset) {
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/graphemes/graphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function graphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "graphemes",
		reference: graphemes,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count !== this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/gtValue/gtValue.ts
/* @__NO_SIDE_EFFECTS__ */
function gtValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "gt_value",
		reference: gtValue,
		async: false,
		expects: `>${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value > this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/guard/guard.ts
/* @__NO_SIDE_EFFECTS__ */
function guard(requirement, message$1) {
	return {
		kind: "transformation",
		type: "guard",
		reference: guard,
		async: false,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) {
				_addIssue(this, "input", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/hash/hash.ts
/**
* Hash lengths object.
*/
const HASH_LENGTHS = {
	md4: 32,
	md5: 32,
	sha1: 40,
	sha256: 64,
	sha384: 96,
	sha512: 128,
	ripemd128: 32,
	ripemd160: 40,
	tiger128: 32,
	tiger160: 40,
	tiger192: 48,
	crc32: 8,
	crc32b: 8,
	adler32: 8
};
/* @__NO_SIDE_EFFECTS__ */
function hash(types, message$1) {
	return {
		kind: "validation",
		type: "hash",
		reference: hash,
		expects: null,
		async: false,
		requirement: RegExp(types.map((type) => `^[a-fA-F0-9]{${HASH_LENGTHS[type]}}$`).join("|"), "u"),
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "hash", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/hexadecimal/hexadecimal.ts
/* @__NO_SIDE_EFFECTS__ */
function hexadecimal(message$1) {
	return {
		kind: "validation",
		type: "hexadecimal",
		reference: hexadecimal,
		async: false,
		expects: null,
		requirement: HEXADECIMAL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "hexadecimal", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/hexColor/hexColor.ts
/* @__NO_SIDE_EFFECTS__ */
function hexColor(message$1) {
	return {
		kind: "validation",
		type: "hex_color",
		reference: hexColor,
		async: false,
		expects: null,
		requirement: HEX_COLOR_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "hex color", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/imei/imei.ts
/* @__NO_SIDE_EFFECTS__ */
function imei(message$1) {
	return {
		kind: "validation",
		type: "imei",
		reference: imei,
		async: false,
		expects: null,
		requirement(input) {
			return IMEI_REGEX.test(input) && /* @__PURE__ */ _isLuhnAlgo(input);
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "IMEI", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/includes/includes.ts
/* @__NO_SIDE_EFFECTS__ */
function includes(requirement, message$1) {
	const expects = /* @__PURE__ */ _stringify(requirement);
	return {
		kind: "validation",
		type: "includes",
		reference: includes,
		async: false,
		expects,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.includes(this.requirement)) _addIssue(this, "content", dataset, config$1, { received: `!${expects}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/integer/integer.ts
/* @__NO_SIDE_EFFECTS__ */
function integer(message$1) {
	return {
		kind: "validation",
		type: "integer",
		reference: integer,
		async: false,
		expects: null,
		requirement: Number.isInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ip/ip.ts
/* @__NO_SIDE_EFFECTS__ */
function ip(message$1) {
	return {
		kind: "validation",
		type: "ip",
		reference: ip,
		async: false,
		expects: null,
		requirement: IP_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "IP", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ipv4/ipv4.ts
/* @__NO_SIDE_EFFECTS__ */
function ipv4(message$1) {
	return {
		kind: "validation",
		type: "ipv4",
		reference: ipv4,
		async: false,
		expects: null,
		requirement: IPV4_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "IPv4", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ipv6/ipv6.ts
/* @__NO_SIDE_EFFECTS__ */
function ipv6(message$1) {
	return {
		kind: "validation",
		type: "ipv6",
		reference: ipv6,
		async: false,
		expects: null,
		requirement: IPV6_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "IPv6", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isbn/utils/_isIsbn10.ts
/**
* [Validates an ISBN-10](https://en.wikipedia.org/wiki/ISBN#ISBN-10_check_digits).
*
* @param input The input value.
*
* @returns `true` if the input is a valid ISBN-10, `false` otherwise.
*
* @internal
*/
function _isIsbn10(input) {
	const digits$1 = input.split("").map((c) => c === "X" ? 10 : parseInt(c));
	let sum = 0;
	for (let i = 0; i < 10; i++) sum += digits$1[i] * (10 - i);
	return sum % 11 === 0;
}

//#endregion
//#region src/actions/isbn/utils/_isIsbn13.ts
/**
* [Validates an ISBN-13](https://en.wikipedia.org/wiki/ISBN#ISBN-13_check_digit_calculation).
*
* @param input The input value.
*
* @returns `true` if the input is a valid ISBN-13, `false` otherwise.
*
* @internal
*/
function _isIsbn13(input) {
	const digits$1 = input.split("").map((c) => parseInt(c));
	let sum = 0;
	for (let i = 0; i < 13; i++) sum += digits$1[i] * (i % 2 === 0 ? 1 : 3);
	return sum % 10 === 0;
}

//#endregion
//#region src/actions/isbn/isbn.ts
/**
* ISBN separator regex.
*/
const ISBN_SEPARATOR_REGEX = /[- ]/gu;
/**
* ISBN-10 detection regex.
*/
const ISBN_10_DETECTION_REGEX = /^\d{9}[\dX]$/u;
/**
* ISBN-13 detection regex.
*/
const ISBN_13_DETECTION_REGEX = /^\d{13}$/u;
/* @__NO_SIDE_EFFECTS__ */
function isbn(message$1) {
	return {
		kind: "validation",
		type: "isbn",
		reference: isbn,
		async: false,
		expects: null,
		requirement(input) {
			const replacedInput = input.replace(ISBN_SEPARATOR_REGEX, "");
			if (ISBN_10_DETECTION_REGEX.test(replacedInput)) return _isIsbn10(replacedInput);
			else if (ISBN_13_DETECTION_REGEX.test(replacedInput)) return _isIsbn13(replacedInput);
			return false;
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "ISBN", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isrc/isrc.ts
/* @__NO_SIDE_EFFECTS__ */
function isrc(message$1) {
	return {
		kind: "validation",
		type: "isrc",
		reference: isrc,
		async: false,
		expects: null,
		requirement: ISRC_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "ISRC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoDate/isoDate.ts
/* @__NO_SIDE_EFFECTS__ */
function isoDate(message$1) {
	return {
		kind: "validation",
		type: "iso_date",
		reference: isoDate,
		async: false,
		expects: null,
		requirement: ISO_DATE_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "date", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoDateTime/isoDateTime.ts
/* @__NO_SIDE_EFFECTS__ */
function isoDateTime(message$1) {
	return {
		kind: "validation",
		type: "iso_date_time",
		reference: isoDateTime,
		async: false,
		expects: null,
		requirement: ISO_DATE_TIME_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "date-time", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoDateTimeSecond/isoDateTimeSecond.ts
/* @__NO_SIDE_EFFECTS__ */
function isoDateTimeSecond(message$1) {
	return {
		kind: "validation",
		type: "iso_date_time_second",
		reference: isoDateTimeSecond,
		async: false,
		expects: null,
		requirement: ISO_DATE_TIME_SECOND_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "date-time-second", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoTime/isoTime.ts
/* @__NO_SIDE_EFFECTS__ */
function isoTime(message$1) {
	return {
		kind: "validation",
		type: "iso_time",
		reference: isoTime,
		async: false,
		expects: null,
		requirement: ISO_TIME_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "time", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoTimeSecond/isoTimeSecond.ts
/* @__NO_SIDE_EFFECTS__ */
function isoTimeSecond(message$1) {
	return {
		kind: "validation",
		type: "iso_time_second",
		reference: isoTimeSecond,
		async: false,
		expects: null,
		requirement: ISO_TIME_SECOND_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "time-second", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoTimestamp/isoTimestamp.ts
/* @__NO_SIDE_EFFECTS__ */
function isoTimestamp(message$1) {
	return {
		kind: "validation",
		type: "iso_timestamp",
		reference: isoTimestamp,
		async: false,
		expects: null,
		requirement: ISO_TIMESTAMP_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "timestamp", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoWeek/isoWeek.ts
/* @__NO_SIDE_EFFECTS__ */
function isoWeek(message$1) {
	return {
		kind: "validation",
		type: "iso_week",
		reference: isoWeek,
		async: false,
		expects: null,
		requirement: ISO_WEEK_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "week", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/jwsCompact/jwsCompact.ts
/* @__NO_SIDE_EFFECTS__ */
function jwsCompact(message$1) {
	return {
		kind: "validation",
		type: "jws_compact",
		reference: jwsCompact,
		async: false,
		expects: null,
		requirement: JWS_COMPACT_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "JWS compact", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ksuid/ksuid.ts
/* @__NO_SIDE_EFFECTS__ */
function ksuid(message$1) {
	return {
		kind: "validation",
		type: "ksuid",
		reference: ksuid,
		async: false,
		expects: null,
		requirement: KSUID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "KSUID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/length/length.ts
/* @__NO_SIDE_EFFECTS__ */
function length(requirement, message$1) {
	return {
		kind: "validation",
		type: "length",
		reference: length,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length !== this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ltValue/ltValue.ts
/* @__NO_SIDE_EFFECTS__ */
function ltValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "lt_value",
		reference: ltValue,
		async: false,
		expects: `<${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value < this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mac/mac.ts
/* @__NO_SIDE_EFFECTS__ */
function mac(message$1) {
	return {
		kind: "validation",
		type: "mac",
		reference: mac,
		async: false,
		expects: null,
		requirement: MAC_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "MAC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mac48/mac48.ts
/* @__NO_SIDE_EFFECTS__ */
function mac48(message$1) {
	return {
		kind: "validation",
		type: "mac48",
		reference: mac48,
		async: false,
		expects: null,
		requirement: MAC48_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "48-bit MAC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mac64/mac64.ts
/* @__NO_SIDE_EFFECTS__ */
function mac64(message$1) {
	return {
		kind: "validation",
		type: "mac64",
		reference: mac64,
		async: false,
		expects: null,
		requirement: MAC64_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "64-bit MAC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mapItems/mapItems.ts
/* @__NO_SIDE_EFFECTS__ */
function mapItems(operation) {
	return {
		kind: "transformation",
		type: "map_items",
		reference: mapItems,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.map(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxBytes/maxBytes.ts
/* @__NO_SIDE_EFFECTS__ */
function maxBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_bytes",
		reference: maxBytes,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 > this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxCodePoints/maxCodePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function maxCodePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_code_points",
		reference: maxCodePoints,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count > this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxEntries/maxEntries.ts
/* @__NO_SIDE_EFFECTS__ */
function maxEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_entries",
		reference: maxEntries,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count > this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxGraphemes/maxGraphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function maxGraphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_graphemes",
		reference: maxGraphemes,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count > this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxLength/maxLength.ts
/* @__NO_SIDE_EFFECTS__ */
function maxLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_length",
		reference: maxLength,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxSize/maxSize.ts
/* @__NO_SIDE_EFFECTS__ */
function maxSize(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_size",
		reference: maxSize,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size > this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxValue/maxValue.ts
/* @__NO_SIDE_EFFECTS__ */
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: false,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxWords/maxWords.ts
/* @__NO_SIDE_EFFECTS__ */
function maxWords(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "max_words",
		reference: maxWords,
		async: false,
		expects: `<=${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count > this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/metadata/metadata.ts
/**
* Creates a custom metadata action.
*
* @param metadata_ The metadata object.
*
* @returns A metadata action.
*/
/* @__NO_SIDE_EFFECTS__ */
function metadata(metadata_) {
	return {
		kind: "metadata",
		type: "metadata",
		reference: metadata,
		metadata: metadata_
	};
}

//#endregion
//#region src/actions/mimeType/mimeType.ts
/* @__NO_SIDE_EFFECTS__ */
function mimeType(requirement, message$1) {
	return {
		kind: "validation",
		type: "mime_type",
		reference: mimeType,
		async: false,
		expects: /* @__PURE__ */ _joinExpects(requirement.map((option) => `"${option}"`), "|"),
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.includes(dataset.value.type)) _addIssue(this, "MIME type", dataset, config$1, { received: `"${dataset.value.type}"` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minBytes/minBytes.ts
/* @__NO_SIDE_EFFECTS__ */
function minBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_bytes",
		reference: minBytes,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 < this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minCodePoints/minCodePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function minCodePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_code_points",
		reference: minCodePoints,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count < this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minEntries/minEntries.ts
/* @__NO_SIDE_EFFECTS__ */
function minEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_entries",
		reference: minEntries,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count < this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minGraphemes/minGraphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function minGraphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_graphemes",
		reference: minGraphemes,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count < this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minLength/minLength.ts
/* @__NO_SIDE_EFFECTS__ */
function minLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_length",
		reference: minLength,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length < this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minSize/minSize.ts
/* @__NO_SIDE_EFFECTS__ */
function minSize(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_size",
		reference: minSize,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size < this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minValue/minValue.ts
/* @__NO_SIDE_EFFECTS__ */
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: false,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minWords/minWords.ts
/* @__NO_SIDE_EFFECTS__ */
function minWords(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "min_words",
		reference: minWords,
		async: false,
		expects: `>=${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count < this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/multipleOf/multipleOf.ts
/* @__NO_SIDE_EFFECTS__ */
function multipleOf(requirement, message$1) {
	return {
		kind: "validation",
		type: "multiple_of",
		reference: multipleOf,
		async: false,
		expects: `%${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value % this.requirement != 0) _addIssue(this, "multiple", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/nanoid/nanoid.ts
/* @__NO_SIDE_EFFECTS__ */
function nanoid(message$1) {
	return {
		kind: "validation",
		type: "nanoid",
		reference: nanoid,
		async: false,
		expects: null,
		requirement: NANO_ID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Nano ID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/nonEmpty/nonEmpty.ts
/* @__NO_SIDE_EFFECTS__ */
function nonEmpty(message$1) {
	return {
		kind: "validation",
		type: "non_empty",
		reference: nonEmpty,
		async: false,
		expects: "!0",
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length === 0) _addIssue(this, "length", dataset, config$1, { received: "0" });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/normalize/normalize.ts
/* @__NO_SIDE_EFFECTS__ */
function normalize(form) {
	return {
		kind: "transformation",
		type: "normalize",
		reference: normalize,
		async: false,
		form,
		"~run"(dataset) {
			dataset.value = dataset.value.normalize(this.form);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notBytes/notBytes.ts
/* @__NO_SIDE_EFFECTS__ */
function notBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_bytes",
		reference: notBytes,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 === this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notCodePoints/notCodePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function notCodePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_code_points",
		reference: notCodePoints,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count === this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notEntries/notEntries.ts
/* @__NO_SIDE_EFFECTS__ */
function notEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_entries",
		reference: notEntries,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count === this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notGraphemes/notGraphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function notGraphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_graphemes",
		reference: notGraphemes,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count === this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notLength/notLength.ts
/* @__NO_SIDE_EFFECTS__ */
function notLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_length",
		reference: notLength,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length === this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notSize/notSize.ts
/* @__NO_SIDE_EFFECTS__ */
function notSize(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_size",
		reference: notSize,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size === this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notValue/notValue.ts
/* @__NO_SIDE_EFFECTS__ */
function notValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_value",
		reference: notValue,
		async: false,
		expects: requirement instanceof Date ? `!${requirement.toJSON()}` : `!${/* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && /* @__PURE__ */ _isValueMatch(this.requirement, dataset.value)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notValues/notValues.ts
/* @__NO_SIDE_EFFECTS__ */
function notValues(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_values",
		reference: notValues,
		async: false,
		expects: `!${/* @__PURE__ */ _joinExpects(requirement.map((value$1) => value$1 instanceof Date ? value$1.toJSON() : /* @__PURE__ */ _stringify(value$1)), "|")}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && this.requirement.some((requirement$1) => /* @__PURE__ */ _isValueMatch(requirement$1, dataset.value))) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notWords/notWords.ts
/* @__NO_SIDE_EFFECTS__ */
function notWords(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "not_words",
		reference: notWords,
		async: false,
		expects: `!${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count === this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/octal/octal.ts
/* @__NO_SIDE_EFFECTS__ */
function octal(message$1) {
	return {
		kind: "validation",
		type: "octal",
		reference: octal,
		async: false,
		expects: null,
		requirement: OCTAL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "octal", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/parseBoolean/parseBoolean.ts
const TRUTHY = (/* unused pure expression or super */ null && ([
	true,
	1,
	"true",
	"1",
	"yes",
	"y",
	"on",
	"enabled"
]));
const FALSY = (/* unused pure expression or super */ null && ([
	false,
	0,
	"false",
	"0",
	"no",
	"n",
	"off",
	"disabled"
]));
/* @__NO_SIDE_EFFECTS__ */
function parseBoolean(config$1, message$1) {
	const normalize$1 = (v) => typeof v === "string" ? v.toLowerCase() : v;
	const truthyRaw = config$1?.truthy ?? TRUTHY;
	const falsyRaw = config$1?.falsy ?? FALSY;
	const truthy = config$1?.truthy ? config$1.truthy.map(normalize$1) : TRUTHY;
	const falsy = config$1?.falsy ? config$1.falsy.map(normalize$1) : FALSY;
	return {
		kind: "transformation",
		type: "parse_boolean",
		reference: parseBoolean,
		expects: /* @__PURE__ */ _joinExpects([...truthyRaw, ...falsyRaw].map(_stringify), "|"),
		config: config$1,
		message: message$1,
		async: false,
		"~run"(dataset, config$2) {
			const input = normalize$1(dataset.value);
			if (truthy.includes(input)) dataset.value = true;
			else if (falsy.includes(input)) dataset.value = false;
			else {
				_addIssue(this, "boolean", dataset, config$2);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/parseJson/parseJson.ts
/* @__NO_SIDE_EFFECTS__ */
function parseJson(config$1, message$1) {
	return {
		kind: "transformation",
		type: "parse_json",
		reference: parseJson,
		config: config$1,
		message: message$1,
		async: false,
		"~run"(dataset, config$2) {
			try {
				dataset.value = JSON.parse(dataset.value, this.config?.reviver);
			} catch (error) {
				if (error instanceof Error) {
					_addIssue(this, "JSON", dataset, config$2, { received: `"${error.message}"` });
					dataset.typed = false;
				} else throw error;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/partialCheck/utils/_isPartiallyTyped/_isPartiallyTyped.ts
/**
* Checks if a dataset is partially typed.
*
* @param dataset The dataset to check.
* @param paths The paths to check.
*
* @returns Whether it is partially typed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isPartiallyTyped(dataset, paths) {
	if (dataset.issues) for (const path of paths) for (const issue of dataset.issues) {
		let typed = false;
		const bound = Math.min(path.length, issue.path?.length ?? 0);
		for (let index = 0; index < bound; index++) if (path[index] !== issue.path[index].key && (path[index] !== "$" || issue.path[index].type !== "array")) {
			typed = true;
			break;
		}
		if (!typed) return false;
	}
	return true;
}

//#endregion
//#region src/actions/partialCheck/partialCheck.ts
/* @__NO_SIDE_EFFECTS__ */
function partialCheck(paths, requirement, message$1) {
	return {
		kind: "validation",
		type: "partial_check",
		reference: partialCheck,
		async: false,
		expects: null,
		paths,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if ((dataset.typed || /* @__PURE__ */ _isPartiallyTyped(dataset, paths)) && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/partialCheck/partialCheckAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function partialCheckAsync(paths, requirement, message$1) {
	return {
		kind: "validation",
		type: "partial_check",
		reference: partialCheckAsync,
		async: true,
		expects: null,
		paths,
		requirement,
		message: message$1,
		async "~run"(dataset, config$1) {
			if ((dataset.typed || /* @__PURE__ */ _isPartiallyTyped(dataset, paths)) && !await this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawCheck/rawCheck.ts
/**
* Creates a raw check validation action.
*
* @param action The validation action.
*
* @returns A raw check action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawCheck(action) {
	return {
		kind: "validation",
		type: "raw_check",
		reference: rawCheck,
		async: false,
		expects: null,
		"~run"(dataset, config$1) {
			action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info)
			});
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawCheck/rawCheckAsync.ts
/**
* Creates a raw check validation action.
*
* @param action The validation action.
*
* @returns A raw check action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawCheckAsync(action) {
	return {
		kind: "validation",
		type: "raw_check",
		reference: rawCheckAsync,
		async: true,
		expects: null,
		async "~run"(dataset, config$1) {
			await action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info)
			});
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawTransform/rawTransform.ts
/**
* Creates a raw transformation action.
*
* @param action The transformation action.
*
* @returns A raw transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawTransform(action) {
	return {
		kind: "transformation",
		type: "raw_transform",
		reference: rawTransform,
		async: false,
		"~run"(dataset, config$1) {
			const output = action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info),
				NEVER: null
			});
			if (dataset.issues) dataset.typed = false;
			else dataset.value = output;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawTransform/rawTransformAsync.ts
/**
* Creates a raw transformation action.
*
* @param action The transformation action.
*
* @returns A raw transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawTransformAsync(action) {
	return {
		kind: "transformation",
		type: "raw_transform",
		reference: rawTransformAsync,
		async: true,
		async "~run"(dataset, config$1) {
			const output = await action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info),
				NEVER: null
			});
			if (dataset.issues) dataset.typed = false;
			else dataset.value = output;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/readonly/readonly.ts
/* @__NO_SIDE_EFFECTS__ */
function readonly() {
	return {
		kind: "transformation",
		type: "readonly",
		reference: readonly,
		async: false,
		"~run"(dataset) {
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/reduceItems/reduceItems.ts
/* @__NO_SIDE_EFFECTS__ */
function reduceItems(operation, initial) {
	return {
		kind: "transformation",
		type: "reduce_items",
		reference: reduceItems,
		async: false,
		operation,
		initial,
		"~run"(dataset) {
			dataset.value = dataset.value.reduce(this.operation, this.initial);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/regex/regex.ts
/* @__NO_SIDE_EFFECTS__ */
function regex(requirement, message$1) {
	return {
		kind: "validation",
		type: "regex",
		reference: regex,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/returns/returns.ts
/* @__NO_SIDE_EFFECTS__ */
function returns(schema) {
	return {
		kind: "transformation",
		type: "returns",
		reference: returns,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = (...args_) => {
				const returnsDataset = this.schema["~run"]({ value: func(...args_) }, config$1);
				if (returnsDataset.issues) throw new ValiError(returnsDataset.issues);
				return returnsDataset.value;
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/returns/returnsAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function returnsAsync(schema) {
	return {
		kind: "transformation",
		type: "returns",
		reference: returnsAsync,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = async (...args_) => {
				const returnsDataset = await this.schema["~run"]({ value: await func(...args_) }, config$1);
				if (returnsDataset.issues) throw new ValiError(returnsDataset.issues);
				return returnsDataset.value;
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rfcEmail/rfcEmail.ts
/* @__NO_SIDE_EFFECTS__ */
function rfcEmail(message$1) {
	return {
		kind: "validation",
		type: "rfc_email",
		reference: rfcEmail,
		expects: null,
		async: false,
		requirement: RFC_EMAIL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "email", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/safeInteger/safeInteger.ts
/* @__NO_SIDE_EFFECTS__ */
function safeInteger(message$1) {
	return {
		kind: "validation",
		type: "safe_integer",
		reference: safeInteger,
		async: false,
		expects: null,
		requirement: Number.isSafeInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "safe integer", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/size/size.ts
/* @__NO_SIDE_EFFECTS__ */
function size(requirement, message$1) {
	return {
		kind: "validation",
		type: "size",
		reference: size,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size !== this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/slug/slug.ts
/* @__NO_SIDE_EFFECTS__ */
function slug(message$1) {
	return {
		kind: "validation",
		type: "slug",
		reference: slug,
		async: false,
		expects: null,
		requirement: SLUG_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "slug", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/someItem/someItem.ts
/* @__NO_SIDE_EFFECTS__ */
function someItem(requirement, message$1) {
	return {
		kind: "validation",
		type: "some_item",
		reference: someItem,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.some(this.requirement)) _addIssue(this, "item", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/sortItems/sortItems.ts
/* @__NO_SIDE_EFFECTS__ */
function sortItems(operation) {
	return {
		kind: "transformation",
		type: "sort_items",
		reference: sortItems,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.sort(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/startsWith/startsWith.ts
/* @__NO_SIDE_EFFECTS__ */
function startsWith(requirement, message$1) {
	return {
		kind: "validation",
		type: "starts_with",
		reference: startsWith,
		async: false,
		expects: `"${requirement}"`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.startsWith(this.requirement)) _addIssue(this, "start", dataset, config$1, { received: `"${dataset.value.slice(0, this.requirement.length)}"` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/stringifyJson/stringifyJson.ts
/* @__NO_SIDE_EFFECTS__ */
function stringifyJson(config$1, message$1) {
	return {
		kind: "transformation",
		type: "stringify_json",
		reference: stringifyJson,
		message: message$1,
		config: config$1,
		async: false,
		"~run"(dataset, config$2) {
			try {
				const output = JSON.stringify(dataset.value, this.config?.replacer, this.config?.space);
				if (output === void 0) {
					_addIssue(this, "JSON", dataset, config$2);
					dataset.typed = false;
				} else dataset.value = output;
			} catch (error) {
				if (error instanceof Error) {
					_addIssue(this, "JSON", dataset, config$2, { received: `"${error.message}"` });
					dataset.typed = false;
				} else throw error;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/title/title.ts
/**
* Creates a title metadata action.
*
* @param title_ The title text.
*
* @returns A title action.
*/
/* @__NO_SIDE_EFFECTS__ */
function title(title_) {
	return {
		kind: "metadata",
		type: "title",
		reference: title,
		title: title_
	};
}

//#endregion
//#region src/actions/toBigint/toBigint.ts
/* @__NO_SIDE_EFFECTS__ */
function toBigint(message$1) {
	return {
		kind: "transformation",
		type: "to_bigint",
		reference: toBigint,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = BigInt(dataset.value);
			} catch {
				_addIssue(this, "bigint", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toBoolean/toBoolean.ts
/**
* Creates a to boolean transformation action.
*
* @returns A to boolean action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toBoolean() {
	return {
		kind: "transformation",
		type: "to_boolean",
		reference: toBoolean,
		async: false,
		"~run"(dataset) {
			dataset.value = Boolean(dataset.value);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toCamelCase/toCamelCase.ts
/**
* Creates a to camel case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `parseUrlValue`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `item2Name`).
*
* @returns A to camel case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toCamelCase() {
	return {
		kind: "transformation",
		type: "to_camel_case",
		reference: toCamelCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "", false, true);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toDate/toDate.ts
/* @__NO_SIDE_EFFECTS__ */
function toDate(message$1) {
	return {
		kind: "transformation",
		type: "to_date",
		reference: toDate,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = new Date(dataset.value);
				if (isNaN(dataset.value)) {
					_addIssue(this, "date", dataset, config$1, { received: "\"Invalid Date\"" });
					dataset.typed = false;
				}
			} catch {
				_addIssue(this, "date", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toKebabCase/toKebabCase.ts
/**
* Creates a to kebab case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `parse-url-value`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `item2-name`).
*
* @returns A to kebab case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toKebabCase() {
	return {
		kind: "transformation",
		type: "to_kebab_case",
		reference: toKebabCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "-", false, false);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toLowerCase/toLowerCase.ts
/**
* Creates a to lower case transformation action.
*
* @returns A to lower case action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toLowerCase() {
	return {
		kind: "transformation",
		type: "to_lower_case",
		reference: toLowerCase,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.toLowerCase();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toMaxValue/toMaxValue.ts
/**
* Creates a to max value transformation action.
*
* @param requirement The maximum value.
*
* @returns A to max value action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toMaxValue(requirement) {
	return {
		kind: "transformation",
		type: "to_max_value",
		reference: toMaxValue,
		async: false,
		requirement,
		"~run"(dataset) {
			dataset.value = dataset.value > this.requirement ? this.requirement : dataset.value;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toMinValue/toMinValue.ts
/**
* Creates a to min value transformation action.
*
* @param requirement The minimum value.
*
* @returns A to min value action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toMinValue(requirement) {
	return {
		kind: "transformation",
		type: "to_min_value",
		reference: toMinValue,
		async: false,
		requirement,
		"~run"(dataset) {
			dataset.value = dataset.value < this.requirement ? this.requirement : dataset.value;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toNumber/toNumber.ts
/* @__NO_SIDE_EFFECTS__ */
function toNumber(message$1) {
	return {
		kind: "transformation",
		type: "to_number",
		reference: toNumber,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = Number(dataset.value);
				if (isNaN(dataset.value)) {
					_addIssue(this, "number", dataset, config$1);
					dataset.typed = false;
				}
			} catch {
				_addIssue(this, "number", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toPascalCase/toPascalCase.ts
/**
* Creates a to pascal case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `ParseUrlValue`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `Item2Name`).
*
* @returns A to pascal case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toPascalCase() {
	return {
		kind: "transformation",
		type: "to_pascal_case",
		reference: toPascalCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "", true, true);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toSnakeCase/toSnakeCase.ts
/**
* Creates a to snake case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `parse_url_value`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `item2_name`).
*
* @returns A to snake case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toSnakeCase() {
	return {
		kind: "transformation",
		type: "to_snake_case",
		reference: toSnakeCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "_", false, false);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toString/toString.ts
/* @__NO_SIDE_EFFECTS__ */
function toString(message$1) {
	return {
		kind: "transformation",
		type: "to_string",
		reference: toString,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = String(dataset.value);
			} catch {
				_addIssue(this, "string", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toUpperCase/toUpperCase.ts
/**
* Creates a to upper case transformation action.
*
* @returns A to upper case action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toUpperCase() {
	return {
		kind: "transformation",
		type: "to_upper_case",
		reference: toUpperCase,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.toUpperCase();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/transform/transform.ts
/**
* Creates a custom transformation action.
*
* @param operation The transformation operation.
*
* @returns A transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function transform(operation) {
	return {
		kind: "transformation",
		type: "transform",
		reference: transform,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = this.operation(dataset.value);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/transform/transformAsync.ts
/**
* Creates a custom transformation action.
*
* @param operation The transformation operation.
*
* @returns A transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function transformAsync(operation) {
	return {
		kind: "transformation",
		type: "transform",
		reference: transformAsync,
		async: true,
		operation,
		async "~run"(dataset) {
			dataset.value = await this.operation(dataset.value);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/trim/trim.ts
/**
* Creates a trim transformation action.
*
* @returns A trim action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trim() {
	return {
		kind: "transformation",
		type: "trim",
		reference: trim,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trim();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/trimEnd/trimEnd.ts
/**
* Creates a trim end transformation action.
*
* @returns A trim end action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trimEnd() {
	return {
		kind: "transformation",
		type: "trim_end",
		reference: trimEnd,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trimEnd();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/trimStart/trimStart.ts
/**
* Creates a trim start transformation action.
*
* @returns A trim start action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trimStart() {
	return {
		kind: "transformation",
		type: "trim_start",
		reference: trimStart,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trimStart();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ulid/ulid.ts
/* @__NO_SIDE_EFFECTS__ */
function ulid(message$1) {
	return {
		kind: "validation",
		type: "ulid",
		reference: ulid,
		async: false,
		expects: null,
		requirement: ULID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "ULID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/url/url.ts
/* @__NO_SIDE_EFFECTS__ */
function url(message$1) {
	return {
		kind: "validation",
		type: "url",
		reference: url,
		async: false,
		expects: null,
		requirement(input) {
			try {
				if (URL.canParse) return URL.canParse(input);
				new URL(input);
				return true;
			} catch {
				return false;
			}
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "URL", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/uuid/uuid.ts
/* @__NO_SIDE_EFFECTS__ */
function uuid(message$1) {
	return {
		kind: "validation",
		type: "uuid",
		reference: uuid,
		async: false,
		expects: null,
		requirement: UUID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "UUID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/value/value.ts
/* @__NO_SIDE_EFFECTS__ */
function value(requirement, message$1) {
	return {
		kind: "validation",
		type: "value",
		reference: value,
		async: false,
		expects: requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement),
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !/* @__PURE__ */ _isValueMatch(this.requirement, dataset.value)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/values/values.ts
/* @__NO_SIDE_EFFECTS__ */
function values(requirement, message$1) {
	return {
		kind: "validation",
		type: "values",
		reference: values,
		async: false,
		expects: `${/* @__PURE__ */ _joinExpects(requirement.map((value$1) => value$1 instanceof Date ? value$1.toJSON() : /* @__PURE__ */ _stringify(value$1)), "|")}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.some((requirement$1) => /* @__PURE__ */ _isValueMatch(requirement$1, dataset.value))) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/words/words.ts
/* @__NO_SIDE_EFFECTS__ */
function words(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "words",
		reference: words,
		async: false,
		expects: `${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count !== this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/const.ts
const ABORT_EARLY_CONFIG = { abortEarly: true };

//#endregion
//#region src/methods/assert/assert.ts
/**
* Checks if the input matches the schema. As this is an assertion function, it
* can be used as a type guard.
*
* @param schema The schema to be used.
* @param input The input to be tested.
*/
function assert(schema, input) {
	const issues = schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
	if (issues) throw new ValiError(issues);
}

//#endregion
//#region src/methods/cache/_LruCache.ts
/**
* Efficient LRU cache using Map iteration order.
*/
var _LruCache = class {
	constructor(config$1) {
		this.refCount = 0;
		this.maxSize = config$1?.maxSize ?? 1e3;
		this.maxAge = config$1?.maxAge ?? Infinity;
		this.hasMaxAge = isFinite(this.maxAge);
	}
	/**
	* Stringifies an unknown input to a cache key component.
	*
	* @param input The unknown input.
	*
	* @returns A cache key component.
	*/
	stringify(input) {
		const type = typeof input;
		if (type === "string") return `"${input}"`;
		if (type === "number" || type === "boolean") return `${input}`;
		if (type === "bigint") return `${input}n`;
		if (type === "object" || type === "function") {
			if (input) {
				this.refIds ?? (this.refIds = /* @__PURE__ */ new WeakMap());
				let id = this.refIds.get(input);
				if (!id) {
					id = ++this.refCount;
					this.refIds.set(input, id);
				}
				return `#${id}`;
			}
			return "null";
		}
		return type;
	}
	/**
	* Creates a cache key from input and config.
	*
	* @param input The input value.
	* @param config The parse configuration.
	*
	* @returns The cache key.
	*/
	key(input, config$1 = {}) {
		return `${this.stringify(input)}|${this.stringify(config$1.lang)}|${this.stringify(config$1.message)}|${this.stringify(config$1.abortEarly)}|${this.stringify(config$1.abortPipeEarly)}`;
	}
	/**
	* Gets a value from the cache by key.
	*
	* @param key The cache key.
	*
	* @returns The cached value.
	*/
	get(key) {
		if (!this.store) return void 0;
		const entry = this.store.get(key);
		if (!entry) return void 0;
		if (this.hasMaxAge && Date.now() - entry[1] > this.maxAge) {
			this.store.delete(key);
			return;
		}
		this.store.delete(key);
		this.store.set(key, entry);
		return entry[0];
	}
	/**
	* Sets a value in the cache by key.
	*
	* @param key The cache key.
	* @param value The cached value.
	*/
	set(key, value$1) {
		this.store ?? (this.store = /* @__PURE__ */ new Map());
		this.store.delete(key);
		const timestamp = this.hasMaxAge ? Date.now() : 0;
		this.store.set(key, [value$1, timestamp]);
		if (this.store.size > this.maxSize) this.store.delete(this.store.keys().next().value);
	}
	/**
	* Clears all entries from the cache.
	*/
	clear() {
		this.store?.clear();
	}
};

//#endregion
//#region src/methods/cache/cache.ts
/* @__NO_SIDE_EFFECTS__ */
function cache(schema, config$1) {
	return _standardSchema({
		...schema,
		cacheConfig: config$1,
		cache: new _LruCache(config$1),
		"~run"(dataset, runConfig) {
			const key = this.cache.key(dataset.value, runConfig);
			let outputDataset = this.cache.get(key);
			if (!outputDataset) this.cache.set(key, outputDataset = schema["~run"](dataset, runConfig));
			return /* @__PURE__ */ _cloneDataset(outputDataset);
		}
	});
}

//#endregion
//#region src/methods/cache/cacheAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function cacheAsync(schema, config$1) {
	let activeRuns;
	return _standardSchema({
		...schema,
		async: true,
		cacheConfig: config$1,
		cache: new _LruCache(config$1),
		async "~run"(dataset, runConfig) {
			const key = this.cache.key(dataset.value, runConfig);
			const cached = this.cache.get(key);
			if (cached) return /* @__PURE__ */ _cloneDataset(cached);
			let promise$1 = activeRuns?.get(key);
			if (!promise$1) {
				activeRuns ?? (activeRuns = /* @__PURE__ */ new Map());
				promise$1 = Promise.resolve(schema["~run"](dataset, runConfig));
				activeRuns.set(key, promise$1);
			}
			try {
				const outputDataset = await promise$1;
				this.cache.set(key, outputDataset);
				return /* @__PURE__ */ _cloneDataset(outputDataset);
			} finally {
				activeRuns?.delete(key);
			}
		}
	});
}

//#endregion
//#region src/methods/config/config.ts
/**
* Changes the local configuration of a schema.
*
* @param schema The schema to configure.
* @param config The parse configuration.
*
* @returns The configured schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function config(schema, config$1) {
	return _standardSchema({
		...schema,
		"~run"(dataset, config_) {
			return schema["~run"](dataset, {
				...config_,
				...config$1
			});
		}
	});
}

//#endregion
//#region src/methods/getFallback/getFallback.ts
/**
* Returns the fallback value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The output dataset if available.
* @param config The config if available.
*
* @returns The fallback value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}

//#endregion
//#region src/methods/fallback/fallback.ts
/**
* Returns a fallback value as output if the input does not match the schema.
*
* @param schema The schema to catch.
* @param fallback The fallback value.
*
* @returns The passed schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function fallback(schema, fallback$1) {
	return _standardSchema({
		...schema,
		fallback: fallback$1,
		"~run"(dataset, config$1) {
			const outputDataset = schema["~run"](dataset, config$1);
			return outputDataset.issues ? {
				typed: true,
				value: /* @__PURE__ */ getFallback(this, outputDataset, config$1)
			} : outputDataset;
		}
	});
}

//#endregion
//#region src/methods/fallback/fallbackAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function fallbackAsync(schema, fallback$1) {
	return _standardSchema({
		...schema,
		fallback: fallback$1,
		async: true,
		async "~run"(dataset, config$1) {
			const outputDataset = await schema["~run"](dataset, config$1);
			return outputDataset.issues ? {
				typed: true,
				value: await /* @__PURE__ */ getFallback(this, outputDataset, config$1)
			} : outputDataset;
		}
	});
}

//#endregion
//#region src/methods/flatten/flatten.ts
/* @__NO_SIDE_EFFECTS__ */
function flatten(issues) {
	const flatErrors = {};
	for (const issue of issues) if (issue.path) {
		const dotPath = /* @__PURE__ */ getDotPath(issue);
		if (dotPath) {
			if (!flatErrors.nested) flatErrors.nested = {};
			if (Object.prototype.hasOwnProperty.call(flatErrors.nested, dotPath)) flatErrors.nested[dotPath].push(issue.message);
			else flatErrors.nested[dotPath] = [issue.message];
		} else if (flatErrors.other) flatErrors.other.push(issue.message);
		else flatErrors.other = [issue.message];
	} else if (flatErrors.root) flatErrors.root.push(issue.message);
	else flatErrors.root = [issue.message];
	return flatErrors;
}

//#endregion
//#region src/methods/forward/forward.ts
/**
* Forwards the issues of the passed validation action.
*
* @param action The validation action.
* @param path The path to forward the issues to.
*
* @returns The modified action.
*/
/* @__NO_SIDE_EFFECTS__ */
function forward(action, path) {
	return {
		...action,
		"~run"(dataset, config$1) {
			const prevIssues = dataset.issues && [...dataset.issues];
			dataset = action["~run"](dataset, config$1);
			if (dataset.issues) {
				for (const issue of dataset.issues) if (!prevIssues?.includes(issue)) {
					let pathInput = dataset.value;
					for (const key of path) {
						const pathValue = pathInput[key];
						const pathItem = {
							type: "unknown",
							origin: "value",
							input: pathInput,
							key,
							value: pathValue
						};
						if (issue.path) issue.path.push(pathItem);
						else issue.path = [pathItem];
						if (!pathValue) break;
						pathInput = pathValue;
					}
				}
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/methods/forward/forwardAsync.ts
/**
* Forwards the issues of the passed validation action.
*
* @param action The validation action.
* @param path The path to forward the issues to.
*
* @returns The modified action.
*/
/* @__NO_SIDE_EFFECTS__ */
function forwardAsync(action, path) {
	return {
		...action,
		async: true,
		async "~run"(dataset, config$1) {
			const prevIssues = dataset.issues && [...dataset.issues];
			dataset = await action["~run"](dataset, config$1);
			if (dataset.issues) {
				for (const issue of dataset.issues) if (!prevIssues?.includes(issue)) {
					let pathInput = dataset.value;
					for (const key of path) {
						const pathValue = pathInput[key];
						const pathItem = {
							type: "unknown",
							origin: "value",
							input: pathInput,
							key,
							value: pathValue
						};
						if (issue.path) issue.path.push(pathItem);
						else issue.path = [pathItem];
						if (!pathValue) break;
						pathInput = pathValue;
					}
				}
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/methods/getDefault/getDefault.ts
/**
* Returns the default value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The input dataset if available.
* @param config The config if available.
*
* @returns The default value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefault(schema, dataset, config$1) {
	return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}

//#endregion
//#region src/methods/getDefaults/getDefaults.ts
/**
* Returns the default values of the schema.
*
* Hint: The difference to `getDefault` is that for object and tuple schemas
* this function recursively returns the default values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The default values.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefaults(schema) {
	if ("entries" in schema) {
		const object$1 = {};
		for (const key in schema.entries) object$1[key] = /* @__PURE__ */ getDefaults(schema.entries[key]);
		return object$1;
	}
	if ("items" in schema) return schema.items.map(getDefaults);
	return /* @__PURE__ */ getDefault(schema);
}

//#endregion
//#region src/methods/getDefaults/getDefaultsAsync.ts
/**
* Returns the default values of the schema.
*
* Hint: The difference to `getDefault` is that for object and tuple schemas
* this function recursively returns the default values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The default values.
*/
/* @__NO_SIDE_EFFECTS__ */
async function getDefaultsAsync(schema) {
	if ("entries" in schema) return Object.fromEntries(await Promise.all(Object.entries(schema.entries).map(async ([key, value$1]) => [key, await /* @__PURE__ */ getDefaultsAsync(value$1)])));
	if ("items" in schema) return Promise.all(schema.items.map(getDefaultsAsync));
	return /* @__PURE__ */ getDefault(schema);
}

//#endregion
//#region src/methods/getDescription/getDescription.ts
/**
* Returns the description of the schema.
*
* If multiple descriptions are defined, the last one of the highest level is
* returned. If no description is defined, `undefined` is returned.
*
* @param schema The schema to get the description from.
*
* @returns The description, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getDescription(schema) {
	return /* @__PURE__ */ _getLastMetadata(schema, "description");
}

//#endregion
//#region src/methods/getExamples/getExamples.ts
/**
* Returns the examples of a schema.
*
* If multiple examples are defined, it concatenates them using depth-first
* search. If no examples are defined, an empty array is returned.
*
* @param schema The schema to get the examples from.
*
* @returns The examples, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getExamples(schema) {
	const examples$1 = [];
	function depthFirstCollect(schema$1) {
		if ("pipe" in schema$1) {
			for (const item of schema$1.pipe) if (item.kind === "schema" && "pipe" in item) depthFirstCollect(item);
			else if (item.kind === "metadata" && item.type === "examples") for (const example of item.examples) examples$1.push(example);
		}
	}
	depthFirstCollect(schema);
	return examples$1;
}

//#endregion
//#region src/methods/getFallbacks/getFallbacks.ts
/**
* Returns the fallback values of the schema.
*
* Hint: The difference to `getFallback` is that for object and tuple schemas
* this function recursively returns the fallback values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The fallback values.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallbacks(schema) {
	if ("entries" in schema) {
		const object$1 = {};
		for (const key in schema.entries) object$1[key] = /* @__PURE__ */ getFallbacks(schema.entries[key]);
		return object$1;
	}
	if ("items" in schema) return schema.items.map(getFallbacks);
	return /* @__PURE__ */ getFallback(schema);
}

//#endregion
//#region src/methods/getFallbacks/getFallbacksAsync.ts
/**
* Returns the fallback values of the schema.
*
* Hint: The difference to `getFallback` is that for object and tuple schemas
* this function recursively returns the fallback values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The fallback values.
*/
/* @__NO_SIDE_EFFECTS__ */
async function getFallbacksAsync(schema) {
	if ("entries" in schema) return Object.fromEntries(await Promise.all(Object.entries(schema.entries).map(async ([key, value$1]) => [key, await /* @__PURE__ */ getFallbacksAsync(value$1)])));
	if ("items" in schema) return Promise.all(schema.items.map(getFallbacksAsync));
	return /* @__PURE__ */ getFallback(schema);
}

//#endregion
//#region src/methods/getMetadata/getMetadata.ts
/**
* Returns the metadata of a schema.
*
* If multiple metadata are defined, it shallowly merges them using depth-first
* search. If no metadata is defined, an empty object is returned.
*
* @param schema Schema to get the metadata from.
*
* @returns The metadata, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getMetadata(schema) {
	const result = {};
	function depthFirstMerge(schema$1) {
		if ("pipe" in schema$1) {
			for (const item of schema$1.pipe) if (item.kind === "schema" && "pipe" in item) depthFirstMerge(item);
			else if (item.kind === "metadata" && item.type === "metadata") Object.assign(result, item.metadata);
		}
	}
	depthFirstMerge(schema);
	return result;
}

//#endregion
//#region src/methods/getTitle/getTitle.ts
/**
* Returns the title of the schema.
*
* If multiple titles are defined, the last one of the highest level is
* returned. If no title is defined, `undefined` is returned.
*
* @param schema The schema to get the title from.
*
* @returns The title, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getTitle(schema) {
	return /* @__PURE__ */ _getLastMetadata(schema, "title");
}

//#endregion
//#region src/methods/is/is.ts
/**
* Checks if the input matches the schema. By using a type predicate, this
* function can be used as a type guard.
*
* @param schema The schema to be used.
* @param input The input to be tested.
*
* @returns Whether the input matches the schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function is(schema, input) {
	return !schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
}

//#endregion
//#region src/schemas/any/any.ts
/**
* Creates an any schema.
*
* Hint: This schema function exists only for completeness and is not
* recommended in practice. Instead, `unknown` should be used to accept
* unknown data.
*
* @returns An any schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function any() {
	return _standardSchema({
		kind: "schema",
		type: "any",
		reference: any,
		expects: "any",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/array/array.ts
/* @__NO_SIDE_EFFECTS__ */
function array(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: array,
		expects: "Array",
		async: false,
		item,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/array/arrayAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function arrayAsync(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: arrayAsync,
		expects: "Array",
		async: true,
		item,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(input.map((value$1) => this.item["~run"]({ value: value$1 }, config$1)));
				for (let key = 0; key < itemDatasets.length; key++) {
					const itemDataset = itemDatasets[key];
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: input[key]
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/bigint/bigint.ts
/* @__NO_SIDE_EFFECTS__ */
function bigint(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "bigint",
		reference: bigint,
		expects: "bigint",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "bigint") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/blob/blob.ts
/* @__NO_SIDE_EFFECTS__ */
function blob(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "blob",
		reference: blob,
		expects: "Blob",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Blob) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/boolean/boolean.ts
/* @__NO_SIDE_EFFECTS__ */
function boolean(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "boolean",
		reference: boolean,
		expects: "boolean",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "boolean") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/custom/custom.ts
/* @__NO_SIDE_EFFECTS__ */
function custom(check$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "custom",
		reference: custom,
		expects: "unknown",
		async: false,
		check: check$1,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.check(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/custom/customAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function customAsync(check$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "custom",
		reference: customAsync,
		expects: "unknown",
		async: true,
		check: check$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (await this.check(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/date/date.ts
/* @__NO_SIDE_EFFECTS__ */
function date(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "date",
		reference: date,
		expects: "Date",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Date) if (!isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1, { received: "\"Invalid Date\"" });
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/enum/enum.ts
/* @__NO_SIDE_EFFECTS__ */
function enum_(enum__, message$1) {
	const options = [];
	for (const key in enum__) if (`${+key}` !== key || typeof enum__[key] !== "string" || !Object.is(enum__[enum__[key]], +key)) options.push(enum__[key]);
	return _standardSchema({
		kind: "schema",
		type: "enum",
		reference: enum_,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		enum: enum__,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/exactOptional/exactOptional.ts
/* @__NO_SIDE_EFFECTS__ */
function exactOptional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "exact_optional",
		reference: exactOptional,
		expects: wrapped.expects,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/exactOptional/exactOptionalAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function exactOptionalAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "exact_optional",
		reference: exactOptionalAsync,
		expects: wrapped.expects,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/file/file.ts
/* @__NO_SIDE_EFFECTS__ */
function file(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "file",
		reference: file,
		expects: "File",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof File) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/function/function.ts
/* @__NO_SIDE_EFFECTS__ */
function function_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "function",
		reference: function_,
		expects: "Function",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "function") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/instance/instance.ts
/* @__NO_SIDE_EFFECTS__ */
function instance(class_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "instance",
		reference: instance,
		expects: class_.name,
		async: false,
		class: class_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof this.class) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/intersect/utils/_merge/_merge.ts
/**
* Merges two values into one single output.
*
* @param value1 First value.
* @param value2 Second value.
*
* @returns The merge dataset.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _merge(value1, value2) {
	if (typeof value1 === typeof value2) {
		if (/* @__PURE__ */ _isSameValueZero(value1, value2) || value1 instanceof Date && value2 instanceof Date && /* @__PURE__ */ _isSameValueZero(+value1, +value2)) return { value: value1 };
		if (value1 && value2 && value1.constructor === Object && value2.constructor === Object) {
			const nextValue = {
				...value1,
				...value2
			};
			for (const key in value2) if (Object.prototype.hasOwnProperty.call(value1, key) && Object.prototype.hasOwnProperty.call(value2, key)) {
				const dataset = /* @__PURE__ */ _merge(value1[key], value2[key]);
				if (dataset.issue) return dataset;
				nextValue[key] = dataset.value;
			}
			return { value: nextValue };
		}
		if (Array.isArray(value1) && Array.isArray(value2)) {
			if (value1.length === value2.length) {
				const nextValue = [...value1];
				for (let index = 0; index < value1.length; index++) {
					const dataset = /* @__PURE__ */ _merge(value1[index], value2[index]);
					if (dataset.issue) return dataset;
					nextValue[index] = dataset.value;
				}
				return { value: nextValue };
			}
		}
	}
	return { issue: true };
}

//#endregion
//#region src/schemas/intersect/intersect.ts
/* @__NO_SIDE_EFFECTS__ */
function intersect(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "intersect",
		reference: intersect,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "&"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.length) {
				const input = dataset.value;
				let outputs;
				dataset.typed = true;
				for (const schema of this.options) {
					const optionDataset = schema["~run"]({ value: input }, config$1);
					if (optionDataset.issues) {
						if (dataset.issues) for (const issue of optionDataset.issues) dataset.issues.push(issue);
						else dataset.issues = optionDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!optionDataset.typed) dataset.typed = false;
					if (dataset.typed) if (outputs) outputs.push(optionDataset.value);
					else outputs = [optionDataset.value];
				}
				if (dataset.typed) {
					dataset.value = outputs[0];
					for (let index = 1; index < outputs.length; index++) {
						const mergeDataset = /* @__PURE__ */ _merge(dataset.value, outputs[index]);
						if (mergeDataset.issue) {
							_addIssue(this, "type", dataset, config$1, { received: "unknown" });
							break;
						}
						dataset.value = mergeDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/intersect/intersectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function intersectAsync(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "intersect",
		reference: intersectAsync,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "&"),
		async: true,
		options,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (this.options.length) {
				const input = dataset.value;
				let outputs;
				dataset.typed = true;
				const optionDatasets = await Promise.all(this.options.map((schema) => schema["~run"]({ value: input }, config$1)));
				for (const optionDataset of optionDatasets) {
					if (optionDataset.issues) {
						if (dataset.issues) for (const issue of optionDataset.issues) dataset.issues.push(issue);
						else dataset.issues = optionDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!optionDataset.typed) dataset.typed = false;
					if (dataset.typed) if (outputs) outputs.push(optionDataset.value);
					else outputs = [optionDataset.value];
				}
				if (dataset.typed) {
					dataset.value = outputs[0];
					for (let index = 1; index < outputs.length; index++) {
						const mergeDataset = /* @__PURE__ */ _merge(dataset.value, outputs[index]);
						if (mergeDataset.issue) {
							_addIssue(this, "type", dataset, config$1, { received: "unknown" });
							break;
						}
						dataset.value = mergeDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/lazy/lazy.ts
/**
* Creates a lazy schema.
*
* @param getter The schema getter.
*
* @returns A lazy schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function lazy(getter) {
	return _standardSchema({
		kind: "schema",
		type: "lazy",
		reference: lazy,
		expects: "unknown",
		async: false,
		getter,
		"~run"(dataset, config$1) {
			return this.getter(dataset.value)["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/lazy/lazyAsync.ts
/**
* Creates a lazy schema.
*
* @param getter The schema getter.
*
* @returns A lazy schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function lazyAsync(getter) {
	return _standardSchema({
		kind: "schema",
		type: "lazy",
		reference: lazyAsync,
		expects: "unknown",
		async: true,
		getter,
		async "~run"(dataset, config$1) {
			return (await this.getter(dataset.value))["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/literal/literal.ts
/* @__NO_SIDE_EFFECTS__ */
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: /* @__PURE__ */ _stringify(literal_),
		async: false,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseObject/looseObject.ts
/* @__NO_SIDE_EFFECTS__ */
function looseObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_object",
		reference: looseObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseObject/looseObjectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function looseObjectAsync(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_object",
		reference: looseObjectAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				}));
				for (const [key, value$1, valueSchema, valueDataset] of valueDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseTuple/looseTuple.ts
/* @__NO_SIDE_EFFECTS__ */
function looseTuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_tuple",
		reference: looseTuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key = this.items.length; key < input.length; key++) dataset.value.push(input[key]);
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseTuple/looseTupleAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function looseTupleAsync(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_tuple",
		reference: looseTupleAsync,
		expects: "Array",
		async: true,
		items,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				}));
				for (const [key, value$1, itemDataset] of itemDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key = this.items.length; key < input.length; key++) dataset.value.push(input[key]);
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/map/map.ts
/* @__NO_SIDE_EFFECTS__ */
function map(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "map",
		reference: map,
		expects: "Map",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Map) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Map();
				for (const [inputKey, inputValue] of input) {
					const keyDataset = this.key["~run"]({ value: inputKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "key",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of keyDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "value",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					dataset.value.set(keyDataset.value, valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/map/mapAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function mapAsync(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "map",
		reference: mapAsync,
		expects: "Map",
		async: true,
		key,
		value: value$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Map) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Map();
				const datasets = await Promise.all([...input].map(([inputKey, inputValue]) => Promise.all([
					inputKey,
					inputValue,
					this.key["~run"]({ value: inputKey }, config$1),
					this.value["~run"]({ value: inputValue }, config$1)
				])));
				for (const [inputKey, inputValue, keyDataset, valueDataset] of datasets) {
					if (keyDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "key",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of keyDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (valueDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "value",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					dataset.value.set(keyDataset.value, valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nan/nan.ts
/* @__NO_SIDE_EFFECTS__ */
function nan(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "nan",
		reference: nan,
		expects: "NaN",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (Number.isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/never/never.ts
/* @__NO_SIDE_EFFECTS__ */
function never(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "never",
		reference: never,
		expects: "never",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			_addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullable/nonNullable.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullable(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullable",
		reference: nonNullable,
		expects: "!null",
		async: false,
		wrapped,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value !== null) dataset = this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullable/nonNullableAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullableAsync(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullable",
		reference: nonNullableAsync,
		expects: "!null",
		async: true,
		wrapped,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.value !== null) dataset = await this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullish/nonNullish.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullish(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullish",
		reference: nonNullish,
		expects: "(!null & !undefined)",
		async: false,
		wrapped,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!(dataset.value === null || dataset.value === void 0)) dataset = this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null || dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullish/nonNullishAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullishAsync(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullish",
		reference: nonNullishAsync,
		expects: "(!null & !undefined)",
		async: true,
		wrapped,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (!(dataset.value === null || dataset.value === void 0)) dataset = await this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null || dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonOptional/nonOptional.ts
/* @__NO_SIDE_EFFECTS__ */
function nonOptional(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_optional",
		reference: nonOptional,
		expects: "!undefined",
		async: false,
		wrapped,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value !== void 0) dataset = this.wrapped["~run"](dataset, config$1);
			if (dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonOptional/nonOptionalAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nonOptionalAsync(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_optional",
		reference: nonOptionalAsync,
		expects: "!undefined",
		async: true,
		wrapped,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.value !== void 0) dataset = await this.wrapped["~run"](dataset, config$1);
			if (dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/null/null.ts
/* @__NO_SIDE_EFFECTS__ */
function null_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "null",
		reference: null_,
		expects: "null",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === null) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nullable/nullable.ts
/* @__NO_SIDE_EFFECTS__ */
function nullable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullable,
		expects: `(${wrapped.expects} | null)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/nullable/nullableAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nullableAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullableAsync,
		expects: `(${wrapped.expects} | null)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/nullish/nullish.ts
/* @__NO_SIDE_EFFECTS__ */
function nullish(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullish",
		reference: nullish,
		expects: `(${wrapped.expects} | null | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null || dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/nullish/nullishAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nullishAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullish",
		reference: nullishAsync,
		expects: `(${wrapped.expects} | null | undefined)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === null || dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/number/number.ts
/* @__NO_SIDE_EFFECTS__ */
function number(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number,
		expects: "number",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/object/object.ts
/* @__NO_SIDE_EFFECTS__ */
function object(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/object/objectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function objectAsync(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: objectAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				}));
				for (const [key, value$1, valueSchema, valueDataset] of valueDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/objectWithRest/objectWithRest.ts
/* @__NO_SIDE_EFFECTS__ */
function objectWithRest(entries$1, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object_with_rest",
		reference: objectWithRest,
		expects: "Object",
		async: false,
		entries: entries$1,
		rest,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) {
						const valueDataset = this.rest["~run"]({ value: input[key] }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: input[key]
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/objectWithRest/objectWithRestAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function objectWithRestAsync(entries$1, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object_with_rest",
		reference: objectWithRestAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		rest,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const [normalDatasets, restDatasets] = await Promise.all([Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				})), Promise.all(Object.entries(input).filter(([key]) => /* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)).map(async ([key, value$1]) => [
					key,
					value$1,
					await this.rest["~run"]({ value: value$1 }, config$1)
				]))]);
				for (const [key, value$1, valueSchema, valueDataset] of normalDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
				if (!dataset.issues || !config$1.abortEarly) for (const [key, value$1, valueDataset] of restDatasets) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/optional/optional.ts
/* @__NO_SIDE_EFFECTS__ */
function optional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/optional/optionalAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function optionalAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optionalAsync,
		expects: `(${wrapped.expects} | undefined)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/picklist/picklist.ts
/* @__NO_SIDE_EFFECTS__ */
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/promise/promise.ts
/* @__NO_SIDE_EFFECTS__ */
function promise(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "promise",
		reference: promise,
		expects: "Promise",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Promise) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/record/record.ts
/* @__NO_SIDE_EFFECTS__ */
function record(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: record,
		expects: "Object",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const entryKey in input) if (/* @__PURE__ */ _isValidObjectKey(input, entryKey)) {
					const entryValue = input[entryKey];
					const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/record/recordAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function recordAsync(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: recordAsync,
		expects: "Object",
		async: true,
		key,
		value: value$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const datasets = await Promise.all(Object.entries(input).filter(([key$1]) => /* @__PURE__ */ _isValidObjectKey(input, key$1)).map(([entryKey, entryValue]) => Promise.all([
					entryKey,
					entryValue,
					this.key["~run"]({ value: entryKey }, config$1),
					this.value["~run"]({ value: entryValue }, config$1)
				])));
				for (const [entryKey, entryValue, keyDataset, valueDataset] of datasets) {
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/set/set.ts
/* @__NO_SIDE_EFFECTS__ */
function set(value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "set",
		reference: set,
		expects: "Set",
		async: false,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Set) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Set();
				for (const inputValue of input) {
					const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "set",
							origin: "value",
							input,
							key: null,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value.add(valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/set/setAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function setAsync(value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "set",
		reference: setAsync,
		expects: "Set",
		async: true,
		value: value$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Set) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Set();
				const valueDatasets = await Promise.all([...input].map(async (inputValue) => [inputValue, await this.value["~run"]({ value: inputValue }, config$1)]));
				for (const [inputValue, valueDataset] of valueDatasets) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "set",
							origin: "value",
							input,
							key: null,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value.add(valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictObject/strictObject.ts
/* @__NO_SIDE_EFFECTS__ */
function strictObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictObject/strictObjectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function strictObjectAsync(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObjectAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				}));
				for (const [key, value$1, valueSchema, valueDataset] of valueDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictTuple/strictTuple.ts
/* @__NO_SIDE_EFFECTS__ */
function strictTuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_tuple",
		reference: strictTuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!(dataset.issues && config$1.abortEarly) && this.items.length < input.length) _addIssue(this, "type", dataset, config$1, {
					input: input[this.items.length],
					expected: "never",
					path: [{
						type: "array",
						origin: "value",
						input,
						key: this.items.length,
						value: input[this.items.length]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictTuple/strictTupleAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function strictTupleAsync(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_tuple",
		reference: strictTupleAsync,
		expects: "Array",
		async: true,
		items,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				}));
				for (const [key, value$1, itemDataset] of itemDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!(dataset.issues && config$1.abortEarly) && this.items.length < input.length) _addIssue(this, "type", dataset, config$1, {
					input: input[this.items.length],
					expected: "never",
					path: [{
						type: "array",
						origin: "value",
						input,
						key: this.items.length,
						value: input[this.items.length]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/string/string.ts
/* @__NO_SIDE_EFFECTS__ */
function string(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "string",
		reference: string,
		expects: "string",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "string") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/symbol/symbol.ts
/* @__NO_SIDE_EFFECTS__ */
function symbol(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "symbol",
		reference: symbol,
		expects: "symbol",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "symbol") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tuple/tuple.ts
/* @__NO_SIDE_EFFECTS__ */
function tuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple",
		reference: tuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tuple/tupleAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function tupleAsync(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple",
		reference: tupleAsync,
		expects: "Array",
		async: true,
		items,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				}));
				for (const [key, value$1, itemDataset] of itemDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tupleWithRest/tupleWithRest.ts
/* @__NO_SIDE_EFFECTS__ */
function tupleWithRest(items, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple_with_rest",
		reference: tupleWithRest,
		expects: "Array",
		async: false,
		items,
		rest,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key = this.items.length; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.rest["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tupleWithRest/tupleWithRestAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function tupleWithRestAsync(items, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple_with_rest",
		reference: tupleWithRestAsync,
		expects: "Array",
		async: true,
		items,
		rest,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const [normalDatasets, restDatasets] = await Promise.all([Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				})), Promise.all(input.slice(this.items.length).map(async (value$1, key) => {
					return [
						key + this.items.length,
						value$1,
						await this.rest["~run"]({ value: value$1 }, config$1)
					];
				}))]);
				for (const [key, value$1, itemDataset] of normalDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (const [key, value$1, itemDataset] of restDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/undefined/undefined.ts
/* @__NO_SIDE_EFFECTS__ */
function undefined_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "undefined",
		reference: undefined_,
		expects: "undefined",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/undefinedable/undefinedable.ts
/* @__NO_SIDE_EFFECTS__ */
function undefinedable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "undefinedable",
		reference: undefinedable,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/undefinedable/undefinedableAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function undefinedableAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "undefinedable",
		reference: undefinedableAsync,
		expects: `(${wrapped.expects} | undefined)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/union/utils/_subIssues/_subIssues.ts
/**
* Returns the sub issues of the provided datasets for the union issue.
*
* @param datasets The datasets.
*
* @returns The sub issues.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _subIssues(datasets) {
	let issues;
	if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
	else issues = dataset.issues;
	return issues;
}

//#endregion
//#region src/schemas/union/union.ts
/* @__NO_SIDE_EFFECTS__ */
function union(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: union,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/union/unionAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function unionAsync(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: unionAsync,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: true,
		options,
		message: message$1,
		async "~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = await schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/unknown/unknown.ts
/**
* Creates a unknown schema.
*
* @returns A unknown schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unknown() {
	return _standardSchema({
		kind: "schema",
		type: "unknown",
		reference: unknown,
		expects: "unknown",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/variant/variant.ts
/* @__NO_SIDE_EFFECTS__ */
function variant(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variant,
		expects: "Object",
		async: false,
		key,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				parseOptions(this, new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/variant/variantAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function variantAsync(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variantAsync,
		expects: "Object",
		async: true,
		key,
		options,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = async (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") await parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? (await discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG)).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = await schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				await parseOptions(this, new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/void/void.ts
/* @__NO_SIDE_EFFECTS__ */
function void_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "void",
		reference: void_,
		expects: "void",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/methods/keyof/keyof.ts
/* @__NO_SIDE_EFFECTS__ */
function keyof(schema, message$1) {
	return /* @__PURE__ */ picklist(Object.keys(schema.entries), message$1);
}

//#endregion
//#region src/methods/message/message.ts
/**
* Changes the local message configuration of a schema.
*
* @param schema The schema to configure.
* @param message_ The error message.
*
* @returns The configured schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function message(schema, message_) {
	return _standardSchema({
		...schema,
		"~run"(dataset, config$1) {
			return schema["~run"](dataset, {
				...config$1,
				message: message_
			});
		}
	});
}

//#endregion
//#region src/methods/omit/omit.ts
/**
* Creates a modified copy of an object schema that does not contain the
* selected entries.
*
* @param schema The schema to omit from.
* @param keys The selected entries.
*
* @returns An object schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function omit(schema, keys) {
	const entries$1 = { ...schema.entries };
	for (const key of keys) delete entries$1[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/parse/parse.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parsed input.
*/
function parse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}

//#endregion
//#region src/methods/parse/parseAsync.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parsed input.
*/
async function parseAsync(schema, input, config$1) {
	const dataset = await schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}

//#endregion
//#region src/methods/parser/parser.ts
/* @__NO_SIDE_EFFECTS__ */
function parser(schema, config$1) {
	const func = (input) => parse(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/parser/parserAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function parserAsync(schema, config$1) {
	const func = (input) => parseAsync(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/partial/partial.ts
/* @__NO_SIDE_EFFECTS__ */
function partial(schema, keys) {
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ optional(schema.entries[key]) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/partial/partialAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function partialAsync(schema, keys) {
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ optionalAsync(schema.entries[key]) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/pick/pick.ts
/**
* Creates a modified copy of an object schema that contains only the selected
* entries.
*
* @param schema The schema to pick from.
* @param keys The selected entries.
*
* @returns An object schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function pick(schema, keys) {
	const entries$1 = {};
	for (const key of keys) entries$1[key] = schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/pipe/pipe.ts
/* @__NO_SIDE_EFFECTS__ */
function pipe(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		"~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}

//#endregion
//#region src/methods/pipe/pipeAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function pipeAsync(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		async: true,
		async "~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = await item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}

//#endregion
//#region src/methods/required/required.ts
/* @__NO_SIDE_EFFECTS__ */
function required(schema, arg2, arg3) {
	const keys = Array.isArray(arg2) ? arg2 : void 0;
	const message$1 = Array.isArray(arg2) ? arg3 : arg2;
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ nonOptional(schema.entries[key], message$1) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/required/requiredAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function requiredAsync(schema, arg2, arg3) {
	const keys = Array.isArray(arg2) ? arg2 : void 0;
	const message$1 = Array.isArray(arg2) ? arg3 : arg2;
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ nonOptionalAsync(schema.entries[key], message$1) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/safeParse/safeParse.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
function safeParse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}

//#endregion
//#region src/methods/safeParse/safeParseAsync.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
async function safeParseAsync(schema, input, config$1) {
	const dataset = await schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}

//#endregion
//#region src/methods/safeParser/safeParser.ts
/* @__NO_SIDE_EFFECTS__ */
function safeParser(schema, config$1) {
	const func = (input) => /* @__PURE__ */ safeParse(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/safeParser/safeParserAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function safeParserAsync(schema, config$1) {
	const func = (input) => /* @__PURE__ */ safeParseAsync(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/summarize/summarize.ts
/**
* Summarize the error messages of issues in a pretty-printable multi-line string.
*
* @param issues The list of issues.
*
* @returns A summary of the issues.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function summarize(issues) {
	let summary = "";
	for (const issue of issues) {
		if (summary) summary += "\n";
		summary += `× ${issue.message}`;
		const dotPath = /* @__PURE__ */ getDotPath(issue);
		if (dotPath) summary += `\n  → at ${dotPath}`;
	}
	return summary;
}

//#endregion
//#region src/methods/unwrap/unwrap.ts
/**
* Unwraps the wrapped schema.
*
* @param schema The schema to be unwrapped.
*
* @returns The unwrapped schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unwrap(schema) {
	return schema.wrapped;
}

//#endregion


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return ({"105":"to-view.js","189":"wanted-workspaces.js","210":"hcl.js","260":"exec.packages.js","752":"undici.packages.js","763":"locate-results.js","856":"re2js.packages.js"})[chunkId];
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  dz: () => (/* reexport */ InputError),
  ql: () => (/* reexport */ archive_pack/* PackError */.ql),
  _7: () => (/* reexport */ client_errors/* ServiceError */._),
  wX: () => (/* reexport */ TransportError),
  bk: () => (/* reexport */ policy_verdict/* VERDICTS */.bk),
  xv: () => (/* reexport */ VERSION),
  z6: () => (/* reexport */ checkHere),
  Ng: () => (/* reexport */ connect),
  UU: () => (/* reexport */ createClient),
  Rx: () => (/* reexport */ createSend),
  g7: () => (/* reexport */ execute),
  Gj: () => (/* reexport */ gate.gate),
  gf: () => (/* reexport */ policy_verdict/* isGreen */.gf),
  sw: () => (/* reexport */ overrideRun),
  jG: () => (/* reexport */ pack_directory.packDirectory),
  ml: () => (/* reexport */ systemClock)
});

;// CONCATENATED MODULE: ./build/src/secrets.js
const SHORTEST = 6;
/** So many characters in a row of a secret that cannot be guessed are recognised anywhere. */
const PART = 12;
function createSecrets() {
    const kept = new Set();
    const short = [];
    const forms = new Map();
    const secrets = {
        keep(value) {
            if (value.length < SHORTEST)
                return false;
            if (kept.has(value))
                return true;
            kept.add(value);
            for (const form of formsOf(value)) {
                const part = form.text.slice(form.anchor, form.anchor + PART);
                if (part.length < PART)
                    short.push(form.text);
                else
                    forms.set(part, (forms.get(part) ?? []).concat(form));
            }
            return true;
        },
        conceal(text) {
            if (kept.size === 0)
                return text;
            const found = [];
            for (let at = 0; at + PART <= text.length; at++) {
                for (const form of forms.get(text.slice(at, at + PART)) ?? []) {
                    const span = extend(text, at, form);
                    const whole = span[1] - span[0] === form.text.length;
                    if (whole || !form.whole)
                        found.push(span);
                }
            }
            return short.reduce((shown, each) => shown.replaceAll(each, '***'), cover(text, found));
        },
        concealAll: (value) => mapStrings(value, (text) => secrets.conceal(text)),
    };
    return secrets;
}
/** As much of `form` as stands around the part of it that `text` has at `at`. */
function extend(text, at, { text: form, anchor }) {
    let before = 0;
    while (before < Math.min(at, anchor) && text[at - before - 1] === form[anchor - before - 1]) {
        before++;
    }
    let length = PART;
    while (anchor + length < form.length && text[at + length] === form[anchor + length])
        length++;
    return [at - before, at + length];
}
function cover(text, found) {
    let shown = '';
    let done = -1;
    for (const [from, to] of found.sort(([one], [other]) => one - other)) {
        if (from > done)
            shown += `${text.slice(Math.max(done, 0), from)}***`;
        done = Math.max(done, to);
    }
    return shown + text.slice(Math.max(done, 0));
}
function formsOf(value) {
    const address = toAddress(value);
    if (address === undefined) {
        return [...spellingsOf(value), ...base64Of(value)].flatMap((text) => anchored(text, text, 48));
    }
    const { pathname, search } = address;
    const path = pathname + search;
    const pieces = piecesOf(value);
    // There is one address more with every look at a run: few anchors have to do.
    const said = [value, encodeURIComponent(value), value.replaceAll('/', '\\/')];
    return [
        ...said.flatMap((text) => pieces.flatMap((piece) => anchored(text, piece, 8))),
        ...[...pieces.flatMap(spellingsOf), ...base64Of(path)].flatMap((text) => anchored(text, text, 8)),
        ...[value, path, pathname, search]
            .filter(({ length }) => length >= PART)
            .map((text) => ({ text, anchor: 0, whole: true })),
    ];
}
/** `text` by the beginning, the end and some of what is in between of `piece`, which is in it or not. */
function anchored(text, piece, most) {
    const first = text.indexOf(piece);
    if (first < 0)
        return [];
    const last = first + Math.max(0, piece.length - PART);
    const step = Math.ceil(piece.length / most);
    const anchors = Array.from({ length: Math.ceil((last - first) / step) }, (_, n) => first + n * step);
    return [...anchors, last].map((anchor) => ({ text, anchor, whole: false }));
}
/** A signed address, as a service gives it: absolute, or on its own origin. */
function toAddress(value) {
    const address = /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, 'http://host');
    return address ? new URL(value, 'http://host') : undefined;
}
/** What of a secret a runner masks, so that it finds parts of it as well: encodings it knows itself. */
function partsOf(value) {
    const pieces = [...new Set(piecesOf(value))];
    return pieces.length === 0 ? [value] : pieces;
}
/** The parts of an address that cannot be guessed; of anything else, none. */
function piecesOf(value) {
    const { pathname, search } = toAddress(value) ?? new URL('http://host');
    const values = search.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1));
    return [...pathname.split('/'), ...values].filter(isOpaque);
}
/** Long and random, and not an id of the API or a name, which are no secrets. */
function isOpaque(text) {
    if (text.length < 20 || /^[a-z]+-[A-Za-z0-9]{16}$/.test(text))
        return false;
    if (/^[0-9a-f-]{32,}$/i.test(text))
        return true;
    const kinds = (part) => [/[0-9]/, /[a-z]/, /[A-Z]/].filter((kind) => kind.test(part));
    const runs = text.split(/[^A-Za-z0-9]+/).filter(({ length }) => length >= PART);
    return kinds(text).length === 3 || runs.some((run) => kinds(run).length > 1);
}
/** As it is, in an address, in JSON. */
function spellingsOf(text) {
    const escaped = encodeURIComponent(text);
    const lower = escaped.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
    return [...new Set([text, decoded(text), escaped, lower, JSON.stringify(text).slice(1, -1)])];
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** What stays the same of it wherever it begins in what was encoded, in both alphabets. */
function base64Of(text) {
    const bytes = Buffer.from(text);
    return [0, 1, 2].flatMap((shift) => {
        const from = Math.ceil((8 * shift) / 6);
        const to = Math.floor((8 * (shift + bytes.length)) / 6);
        const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
        const both = new Set([shifted.toString('base64'), shifted.toString('base64url')]);
        return Array.from(both, (all) => all.slice(from, to));
    });
}
function mapStrings(value, change) {
    if (typeof value === 'string')
        return change(value);
    if (Array.isArray(value))
        return value.map((each) => mapStrings(each, change));
    if (typeof value !== 'object' || value === null || !isPlain(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapStrings(each, change)]));
}
function isPlain(value) {
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
}
//# sourceMappingURL=secrets.js.map
;// CONCATENATED MODULE: ./build/src/version.js
/** The version of this tool: `npm run compile` writes it from package.json. */
const VERSION = '1.1.0';
/**
 * Whether the name on npm is ours. Until it is published, nothing here may tell anybody to run it:
 * whoever takes the name first would run code with their tokens (docs/releasing.md).
 */
const ON_NPM = false;
//# sourceMappingURL=version.js.map
// EXTERNAL MODULE: ./build/src/client/errors.js
var client_errors = __nccwpck_require__(486);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var wire_resource = __nccwpck_require__(8235);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __nccwpck_require__(7934);
;// CONCATENATED MODULE: ./build/src/client/jsonapi.js
/** JSON:API documents: bytes in, typed resources out, a reason when that is not possible. Pure. */



/** Thrown for an answer that does not hold what it should; the message finishes "the answer …". */
class Unreadable extends Error {
    name = 'Unreadable';
}
/** No document of this service comes near this depth; walking a far deeper one overflows the stack. */
const DEEPEST = 200;
/** A page for people where no document was expected: what proxies and sign-in pages send with 200. */
function refuseHtml(answer) {
    const html = /^\s*text\/html\b/i.test(answer.headers['content-type'] ?? '');
    if (html && answer.body.length > 0)
        throw new Unreadable(HTML);
}
const HTML = 'is HTML or XML, as from a proxy or a sign-in page';
function parseDocument(body) {
    const root = parseJson(body);
    if (!isRecord(root))
        throw new Unreadable('is not a JSON:API document');
    const { errors, meta, links, included } = root;
    refuseErrors(errors);
    const bare = !('data' in root) && 'attributes' in root && 'type' in root;
    if (!bare && !('data' in root))
        throw new Unreadable('has no "data"');
    const numbers = isRecord(meta) ? meta['pagination'] : undefined;
    const data = bare ? root : root['data'];
    const told = new Map();
    indexByKey([data].flat(), told);
    return {
        data,
        included: indexByKey(Array.isArray(included) ? included : [], told),
        next: nextOf(isRecord(links) ? links['next'] : undefined),
        pagination: decode(dist/* nullish */.cl6(wire_resource/* paginationSchema */.gC), numbers, 'meta.pagination') ?? undefined,
    };
}
/** A success that holds errors as well is neither. */
function refuseErrors(errors) {
    const none = errors === undefined || errors === null;
    if (none || (Array.isArray(errors) && errors.length === 0))
        return;
    throw new Unreadable('holds errors although its status is a success');
}
/** By type and id. One thing, two stories: whichever came first would be believed. */
function indexByKey(resources, told) {
    const index = new Map();
    for (const resource of resources.filter(isRecord)) {
        const { type, id } = resource;
        if (typeof type !== 'string' || typeof id !== 'string')
            continue;
        const key = keyOf(type, id);
        const text = JSON.stringify(resource);
        if ((told.get(key) ?? text) !== text) {
            throw new Unreadable(`says two different things of ${(0,client_errors/* plain */.p)(key, 120)}`);
        }
        told.set(key, text);
        index.set(key, resource);
    }
    return index;
}
function nextOf(link) {
    if (link === undefined)
        return 'unknown';
    return link === null || link === '' ? 'none' : 'some';
}
function readOne(document, schema, id) {
    const data = Array.isArray(document.data) && document.data.length === 1 ? document.data[0] : null;
    const read = decode(schema, data ?? document.data, 'data');
    if (id !== undefined && read.id !== id) {
        throw new Unreadable(`is about ${(0,client_errors/* plain */.p)(read.id, 80)}, not about ${(0,client_errors/* plain */.p)(id, 80)}`);
    }
    return read;
}
/** Reads the one resource of a document. `id`: the one that was asked for. */
function one(schema, id) {
    return (document) => readOne(document, schema, id);
}
function readMany(document, schema) {
    if (!Array.isArray(document.data))
        throw new Unreadable('holds no list in "data"');
    return document.data.map((item, index) => decode(schema, item, `data[${index}]`));
}
/** What a resource points to under a name; `links` only, or nothing at all, is undefined. */
function relation(resource, name) {
    return (0,wire_resource/* related */._2)(resource, name).named;
}
/** The first resource that a resource points to under a name, if the service included it. */
function includedOne(document, resource, name, schema) {
    const [identifier] = relation(resource, name) ?? [];
    return identifier && findIncluded(document, identifier, schema);
}
/** The included resource with this type and id; undefined when the service did not include it. */
function findIncluded(document, identifier, schema) {
    const found = document.included.get(keyOf(identifier.type, identifier.id));
    return found && decode(schema, found, `included ${(0,client_errors/* plain */.p)(identifier.type, 40)}`);
}
function keyOf(type, id) {
    return JSON.stringify([type, id]);
}
/** Every included resource of one type, looked at no further than JSON:API itself goes. */
function includedOfType(document, type) {
    return [...document.included.values()]
        .filter((candidate) => candidate['type'] === type)
        .map((candidate) => decode(wire_resource/* anyResourceSchema */.kG, candidate, `included ${type}`));
}
/** `errors[]` in both known forms, as far as it can be made out; never throws. */
function readErrors(body) {
    let root;
    try {
        root = parseJson(body);
    }
    catch {
        return [];
    }
    const errors = isRecord(root) && Array.isArray(root['errors']) ? root['errors'] : [];
    return errors.slice(0, MOST_ERRORS).flatMap((error) => readError(error) ?? []);
}
const MOST_ERRORS = 20;
const LONGEST_TEXT = 500;
function readError(error) {
    if (typeof error === 'string')
        return { detail: (0,client_errors/* plain */.p)(error, LONGEST_TEXT) };
    if (!isRecord(error))
        return undefined;
    const { status, title, detail, source } = error;
    const { pointer, parameter } = isRecord(source) ? source : {};
    return {
        status: textOf(status),
        title: textOf(title),
        detail: textOf(detail),
        source: isRecord(source)
            ? { pointer: textOf(pointer), parameter: textOf(parameter) }
            : undefined,
    };
}
function textOf(value) {
    const told = typeof value === 'string' || typeof value === 'number';
    return told ? (0,client_errors/* plain */.p)(String(value), LONGEST_TEXT) : undefined;
}
function decode(schema, value, where) {
    const result = dist/* safeParse */.xLC(schema, value, { abortEarly: true });
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    const at = dist/* getDotPath */.BuJ(issue);
    const place = at === null ? where : `${where}.${at}`;
    throw new Unreadable(`does not fit at ${(0,client_errors/* plain */.p)(place, 120)}: ${(0,client_errors/* plain */.p)(issue.message, 160)}`);
}
function parseJson(body) {
    if (body.length === 0)
        throw new Unreadable('is empty');
    if (body[0] === 0x1f && body[1] === 0x8b) {
        throw new Unreadable('is compressed, which was not asked for');
    }
    const text = new TextDecoder().decode(body);
    if (text.trimStart().startsWith('<'))
        throw new Unreadable(HTML);
    if (isTooDeep(text))
        throw new Unreadable(`is nested deeper than ${DEEPEST} levels`);
    try {
        // Only text that spells the name, openly or escaped, can hold such a key.
        return JSON.parse(text, /__proto__|\\u/.test(text) ? dropPrototypeKeys : undefined);
    }
    catch {
        throw new Unreadable(/^\s*[[{]/.test(text) ? 'is cut short or damaged JSON' : 'is not JSON at all');
    }
}
/** Counts brackets outside strings. */
function isTooDeep(text) {
    let depth = 0;
    let inString = false;
    for (let index = 0; index < text.length; index++) {
        const char = text.charCodeAt(index);
        if (inString) {
            if (char === 0x5c)
                index++;
            else if (char === 0x22)
                inString = false;
        }
        else if (char === 0x22)
            inString = true;
        else if (char === 0x5b || char === 0x7b) {
            depth++;
            if (depth > DEEPEST)
                return true;
        }
        else if (char === 0x5d || char === 0x7d)
            depth--;
    }
    return false;
}
/** An own key of this name would become the prototype of the object it is copied into. */
function dropPrototypeKeys(key, value) {
    return key === '__proto__' ? undefined : value;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
//# sourceMappingURL=jsonapi.js.map
;// CONCATENATED MODULE: ./build/src/client/http/retry.js
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** Added to the service's own hint, so that many clients do not come back in one moment. */
const HINT_SPREAD_MS = 250;
const UNREADABLE_ATTEMPTS = 3;
const CREATE_ATTEMPTS = 3;
const BROKEN_UPLOADS = 8;
/** With less than this left, another attempt could not be answered. */
const USEFUL_MS = 50;
/** `final`: the answer stands. `untouched`: the service did nothing. `ambiguous`: it may have. */
function classify(outcome, retryClass) {
    if (outcome.kind === 'unreadable')
        return 'ambiguous';
    if (outcome.kind === 'answer') {
        const { status } = outcome;
        if (status === 429)
            return 'untouched';
        if (status === 408 || status === 425)
            return 'ambiguous';
        return status >= 500 && status !== 501 && status !== 505 ? 'ambiguous' : 'final';
    }
    switch (outcome.failure) {
        case 'not-sent':
            return 'untouched';
        case 'broken':
        case 'timeout':
            return 'ambiguous';
        case 'too-large':
            return retryClass === 'create' || retryClass === 'action' ? 'ambiguous' : 'final';
        case 'aborted':
        case 'tls':
        case 'local':
            return 'final';
    }
}
function decideRetry(state) {
    const { outcome } = state;
    const nature = classify(outcome, state.class);
    if (nature === 'final')
        return { do: 'stop', why: 'final' };
    const hintMs = outcome.kind === 'answer' ? readRetryHint(outcome) : undefined;
    if (state.remainingMs < Math.max(USEFUL_MS, hintMs ?? 0)) {
        return { do: 'stop', why: 'deadline', retryAfterMs: hintMs };
    }
    const afterMs = waitBefore(state, hintMs);
    if (nature === 'untouched')
        return { do: 'retry', afterMs };
    if (state.class === 'safe') {
        return outcome.kind === 'unreadable' && state.ambiguous >= UNREADABLE_ATTEMPTS
            ? { do: 'stop', why: 'attempts' }
            : { do: 'retry', afterMs };
    }
    // A service that answers an upload is asked until the deadline; one that keeps hanging up is not.
    const uploads = outcome.kind === 'failure' ? BROKEN_UPLOADS : Number.POSITIVE_INFINITY;
    const allowed = state.class === 'upload' ? uploads : CREATE_ATTEMPTS;
    return { do: 'recover', afterMs, resend: state.ambiguous < allowed };
}
/** Full jitter, never less than the hint, never past the deadline. */
function waitBefore(state, hintMs) {
    const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(state.attempt, 16));
    const jitter = state.spent
        ? LONGEST_WAIT_MS * (0.5 + state.random() / 2)
        : state.random() * ceiling;
    const own = Math.min(jitter, state.remainingMs / 2);
    if (hintMs === undefined)
        return own;
    return Math.min(Math.max(own, hintMs + state.random() * HINT_SPREAD_MS), state.remainingMs);
}
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** More seconds than this can only be a point in time, which this header never is here. */
const EPOCH_SECONDS = 100_000_000;
/**
 * When a service says it may be asked again: `retry-after` (seconds, with or without a fraction, or
 * a date measured against the answer's own `Date`, so that this machine's clock does not matter) and,
 * on 429, `x-ratelimit-reset` (seconds from now, with a fraction). The longer one, in milliseconds;
 * anything malformed is no hint.
 */
function readRetryHint(answer) {
    const hints = [
        answer.status === 429 ? readSeconds(answer.headers['x-ratelimit-reset']) : undefined,
        readSeconds(answer.headers['retry-after']),
        readDate(answer.headers['retry-after'], answer.headers['date']),
    ].filter((hint) => hint !== undefined);
    return hints.length === 0 ? undefined : Math.max(...hints);
}
function readSeconds(value) {
    const trimmed = value?.trim() ?? '';
    if (!DECIMAL.test(trimmed))
        return undefined;
    const seconds = Number(trimmed);
    return seconds < EPOCH_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
    const [then, since] = [value?.trim() ?? '', now?.trim() ?? ''];
    if (!HTTP_DATE.test(then) || !HTTP_DATE.test(since))
        return undefined;
    const ms = Date.parse(then) - Date.parse(since);
    return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
//# sourceMappingURL=retry.js.map
;// CONCATENATED MODULE: ./build/src/client/describe.js



const CODES = {
    400: 'bad-request',
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not-found',
    409: 'conflict',
    413: 'too-large',
    422: 'unprocessable',
    429: 'rate-limited',
};
function codeOfStatus(status) {
    const code = CODES[status];
    if (code !== undefined)
        return code;
    if (status >= 300 && status < 400)
        return 'redirected';
    if (status >= 500)
        return 'server-error';
    return status >= 200 && status < 300 ? 'unreadable' : 'bad-request';
}
/** An answer that is a refusal. */
function describeRefusal(asked, answer) {
    const code = asked.purpose.codes?.[answer.status] ?? codeOfStatus(answer.status);
    const errors = readErrors(answer.body);
    const title = (0,client_errors/* plain */.p)(errors[0]?.title ?? '', 80);
    const answered = `answered ${answer.status}${title === '' ? '' : ` (${title})`}`;
    const unsaid = errors.length === 0 ? bodyWords(answer) : '';
    const came = describe_join(`${answered}${unsaid}.`, ...errors.map(reasonOf));
    return errorOf(asked, came, {
        code,
        status: answer.status,
        errors,
        remedy: remedyFor(code, asked, answer),
        retryAfterMs: readRetryHint(answer),
    });
}
/** An answer with a success status that does not hold what was asked for. */
function describeUnreadable(asked, answer, why) {
    const type = (0,client_errors/* plain */.p)(answer.headers['content-type'] ?? 'no content type', 80);
    const came = `on ${asked.host} answered ${answer.status}, ` +
        `but the answer (${type}, ${answer.body.length} bytes) ${why}.`;
    const remedy = `Check that ${asked.host} is the service itself and that no proxy answers in its place.`;
    return errorOf(asked, came, { code: 'unreadable', status: answer.status, remedy });
}
/** Refused before any request was made. `problems` are whole sentences. */
function describeInvalid(asked, problems) {
    const { purpose, method, path } = asked;
    const remedy = problems.join(' ');
    const message = `Could not ${purpose.what}: ${remedy} Nothing was sent.`;
    return new client_errors/* ServiceError */._(message, { code: 'invalid', method, path, remedy });
}
function errorOf({ purpose, method, path }, came, facts, cause) {
    const message = describe_join(`Could not ${purpose.what}: ${method} ${path} ${came}`, facts.remedy ?? '');
    return new client_errors/* ServiceError */._(message, { ...facts, method, path }, cause && { cause });
}
/** The same error, with one more sentence at its end. */
function withSentence(error, sentence, cause) {
    return new client_errors/* ServiceError */._(`${error.message} ${sentence}`, error, { cause });
}
function remedyFor(code, asked, answer) {
    const { purpose, host } = asked;
    const needs = purpose.needs === undefined ? '' : ` It needs ${purpose.needs}.`;
    const tooLarge = purpose.onTooLarge ?? 'Correct what is named and try again.';
    const hint = readRetryHint(answer);
    const later = hint === undefined ? 'a minute' : `${Math.ceil(hint / 1000)} s`;
    const remedies = {
        unauthorized: `The token is not valid for ${host}: check that it is complete, not expired and made on that host.`,
        forbidden: `The token may not do this.${needs} Use a token that has it.`,
        'not-found': `It was not found, or the token may not see it.${needs} Check the id and what the token may do on ${host}.`,
        conflict: purpose.onConflict ?? 'Its present state does not allow this: look at it again.',
        'too-large': tooLarge,
        unprocessable: tooLarge,
        'rate-limited': `Too many requests: try again in ${later}.`,
        redirected: `It leads to ${hostOf(answer.headers['location'], asked)}, and no redirect is followed here: check the hostname.`,
        'server-error': 'The service failed on its side: try again later.',
        'upload-refused': 'The upload URL is used up or has expired: create a new configuration version.',
    };
    return remedies[code] ?? 'Check the request against what this service supports.';
}
/** No complete answer. Nothing is to be done about a request that was cancelled. */
function describeTransport(asked, error) {
    const { purpose, host } = asked;
    const why = (0,client_errors/* plain */.p)(error.message, 200);
    const words = {
        'not-sent': [
            'network',
            `could not reach ${host} (${why})`,
            'Check the hostname, the network and the proxy (HTTPS_PROXY, NO_PROXY).',
        ],
        broken: [
            'network',
            `got no complete answer from ${host} (${why})`,
            purpose.onTooLarge ?? 'Check the network between here and the service.',
        ],
        timeout: [
            'timeout',
            `got no answer from ${host} in time (${why})`,
            purpose.onTooLarge ?? 'Check whether the service is overloaded.',
        ],
        'too-large': [
            'unreadable',
            `on ${host} answered with more than is read (${why})`,
            `Check that ${host} is the service itself.`,
        ],
        tls: [
            'tls',
            `was refused by TLS or protocol (${why})`,
            'If the service has a private certificate, pass its authority with `ca-file`.',
        ],
        local: [
            'local',
            `failed on this machine (${why})`,
            'Check that the file exists, is not changed meanwhile, and that the disk has room.',
        ],
        aborted: ['aborted', 'was cancelled'],
    };
    const [code, came, remedy] = words[error.failure];
    return errorOf(asked, `${came}.`, { code, remedy }, error);
}
function reasonOf(error) {
    const pointer = error.source?.pointer ?? error.source?.parameter;
    const said = error.detail ?? '';
    if (said === '' && pointer === undefined)
        return '';
    const at = pointer === undefined ? '' : ` (at ${pointer})`;
    const sentence = said === '' ? (error.title ?? 'refused') : said;
    return `${sentence.replace(/\.$/, '')}${at}.`;
}
/** What an error without `errors[]` looked like. */
function bodyWords(answer) {
    const type = (0,client_errors/* plain */.p)(answer.headers['content-type'] ?? '', 80);
    if (answer.body.length === 0)
        return ' without a body';
    return ` with ${answer.body.length} bytes of ${type === '' ? 'no named type' : type}`;
}
function hostOf(location, asked) {
    if (location === undefined || !URL.canParse(location, `https://${asked.host}`))
        return 'nowhere';
    return new URL(location, `https://${asked.host}`).host;
}
function describe_join(...sentences) {
    return sentences.filter((sentence) => sentence !== '').join(' ');
}
//# sourceMappingURL=describe.js.map
;// CONCATENATED MODULE: ./build/src/ports.js
/**
 * What the outside world looks like to the rest of the code. Types only; the two `main.ts` build
 * the real ones, tests build their own.
 */
class TransportError extends Error {
    name = 'TransportError';
    failure;
    constructor(failure, message, options) {
        super(message, options);
        this.failure = failure;
    }
}
//# sourceMappingURL=ports.js.map
;// CONCATENATED MODULE: ./build/src/client/http/exchange.js
/** One request made good: paced, sent, retried by its class, recovered, read, or explained. */





async function exchange(ports, call) {
    const { clock, shared } = ports;
    const startedMs = clock.now();
    let until = Math.min(startedMs + call.budgetMs, ports.deadline);
    let ambiguous = 0;
    for (let attempt = 0;; attempt++) {
        await takeTurn(ports, call, until);
        const result = await attemptOnce(ports, call, until);
        if ('value' in result) {
            shared.retries.earn();
            return result.value;
        }
        const { outcome } = result;
        const error = sealed(ports, result.error);
        const failure = outcome.kind === 'failure' ? outcome.failure : undefined;
        const status = outcome.kind === 'answer' ? outcome.status : undefined;
        if (ambiguous > 0 && status !== undefined && call.recovery?.settles.includes(status)) {
            const found = await lookFor(call, error, until);
            if (found !== undefined)
                return found.value;
            throw error;
        }
        const nature = classify(outcome, call.class);
        if (nature === 'ambiguous')
            ambiguous++;
        if (failure === 'not-sent' && !shared.met) {
            until = Math.min(until, startedMs + FIRST_CONTACT_MS);
        }
        const decision = decideRetry({
            class: call.class,
            outcome,
            attempt,
            ambiguous,
            remainingMs: until - clock.now(),
            spent: nature !== 'final' && !shared.retries.pay(failure === 'timeout'),
            random: ports.random,
        });
        if (decision.do === 'stop')
            throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);
        logRetry(ports, call, decision, status ?? failure ?? outcome.kind, attempt + 1);
        // A list with a limit of its own stops no other request.
        const limited = status === 429 ? (call.pace ?? shared.pace) : undefined;
        limited?.hold(clock.now() + Math.min(decision.afterMs, LONGEST_HOLD_MS));
        await pause(ports, call.asked, decision.afterMs);
        if (decision.do === 'recover') {
            const found = await lookFor(call, error, until);
            if (found !== undefined)
                return found.value;
            if (!decision.resend)
                throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);
        }
    }
}
/** A service that never answered yet is more likely misspelt than out of order. */
const FIRST_CONTACT_MS = 60_000;
/** One request's pause never stops the others for longer. */
const LONGEST_HOLD_MS = 30_000;
async function attemptOnce(ports, call, until) {
    const { asked } = call;
    const request = {
        ...call.request,
        timeoutMs: Math.max(1, Math.min(call.attemptMs, until - ports.clock.now())),
        fresh: call.class === 'create' || call.class === 'action',
        signal: ports.signal,
    };
    let answer;
    try {
        answer = await transmit(ports, request, call.file);
    }
    catch (thrown) {
        const error = thrown instanceof TransportError
            ? thrown
            : new TransportError('broken', 'the request failed', { cause: thrown });
        const outcome = { kind: 'failure', failure: error.failure };
        return { outcome, error: describeTransport(asked, error) };
    }
    if (call.counted)
        ports.shared.learnFrom(answer.headers);
    try {
        const read = call.read(answer);
        if (read !== undefined)
            return read;
    }
    catch (thrown) {
        if (!(thrown instanceof Unreadable))
            throw thrown;
        const error = describeUnreadable(asked, answer, thrown.message);
        return { outcome: { kind: 'unreadable' }, error };
    }
    const { status, headers } = answer;
    return { outcome: { kind: 'answer', status, headers }, error: describeRefusal(asked, answer) };
}
async function transmit({ send }, request, file) {
    if (file === undefined)
        return send(request);
    if (send.toFile !== undefined)
        return send.toFile(request, file);
    throw new TransportError('local', 'this client was made without a way to write files');
}
/** Waits for a place in the request budget. */
async function takeTurn(ports, call, until) {
    const { clock, shared, signal } = ports;
    const tooLate = (why) => describeTransport(call.asked, new TransportError('timeout', why));
    if (clock.now() >= until)
        throw tooLate('the deadline had passed before it could be sent');
    for (const pace of [call.pace, call.counted ? shared.pace : undefined]) {
        const waitMs = pace?.book(clock.now(), until) ?? 0;
        if (waitMs === 'too-late')
            throw tooLate('no room in the request budget before the deadline');
        if (waitMs > 0)
            await pause(ports, call.asked, waitMs);
    }
    if (signal?.aborted === true)
        throw describeTransport(call.asked, cancelled());
}
/** Waits; a cancelled wait is a ServiceError like every other. */
async function pause(ports, asked, ms) {
    try {
        await ports.clock.sleep(ms, ports.signal);
    }
    catch {
        throw describeTransport(asked, cancelled());
    }
}
function cancelled() {
    return new TransportError('aborted', 'cancelled');
}
async function lookFor(call, failure, until) {
    if (call.recovery === undefined)
        return undefined;
    try {
        return await call.recovery.look(failure, until);
    }
    catch (thrown) {
        if (!(thrown instanceof client_errors/* ServiceError */._) || thrown.code === 'aborted')
            throw thrown;
        throw withSentence(failure, `Whether it happened could not be found out (${thrown.code}): look before trying again.`, thrown);
    }
}
function giveUp(error, decision, attempts, forMs) {
    const tried = `Tried ${attempts} times in ${Math.round(forMs / 1000)} s.`;
    const told = attempts < 2 ? error : withSentence(error, tried, error);
    if (decision.do !== 'stop' || decision.why !== 'deadline')
        return told;
    const wait = decision.retryAfterMs;
    return withSentence(told, wait === undefined
        ? 'No time is left for another attempt.'
        : `That is later than this job may wait: run it again in ${Math.ceil(wait / 1000)} s.`, error);
}
/** From this attempt on it is no longer a passing matter, and people are told. */
const TOLD_AFTER = 4;
function logRetry(ports, call, decision, came, attempt) {
    const { method, path, host } = call.asked;
    ports.log.debug(`${method} ${path}: ${came} at attempt ${attempt} (${call.class}); ` +
        `${decision.do} after ${Math.round(decision.afterMs)} ms`);
    if (attempt === TOLD_AFTER) {
        ports.log.warning(`${host} does not answer as it should (${came}): still trying.`);
    }
}
/** The error without any secret that this client knows, wherever a service may have echoed it. */
function sealed(ports, error) {
    const { code, method, path, status, retryAfterMs } = error;
    const said = { message: error.message, errors: error.errors, remedy: error.remedy };
    const { message, ...shown } = ports.shared.conceal(said);
    if (JSON.stringify({ message, ...shown }) === JSON.stringify(said))
        return error;
    // Without its cause, which says the same once more.
    return new client_errors/* ServiceError */._(message, { code, method, path, status, retryAfterMs, ...shown });
}
//# sourceMappingURL=exchange.js.map
;// CONCATENATED MODULE: ./build/src/client/http/origin.js
/** Where a token may go: one origin, over TLS unless it never leaves this machine. */
/** `hostname` as URL has it: `localhost`, `127.0.0.1`, `[::1]`. */
function isLoopback(hostname) {
    return (hostname === 'localhost' ||
        hostname === '[::1]' ||
        /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname));
}
/** The origin as a URL, or why it cannot be one, as a sentence. */
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
;// CONCATENATED MODULE: ./build/src/client/api.js






const MEDIA_TYPE = 'application/vnd.api+json';
const USER_AGENT = `plangate/${VERSION}`;
/** The version of the API is in its paths. */
const PREFIX = '/api/v2';
/** JSON of this service is a few kilobytes; this is where a document stops being one. */
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;
const CALL_BUDGET_MS = 5 * 60_000;
const ATTEMPT_MS = 30_000;
/** A download or an upload slower than this is not worth waiting for. */
const TRANSFER_MS = 15 * 60_000;
/** Of archives, either way: 1 KiB per second, and what a service may take to put one away. */
const ARCHIVE_PROGRESS = { bytes: 60 * 1024, ms: 60_000, answerMs: 5 * 60_000 };
class Api {
    origin;
    ports;
    #token;
    constructor(origin, token, ports) {
        this.origin = origin;
        this.ports = ports;
        this.#token = token;
    }
    get shared() {
        return this.ports.shared;
    }
    /** A request that is answered by a JSON:API document; `included` are the includes it was asked with. */
    async ask(route, request) {
        const whole = route.method === 'GET' ? [200] : [200, 201, 202];
        return withIncludes(this.shared.refusedIncludes, request.include, (included) => {
            const include = included.length === 0 ? undefined : included.join(',');
            return this.fetch(route, {
                ...request,
                query: { ...request.query, include },
                read: (answer) => {
                    if (!isSuccess(answer.status))
                        return undefined;
                    if (!whole.includes(answer.status))
                        throw new Unreadable('is not a whole document');
                    return { value: request.read(parseDocument(answer.body), included) };
                },
            });
        });
    }
    /** A request whose success is all that matters. */
    async tell(route, request) {
        return this.fetch(route, { ...request, read: succeeded });
    }
    /** A request whose answer is no document: a download, a log, a redirect to either. */
    async fetch(route, request) {
        const asked = this.#asked(route, request);
        const url = this.#urlOf(route, request, asked);
        const body = request.body === undefined ? undefined : JSON.stringify(request.body);
        const retryClass = request.class ?? (route.method === 'GET' ? 'safe' : 'action');
        const sent = { url, headers: this.#headersFor(url, request.accept ?? MEDIA_TYPE), body };
        return this.#exchange(asked, sent, { ...request, class: retryClass, counted: true });
    }
    async secret(given, request) {
        this.shared.keepSecret(given);
        const { method, called: path, body } = request;
        const url = secretUrl(given, this.origin);
        if (url === undefined) {
            throw new client_errors/* ServiceError */._(`Could not ${request.what}: the URL that the service gave for it is not https.`, { code: 'unreadable', method, path });
        }
        const headers = { Accept: '*/*', 'User-Agent': USER_AGENT };
        if (body !== undefined)
            headers['Content-Type'] = 'application/octet-stream';
        const asked = { purpose: request, method, path, host: url.host };
        return this.#exchange(asked, { url, headers, body }, { ...request, counted: false });
    }
    /** Waits between looks; rejects with a ServiceError when cancelled. */
    async wait(ms, purpose) {
        const asked = { purpose, method: 'GET', path: PREFIX, host: this.origin.host };
        return pause(this.ports, asked, ms);
    }
    /** The same, given up at `until` at the latest. */
    until(until) {
        const deadline = Math.min(until, this.ports.deadline);
        return new Api(this.origin, this.#token, { ...this.ports, deadline });
    }
    #asked({ method, pathname }, purpose) {
        return { purpose, method, path: `${PREFIX}${pathname}`, host: this.origin.host };
    }
    #urlOf(route, { query = {}, problems = [] }, asked) {
        const all = [...route.problems, ...problems];
        if (all.length > 0)
            throw describeInvalid(asked, all);
        const url = new URL(this.origin);
        url.pathname = asked.path;
        for (const [name, value] of Object.entries(query)) {
            if (value !== undefined)
                url.searchParams.append(name, value);
        }
        if (url.origin !== this.origin.origin || url.pathname !== asked.path) {
            throw describeInvalid(asked, ['The path leads somewhere else than it says.']);
        }
        return url;
    }
    /** The only place where the token leaves this program. */
    #headersFor(url, accept) {
        if (url.origin !== this.origin.origin)
            throw new Error('the token is bound to another origin');
        return {
            Accept: accept,
            Authorization: `Bearer ${this.#token}`,
            'Content-Type': MEDIA_TYPE,
            'User-Agent': USER_AGENT,
        };
    }
    async #exchange(asked, sent, request) {
        const { class: retryClass, counted, pace, read, file, recovery } = request;
        const isArchive = file !== undefined || typeof sent.body === 'object';
        const attemptMs = request.attemptMs ?? (file === undefined ? ATTEMPT_MS : TRANSFER_MS);
        return exchange(this.ports, {
            asked,
            class: retryClass,
            request: {
                ...sent,
                method: asked.method,
                maxBytes: request.maxBytes ?? MAX_DOCUMENT_BYTES,
                progress: isArchive ? ARCHIVE_PROGRESS : undefined,
            },
            counted,
            pace,
            attemptMs,
            budgetMs: file === undefined ? Math.max(CALL_BUDGET_MS, 3 * attemptMs) : TRANSFER_MS,
            read,
            file,
            recovery: recovery && {
                settles: recovery.settles,
                look: (failure, until) => recovery.look(this.until(until), failure),
            },
        });
    }
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** Reads an answer of which the success is all that matters. */
function succeeded(answer) {
    if (!isSuccess(answer.status))
        return undefined;
    refuseHtml(answer);
    return { value: undefined };
}
/** Absolute, https (http only from loopback to loopback), without a user's name in it. */
function secretUrl(given, origin) {
    if (!URL.canParse(given, origin.href))
        return undefined;
    const url = new URL(given, origin);
    if (url.username !== '' || url.password !== '')
        return undefined;
    if (url.protocol === 'https:')
        return url;
    return url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(origin.hostname)
        ? url
        : undefined;
}
/**
 * Asks with the includes; a service that refuses one of them (400) is asked again without it, and
 * never for it again: `refused` remembers `runs:task_stages`.
 */
async function withIncludes(refused, { resource, names } = { resource: '', names: [] }, ask) {
    for (;;) {
        const asked = names.filter((name) => !refused.has(`${resource}:${name}`));
        try {
            return await ask(asked);
        }
        catch (error) {
            if (asked.length === 0 || !isIncludeRefusal(error))
                throw error;
            const named = asked.filter((name) => namesInclude(error, name));
            for (const name of named.length === 0 ? asked.slice(-1) : named) {
                refused.add(`${resource}:${name}`);
            }
        }
    }
}
function isIncludeRefusal(error) {
    return (error instanceof client_errors/* ServiceError */._ &&
        error.status === 400 &&
        error.errors.some(({ title, detail, source }) => `${title} ${detail} ${source?.parameter}`.toLowerCase().includes('include')));
}
function namesInclude(error, name) {
    const dashed = name.replaceAll('_', '-');
    return error.errors.some(({ title, detail }) => `${title} ${detail}`
        .split(/[^A-Za-z0-9_.-]+/)
        .some((word) => [name, dashed].includes(word.replace(/\.$/, ''))));
}
//# sourceMappingURL=api.js.map
;// CONCATENATED MODULE: ./build/src/client/http/route.js
const IDENTIFIER = /^[A-Za-z0-9_-]{1,128}$/;
/** What is wrong with ids, or names of organizations and workspaces, as sentences. */
function idProblems(...ids) {
    return ids
        .filter((id) => typeof id !== 'string' || !IDENTIFIER.test(id))
        .map((id) => {
        const shown = typeof id === 'string' ? JSON.stringify(id.slice(0, 40)) : typeof id;
        return `${shown} is not an id or a name: letters, digits, "_" and "-" are allowed, 1 to 128 of them.`;
    });
}
/**
 * ``GET`/runs/${id}/policy-checks` ``. Values are single segments; one that could end a segment, climb
 * (`..`) or start a query makes the route unusable instead of being repaired.
 */
const GET = routesOf('GET');
const POST = routesOf('POST');
const PATCH = routesOf('PATCH');
const DELETE = routesOf('DELETE');
function routesOf(method) {
    return (strings, ...ids) => ({
        method,
        pathname: String.raw(strings, ...ids.map((id) => (idProblems(id).length > 0 ? '-' : id))),
        problems: idProblems(...ids),
    });
}
//# sourceMappingURL=route.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/account.js
/** Who a token belongs to, and the tokens of agents. */

const userSchema = (0,wire_resource/* resource */.Zc)('users', {
    username: wire_resource/* text */.Qq,
    email: wire_resource/* text */.Qq,
    'is-service-account': wire_resource/* flag */.Jt,
});
const agentTokenSchema = (0,wire_resource/* resource */.Zc)('authentication-tokens', {
    description: wire_resource/* text */.Qq,
    'created-at': wire_resource/* text */.Qq,
    'last-used-at': wire_resource/* text */.Qq,
    'expired-at': wire_resource/* text */.Qq,
    /** The secret. Set only in the answer to creation. */
    token: wire_resource/* text */.Qq,
});
//# sourceMappingURL=account.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/account.js



const KINDS = {
    users: 'user',
    teams: 'team',
    organizations: 'organization',
};
async function readAccount(api) {
    const account = await api.ask(GET `/account/details`, {
        what: 'read whose token this is',
        read: one(userSchema),
    });
    const [owner] = relation(account, 'authenticated-resource') ?? [];
    const tokenKind = (owner && Object.hasOwn(KINDS, owner.type) && KINDS[owner.type]) || 'unknown';
    api.shared.tokenKind = tokenKind;
    return { account, tokenKind };
}
/** Asks for nothing but the headers of the answer. */
async function learnIdentity(api) {
    await api.fetch(GET `/ping`, {
        what: 'reach the service',
        read: ({ status }) => (status >= 200 && status < 300 ? { value: undefined } : undefined),
    });
    return { ...api.shared.identity };
}
/** Whether the service's word for its policy engine is its own: so where it says what it is. */
async function speaksSentinel(api) {
    const { dialect } = api.shared;
    if (dialect !== 'auto')
        return dialect === 'sentinel';
    if (!api.shared.met) {
        await learnIdentity(api).catch((error) => {
            // Any answer has the headers that matter, a refusal too.
            if (!api.shared.met)
                throw error;
        });
    }
    return api.shared.identity.apiVersion !== undefined;
}
//# sourceMappingURL=account.js.map
;// CONCATENATED MODULE: ./build/src/client/listing.js
/** Reads lists page by page, by number, and does not believe that it has everything until it adds up. */



/** A list of plain resources, without what may be included. */
function listOf(api, route, schema, request) {
    const read = (document) => readMany(document, schema);
    return list(api, route, { ...request, idOf: ({ id }) => id, read });
}
function list(api, route, request) {
    const { method, pathname } = route;
    return createListing({
        idOf: request.idOf,
        whole: request.whole,
        fail: (why, code = 'unreadable') => new client_errors/* ServiceError */._(`Could not ${request.what}: the list ${why}.`, {
            code,
            method,
            path: `${PREFIX}${pathname}`,
        }),
        async fetch({ number, size }) {
            const query = {
                ...request.query,
                'page[number]': number?.toString(),
                'page[size]': size?.toString(),
            };
            try {
                const { document, items } = await api.ask(route, {
                    ...request,
                    query,
                    read: (document) => ({ document, items: request.read(document) }),
                });
                const { pagination, next } = document;
                return { items: await items, next, pagination };
            }
            catch (error) {
                const first = number === undefined || number === 1;
                const absent = first && error instanceof client_errors/* ServiceError */._ ? await request.absent?.(error) : undefined;
                if (absent === undefined)
                    throw error;
                return { items: [], next: 'none', absent };
            }
        },
    });
}
const LARGEST_PAGE = 100;
/** More than any real list; a service that always names one page more ends here. */
const MOST_PAGES = 10_000;
/** How often a list that shrinks while it is read, or does not add up, is read. */
const PASSES = 3;
function createListing(source) {
    return {
        async page(request = {}) {
            refuseImpossible(source, request);
            const { next: _next, ...page } = await source.fetch(request);
            return page;
        },
        async all(options = {}) {
            const size = options.size ?? LARGEST_PAGE;
            refuseImpossible(source, { size });
            return (await gather(source, size)).items;
        },
        whole: () => gather(source, LARGEST_PAGE),
        [Symbol.asyncIterator]: () => readAll(source, LARGEST_PAGE),
    };
}
function refuseImpossible(source, { number = 1, size = 1 }) {
    if (!Number.isSafeInteger(number) || number < 1) {
        throw source.fail('has no such page: pages are numbered from 1', 'invalid');
    }
    if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) {
        throw source.fail(`cannot be read in pages of that size: 1 to ${LARGEST_PAGE}`, 'invalid');
    }
}
async function* readAll(source, size) {
    const seen = new Set();
    for await (const page of readPages(source, size)) {
        for (const item of page.items) {
            const id = source.idOf(item);
            if (seen.has(id))
                continue;
            seen.add(id);
            yield item;
        }
    }
}
/** Every item that was met, as it was met last. */
async function gather(source, size) {
    const items = new Map();
    let absent;
    for await (const page of readPages(source, size)) {
        absent ??= page.absent;
        for (const item of page.items)
            items.set(source.idOf(item), item);
    }
    return { items: [...items.values()], absent };
}
async function* readPages(source, size) {
    if (source.whole === true) {
        const page = await source.fetch({});
        const counted = new Tally(source.idOf);
        counted.add(page);
        yield page;
        const cut = page.next === 'some' || (page.pagination !== undefined && hasMore(page, 1));
        if (!cut && counted.complete())
            return;
        // It was only a page after all: read it as what it is.
    }
    for (let pass = 1;; pass++) {
        const counted = new Tally(source.idOf);
        for (let number = 1;; number++) {
            if (number > MOST_PAGES)
                throw source.fail(`does not end after ${MOST_PAGES} pages`);
            const page = await source.fetch({ number, size });
            const fresh = counted.add(page);
            yield page;
            if (page.items.length === 0 || !hasMore(page, number))
                break;
            // Without numbers, a page with nothing new is the same list again.
            if (page.pagination === undefined && fresh === 0)
                break;
        }
        if (counted.complete())
            return;
        if (pass === PASSES)
            throw source.fail(counted.why());
    }
}
/**
 * What one pass saw. Entries added meanwhile push others to later pages, where they are met again;
 * entries removed meanwhile pull others to pages already read, where they are missed.
 */
class Tally {
    #idOf;
    #told = new Map();
    #totals = [];
    #twofold = false;
    constructor(idOf) {
        this.#idOf = idOf;
    }
    /** How many entries of the page this pass had not seen. */
    add({ items, pagination }) {
        const before = this.#told.size;
        for (const item of items) {
            const [id, text] = [this.#idOf(item), JSON.stringify(item)];
            this.#twofold ||= (this.#told.get(id) ?? text) !== text;
            this.#told.set(id, text);
        }
        const total = pagination?.['total-count'] ?? undefined;
        if (total !== undefined)
            this.#totals.push(total);
        return this.#told.size - before;
    }
    complete() {
        const [totals, { size }] = [this.#totals, this.#told];
        const shrank = totals.some((total, index) => total < (totals[index - 1] ?? total));
        const tooMany = totals.length > 0 && size > Math.max(...totals);
        return !this.#twofold && !shrank && !tooMany && size >= (totals[0] ?? 0);
    }
    /** What is wrong with the pass; finishes "the list …". */
    why() {
        return this.#twofold
            ? 'has an entry twice, and not twice the same'
            : `could not be read completely: ${this.#told.size} entries came of ${this.#totals[0] ?? 0} by its own count`;
    }
}
/** In doubt there is more: a page too many is empty, a page too few could hide a failure. */
function hasMore(page, number) {
    const { pagination } = page;
    if (pagination === undefined)
        return page.next !== 'none';
    const next = pagination['next-page'];
    const total = pagination['total-pages'];
    return ((typeof next === 'number' && next > number) || (typeof total === 'number' && total > number));
}
//# sourceMappingURL=listing.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/configuration-version.js
/** Configuration versions and their commit information. */


const configurationVersionSchema = (0,wire_resource/* resource */.Zc)('configuration-versions', {
    status: dist/* string */.YjP(),
    'auto-queue-runs': wire_resource/* flag */.Jt,
    error: wire_resource/* text */.Qq,
    'error-message': wire_resource/* text */.Qq,
    source: wire_resource/* text */.Qq,
    speculative: wire_resource/* flag */.Jt,
    provisional: wire_resource/* flag */.Jt,
    'status-timestamps': wire_resource/* timestamps */.AP,
    /** A secret. Present only in the answer to creation. */
    'upload-url': wire_resource/* text */.Qq,
});
const ingressAttributesSchema = (0,wire_resource/* resource */.Zc)('ingress-attributes', {
    branch: wire_resource/* text */.Qq,
    'clone-url': wire_resource/* text */.Qq,
    'commit-message': wire_resource/* text */.Qq,
    'commit-sha': wire_resource/* text */.Qq,
    'commit-url': wire_resource/* text */.Qq,
    'compare-url': wire_resource/* text */.Qq,
    identifier: wire_resource/* text */.Qq,
    'is-pull-request': wire_resource/* flag */.Jt,
    'on-default-branch': wire_resource/* flag */.Jt,
    'pull-request-number': wire_resource/* count */.U9,
    'pull-request-url': wire_resource/* text */.Qq,
    'pull-request-title': wire_resource/* text */.Qq,
    'pull-request-body': wire_resource/* text */.Qq,
    tag: wire_resource/* text */.Qq,
    'sender-username': wire_resource/* text */.Qq,
    'sender-avatar-url': wire_resource/* text */.Qq,
    'sender-html-url': wire_resource/* text */.Qq,
});
//# sourceMappingURL=configuration-version.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/run.js
/** Runs, plans, cost estimates and run events. */


const runSchema = (0,wire_resource/* resource */.Zc)('runs', {
    status: dist/* string */.YjP(),
    message: wire_resource/* text */.Qq,
    'created-at': wire_resource/* text */.Qq,
    'is-destroy': wire_resource/* flag */.Jt,
    'plan-only': wire_resource/* flag */.Jt,
    'save-plan': wire_resource/* flag */.Jt,
    'has-changes': wire_resource/* flag */.Jt,
    'position-in-queue': wire_resource/* count */.U9,
    source: wire_resource/* text */.Qq,
    'status-timestamps': wire_resource/* timestamps */.AP,
    /** `is-cancelable`, `is-confirmable`, `is-discardable`, `is-force-cancelable`. */
    actions: wire_resource/* flags */.Mv,
    permissions: wire_resource/* flags */.Mv,
});
const planSchema = (0,wire_resource/* resource */.Zc)('plans', {
    status: dist/* string */.YjP(),
    'has-changes': wire_resource/* flag */.Jt,
    'resource-additions': wire_resource/* count */.U9,
    'resource-changes': wire_resource/* count */.U9,
    'resource-destructions': wire_resource/* count */.U9,
    'resource-imports': wire_resource/* count */.U9,
    /** A secret: readable by anyone who has it. */
    'log-read-url': wire_resource/* text */.Qq,
    'status-timestamps': wire_resource/* timestamps */.AP,
});
const costEstimateSchema = (0,wire_resource/* resource */.Zc)('cost-estimates', {
    status: dist/* string */.YjP(),
    'prior-monthly-cost': wire_resource/* text */.Qq,
    'proposed-monthly-cost': wire_resource/* text */.Qq,
    'delta-monthly-cost': wire_resource/* text */.Qq,
    'resources-count': wire_resource/* count */.U9,
    'error-message': wire_resource/* text */.Qq,
});
const runEventSchema = (0,wire_resource/* resource */.Zc)('run-events', {
    action: dist/* string */.YjP(),
    description: wire_resource/* text */.Qq,
    'created-at': wire_resource/* text */.Qq,
});
const commentSchema = (0,wire_resource/* resource */.Zc)('comments', { body: wire_resource/* text */.Qq });
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/common.js







/** As an error's "It needs …" says it. */
const READ_RUNS = 'the permission "read runs" on the workspace';
const QUEUE_PLANS = 'the permission "queue plans" on the workspace, and a user or team token';
/** To cancel and to discard, too: a token that may only plan cannot end a run. */
const APPLY_RUNS = 'the permission to apply runs on the workspace (access level write, or runs: apply)';
const MANAGE_OVERRIDES = 'the permission "manage policy overrides"';
const MANAGE_POOLS = 'the permission "manage agent pools" of the organization';
const MANAGE_ACCESS = 'to be an owner of the organization or an admin of the workspace';
/** Of a deletion: not found after an attempt of unknown outcome means that this attempt deleted it. */
const GONE = {
    settles: [404],
    look: async (_api, { status }) => (status === 404 ? { value: undefined } : undefined),
};
/** A body as JSON:API has it; what is undefined is left out. */
function bodyOf(type, attributes, relationships) {
    return { data: { type, attributes, relationships } };
}
/** Actions take plain JSON, not JSON:API. */
function commentBody(comment) {
    return comment === undefined ? undefined : { comment };
}
/**
 * An override: when its answer is lost, the object is read again and taken as it is where it `wentOn` as
 * only an override makes it.
 */
async function override(api, route, comment, request) {
    const { what, onConflict, schema, show, wentOn } = request;
    return api.ask(route, {
        what,
        needs: MANAGE_OVERRIDES,
        onConflict,
        body: commentBody(comment),
        recovery: {
            settles: [409],
            async look(api) {
                const object = await show(api);
                return wentOn(object) ? { value: object } : undefined;
            },
        },
        read: one(schema),
    });
}
async function readRun(api, id) {
    return api.ask(GET `/runs/${id}`, {
        what: 'read the run',
        needs: READ_RUNS,
        read: one(runSchema, id),
    });
}
async function showVersion(api, id, include = []) {
    return api.ask(GET `/configuration-versions/${id}`, {
        what: 'read the configuration version',
        needs: READ_RUNS,
        include: { resource: 'configuration-versions', names: include },
        read(document) {
            const version = readOne(document, configurationVersionSchema, id);
            const run = runOf(document, version);
            const name = 'ingress-attributes';
            const ingressAttributes = includedOne(document, version, name, ingressAttributesSchema);
            return { version, run, ingressAttributes };
        },
    });
}
/** The included run, found from either side: the version need not name it. */
function runOf(document, version) {
    const named = relation(version, 'run')?.[0];
    const [identifier = named] = includedOfType(document, 'runs').filter((run) => relation(run, 'configuration-version')?.[0]?.id === version.id);
    return identifier && findIncluded(document, identifier, runSchema);
}
/**
 * What a refused list means for a run that can be read and has nothing of this kind: only then can
 * it be that the service does not have the policy system. A run that links to what it has without
 * naming it may have everything.
 */
async function absenceIn(api, runId, relationship, refusal) {
    const absence = refusal.status === 404 ? 'not found' : refusedInclude(refusal);
    if (absence === undefined || idProblems(runId).length > 0)
        return undefined;
    try {
        const { named, hinted } = (0,wire_resource/* related */._2)(await readRun(api, runId), relationship);
        return (named ?? []).length === 0 && !hinted ? absence : undefined;
    }
    catch (error) {
        if (error instanceof client_errors/* ServiceError */._ && error.code !== 'aborted')
            return undefined;
        throw error;
    }
}
function refusedInclude({ status, errors }) {
    const said = errors.some(({ title = '', detail = '' }) => `${title} ${detail}`.toLowerCase().includes('invalid include parameter'));
    return status === 400 && said ? 'invalid include parameter' : undefined;
}
//# sourceMappingURL=common.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/agent-tokens.js





function createAgentTokens(api) {
    return {
        /** GET /agent-pools/:id/authentication-tokens, without secrets. Errors: `not-found`. */
        list: (agentPoolId) => agent_tokens_list(api, agentPoolId),
        /** GET /authentication-tokens/:id, without the secret. Errors: `not-found`. */
        show: (id) => api.ask(GET `/authentication-tokens/${id}`, {
            what: 'read the agent token',
            needs: MANAGE_POOLS,
            read: one(agentTokenSchema),
        }),
        /**
         * POST /agent-pools/:id/authentication-tokens. The secret is in this answer only: a token whose
         * answer was lost is of no use, so it is destroyed where it can be told from others, and another
         * one is made. Errors: `not-found`, `unprocessable`, `server-error`.
         */
        async create(agentPoolId, description) {
            const problems = description === '' ? ['An agent token needs a description.'] : [];
            const known = problems.length === 0 ? await agent_tokens_list(api, agentPoolId).all() : [];
            const before = new Set(known.map(({ id }) => id));
            const token = await api.ask(POST `/agent-pools/${agentPoolId}/authentication-tokens`, {
                what: 'create an agent token',
                needs: MANAGE_POOLS,
                class: 'create',
                problems,
                body: bodyOf('authentication-tokens', { description }),
                recovery: {
                    settles: [],
                    async look(api) {
                        const tokens = await agent_tokens_list(api, agentPoolId).all();
                        await destroyOrphan(api, tokens, description, before);
                        return undefined;
                    },
                },
                read: one(agentTokenSchema),
            });
            api.shared.keepSecret(token.attributes.token);
            return token;
        },
        /** DELETE /authentication-tokens/:id. Errors: `not-found`. */
        destroy: (id) => destroy(api, id),
    };
}
function agent_tokens_list(api, agentPoolId) {
    return listOf(api, GET `/agent-pools/${agentPoolId}/authentication-tokens`, agentTokenSchema, {
        what: 'list the agent tokens of the pool',
        needs: MANAGE_POOLS,
    });
}
async function destroy(api, id) {
    const purpose = { what: 'destroy the agent token', needs: MANAGE_POOLS };
    return api.tell(DELETE `/authentication-tokens/${id}`, { ...purpose, recovery: GONE });
}
/**
 * The token of a lost answer was not there `before`, has this very description and was never used. It is
 * destroyed when exactly one token fits; two or more may belong to others, who gave the same description
 * at the same moment, and are left alone with a warning.
 */
async function destroyOrphan(api, tokens, description, before) {
    const fits = ({ id, attributes }) => !before.has(id) &&
        attributes.description === description &&
        (attributes['last-used-at'] ?? null) === null;
    const ids = tokens.filter(fits).map(({ id }) => id);
    const [only] = ids;
    if (only !== undefined && ids.length === 1)
        await destroy(api, only);
    if (ids.length > 1) {
        api.ports.log.warning(`One of these agent tokens was created here and its secret was lost on the way, but it cannot be told which: ${ids.join(', ')}. Destroy those that nobody uses.`);
    }
    for (const id of ids)
        before.add(id);
}
//# sourceMappingURL=agent-tokens.js.map
;// CONCATENATED MODULE: ./build/src/client/http/transfer.js

/** No configuration is larger; a service that sends on and on ends here. */
const MAX_DOWNLOAD_BYTES = 4 * 1024 ** 3;
const MAX_TEXT_BYTES = 16 * 1024 * 1024;
/** An archive, written to `file`. */
async function download(api, route, file, purpose) {
    const read = (answer) => {
        if (answer.status !== 200)
            return undefined;
        // A page for people is kept in memory and not written: see `SendToFile`.
        refuseHtml(answer);
        return { value: { bytes: answer.bytes ?? 0 } };
    };
    return follow(api, route, 'download', {
        ...purpose,
        accept: '*/*',
        file,
        maxBytes: MAX_DOWNLOAD_BYTES,
        read(answer) {
            if (answer.status === 204)
                throw new Unreadable('holds nothing to download');
            return read(answer);
        },
        readSigned: read,
    });
}
/** A log; undefined while there is none. */
async function readText(api, route, purpose) {
    const read = ({ status, body }) => status === 200 ? { value: new TextDecoder().decode(body) } : undefined;
    return follow(api, route, 'log', {
        ...purpose,
        accept: 'text/plain, */*',
        maxBytes: MAX_TEXT_BYTES,
        read(answer) {
            if (answer.status === 204)
                return { value: undefined };
            if (answer.status === 200)
                refuseHtml(answer);
            return read(answer);
        },
        readSigned: read,
    });
}
/** Downloads and logs may take one hop, which is asked without the token. */
async function follow(api, route, called, { readSigned, ...request }) {
    const answered = await api.fetch(route, {
        ...request,
        read(answer) {
            const { status, headers } = answer;
            const redirects = status >= 300 && status < 400 && status !== 304;
            const { location } = headers;
            if (redirects && location !== undefined)
                return { value: { location } };
            const value = request.read(answer);
            return value && { value };
        },
    });
    if ('value' in answered)
        return answered.value;
    return api.secret(answered.location, {
        ...request,
        method: 'GET',
        called: `(${called} URL)`,
        needs: `a ${called} URL that has not expired: ask again`,
        class: 'safe',
        read: readSigned,
    });
}
const PIECE_BYTES = 1024 * 1024;
/** What is read at most to find the end of a log. */
const MOST_BYTES = 64 * 1024 * 1024;
const START = 0x02;
const END = 0x03;
/** The end of a plan's log: in pieces by offset, between a start and an end mark, from a secret URL. */
async function readPlanLog(api, url, maxBytes) {
    if (typeof url !== 'string' || url === '')
        return '';
    let tail = new Uint8Array();
    for (let offset = 0; offset < MOST_BYTES;) {
        const piece = await readPiece(api, url, offset);
        offset += piece.length;
        tail = endOf(Buffer.concat([tail, piece]), maxBytes + 2);
        // Not a full piece: the end. Longer than asked for: a service that sends it all at once.
        if (piece.length !== PIECE_BYTES || piece.at(-1) === END)
            break;
    }
    const from = tail[0] === START ? 1 : 0;
    const to = tail.at(-1) === END ? -1 : undefined;
    return new TextDecoder().decode(endOf(tail.subarray(from, to), maxBytes));
}
async function readPiece(api, url, offset) {
    const { href } = api.origin;
    const ranged = URL.canParse(url, href) ? new URL(url, href) : undefined;
    ranged?.searchParams.set('limit', String(PIECE_BYTES));
    ranged?.searchParams.set('offset', String(offset));
    return api.secret(ranged?.href ?? url, {
        method: 'GET',
        called: '(log URL)',
        what: 'read the log of the plan',
        needs: 'a log URL that has not expired',
        class: 'safe',
        maxBytes: MOST_BYTES,
        read({ status, body }) {
            if (status === 200 || status === 206)
                return { value: body };
            // Nothing there yet, or nothing after this offset.
            return status === 204 || status === 416 ? { value: new Uint8Array() } : undefined;
        },
    });
}
function endOf(bytes, length) {
    return bytes.length > length ? bytes.subarray(bytes.length - length) : bytes;
}
//# sourceMappingURL=transfer.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/configuration-versions.js









function createConfigurationVersions(api) {
    return { ...createReads(api), ...createChanges(api), ...createDeletions(api) };
}
function createReads(api) {
    const uploaded = `${READ_RUNS}, and a version in the state uploaded`;
    return {
        /** GET /workspaces/:id/configuration-versions. Errors: `not-found` (needs read runs). */
        list(workspaceId) {
            const route = GET `/workspaces/${workspaceId}/configuration-versions`;
            const purpose = { what: 'list the configuration versions', needs: READ_RUNS };
            return listOf(api, route, configurationVersionSchema, purpose);
        },
        /**
         * GET /configuration-versions/:id, with what is included resolved. Errors: `not-found`, also for a
         * version whose backing data is deleted.
         */
        show: (id, { include } = {}) => showVersion(api, id, include),
        /**
         * GET /configuration-versions/:id/ingress-attributes. Errors: `not-found`, also for versions that
         * did not come from version control.
         */
        ingressAttributes: (id) => api.ask(GET `/configuration-versions/${id}/ingress-attributes`, {
            what: 'read the commit information of the configuration version',
            needs: `${READ_RUNS}, and a version that came from version control`,
            read: one(ingressAttributesSchema),
        }),
        /**
         * GET /configuration-versions/:id/download, the .tar.gz written to `file` whole or not at all.
         * Errors: `not-found` (also unless uploaded), `local`.
         */
        download: (id, file) => download(api, GET `/configuration-versions/${id}/download`, file, {
            what: 'download the configuration version',
            needs: uploaded,
        }),
        /** GET /runs/:id/configuration-version/download; as `download`. */
        downloadForRun: (runId, file) => download(api, GET `/runs/${runId}/configuration-version/download`, file, {
            what: "download the run's configuration version",
            needs: uploaded,
        }),
    };
}
function createChanges(api) {
    return {
        /**
         * POST /workspaces/:id/configuration-versions. The answer, status `pending`, is the only one that
         * holds the secret `upload-url`. Errors: `not-found` (needs queue plans), `unprocessable`,
         * `invalid` for a token known to be an organization's. An answer that was lost is asked for again:
         * a version without an upload does nothing.
         */
        async create(workspaceId, attributes = {}) {
            const refused = api.shared.tokenKind === 'organization';
            const version = await api.ask(POST `/workspaces/${workspaceId}/configuration-versions`, {
                what: 'create a configuration version',
                needs: QUEUE_PLANS,
                class: 'create',
                problems: refused ? [NOT_FOR_ORGANIZATIONS] : [],
                body: bodyOf('configuration-versions', {
                    'auto-queue-runs': attributes.autoQueueRuns,
                    speculative: attributes.speculative,
                    provisional: attributes.provisional,
                }),
                recovery: {
                    settles: [],
                    // A version without an upload is inert, so it may be made again: all that has to be known
                    // is that the service answers.
                    async look(api) {
                        const what = 'read the workspace';
                        await api.ask(GET `/workspaces/${workspaceId}`, { what, read: () => { } });
                        return undefined;
                    },
                },
                read: readCreated,
            });
            api.shared.keepSecret(version.attributes['upload-url']);
            return version;
        },
        /**
         * PUT upload-url. Sends the archive and returns once the service took it; after an ambiguous
         * failure asks the version's state instead of sending blindly again. Errors: `upload-refused` when
         * only a new version helps, `too-large`, `unprocessable`, `network`.
         */
        upload: (version, archive) => upload(api, version, archive),
        /**
         * POST /configuration-versions/:id/actions/archive; done in the background (202). Errors:
         * `conflict` (in use, current, or from version control), `not-found`.
         */
        archive: (id) => changeVersion(api, id, 'archive'),
    };
}
function createDeletions(api) {
    return {
        /**
         * POST /configuration-versions/:id/actions/soft_delete_backing_data (self-managed only).
         * `deleteOlderThanDays` (whole days) is sent only when given. Errors: `bad-request` when the state
         * does not allow it, `not-found`.
         */
        softDeleteBackingData: (id, { deleteOlderThanDays } = {}) => changeVersion(api, id, 'soft_delete_backing_data', deleteOlderThanDays),
        /**
         * POST /configuration-versions/:id/actions/restore_backing_data (self-managed only). Errors as for
         * `softDeleteBackingData`.
         */
        restoreBackingData: (id) => changeVersion(api, id, 'restore_backing_data'),
        /**
         * POST /configuration-versions/:id/actions/permanently_delete_backing_data (self-managed only).
         * Errors as for `softDeleteBackingData`.
         */
        permanentlyDeleteBackingData: (id) => changeVersion(api, id, 'permanently_delete_backing_data'),
    };
}
const NOT_FOR_ORGANIZATIONS = 'Organization tokens cannot create configuration versions: use a team or user token.';
/** What is uploaded next goes into this version, and nothing but its link says which one that is. */
function readCreated(document) {
    const version = readOne(document, configurationVersionSchema);
    const self = version.links['self'];
    if (typeof self === 'string' && !self.endsWith(`/${version.id}`)) {
        throw new Unreadable(`names two configuration versions, ${(0,client_errors/* plain */.p)(version.id, 80)} first`);
    }
    return version;
}
/** Slower than this, the upload is given up. */
const SLOWEST_BYTES_PER_MS = 64;
const LOOKS = 5;
const LOOK_EVERY_MS = 1000;
/** What errors call the URL: its path alone is already the secret. */
const CALLED = '(upload URL)';
const REFUSED = 'upload-refused';
/** The archive goes to a URL that is a secret, again only while the version still waits for it. */
async function upload(api, version, archive) {
    const purpose = {
        what: `upload the archive to ${version.id}`,
        codes: { 403: REFUSED, 404: REFUSED, 410: REFUSED },
        onTooLarge: `The archive (${describeSize(archive.bytes)}) may be larger than the service takes: keep what the plan does not need out of it with .terraformignore.`,
    };
    const url = version.attributes['upload-url'];
    if (typeof url !== 'string' || url === '') {
        throw describeInvalid({ purpose, method: 'PUT', path: CALLED, host: '' }, [
            'Only the answer to the creation of a configuration version holds its upload URL: create a new version.',
        ]);
    }
    await api.secret(url, {
        ...purpose,
        method: 'PUT',
        called: CALLED,
        body: archive,
        class: 'upload',
        attemptMs: 60_000 + archive.bytes / SLOWEST_BYTES_PER_MS,
        recovery: {
            settles: [403, 404, 409, 410, 422],
            async look(api, { status }) {
                // A refusal after an attempt of unknown outcome may come while the first one is still being
                // taken in: that is worth a few looks.
                const looks = status === undefined ? 1 : LOOKS;
                for (let look = 1;; look++) {
                    const now = await showVersion(api, version.id);
                    if (now.version.attributes.status !== 'pending')
                        return { value: undefined };
                    if (look >= looks)
                        return undefined;
                    await api.wait(LOOK_EVERY_MS, { what: 'upload the archive' });
                }
            },
        },
        read: succeeded,
    });
}
function describeSize(bytes) {
    return bytes < 1_000_000
        ? `${Math.ceil(bytes / 1000)} kB`
        : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
const ACTIONS = {
    archive: { what: 'archive the configuration version', wanted: 'archived' },
    soft_delete_backing_data: {
        what: 'soft-delete the backing data',
        wanted: 'backing_data_soft_deleted',
    },
    restore_backing_data: { what: 'restore the backing data', wanted: 'uploaded' },
    permanently_delete_backing_data: {
        what: 'permanently delete the backing data',
        wanted: 'backing_data_permanently_deleted',
    },
};
async function changeVersion(api, id, action, days) {
    const { what, wanted } = ACTIONS[action];
    const countable = days === undefined || (Number.isSafeInteger(days) && days >= 0);
    const attributes = { 'delete-older-than-n-days': days };
    await api.tell(POST `/configuration-versions/${id}/actions/${action}`, {
        what,
        needs: action === 'archive'
            ? 'the right to change the version'
            : 'a self-managed service (the hosted edition does not have it) and the right to change the version',
        onConflict: 'It must come from the API or the command line, be in the state uploaded, have no run in progress and not be the current version of a workspace.',
        problems: countable ? [] : ['The number of days must be a whole number, 0 or more.'],
        body: days === undefined ? undefined : { data: { attributes } },
        recovery: {
            settles: [400, 409],
            async look(api, failure) {
                try {
                    const { version } = await showVersion(api, id);
                    return version.attributes.status === wanted ? { value: undefined } : undefined;
                }
                catch (error) {
                    if (!(error instanceof client_errors/* ServiceError */._) || error.code !== 'not-found')
                        throw error;
                    // Reads fail by design once the data is deleted. A version that never was would have
                    // answered 404 to the action, not "this state does not allow it".
                    const refused = failure.status === 400 || failure.status === 409;
                    return wanted.startsWith('backing_data') && refused ? { value: undefined } : undefined;
                }
            },
        },
    });
}
//# sourceMappingURL=configuration-versions.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/policy-check.js
/** Policy checks, the legacy policy system. */


const policyCheckSchema = (0,wire_resource/* resource */.Zc)('policy-checks', {
    status: dist/* string */.YjP(),
    scope: wire_resource/* text */.Qq,
    /** Null until the check has run. `sentinel` and `engine` are one field under two names. */
    result: (0,wire_resource/* object */.Ik)({
        result: wire_resource/* flag */.Jt,
        passed: wire_resource/* count */.U9,
        'total-failed': wire_resource/* count */.U9,
        'hard-failed': wire_resource/* count */.U9,
        'soft-failed': wire_resource/* count */.U9,
        'advisory-failed': wire_resource/* count */.U9,
        'duration-ms': wire_resource/* count */.U9,
        sentinel: dist/* optional */.lqM(dist/* unknown */.L5J()),
        engine: dist/* optional */.lqM(dist/* unknown */.L5J()),
    }),
    'status-timestamps': wire_resource/* timestamps */.AP,
    actions: (0,wire_resource/* object */.Ik)({ 'is-overridable': wire_resource/* flag */.Jt }),
    permissions: (0,wire_resource/* object */.Ik)({ 'can-override': wire_resource/* flag */.Jt }),
});
//# sourceMappingURL=policy-check.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/workspace.js
/** The parts of a workspace that the gate reads. */


const workspaceSchema = (0,wire_resource/* resource */.Zc)('workspaces', {
    name: dist/* string */.YjP(),
    locked: wire_resource/* flag */.Jt,
    'execution-mode': wire_resource/* text */.Qq,
    'working-directory': wire_resource/* text */.Qq,
    'auto-apply': wire_resource/* flag */.Jt,
    'speculative-enabled': wire_resource/* flag */.Jt,
    'terraform-version': wire_resource/* text */.Qq,
    'tag-names': dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
    'trigger-patterns': dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
    'trigger-prefixes': dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
    permissions: wire_resource/* flags */.Mv,
});
const projectSchema = (0,wire_resource/* resource */.Zc)('projects', { name: dist/* string */.YjP() });
//# sourceMappingURL=workspace.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/policy-checks.js








function createPolicyChecks(api) {
    return {
        /**
         * GET /runs/:id/policy-checks, all at once unless a page is asked for. A service without policy
         * checks (404 for a run that can be read and names none) is an empty list. Errors: `not-found`
         * (needs read runs).
         */
        list: (runId, { include = [] } = {}) => listOf(api, GET `/runs/${runId}/policy-checks`, policyCheckSchema, {
            what: 'list the policy checks of the run',
            needs: READ_RUNS,
            whole: true,
            include: { resource: 'policy-checks', names: include },
            absent: (refusal) => absenceIn(api, runId, 'policy-checks', refusal),
        }),
        /** GET /policy-checks/:id, with what is included resolved. Errors: `not-found`. */
        show: (id, { include = [] } = {}) => showPolicyCheck(api, id, include),
        /**
         * POST /policy-checks/:id/actions/override: the check, status `overridden`. Errors: `conflict` (not
         * overridable), `not-found` and `forbidden` (needs manage policy overrides).
         */
        override: (id, { comment } = {}) => override(api, POST `/policy-checks/${id}/actions/override`, comment, {
            what: 'override the policy check',
            onConflict: 'Only a check that failed softly and was not overridden yet can be overridden.',
            schema: policyCheckSchema,
            show: async (api) => (await showPolicyCheck(api, id)).check,
            wentOn: ({ attributes }) => attributes.status === 'overridden',
        }),
        /**
         * GET /policy-checks/:id/output (a check's link `output`): the log; undefined while there is none.
         */
        output: (id) => readText(api, GET `/policy-checks/${id}/output`, {
            what: 'read the output of the policy check',
            needs: READ_RUNS,
        }),
    };
}
async function showPolicyCheck(api, id, include = []) {
    return api.ask(GET `/policy-checks/${id}`, {
        what: 'read the policy check',
        needs: READ_RUNS,
        include: { resource: 'policy-checks', names: include },
        read(document) {
            const check = readOne(document, policyCheckSchema, id);
            const run = includedOne(document, check, 'run', runSchema);
            const workspace = run && includedOne(document, run, 'workspace', workspaceSchema);
            return { check, run, workspace };
        },
    });
}
//# sourceMappingURL=policy-checks.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/policy-evaluation.js
/** Policy evaluations and their outcomes, the successor of policy checks. */


/** Some clients and servers write these keys with an underscore: both are kept, readers take either. */
const resultCount = (0,wire_resource/* object */.Ik)({
    'advisory-failed': wire_resource/* count */.U9,
    'mandatory-failed': wire_resource/* count */.U9,
    passed: wire_resource/* count */.U9,
    errored: wire_resource/* count */.U9,
});
const policyEvaluationSchema = (0,wire_resource/* resource */.Zc)('policy-evaluations', {
    status: dist/* string */.YjP(),
    'policy-kind': wire_resource/* text */.Qq,
    'policy-tool-version': wire_resource/* text */.Qq,
    'result-count': resultCount,
    'status-timestamps': wire_resource/* timestamps */.AP,
});
/** Inner keys are snake_case on the wire. `output` is what the policy returned, of any kind. */
const outcomeSchema = dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    policy_name: wire_resource/* text */.Qq,
    enforcement_level: wire_resource/* text */.Qq,
    query: wire_resource/* text */.Qq,
    description: wire_resource/* text */.Qq,
    output: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const policySetOutcomeSchema = (0,wire_resource/* resource */.Zc)('policy-set-outcomes', {
    outcomes: dist/* nullish */.cl6(dist/* array */.YOg(outcomeSchema)),
    /** The whole policy set could not be evaluated. */
    error: wire_resource/* text */.Qq,
    warnings: dist/* nullish */.cl6(dist/* array */.YOg(dist/* unknown */.L5J())),
    overridable: wire_resource/* flag */.Jt,
    'policy-set-name': wire_resource/* text */.Qq,
    'policy-set-description': wire_resource/* text */.Qq,
    'policy-tool-version': wire_resource/* text */.Qq,
    'result-count': resultCount,
});
//# sourceMappingURL=policy-evaluation.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/tf-policy.js
/** Terraform policy, the third policy system (beta). */


const tfPolicyEvaluationSchema = (0,wire_resource/* resource */.Zc)('tf-policy-evaluations', {
    status: dist/* string */.YjP(),
    'stage-type': wire_resource/* text */.Qq,
    'result-count': (0,wire_resource/* object */.Ik)({
        'advisory-failed': wire_resource/* count */.U9,
        'mandatory-failed': wire_resource/* count */.U9,
        'mandatory-overridable-failed': wire_resource/* count */.U9,
        passed: wire_resource/* count */.U9,
        errored: wire_resource/* count */.U9,
        unknown: wire_resource/* count */.U9,
    }),
    error: (0,wire_resource/* object */.Ik)({ type: wire_resource/* text */.Qq, summary: wire_resource/* text */.Qq, detail: wire_resource/* text */.Qq }),
    actions: (0,wire_resource/* object */.Ik)({ 'is-overridable': wire_resource/* flag */.Jt }),
    permissions: (0,wire_resource/* object */.Ik)({ 'can-override': wire_resource/* flag */.Jt }),
    'status-timestamps': wire_resource/* timestamps */.AP,
});
const diagnosticResourceSchema = dist/* looseObject */._H3({
    resource_name: wire_resource/* text */.Qq,
    error_message: wire_resource/* text */.Qq,
    info_message: wire_resource/* text */.Qq,
    file_name: wire_resource/* text */.Qq,
    code: wire_resource/* text */.Qq,
    start_line: wire_resource/* count */.U9,
});
const tfPolicyOutcomeSchema = dist/* looseObject */._H3({
    policy_name: wire_resource/* text */.Qq,
    file_name: wire_resource/* text */.Qq,
    enforcement_level: wire_resource/* text */.Qq,
    status: dist/* string */.YjP(),
    diagnostics: dist/* nullish */.cl6(dist/* array */.YOg(dist/* looseObject */._H3({
        summary: wire_resource/* text */.Qq,
        code: wire_resource/* text */.Qq,
        context: wire_resource/* text */.Qq,
        start_line: wire_resource/* count */.U9,
        error_message: wire_resource/* text */.Qq,
        resources: dist/* nullish */.cl6(dist/* array */.YOg(diagnosticResourceSchema)),
    }))),
});
const tfPolicySetOutcomeSchema = (0,wire_resource/* resource */.Zc)('tf-policy-set-outcomes', {
    outcomes: dist/* nullish */.cl6(dist/* array */.YOg(tfPolicyOutcomeSchema)),
    'policy-set-name': wire_resource/* text */.Qq,
    error: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
//# sourceMappingURL=tf-policy.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/policy-evaluations.js






function createPolicyEvaluations(api) {
    return {
        /** GET /policy-evaluations/:id. Errors: `not-found`. */
        show: (id) => showPolicyEvaluation(api, id),
        /** GET /policy-evaluations/:id/policy-set-outcomes, all pages. Errors: `not-found`. */
        outcomes: (id) => listOf(api, GET `/policy-evaluations/${id}/policy-set-outcomes`, policySetOutcomeSchema, {
            what: 'list the outcomes of the policy evaluation',
            needs: READ_RUNS,
        }),
    };
}
async function showPolicyEvaluation(api, id) {
    return api.ask(GET `/policy-evaluations/${id}`, {
        what: 'read the policy evaluation',
        needs: READ_RUNS,
        read: one(policyEvaluationSchema, id),
    });
}
function createTfPolicyEvaluations(api) {
    return {
        /**
         * GET /runs/:id/tf-policy-evaluations. An absent system (404 or 400 for a run that can be read and
         * names none) is an empty list.
         */
        list: (runId) => listOf(api, GET `/runs/${runId}/tf-policy-evaluations`, tfPolicyEvaluationSchema, {
            what: 'list the Terraform policy evaluations of the run',
            needs: READ_RUNS,
            absent: (refusal) => absenceIn(api, runId, 'tf-policy-evaluations', refusal),
        }),
        /** GET /tf-policy-evaluations/:id/tf-policy-set-outcomes, all pages. Errors: `not-found`. */
        outcomes(id) {
            const route = GET `/tf-policy-evaluations/${id}/tf-policy-set-outcomes`;
            const what = 'list the outcomes of the Terraform policy evaluation';
            return listOf(api, route, tfPolicySetOutcomeSchema, { what, needs: READ_RUNS });
        },
        /** POST /tf-policy-evaluations/:id/actions/override. Errors: `conflict`, `not-found`. */
        override: (id, { comment } = {}) => override(api, POST `/tf-policy-evaluations/${id}/actions/override`, comment, {
            what: 'override the Terraform policy evaluation',
            onConflict: 'Only an evaluation that waits for an override can be overridden.',
            schema: tfPolicyEvaluationSchema,
            show: (api) => api.ask(GET `/tf-policy-evaluations/${id}`, {
                what: 'read the Terraform policy evaluation',
                needs: READ_RUNS,
                read: one(tfPolicyEvaluationSchema),
            }),
            wentOn: ({ attributes }) => attributes.status === 'overridden',
        }),
    };
}
//# sourceMappingURL=policy-evaluations.js.map
// EXTERNAL MODULE: ./build/src/status/status.js
var status_status = __nccwpck_require__(5960);
;// CONCATENATED MODULE: ./build/src/client/wire/task-stage.js
/** Task stages and the results of run tasks. */


const taskStageSchema = (0,wire_resource/* resource */.Zc)('task-stages', {
    status: dist/* string */.YjP(),
    stage: dist/* string */.YjP(),
    'status-timestamps': wire_resource/* timestamps */.AP,
    actions: (0,wire_resource/* object */.Ik)({ 'is-overridable': wire_resource/* flag */.Jt }),
    permissions: (0,wire_resource/* object */.Ik)({
        'can-override': wire_resource/* flag */.Jt,
        'can-override-policy': wire_resource/* flag */.Jt,
        'can-override-tasks': wire_resource/* flag */.Jt,
    }),
});
const taskResultSchema = (0,wire_resource/* resource */.Zc)('task-results', {
    status: dist/* string */.YjP(),
    message: wire_resource/* text */.Qq,
    url: wire_resource/* text */.Qq,
    'task-name': wire_resource/* text */.Qq,
    stage: wire_resource/* text */.Qq,
    /** `advisory` or `mandatory`. */
    'workspace-task-enforcement-level': wire_resource/* text */.Qq,
    'task-result-outcomes-count': wire_resource/* count */.U9,
    'status-timestamps': wire_resource/* timestamps */.AP,
});
//# sourceMappingURL=task-stage.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/create-run.js
/** The run of a configuration version, found or created, so that one version never gets two. */







/** Plan-only runs are left out of run lists unless every kind is asked for. */
const OPERATIONS = 'plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply';
/** GET /workspaces/:id/runs. */
function listRuns(api, workspaceId, query = {}) {
    return listOf(api, GET `/workspaces/${workspaceId}/runs`, runSchema, {
        query: {
            'filter[operation]': OPERATIONS,
            'filter[status]': query.status,
            'search[basic]': query.search,
        },
        pace: api.shared.runListPace,
        what: 'list the runs of the workspace',
        needs: READ_RUNS,
    });
}
async function findRun(api, workspaceId, versionId) {
    const { version, run } = await showVersion(api, versionId, ['run']);
    if (run !== undefined)
        return run;
    const [named] = relation(version, 'run') ?? [];
    if (named !== undefined)
        return readRun(api, named.id);
    // Newest first, and ours is minutes old at most: it is on the first page or nowhere.
    const { items } = await listRuns(api, workspaceId).page({ number: 1, size: 100 });
    return items.find((candidate) => relation(candidate, 'configuration-version')?.[0]?.id === versionId);
}
const PURPOSE = { what: 'create a run', needs: QUEUE_PLANS };
const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 5000;
const SECOND_LOOK_MS = 2000;
/** A service may say "uploaded" a moment before its run queue agrees. */
const PATIENCE = 3;
async function createRun(api, workspaceId, versionId, attributes) {
    const { clock, deadline } = api.ports;
    const until = Math.min(clock.now() + CALL_BUDGET_MS, deadline);
    const scoped = api.until(until);
    for (let refusals = 0;;) {
        try {
            return await postRun(scoped, workspaceId, versionId, attributes);
        }
        catch (error) {
            if (!(error instanceof client_errors/* ServiceError */._) || error.status !== 422)
                throw error;
            const waited = await waitWhileProcessed(scoped, versionId);
            const worthIt = waited || (saysStillProcessed(error) && refusals < PATIENCE);
            if (!worthIt)
                throw error;
            refusals++;
            if (!waited)
                await scoped.wait(FIRST_POLL_MS * refusals, PURPOSE);
        }
    }
}
async function postRun(api, workspaceId, versionId, attributes) {
    return api.ask(POST `/runs`, {
        ...PURPOSE,
        class: 'create',
        problems: idProblems(workspaceId, versionId),
        body: bodyOf('runs', {
            message: attributes.message,
            'plan-only': attributes.planOnly,
            'save-plan': attributes.savePlan,
            'auto-apply': attributes.autoApply,
        }, {
            workspace: { data: { type: 'workspaces', id: workspaceId } },
            'configuration-version': { data: { type: 'configuration-versions', id: versionId } },
        }),
        recovery: {
            settles: [409, 422],
            async look(api, { status }) {
                let run = await findRun(api, workspaceId, versionId);
                if (run === undefined && (status === undefined || status === 504)) {
                    // A request that was only cut off here may still be at work there: absence is told by two looks.
                    await api.wait(SECOND_LOOK_MS, PURPOSE);
                    run = await findRun(api, workspaceId, versionId);
                }
                return run && { value: run };
            },
        },
        read(document) {
            const run = readOne(document, runSchema);
            const [version] = relation(run, 'configuration-version') ?? [];
            if (version !== undefined && version.id !== versionId) {
                throw failed(`the service answered with ${run.id}, which uses another configuration version (${version.id}) than the one asked for (${versionId}).`, { code: 'unreadable' });
            }
            return run;
        },
    });
}
/** Whether there was something to wait for. A version that cannot be processed ends here. */
async function waitWhileProcessed(api, versionId) {
    const { clock, deadline } = api.ports;
    let waitMs = FIRST_POLL_MS;
    for (let polls = 0;; polls++) {
        const { version } = await showVersion(api, versionId);
        const { status, 'error-message': message } = version.attributes;
        if (status === 'errored') {
            const detail = message ?? version.attributes.error ?? 'it gave no reason';
            throw failed(`the service could not process the configuration version ${versionId}: ${detail}`, { code: 'unprocessable', errors: [{ detail }] });
        }
        if (status !== 'pending' && status !== 'fetching')
            return polls > 0;
        if (clock.now() + waitMs > deadline) {
            throw failed(`the configuration version ${versionId} was still "${status}" when time was up.`, { code: 'timeout' });
        }
        await api.wait(waitMs, PURPOSE);
        waitMs = Math.min(waitMs * 1.5, LONGEST_POLL_MS);
    }
}
function failed(why, facts) {
    const asked = { method: 'POST', path: '/api/v2/runs' };
    return new client_errors/* ServiceError */._(`Could not create a run: ${why}`, { ...asked, ...facts });
}
function saysStillProcessed(error) {
    return error.errors.some(({ title, detail }) => /still being processed|invalid run parameters/i.test(`${title} ${detail}`));
}
//# sourceMappingURL=create-run.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/runs.js













function createRuns(api) {
    return {
        /**
         * POST /runs. The configuration version is the run's natural key: when an answer is lost, the run
         * that happened is looked up by it and adopted, so that there is never a second one. A version
         * that is still being processed is waited for. Errors: `not-found` (needs queue plans),
         * `unprocessable` (with the service's message when the version itself failed), `timeout`.
         */
        create: (workspaceId, configurationVersionId, attributes = {}) => createRun(api, workspaceId, configurationVersionId, attributes),
        /** GET /runs/:id. An include that an old service refuses is left out and not asked for again. */
        show: (id, { include = [] } = {}) => showRun(api, id, include),
        /** GET /workspaces/:id/runs (30 requests per minute), newest first. Plan-only runs are asked for. */
        list: (workspaceId, query = {}) => listRuns(api, workspaceId, query),
        /**
         * The run that uses this configuration version, if there is one: from the version itself
         * (`include=run`), else from the newest hundred runs of the workspace.
         */
        findByConfigurationVersion: (workspaceId, configurationVersionId) => findRun(api, workspaceId, configurationVersionId),
        /** POST /runs/:id/actions/cancel; a run already over is success. Errors: `conflict`, `not-found`. */
        cancel: (id, comment) => stopRun(api, id, 'cancel', comment),
        /** POST /runs/:id/actions/discard; a run already over is success. Errors as for `cancel`. */
        discard: (id, comment) => stopRun(api, id, 'discard', comment),
        /** GET /runs/:id/run-events with who and what they said; empty where the service has none. */
        events: (id) => listEvents(api, id),
        /** GET /plans/:id */
        plan: (id) => api.ask(GET `/plans/${id}`, {
            what: 'read the plan',
            needs: READ_RUNS,
            read: (document) => keepLogSecret(api, readOne(document, planSchema, id)),
        }),
        /** The plan's log as text, from its secret URL; at most `maxBytes` of its end. */
        planLog: (plan, maxBytes) => readPlanLog(api, plan.attributes['log-read-url'], maxBytes),
    };
}
async function showRun(api, id, include) {
    const { related, missingStages } = await api.ask(GET `/runs/${id}`, {
        what: 'read the run',
        needs: READ_RUNS,
        include: { resource: 'runs', names: include },
        read: (document, included) => resolve(api, document, id, included.includes('task_stages')),
    });
    // A stage that is named but was not sent could be the one that fails.
    for (const stage of missingStages)
        related.taskStages?.push(await showStage(api, stage));
    return related;
}
function resolve(api, document, id, withStages) {
    const run = readOne(document, runSchema, id);
    for (const [type, name] of Object.entries(NAMED_BY))
        refuseUnnamed(document, run, type, name);
    const named = withStages ? relation(run, 'task-stages') : undefined;
    const stages = named?.map((identifier) => findIncluded(document, identifier, taskStageSchema));
    const included = (name, schema) => includedOne(document, run, name, schema);
    return {
        related: {
            run,
            plan: keepLogSecret(api, included('plan', planSchema)),
            costEstimate: included('cost-estimate', costEstimateSchema),
            taskStages: stages?.filter((stage) => stage !== undefined),
            configurationVersion: included('configuration-version', configurationVersionSchema),
            workspace: included('workspace', workspaceSchema),
        },
        missingStages: (named ?? [])
            .filter((_, index) => stages?.[index] === undefined)
            .map((identifier) => identifier.id),
    };
}
/** What may come along with a run, and the relationship by which the run names it. */
const NAMED_BY = {
    plans: 'plan',
    workspaces: 'workspace',
    'task-stages': 'task-stages',
    'tf-policy-evaluations': 'tf-policy-evaluations',
};
/** Something came along of which the run says that it does not have it: one of the two is wrong. */
function refuseUnnamed(document, run, type, name) {
    const named = new Set((relation(run, name) ?? []).map(({ id }) => id));
    const stranger = includedOfType(document, type).find(({ id }) => !named.has(id));
    if (stranger === undefined)
        return;
    throw new Unreadable(`includes ${(0,client_errors/* plain */.p)(stranger.id, 80)}, which is not what the run names`);
}
async function showStage(api, id) {
    return api.ask(GET `/task-stages/${id}`, {
        what: 'read the task stage',
        needs: READ_RUNS,
        read: one(taskStageSchema, id),
    });
}
function keepLogSecret(api, plan) {
    api.shared.keepSecret(plan?.attributes['log-read-url']);
    return plan;
}
async function listEvents(api, runId) {
    try {
        return await api.ask(GET `/runs/${runId}/run-events`, {
            what: 'read the events of the run',
            needs: READ_RUNS,
            include: { resource: 'run-events', names: ['actor', 'comment'] },
            read: (document) => readMany(document, runEventSchema).map((event) => {
                const actor = includedOne(document, event, 'actor', userSchema);
                const comment = includedOne(document, event, 'comment', commentSchema);
                return {
                    event,
                    actor: actor?.attributes.username || undefined,
                    comment: comment?.attributes.body || undefined,
                };
            }),
        });
    }
    catch (error) {
        if (error instanceof client_errors/* ServiceError */._ && error.code === 'not-found')
            return [];
        throw error;
    }
}
const ON_CONFLICT = {
    cancel: 'Only a run that waits, plans or applies can be cancelled: discard it instead if it waits for somebody.',
    discard: 'Only a run that waits for somebody can be discarded: cancel it instead while it plans.',
};
/** What matters is that the run is over, not who ended it. */
async function stopRun(api, id, action, comment) {
    try {
        await api.tell(POST `/runs/${id}/actions/${action}`, {
            what: `${action} the run`,
            needs: APPLY_RUNS,
            onConflict: ON_CONFLICT[action],
            body: commentBody(comment),
            recovery: {
                settles: [],
                look: async (api) => ((await isOver(api, id)) ? { value: undefined } : undefined),
            },
        });
    }
    catch (error) {
        const conflict = error instanceof client_errors/* ServiceError */._ && error.code === 'conflict';
        if (!conflict || !(await isOver(api, id)))
            throw error;
    }
}
async function isOver(api, id) {
    return (0,status_status/* isRunOver */.Ck)((await readRun(api, id)).attributes.status);
}
//# sourceMappingURL=runs.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/task-stages.js








const INCLUDE = { resource: 'task-stages', names: ['policy_evaluations', 'task_results'] };
function createTaskStages(api) {
    return {
        /**
         * GET /runs/:id/task-stages?include=policy_evaluations,task_results, all pages. What a stage names
         * but the answer does not include is read one by one. An absent system (empty, or 404 or 400 for a
         * run that can be read and names no stage) is an empty list. Errors: `not-found`.
         */
        list: (runId) => list(api, GET `/runs/${runId}/task-stages`, {
            what: 'list the task stages of the run',
            needs: READ_RUNS,
            include: INCLUDE,
            idOf: ({ stage }) => stage.id,
            read: (document) => {
                const stages = readMany(document, taskStageSchema);
                const attached = attachments(document, stages);
                return Promise.all(stages.map((stage) => complete(api, task_stages_gather(document, stage, attached))));
            },
            absent: (refusal) => absenceIn(api, runId, 'task-stages', refusal),
        }),
        /** GET /task-stages/:id with the same include. Errors: `not-found`. */
        show: async (id) => complete(api, await task_stages_showStage(api, id)),
        /**
         * POST /task-stages/:id/actions/override: the stage as it goes on. Errors: `conflict` (not waiting
         * for an override), `not-found` (needs manage policy overrides).
         */
        override: (id, { comment } = {}) => override(api, POST `/task-stages/${id}/actions/override`, comment, {
            what: 'override the task stage',
            onConflict: 'Only a stage that waits for an override can be overridden.',
            schema: taskStageSchema,
            show: async (api) => (await task_stages_showStage(api, id)).stage,
            // One that failed or was canceled did not get there by an override.
            wentOn: ({ attributes: { status } }) => status === 'running' || status === 'passed',
        }),
    };
}
async function task_stages_showStage(api, id) {
    return api.ask(GET `/task-stages/${id}`, {
        what: 'read the task stage',
        needs: READ_RUNS,
        include: INCLUDE,
        read(document) {
            const stage = readOne(document, taskStageSchema, id);
            return task_stages_gather(document, stage, attachments(document, [stage]));
        },
    });
}
function task_stages_gather(document, stage, attached) {
    const pick = (name, schema) => {
        const included = (attached.get(stage.id) ?? []).filter(({ type }) => type === name);
        const all = (relation(stage, name) ?? []).concat(included);
        const picked = { found: [], missing: [] };
        for (const identifier of new Map(all.map((each) => [each.id, each])).values()) {
            const resource = findIncluded(document, identifier, schema);
            if (resource === undefined)
                picked.missing.push(identifier.id);
            else
                picked.found.push(resource);
        }
        return picked;
    };
    return {
        stage,
        evaluations: pick('policy-evaluations', policyEvaluationSchema),
        results: pick('task-results', taskResultSchema),
    };
}
/** By which name each of them says to which stage it belongs. */
const OWNERS = { 'policy-evaluations': 'policy-attachable', 'task-results': 'task-stage' };
/**
 * Those the stage names and those that name the stage: neither side alone is always told. What no
 * stage has, or two of them, cannot be judged with any.
 */
function attachments(document, stages) {
    const attached = new Map(stages.map(({ id }) => [id, []]));
    for (const [type, owner] of Object.entries(OWNERS)) {
        const naming = new Map();
        for (const stage of stages) {
            for (const { id } of relation(stage, type) ?? []) {
                naming.set(id, (naming.get(id) ?? []).concat(stage.id));
            }
        }
        for (const resource of includedOfType(document, type)) {
            const named = (relation(resource, owner) ?? []).filter(({ type }) => type === 'task-stages');
            const owners = new Set(named.map(({ id }) => id).concat(naming.get(resource.id) ?? []));
            const [stage = ''] = owners;
            if (owners.size !== 1 || !attached.has(stage)) {
                const whose = owners.size > 1 ? 'two task stages' : 'no task stage in it';
                throw new Unreadable(`includes ${(0,client_errors/* plain */.p)(resource.id, 80)}, which belongs to ${whose}`);
            }
            attached.get(stage)?.push({ id: resource.id, type });
        }
    }
    return attached;
}
/** What was named and not sent could be what failed: all of it is read before anything is answered. */
async function complete(api, { stage, evaluations, results }) {
    const showResult = (id) => api.ask(GET `/task-results/${id}`, {
        what: 'read the run task result',
        needs: READ_RUNS,
        read: one(taskResultSchema, id),
    });
    const missing = evaluations.missing.map((id) => showPolicyEvaluation(api, id));
    const policyEvaluations = [...evaluations.found, ...(await Promise.all(missing))];
    const taskResults = [...results.found, ...(await Promise.all(results.missing.map(showResult)))];
    return { stage, policyEvaluations, taskResults };
}
//# sourceMappingURL=task-stages.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/team-workspace.js
/** A team's access to one workspace. */


const ACCESS_LEVELS = ['read', 'plan', 'write', 'admin', 'custom'];
/** What each custom-only attribute may be, in the specification's own (neutral) words. */
const CUSTOM_ATTRIBUTES = {
    runs: ['read', 'plan', 'apply'],
    variables: ['none', 'read', 'write'],
    'state-versions': ['none', 'read-outputs', 'read', 'write'],
    'engine-mocks': ['none', 'read'],
    'workspace-locking': [true, false],
    'run-tasks': [true, false],
};
const teamWorkspaceSchema = (0,wire_resource/* resource */.Zc)('team-workspaces', {
    access: dist/* string */.YjP(),
    runs: wire_resource/* text */.Qq,
    variables: wire_resource/* text */.Qq,
    'state-versions': wire_resource/* text */.Qq,
    /** `sentinel-mocks` on real services; readers accept both. */
    'engine-mocks': wire_resource/* text */.Qq,
    'sentinel-mocks': wire_resource/* text */.Qq,
    'workspace-locking': wire_resource/* flag */.Jt,
    'run-tasks': wire_resource/* flag */.Jt,
    'policy-overrides': wire_resource/* flag */.Jt,
});
/** `engine-mocks` of a team's access, whichever word the service used. */
function engineMocksOf({ attributes }) {
    return attributes['engine-mocks'] ?? attributes['sentinel-mocks'] ?? undefined;
}
//# sourceMappingURL=team-workspace.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/team-access.js






function createTeamAccess(api) {
    return {
        /**
         * GET /team-workspaces?filter[workspace][id]=…, all at once unless a page is asked for. Errors:
         * `not-found`.
         */
        list: (workspaceId) => listAccess(api, workspaceId),
        /** GET /team-workspaces/:id. Errors: `not-found`. */
        show: (id) => api.ask(GET `/team-workspaces/${id}`, {
            what: 'read the team access',
            needs: 'to see the team and the workspace',
            read: one(teamWorkspaceSchema),
        }),
        /**
         * POST /team-workspaces. Custom-only attributes with a fixed level are `invalid` before anything is
         * sent. Errors: `not-found` (workspace, team or right), `unprocessable` (also for a team that has
         * access already). A lost answer is looked up and adopted when it is the same.
         */
        add: (grant) => add(api, grant),
        /**
         * PATCH /team-workspaces/:id; what is not given keeps its value. Errors: `invalid`, `not-found`,
         * `unprocessable`.
         */
        async update(id, change) {
            const problems = accessProblems(change, change.access);
            if (Object.values(change).every((value) => value === undefined)) {
                problems.push('There is nothing to change: give an access level or an attribute.');
            }
            return api.ask(PATCH `/team-workspaces/${id}`, {
                what: 'change the team access',
                needs: MANAGE_ACCESS,
                problems,
                body: bodyOf('team-workspaces', await attributesOf(api, change, problems)),
                // Setting the same values again changes nothing.
                recovery: { settles: [], look: async () => undefined },
                read: one(teamWorkspaceSchema),
            });
        },
        /** DELETE /team-workspaces/:id. Errors: `not-found`. */
        remove: (id) => api.tell(DELETE `/team-workspaces/${id}`, {
            what: 'remove the team from the workspace',
            needs: MANAGE_ACCESS,
            recovery: GONE,
        }),
    };
}
function listAccess(api, workspaceId) {
    return listOf(api, GET `/team-workspaces`, teamWorkspaceSchema, {
        what: 'list the team access of the workspace',
        needs: 'to see the workspace as a member of the organization',
        query: { 'filter[workspace][id]': workspaceId },
        problems: idProblems(workspaceId),
        whole: true,
    });
}
async function add(api, grant) {
    const { workspaceId, teamId } = grant;
    const problems = [...accessProblems(grant, grant.access), ...idProblems(workspaceId, teamId)];
    return api.ask(POST `/team-workspaces`, {
        what: 'add the team to the workspace',
        needs: MANAGE_ACCESS,
        onTooLarge: 'A team has one access per workspace: update the one it has, if there is one.',
        class: 'create',
        problems,
        body: bodyOf('team-workspaces', await attributesOf(api, grant, problems), {
            workspace: { data: { type: 'workspaces', id: workspaceId } },
            team: { data: { type: 'teams', id: teamId } },
        }),
        recovery: {
            settles: [409, 422],
            async look(api) {
                const all = await listAccess(api, workspaceId).all();
                const same = all.find((access) => relation(access, 'team')?.[0]?.id === teamId && matchesGrant(access, grant));
                return same && { value: same };
            },
        },
        read: one(teamWorkspaceSchema),
    });
}
/** Nothing where the request has problems: it is refused before the service is asked for its word. */
async function attributesOf(api, change, problems) {
    if (problems.length > 0)
        return {};
    const sentinel = change['engine-mocks'] !== undefined && (await speaksSentinel(api));
    return writeAccess(change, sentinel ? 'sentinel-mocks' : 'engine-mocks');
}
const NAMES = Object.keys(CUSTOM_ATTRIBUTES);
/** What is wrong with a grant or a change, as whole sentences. */
function accessProblems(change, access) {
    const problems = [];
    if (access !== undefined && !ACCESS_LEVELS.includes(access)) {
        problems.push(`Access is one of ${ACCESS_LEVELS.join(', ')}.`);
    }
    for (const name of NAMES) {
        const value = change[name];
        if (value === undefined)
            continue;
        const allowed = CUSTOM_ATTRIBUTES[name];
        if (!allowed.includes(value)) {
            problems.push(`${label(name)} is one of ${allowed.join(', ')}.`);
        }
        else if (access !== undefined && access !== 'custom') {
            problems.push(`${label(name)} follows from the access level '${access}' and cannot be set beside it: ask for the access level 'custom' to set it.`);
        }
    }
    return problems;
}
/** The attributes as they are written; the policy engine's word is the service's own. */
function writeAccess(change, mocks) {
    const custom = NAMES.map((name) => [name === 'engine-mocks' ? mocks : name, change[name]]);
    return { access: change.access, ...Object.fromEntries(custom) };
}
/** Whether an access is the one that was asked for. */
function matchesGrant(access, grant) {
    const { attributes } = access;
    if (attributes.access !== grant.access)
        return false;
    return NAMES.every((name) => {
        const wanted = grant[name];
        if (wanted === undefined)
            return true;
        const actual = name === 'engine-mocks' ? engineMocksOf(access) : attributes[name];
        return actual === wanted;
    });
}
function label(name) {
    const words = name.replace('-', ' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
//# sourceMappingURL=team-access.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/workspaces.js





const READ = 'the permission to read the workspace';
function createWorkspaces(api) {
    return {
        /** GET /organizations/:organization/workspaces/:name. Errors: `not-found`. */
        showByName: (organization, name) => api.ask(GET `/organizations/${organization}/workspaces/${name}`, {
            what: `find the workspace "${name}" of "${organization}"`,
            needs: READ,
            read(document) {
                const workspace = readOne(document, workspaceSchema);
                const named = workspace.attributes.name;
                if (named.toLowerCase() === name.toLowerCase())
                    return workspace;
                throw new Unreadable(`is about the workspace ${(0,client_errors/* plain */.p)(named, 90)}`);
            },
        }),
        /** GET /workspaces/:id. Errors: `not-found`. */
        show: (id) => api.ask(GET `/workspaces/${id}`, {
            what: 'read the workspace',
            needs: READ,
            read: one(workspaceSchema, id),
        }),
        /**
         * GET /organizations/:organization/workspaces, narrowed by tags (all of them), by the id of a
         * project (`prj-…`), or by a part of the name.
         */
        list: (organization, { tags, project, search } = {}) => listOf(api, GET `/organizations/${organization}/workspaces`, workspaceSchema, {
            what: `list the workspaces of "${organization}"`,
            needs: READ,
            query: {
                'search[tags]': tags?.join(','),
                'filter[project][id]': project,
                'search[name]': search,
            },
            problems: project === undefined ? [] : idProblems(project),
        }),
        /** GET /organizations/:organization/projects: the one of this name, if this token sees it. */
        async findProject(organization, name) {
            const projects = listOf(api, GET `/organizations/${organization}/projects`, projectSchema, {
                what: `find the project "${name}" of "${organization}"`,
                needs: READ,
                query: { 'filter[names]': name },
            });
            // A service that does not know the filter lists all of them.
            for await (const project of projects)
                if (project.attributes.name === name)
                    return project;
            return undefined;
        },
    };
}
//# sourceMappingURL=workspaces.js.map
;// CONCATENATED MODULE: ./build/src/client/http/limits.js
/** What one client may ask of a service: so many requests per second, so many retries in all. */
/**
 * How fast requests may leave: a rate with a small burst, handed out in the order of asking. Both
 * together stay within `perSecond` for any second: 90 % of it as the rate, 10 % as the burst (at least
 * one request).
 */
function createPace(perSecond) {
    let intervalMs = 0;
    let toleranceMs = 0;
    /** When the next request would leave if there were no burst at all. */
    let dueMs = Number.NEGATIVE_INFINITY;
    let heldMs = Number.NEGATIVE_INFINITY;
    /** From now on so many per second. */
    function limitTo(limit) {
        intervalMs = 1000 / (limit * 0.9);
        toleranceMs = intervalMs * (Math.max(1, Math.floor(limit * 0.1)) - 1);
    }
    limitTo(perSecond);
    return {
        /** Books the next free moment: how long to wait for it. Nothing is booked past `until`. */
        book(nowMs, untilMs) {
            const due = Math.max(dueMs, nowMs);
            const leave = Math.max(due - toleranceMs, nowMs, heldMs);
            if (leave > untilMs)
                return 'too-late';
            dueMs = Math.max(due, leave) + intervalMs;
            return leave - nowMs;
        },
        /** Nothing leaves before this moment: the service asked for a pause. */
        hold(untilMs) {
            heldMs = Math.max(heldMs, untilMs);
        },
        limitTo,
    };
}
const FULL = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;
/** One budget of retries for everything a client does, so that an outage cannot become a storm. */
function createRetryBudget() {
    let tokens = FULL;
    return {
        /** Pays for one retry; false once there is nothing left, when retries become as rare as can be. */
        pay(afterTimeout) {
            const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
            if (tokens < cost)
                return false;
            tokens -= cost;
            return true;
        },
        /** A request succeeded. */
        earn() {
            tokens = Math.min(FULL, tokens + 1);
        },
    };
}
//# sourceMappingURL=limits.js.map
;// CONCATENATED MODULE: ./build/src/client/shared.js

const REQUESTS_PER_SECOND = 30;
/** One every two seconds, and the 10 % that `createPace` keeps in reserve. */
const RUN_LISTS_PER_SECOND = 0.5 / 0.9;
class Shared {
    /** Every request to the service's own origin. */
    pace = createPace(REQUESTS_PER_SECOND);
    /** Run lists, of which the service allows 30 per minute. */
    runListPace = createPace(RUN_LISTS_PER_SECOND);
    retries = createRetryBudget();
    identity = {};
    /** Whether any answer has come yet, so that `identity` says something. */
    met = false;
    tokenKind = 'unknown';
    /** `runs:task_stages`: an include that this service refused once. */
    refusedIncludes = new Set();
    /** Which word to write for the policy engine. */
    dialect;
    #log;
    #secrets;
    #kept = new Set();
    constructor(log, dialect, secrets) {
        this.dialect = dialect;
        this.#log = log;
        this.#secrets = secrets;
    }
    /** Replaces every secret that this client knows of, in every string. */
    conceal(value) {
        return this.#secrets.concealAll(value);
    }
    /** From now on this value, where there is one, is concealed here and masked by the log. */
    keepSecret(value) {
        if (typeof value !== 'string' || this.#kept.has(value) || !this.#secrets.keep(value))
            return;
        this.#kept.add(value);
        this.#log.secret(value);
    }
    /** Notes what an answer's headers say about the service. */
    learnFrom(headers) {
        const { identity } = this;
        this.met = true;
        identity.apiVersion = headers['tfp-api-version'] ?? identity.apiVersion;
        identity.appName = headers['tfp-appname'] ?? identity.appName;
        identity.version = headers['x-tfe-version'] || identity.version;
        const limit = headers['x-ratelimit-limit'] ?? '';
        if (/^\d{1,6}$/.test(limit) && Number(limit) > 0 && Number(limit) !== identity.rateLimit) {
            identity.rateLimit = Number(limit);
            this.pace.limitTo(identity.rateLimit);
        }
    }
}
//# sourceMappingURL=shared.js.map
;// CONCATENATED MODULE: ./build/src/client/client.js














/** Throws a ServiceError with the code `invalid` for an origin or a token that cannot be one. */
function createClient(options) {
    const origin = parseOrigin(options.origin);
    const problem = tokenProblem(options.token);
    if (typeof origin === 'string' || problem !== undefined) {
        const told = [typeof origin === 'string' ? origin : undefined, problem];
        const remedy = told.filter((each) => each !== undefined).join(' ');
        const asked = { method: 'GET', path: '/' };
        const message = `Cannot talk to the service: ${remedy}`;
        throw new client_errors/* ServiceError */._(message, { ...asked, code: 'invalid', remedy });
    }
    const { log, dialect = 'auto', secrets = createSecrets() } = options;
    const shared = new Shared(log, dialect, secrets);
    shared.keepSecret(options.token);
    return assemble(options, origin, shared);
}
function assemble(options, origin, shared) {
    const { send, clock, random, log, signal, deadline = Number.POSITIVE_INFINITY } = options;
    const ports = { send, clock, random, log, shared, signal, deadline };
    const api = new Api(origin, options.token, ports);
    return {
        origin: origin.origin,
        workspaces: createWorkspaces(api),
        configurationVersions: createConfigurationVersions(api),
        runs: createRuns(api),
        policyChecks: createPolicyChecks(api),
        taskStages: createTaskStages(api),
        policyEvaluations: createPolicyEvaluations(api),
        tfPolicyEvaluations: createTfPolicyEvaluations(api),
        teamAccess: createTeamAccess(api),
        agentTokens: createAgentTokens(api),
        account: () => readAccount(api),
        ping: () => learnIdentity(api),
        // What is left undefined stays as it is: a scope never takes a deadline away.
        with: ({ signal = options.signal, deadline = options.deadline }) => assemble({ ...options, signal, deadline }, origin, shared),
    };
}
/** What a header can carry, and nothing that only looks like a token. */
function tokenProblem(token) {
    if (token === '')
        return 'The token is empty.';
    return /^[\x21-\x7e]+$/.test(token)
        ? undefined
        : 'The token holds spaces, line ends or other characters that no token has: copy it again.';
}
//# sourceMappingURL=client.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __nccwpck_require__(7075);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __nccwpck_require__(1692);
;// CONCATENATED MODULE: ./build/src/client/http/transport-failure.js
/** What a failed request means: whether it can have arrived, and whether trying again can help. */

/** The codes of node and undici, by what they mean. */
const transport_failure_CODES = [
    ['not-sent', 'ENOTFOUND EAI_AGAIN EAI_FAIL EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN'],
    ['not-sent', 'EADDRNOTAVAIL ECONNREFUSED UND_ERR_CONNECT_TIMEOUT'],
    ['timeout', 'UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT'],
    ['too-large', 'UND_ERR_HEADERS_OVERFLOW UND_ERR_RES_EXCEEDED_MAX_SIZE'],
    ['local', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'],
    ['tls', 'UND_ERR_INVALID_ARG UND_ERR_NOT_SUPPORTED EPROTO HOSTNAME_MISMATCH INVALID_CA'],
    ['tls', 'CERT_HAS_EXPIRED CERT_NOT_YET_VALID CERT_REJECTED CERT_REVOKED CERT_UNTRUSTED'],
    ['tls', 'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT'],
    ['tls', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
];
/** Anything unknown counts as `broken`: the service may have acted. */
function toTransportError(error) {
    if (error instanceof TransportError)
        return error;
    // Several addresses were tried: the first failure stands for all.
    const [first = error] = error instanceof AggregateError ? error.errors : [];
    const code = factOf(first, 'code');
    const said = first instanceof Error ? first.message : String(first);
    const message = code === '' || said.includes(code) ? said : `${said} (${code})`;
    return new TransportError(failureOf(code, first), message, { cause: error });
}
function failureOf(code, error) {
    const [known] = transport_failure_CODES.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
    if (known !== undefined)
        return known;
    if (code.startsWith('ERR_TLS_') || code.startsWith('ERR_SSL_'))
        return 'tls';
    if (factOf(error, 'syscall') === 'connect')
        return 'not-sent';
    const [, proxy] = /^Proxy response \((\d{3})\)/.exec(factOf(error, 'message')) ?? [];
    if (proxy === undefined)
        return 'broken';
    // A proxy that wants to know who asks, or forbids it, will not change its mind.
    return proxy === '407' || proxy === '403' ? 'tls' : 'not-sent';
}
/** What node says of a failure beside its message: `code`, `syscall`. */
function factOf(error, name) {
    const fact = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof fact === 'string' ? fact : '';
}
/** A failure of this machine, which trying again does not mend, unless it is known as another. */
function local(error) {
    if (error instanceof TransportError)
        return error;
    const why = error instanceof Error ? error.message : String(error);
    return new TransportError('local', why, { cause: error });
}
//# sourceMappingURL=transport-failure.js.map
;// CONCATENATED MODULE: ./build/src/client/http/send.js
/**
 * HTTP over undici, and nothing decided: no redirect is followed, nothing is retried or inflated. Every
 * failure is a TransportError that says whether the request can have arrived.
 */









/** Throws a TransportError when `caFile` cannot be used. */
function createSend(options) {
    const dispatchers = createDispatchers(options);
    const send = async (request) => send_exchange(await dispatchers.choose(request), request, (answer) => keep(answer, request));
    const toFile = async (request, file) => send_exchange(await dispatchers.choose(request), request, async (answer, watch) => {
        const { statusCode: status, headers } = answer;
        const html = /^\s*text\/html\b/i.test(String(headers['content-type'] ?? ''));
        const nothing = status < 200 || status > 299 || status === 204 || html;
        if (nothing)
            return { ...(await keep(answer, request)), bytes: 0 };
        assertCheckable(answer);
        const bytes = await writeWhole(file, send_bodyOf(answer, request, watch));
        return { ...headOf(answer), body: new Uint8Array(), bytes };
    });
    return Object.assign(send, { toFile, close: () => dispatchers.close() });
}
/** A proxy or none, connections kept or not: made when first needed. */
function createDispatchers({ environment, caFile }) {
    const trust = { ca: caFile === undefined ? undefined : readAuthorities(caFile, environment) };
    const variable = (name) => environment[name.toLowerCase()] ?? environment[name.toUpperCase()] ?? '';
    const made = new Map();
    return {
        async choose({ url, fresh }) {
            // Loaded with the first request: most commands that a person types send none.
            const { Agent, EnvHttpProxyAgent } = await __nccwpck_require__.e(/* import() */ 752).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6752, 19));
            const direct = isLoopback(url.hostname);
            const key = `${direct} ${fresh === true}`;
            const known = made.get(key);
            if (known !== undefined)
                return known;
            // No pipelining at all also means: no connection is used twice.
            const options = { connect: trust, pipelining: fresh === true ? 0 : 1 };
            const dispatcher = direct
                ? new Agent(options)
                : new EnvHttpProxyAgent({
                    ...options,
                    requestTls: trust,
                    proxyTls: trust,
                    httpProxy: variable('http_proxy'),
                    httpsProxy: variable('https_proxy'),
                    noProxy: variable('no_proxy'),
                });
            made.set(key, dispatcher);
            return dispatcher;
        },
        async close() {
            await Promise.all([...made.values()].map((dispatcher) => dispatcher.close()));
            made.clear();
        },
    };
}
/** Naming any authority replaces all default ones, so those are named too. */
function readAuthorities(caFile, environment) {
    const extra = environment['NODE_EXTRA_CA_CERTS'] ?? '';
    const files = extra === '' ? [caFile] : [caFile, extra];
    return [...external_node_tls_.rootCertificates, ...files.map(readPem)];
}
function readPem(file) {
    try {
        const pem = (0,external_node_fs_.readFileSync)(file, 'utf8');
        if (pem.includes('-----BEGIN CERTIFICATE-----'))
            return pem;
        throw new Error(`${file} holds no certificate in PEM form`);
    }
    catch (error) {
        throw local(error);
    }
}
async function keep(answer, request) {
    const chunks = [];
    for await (const chunk of send_bodyOf(answer, request))
        chunks.push(chunk);
    return { ...headOf(answer), body: Buffer.concat(chunks) };
}
/** Sends, lets `receive` read the answer, and gives up on the whole when its time is over. */
async function send_exchange(dispatcher, request, receive) {
    const stop = new AbortController();
    const onAbort = () => stop.abort(new TransportError('aborted', 'cancelled'));
    const timer = setTimeout(() => stop.abort(new TransportError('timeout', `nothing complete within ${request.timeoutMs} ms`)), Math.min(request.timeoutMs, LONGEST_TIMER_MS));
    const watch = request.progress && watchProgress(request.progress, (why) => stop.abort(why));
    request.signal?.addEventListener('abort', onAbort, { once: true });
    if (request.signal?.aborted === true)
        onAbort();
    let file;
    try {
        stop.signal.throwIfAborted();
        file = isFile(request.body) ? await openBody(request.body) : undefined;
        const length = isFile(request.body) ? { 'Content-Length': String(request.body.bytes) } : {};
        const { request: undiciRequest } = await __nccwpck_require__.e(/* import() */ 752).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6752, 19));
        const answer = await undiciRequest(request.url, {
            dispatcher,
            method: request.method,
            headers: { ...request.headers, ...length },
            body: isFile(request.body) ? read(file, watch) : (request.body ?? null),
            signal: stop.signal,
            headersTimeout: request.timeoutMs,
            bodyTimeout: request.timeoutMs,
        });
        return await receive(answer, watch);
    }
    catch (error) {
        // The reason why it was stopped says more than what the socket made of that.
        throw stop.signal.aborted && stop.signal.reason instanceof TransportError
            ? stop.signal.reason
            : toTransportError(error);
    }
    finally {
        clearTimeout(timer);
        watch?.end();
        request.signal?.removeEventListener('abort', onAbort);
        await file?.close().catch(() => undefined);
    }
}
/** What setTimeout can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function isFile(body) {
    return typeof body === 'object' && 'path' in body;
}
async function openBody(body) {
    try {
        const file = await (0,promises_.open)(body.path, 'r');
        const { size } = await file.stat();
        if (size === body.bytes)
            return file;
        await file.close();
        throw new Error(`${body.path} has ${size} bytes where ${body.bytes} were announced`);
    }
    catch (error) {
        throw local(error);
    }
}
/** The file's bytes, counted as they are taken. */
function read(file, watch) {
    if (file === undefined)
        return null;
    const chunks = file.createReadStream({ autoClose: false });
    async function* counted() {
        for await (const chunk of chunks) {
            watch?.moved(chunk.length);
            yield chunk;
        }
        watch?.sent();
    }
    return external_node_stream_.Readable.from(counted(), { objectMode: false });
}
/** What arrives, as long as it stays within the request's bound. */
async function* send_bodyOf(answer, { maxBytes }, watch) {
    let bytes = 0;
    try {
        for await (const chunk of answer.body) {
            bytes += chunk.length;
            if (bytes > maxBytes)
                throw new TransportError('too-large', `more than ${maxBytes} bytes`);
            watch?.moved(chunk.length);
            yield chunk;
        }
    }
    catch (error) {
        throw toTransportError(error);
    }
}
function headOf(answer) {
    const headers = {};
    for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && name !== '__proto__') {
            headers[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
        }
    }
    return { status: answer.statusCode, headers };
}
/** Without a length or chunks, a file that was cut short would look complete. */
function assertCheckable(answer) {
    const { 'content-length': length, 'transfer-encoding': coding } = answer.headers;
    if (length !== undefined || String(coding ?? '').includes('chunked'))
        return;
    answer.body.on('error', () => undefined).destroy();
    throw new TransportError('broken', 'the answer does not say how long it is');
}
/** A file that is complete or not there: written beside it and renamed at the end. */
async function writeWhole(file, chunks) {
    const part = (0,external_node_path_.join)((0,external_node_path_.dirname)(file), `.${(0,external_node_path_.basename)(file)}.${(0,external_node_crypto_.randomUUID)()}.part`);
    let handle;
    let bytes = 0;
    try {
        handle = await (0,promises_.open)(part, 'wx');
        for await (const chunk of chunks) {
            await handle.writeFile(chunk);
            bytes += chunk.length;
        }
        await handle.close();
        await (0,promises_.rename)(part, file);
        return bytes;
    }
    catch (error) {
        await handle?.close().catch(() => undefined);
        await (0,promises_.rm)(part, { force: true }).catch(() => undefined);
        throw local(error);
    }
}
/**
 * A transfer that has all but stopped is given up long before the time for the whole is over: calls
 * `giveUp` at most once, and never after `end`.
 */
function watchProgress({ bytes, ms, answerMs }, giveUp) {
    let moved = 0;
    const stop = (why) => {
        clearInterval(timer);
        giveUp(new TransportError('timeout', why));
    };
    let timer = setInterval(() => {
        if (moved < bytes)
            stop(`less than ${bytes} bytes moved within ${ms} ms`);
        moved = 0;
    }, ms);
    return {
        /** So much was sent or has arrived. */
        moved: (more) => (moved += more),
        /** All is sent: what is still on its way, and the answer, get `answerMs` together. */
        sent: () => {
            clearInterval(timer);
            timer = setTimeout(() => stop(`no answer within ${answerMs} ms of the last byte`), answerMs);
        },
        end: () => clearInterval(timer),
    };
}
//# sourceMappingURL=send.js.map
;// CONCATENATED MODULE: external "node:timers/promises"
const external_node_timers_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./build/src/system-clock.js
/** The machine's own time. */

function systemClock() {
    return {
        now: () => performance.now(),
        date: () => new Date(),
        sleep: async (ms, signal) => {
            try {
                await (0,external_node_timers_promises_namespaceObject.setTimeout)(ms, undefined, signal ? { signal } : {});
            }
            catch (error) {
                throw signal?.aborted ? signal.reason : error;
            }
        },
    };
}
//# sourceMappingURL=system-clock.js.map
;// CONCATENATED MODULE: ./build/src/connect.js
/** A client for the real world: this machine's network and clock. */



/** @throws ServiceError with the code `invalid` for an origin or a token that cannot be one */
function connect(options) {
    const { origin, token, environment = {}, caFile, timeoutMs, signal, log = SILENT } = options;
    const clock = systemClock();
    const send = createSend({ environment, caFile });
    const { random } = Math;
    const deadline = timeoutMs === undefined ? undefined : clock.now() + timeoutMs;
    const ports = { send, clock, random, log, environment, signal };
    const client = createClient({ origin, token, ...ports, deadline });
    return { client, close: () => send.close() };
}
const nothing = () => { };
const SILENT = {
    debug: nothing,
    info: nothing,
    warning: nothing,
    error: nothing,
    foreign: nothing,
    secret: nothing,
};
//# sourceMappingURL=connect.js.map
// EXTERNAL MODULE: ./build/src/archive/place.js
var place = __nccwpck_require__(4043);
;// CONCATENATED MODULE: ./build/src/hosts/deadline.js
/** How a job's time is shared: most of it is the gate's, the last of it is for telling what it said. */
const MOST_MS = 120_000;
/** A gate that overran, or was given a few seconds in all, still says so. */
const LEAST_MS = 5_000;
/** Of a job's timeout, what the gate leaves for publishing. */
function keptForPublishing(timeoutMs) {
    return Math.min(30_000, timeoutMs / 10);
}
/** When publishing that begins now is over. All times monotonic. */
function publishUntil(jobDeadlineMs, nowMs) {
    return Math.max(nowMs + LEAST_MS, Math.min(jobDeadlineMs, nowMs + MOST_MS));
}
//# sourceMappingURL=deadline.js.map
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __nccwpck_require__(4340);
;// CONCATENATED MODULE: ./build/src/hosts/shapes.js
/** Texts and answers of others, read by shape: what has another one is undefined. */
/** A positive whole number; anything else, also 0, counts as missing. */
function shapes_count(text) {
    if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
        return undefined;
    return Number(text);
}
/** A whole commit id, SHA-1 or SHA-256: "HEAD" and short ones name no commit. */
function sha(text) {
    return typeof text === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)
        ? text
        : undefined;
}
function guid(text) {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    return text !== undefined && shape.test(text) ? text : undefined;
}
/** `group/project`, at any depth, without a segment that leads elsewhere. */
function path(text) {
    if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
        return undefined;
    return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
/** An http(s) address, without credentials and without a slash at its end. */
function shapes_link(text) {
    if (text === undefined || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    url.username = '';
    url.password = '';
    return url.href.replace(/\/$/, '');
}
function origin(text) {
    const address = shapes_link(text);
    return address && new URL(address).origin;
}
/** A pull or merge request: no address without a number. */
function change(number, url) {
    return number === undefined ? undefined : { number, url };
}
/** The fields of an object; none of anything else. */
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? { ...value } : {};
}
/** What lies behind these names, one inside the other. */
function inside(value, ...names) {
    return names.reduce((inner, name) => fieldsOf(inner)[name], value);
}
/** A text that is not empty. */
function shapes_textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
function shapes_listOf(value) {
    return Array.isArray(value) ? value : [];
}
//# sourceMappingURL=shapes.js.map
;// CONCATENATED MODULE: ./build/src/hosts/host-problem.js
/** What a CI host refused, by what can be done about it. */

/** The message is a whole sentence; it never shows a token or a query. */
class host_problem_HostProblem extends Error {
    name = 'HostProblem';
    kind;
    status;
    /** `issues=write; pull_requests=write`, from a server that says so. */
    accepted;
    constructor(kind, message, facts = {}) {
        super(message);
        this.kind = kind;
        this.status = facts.status;
        this.accepted = facts.accepted;
    }
}
function unreadable(service) {
    return new host_problem_HostProblem('invalid', `${service} answered in a form that is not known here.`);
}
/** The numeric `id` of something that `service` answered; throws `HostProblem` when it has none. */
function idOf(json, service) {
    const id = inside(json, 'id');
    if (typeof id !== 'number')
        throw unreadable(service);
    return id;
}
//# sourceMappingURL=host-problem.js.map
;// CONCATENATED MODULE: ./build/src/hosts/earlier-reports.js



/**
 * Undefined when it cannot be known: the host did not answer.
 * @param filesAt files are told as of this commit, or not at all.
 */
async function earlier_reports_readEarlierReports(comments, number, key, filesAt) {
    try {
        const snapshot = await comments.snapshot(number, { files: filesAt !== undefined });
        const files = snapshot.headSha === filesAt ? snapshot.files : undefined;
        const [comment] = ownComments(snapshot.comments, markerStart(key));
        const sections = (comment && decodeMarker(comment.body, key)?.sections) ?? [];
        return {
            durations: Object.fromEntries(sections.flatMap(({ durations }) => Object.entries(durations))),
            runs(headSha) {
                const same = sections.filter((section) => section.headSha === headSha);
                return Object.fromEntries(same.flatMap(({ runs }) => Object.entries(runs)));
            },
            findings: (section) => sections.find(({ id }) => id === section),
            files,
        };
    }
    catch (error) {
        if (error instanceof HostProblem)
            return undefined;
        throw error;
    }
}
/**
 * The same as the gate asks for it: durations as soon as they are known, runs if they come soon,
 * and the findings of the last report on the same workspaces.
 */
function hintsFrom({ earlier: ask, patient = false }, context, { clock, signal }) {
    const lastDurationMs = {};
    const earlier = ask?.() ?? Promise.resolve(undefined);
    // A failure is for those who ask for more than this.
    void earlier.then((read) => Object.assign(lastDurationMs, read?.durations), () => undefined);
    return {
        lastDurationMs,
        earlierRuns: async () => (await soon(earlier, clock))?.runs(context.commit?.sha ?? '') ?? {},
        previous: async (names) => {
            if (signal.aborted)
                return undefined;
            const last = await (patient ? earlier : soon(earlier, clock));
            const workspaces = names.map((name) => ({ name }));
            return last?.findings((0,marker/* sectionId */.F2)({ context, workspaces }));
        },
    };
}
/** The gate waits this long for a report on the same commit whose run may have been overridden. */
const EARLIER_MS = 3_000;
/** Undefined when it takes longer: the gate goes on without. */
async function soon(answer, clock) {
    const enough = new AbortController();
    const late = clock.sleep(EARLIER_MS, enough.signal).then(() => undefined, () => undefined);
    return Promise.race([answer, late]).finally(() => enough.abort());
}
//# sourceMappingURL=earlier-reports.js.map
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __nccwpck_require__(6281);
;// CONCATENATED MODULE: ./build/src/judge.js
/**
 * What is judged, from settings to a report view: client → which workspaces → gate → where in the
 * files. Nothing is published.
 */






/** Never throws for anything the service, the network or the files do: it is in the result. */
async function judge(options, ports) {
    const secrets = createSecrets();
    for (const secret of options.secrets)
        secrets.keep(secret);
    const gated = await run(options, ports, secrets);
    const { notices = [] } = options;
    const workspaces = gated.workspaces.map((workspace) => ({
        ...workspace,
        notices: [...notices, ...workspace.notices],
    }));
    const result = await locate({ ...gated, workspaces }, options.repositoryRoot);
    const names = result.workspaces.map(({ workspace }) => workspace).concat(result.unaffected ?? []);
    const previous = await options.previous?.(names);
    const { toReportView } = await __nccwpck_require__.e(/* import() */ 105).then(__nccwpck_require__.bind(__nccwpck_require__, 1105));
    // A service may echo what it was given or has given; no part of a report shows it.
    return {
        result,
        view: secrets.concealAll(toReportView(result, { ...options.context, previous })),
    };
}
async function run(options, ports, secrets) {
    const { settings, repositoryRoot, changedFiles = async () => undefined } = options;
    const { clock, signal, log } = ports;
    const { timeoutMs } = settings;
    const started = clock.now();
    const deadline = started + timeoutMs - keptForPublishing(timeoutMs);
    try {
        const client = createClient({ ...settings, ...ports, deadline, secrets });
        const { findWorkspaces } = await __nccwpck_require__.e(/* import() */ 189).then(__nccwpck_require__.bind(__nccwpck_require__, 7189));
        const { wanted, skipped } = await findWorkspaces(client, options);
        if (skipped.length > 0) {
            log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
        }
        if (wanted.length === 0) {
            const { decideUnaffected } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 4579));
            const verdict = decideUnaffected(settings.requirePolicies);
            const durationMs = clock.now() - started;
            return { verdict, workspaces: [], unaffected: skipped, archives: [], durationMs };
        }
        sayWithoutRepository(wanted, options, log);
        const { gate } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 648));
        const result = await gate({
            ...settings,
            workspaces: wanted,
            message: settings.message ?? options.message,
            deadline,
            changeRequest: options.changeRequest,
            lastDurationMs: options.lastDurationMs,
            earlierRuns: options.earlierRuns,
            proposal: options.proposed ? { repository: repositoryRoot, changedFiles } : undefined,
        }, { ...ports, client, pack: (root) => pack(root, options, ports) });
        return skipped.length > 0 ? { ...result, unaffected: skipped } : result;
    }
    catch (error) {
        const ended = signal.aborted ? 'aborted' : clock.now() >= deadline ? 'timeout' : undefined;
        return await notGated(settings, (0,failure_of/* failureOf */.g5)(error, ended), clock.now() - started);
    }
}
/** Loaded while the service looks for the workspace, not before it is asked. */
async function pack(root, options, ports) {
    const { settings, workingDirectory, secrets, never = [] } = options;
    const { rules, secretScan, includeUntrackedSecrets, token } = settings;
    const { packDirectory } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 9758));
    return packDirectory({
        root,
        rules,
        secretScan,
        includeUntrackedSecrets,
        secrets: [token, ...secrets],
        never: never.map((path) => (0,external_node_path_.resolve)(workingDirectory, path)),
    }, ports);
}
/** On a laptop it is usual; a pull request was checked out from somewhere. */
function sayWithoutRepository(wanted, { proposed }, log) {
    const loose = wanted.filter(({ repository }) => repository === undefined);
    for (const directory of new Set(loose.map((each) => each.directory))) {
        const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
        if (proposed)
            log.warning(sentence);
        else
            log.debug(sentence);
    }
}
/** Nothing was started: the workspaces could not even be listed. */
async function notGated(settings, failure, durationMs) {
    const { unjudged } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 7832));
    const { describeQuery } = await __nccwpck_require__.e(/* import() */ 189).then(__nccwpck_require__.bind(__nccwpck_require__, 7189));
    const known = settings.workspaces.map((selector) => ({
        workspace: selector.kind === 'name' ? selector.name : describeQuery(selector),
        failure,
    }));
    return unjudged(known, durationMs);
}
/** The parser is loaded only where something has to be located. */
async function locate(result, repositoryRoot) {
    const anything = result.workspaces.some(({ results, diagnostics }) => diagnostics.length > 0 || results.some(({ status }) => status !== 'passed'));
    if (!anything)
        return result;
    const { locateResults } = await __nccwpck_require__.e(/* import() */ 763).then(__nccwpck_require__.bind(__nccwpck_require__, 3763));
    return locateResults(result, {
        repositoryRoot,
        readFile: (path) => (0,promises_.readFile)(path, 'utf8').catch(() => undefined),
        readDirectory: (path) => (0,promises_.readdir)(path).catch(() => []),
    });
}
//# sourceMappingURL=judge.js.map
;// CONCATENATED MODULE: ./build/src/archive/describe.js
/** A larger archive is named together with what makes it large. */
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;
/** `212 files, 1.3 MB, sha256 9a4f… (38 ignored, 2 withheld: .env, prod.tfvars)` */
function describeArchive({ bytes, sha256, entries, withheld }) {
    const files = entries.filter(({ type }) => type === 'file').length;
    const ignored = withheld.filter(({ reason }) => reason === 'ignored');
    const others = withheld.filter(({ reason }) => reason !== 'ignored').map(({ path }) => path);
    const shown = others.length > 4 ? [...others.slice(0, 3), `${others.length - 3} more`] : others;
    const left = [
        ...(ignored.length > 0 ? [`${ignored.length} ignored`] : []),
        ...(others.length > 0 ? [`${others.length} withheld: ${shown.join(', ')}`] : []),
    ];
    const size = `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
    return `${size}, sha256 ${sha256.slice(0, 12)}…${left.length > 0 ? ` (${left.join(', ')})` : ''}`;
}
/** What makes an archive large, biggest first; empty for one of a usual size. */
function describeLargest({ bytes, entries }) {
    if (bytes <= LARGE_BYTES)
        return [];
    const largest = entries.filter(({ type }) => type === 'file').toSorted(bySize);
    return largest.slice(0, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}
const bySize = (a, b) => b.size - a.size || (a.path < b.path ? -1 : 1);
/** `1.3 MB`: decimal units, as services bill and limit. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    while (value >= 999.95 && units.length > 1) {
        value /= 1000;
        units.shift();
    }
    return `${value.toFixed(value < 10 ? 1 : 0)} ${units[0]}`;
}
//# sourceMappingURL=describe.js.map
// EXTERNAL MODULE: ./build/src/policy/verdict.js
var policy_verdict = __nccwpck_require__(8637);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __nccwpck_require__(7511);
// EXTERNAL MODULE: ./build/src/report/findings.js
var report_findings = __nccwpck_require__(5636);
;// CONCATENATED MODULE: ./build/src/report/neutralise-log.js
/**
 * Foreign text in a job's log. Runners act on lines: `::command::` at the start after any white
 * space, `##[command]` anywhere, and other hosts have words of their own. What could act is broken
 * with something that can be seen; hosts compare in ways that skip what cannot.
 */

/** Shown before every line of foreign text; no host acts on a line that starts with it. */
const GUTTER = '│ ';
/** Foreign text of any number of lines, ready to print line by line. */
function neutraliseLog(text) {
    return splitLines(text).map((line) => GUTTER + breakCommands(cleanLogLine(line)));
}
/**
 * One line of our own that has foreign text somewhere inside: cleaned, on one line, and unable to
 * act even if the foreign text is all there is.
 */
function safeLine(line) {
    const cleaned = breakCommands(cleanLogLine(splitLines(line).join(' ')));
    return cleaned.replace(/^(\s*)(?=::)/u, '$1\\');
}
/** As runners split: CR LF, LF, and CR alone. The other line ends are for terminals and viewers. */
function splitLines(text) {
    return text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/);
}
/** Also without what joins letters: a comparison by culture passes over it. */
function cleanLogLine(line) {
    return (0,escape_markdown/* cleanText */.X5)(line)
        .replaceAll('\n', ' ')
        .replace(/\p{Default_Ignorable_Code_Point}|\p{Cn}/gu, '');
}
/** `##[`, `##vso[` and `##teamcity[` become `##\[`, `##\vso[` and `##\teamcity[`. */
function breakCommands(line) {
    return line.replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}
/** Longer messages are cut by the runner, in the middle of an escape when it comes to that. */
const MESSAGE_LIMIT = 4_000;
const PROPERTY_LIMIT = 1_000;
const IN_MESSAGE = { '%': '%25', '\r': '%0D', '\n': '%0A' };
const IN_PROPERTY = { ...IN_MESSAGE, ':': '%3A', ',': '%2C' };
const ON_AZURE = { ...IN_MESSAGE, '%': '%AZP25', ';': '%3B', ']': '%5D' };
/**
 * `::name key=value,…::message`, one line. Properties that are undefined or empty are left out.
 * `name` and the keys are words of our own.
 */
function neutralise_log_renderCommand(name, properties, message) {
    const list = propertyList(properties, ',', IN_PROPERTY);
    return breakCommands(`::${name}${list}::${escapeWith(IN_MESSAGE, message)}`);
}
/** `##vso[name key=value;…]message`, one line: the same on Azure DevOps. */
function renderLoggingCommand(name, properties, message) {
    const list = propertyList(properties, ';', ON_AZURE);
    return `##vso[${name}${list}]${escapeWith(ON_AZURE, message)}`;
}
function propertyList(properties, between, escapes) {
    const list = Object.entries(properties)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([key, value]) => `${key}=${escapeWith(escapes, (0,escape_markdown/* clip */.$Q)(String(value), PROPERTY_LIMIT))}`);
    return list.length > 0 ? ` ${list.join(between)}` : '';
}
function escapeWith(escapes, text) {
    const cut = (0,escape_markdown/* clip */.$Q)((0,escape_markdown/* cleanText */.X5)(text), MESSAGE_LIMIT);
    return cut.replace(/[%\r\n:,;\]]/g, (sign) => escapes[sign] ?? sign);
}
//# sourceMappingURL=neutralise-log.js.map
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __nccwpck_require__(4913);
// EXTERNAL MODULE: ./build/src/report/words.js
var report_words = __nccwpck_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/console.js
/** The job's log: one line per change while it runs, the verdict at the end. */







/** `Plangate 1.0.0 · acme on app.terraform.io · pull request #42 at 6f1cb40` */
function renderOpening(context) {
    const { commit, pullRequest } = context;
    const at = commit ? ` at ${commit.sha.slice(0, 7)}` : '';
    const about = pullRequest ? ` · pull request #${pullRequest.number}${at}` : at && ` ·${at}`;
    return lines(`Plangate ${context.version} · ${context.organization} on ${context.hostname}${about}`);
}
/** Lines ready to print; none of them can act on the host. */
function renderEvent(event, options = {}) {
    const name = 'workspace' in event && (options.workspaces ?? 1) > 1 ? `${event.workspace}: ` : '';
    const stamp = `  ${(0,report_text/* elapsed */.vk)(event.atMs)} ${name}`;
    switch (event.kind) {
        case 'archive':
            return archiveLines(event.archive, options.repositoryRoot);
        case 'version-created':
            return lines(`${stamp}configuration version ${event.versionId} created`);
        case 'uploaded':
            return lines(`${stamp}uploaded`);
        case 'run-created':
            return lines(`▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`);
        case 'run-overridden':
            return lines(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
        case 'progress':
            return lines(`${stamp}${event.words}`);
        case 'heartbeat':
            return lines(`${stamp}still ${event.words}, of at most ${(0,report_text/* elapsed */.vk)(event.timeoutMs)}`);
        case 'canceling':
            return lines(`${stamp}canceling ${event.runId}: ${event.why}`);
        case 'workspace-decided':
            return decidedLines(event.result, event.atMs);
    }
}
function archiveLines(archive, repositoryRoot) {
    const others = archive.withheld.filter(({ reason }) => reason !== 'ignored');
    const ignored = archive.withheld.length - others.length;
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    const withheld = others.map(({ path, reason }) => `${path} ${reason}`);
    const left = (0,report_text/* joined */.oR)(', ', ignored > 0 ? `${(0,report_text/* grouped */.zD)(ignored)} ignored` : '', withheld.length > 0 ? `${(0,report_text/* grouped */.zD)(withheld.length)} withheld: ${(0,report_text/* list */.p_)(withheld, 4)}` : '');
    // Uploads become large by accident: what makes this one large is said before it is sent.
    const largest = describeLargest(archive);
    return lines('▸ Archive', `  ${shownDirectory(archive.root, repositoryRoot)} → ${(0,report_text/* count */.U9)(files, 'file')}, ${(0,report_text/* size */.Ej)(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${left && `  (${left})`}`, ...largest.slice(0, 1).map(() => '  The largest files:'), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
}
function shownDirectory(root, repositoryRoot) {
    if (repositoryRoot === undefined || !root.startsWith(repositoryRoot))
        return root;
    const rest = root.slice(repositoryRoot.length).replace(/^[/\\]+/, '');
    return rest === '' ? './' : `${rest}/`;
}
/** Why is said at the end, where it is looked for. */
function decidedLines({ workspace, verdict, plan }, atMs) {
    const { sign, words } = report_words/* VERDICT */.y3[verdict.word];
    const changes = (0,report_words/* hasNoChanges */.hE)(plan) ? ', no changes' : '';
    return lines(`${sign} ${workspace}   ${words}${changes}   ${(0,report_text/* elapsed */.vk)(atMs)}`);
}
/** What is written out in the log; the summary has everything. */
const SHOWN = { findings: 50, advisory: 10, workspaces: 20, commands: 10 };
/** The end of the log: how the workspaces stand, what failed where and why, what to do. */
function renderVerdict(view) {
    const must = (0,report_findings/* mustFixFindings */.Tj)(view);
    const advisory = view.findings.filter((each) => each.severity === 'warns' && !must.includes(each));
    const overridden = view.findings.filter(({ status }) => status === 'overridden');
    const told = [
        ...some(must, SHOWN.findings, 'finding', (finding) => findingLines(finding, view)),
        ...some(advisory, SHOWN.advisory, 'advisory failure', (finding) => [
            findingLine('!', finding, [(0,report_words/* placeOf */.$t)(finding), (0,report_words/* messageBeside */.O7)(finding)]),
        ]),
        ...some(overridden, SHOWN.advisory, 'overridden failure', (finding) => [
            findingLine('✓', finding, [(0,report_words/* overriddenWords */.Sn)(finding)], 300),
        ]),
    ];
    return lines('', ...workspaceLines(view), ...(told.length > 0 ? ['', ...told] : []), '', `${report_words/* VERDICT */.y3[view.verdict].sign} Policy gate: ${view.headline}.`, ...view.nextSteps, ...some(view.overrides, SHOWN.commands, 'run', ({ command }) => [`  ${command}`]));
}
/** The first of `items`, and how many others there are. */
function some(items, limit, one, toLines) {
    const rest = items.length - limit;
    const told = items.slice(0, limit).flatMap(toLines);
    return rest > 0 ? [...told, `  … and ${(0,report_text/* count */.U9)(rest, `more ${one}`)}`] : told;
}
/** Those that are not green first; many that are green are told together. */
function workspaceLines(view) {
    const closed = view.workspaces.filter(({ verdict }) => !(0,policy_verdict/* isGreen */.gf)(verdict));
    const green = view.workspaces.filter(({ verdict }) => (0,policy_verdict/* isGreen */.gf)(verdict));
    const shown = [...closed, ...green].slice(0, SHOWN.workspaces);
    const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
    const told = shown.flatMap((workspace) => {
        const reasons = (0,report_findings/* needsReason */.iB)(workspace, view) ? workspace.reasons.slice(0, 5) : [];
        return [
            workspaceLine(workspace, width),
            ...reasons.map((reason) => `    ${(0,escape_markdown/* cleanLine */.Ow)(reason, 900)}`),
        ];
    });
    const hidden = view.workspaces.length - shown.length;
    const hiddenGreen = Math.min(hidden, green.length);
    if (hidden > 0)
        told.push(`  … and ${(0,report_text/* workspaces */.dh)(hidden)} more, ${(0,report_text/* grouped */.zD)(hiddenGreen)} of them green`);
    return told;
}
function workspaceLine(workspace, width) {
    const { verdict, name, plan, runUrl } = workspace;
    const { sign, words } = report_words/* VERDICT */.y3[verdict];
    const changes = (0,report_words/* hasNoChanges */.hE)(plan) ? ', no changes' : '';
    const url = runUrl === undefined ? '' : `   ${runUrl}`;
    return `${sign} ${(0,escape_markdown/* cleanLine */.Ow)(name, 90).padEnd(width)}   ${(0,report_words/* countWords */.rj)([workspace]) || words}${changes}${url}`;
}
function findingLines(finding, view) {
    const where = view.workspaces.length > 1 ? `in ${(0,report_text/* list */.p_)(finding.workspaces, 4)}` : '';
    const fresh = finding.age === 'new' ? 'new' : '';
    const why = [(0,report_words/* messageBeside */.O7)(finding), (0,report_words/* overrideWords */.mF)(finding)];
    return [
        findingLine('✗', finding, [(0,report_words/* placeOf */.$t)(finding), where, fresh]),
        `      ${cleaned(why, ' · ', 400)}`,
    ];
}
function findingLine(sign, finding, more, limit = 200) {
    const { policy, address } = finding;
    return `  ${sign} ${cleaned([policy, (0,report_words/* standing */.JA)(finding), address, ...more], '   ', limit)}`;
}
function cleaned(parts, between, limit) {
    return parts.flatMap((part) => (part ? [(0,escape_markdown/* cleanLine */.Ow)(part, limit)] : [])).join(between);
}
/** Every line cleaned, on one line, and unable to act. */
function lines(...all) {
    return all.map((line) => (0,escape_markdown/* clip */.$Q)(safeLine((0,escape_markdown/* clip */.$Q)(line, 4_000)), 1_000).trimEnd());
}
//# sourceMappingURL=console.js.map
;// CONCATENATED MODULE: ./build/src/settings/did-you-mean.js
/** The known name that was probably meant, if one is near enough to be worth saying. */
function didYouMean(word, known) {
    let best;
    let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
    for (const name of known) {
        const distance = editDistance(word.slice(0, 60), name.slice(0, 60));
        if (distance < bestDistance)
            [best, bestDistance] = [name, distance];
    }
    return best;
}
/** Insertions, deletions, replacements and swaps of neighbours. */
function editDistance(a, b) {
    /** Of the first `row` letters of the one word to the first `column` of the other. */
    const rows = [];
    const at = (row, column) => rows[row]?.[column] ?? Infinity;
    for (let row = 0; row <= a.length; row++) {
        rows.push([row]);
        for (let column = 1; column <= b.length; column++) {
            const same = a[row - 1] === b[column - 1];
            const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            const cost = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1), swapped ? at(row - 2, column - 2) + 1 : Infinity);
            rows[row]?.push(cost);
        }
    }
    return at(a.length, b.length);
}
//# sourceMappingURL=did-you-mean.js.map
;// CONCATENATED MODULE: ./build/src/quote.js
/** Words of others in messages. */
/** For messages: the text in quotes, without line breaks, not longer than a line. */
function quote(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}
function alternatives(words) {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
//# sourceMappingURL=quote.js.map
;// CONCATENATED MODULE: ./build/src/settings/input-values.js
/** Texts of inputs → values. Each function answers the value or a sentence saying what to write. */


/** A day, an hour, a minute, a second. */
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];
/** `90m`, `1h30m`, `5400s`: whole numbers, each with its unit, largest unit first. In ms. */
function parseDuration(text) {
    const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
    const [, ...counts] = parts ?? [];
    const value = UNITS_MS.reduce((sum, ms, at) => sum + ms * Number(counts[at] ?? 0), 0);
    return value > 0
        ? { value }
        : { problem: `${quote(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}
const TRUE = ['true', 'yes', 'on', '1'];
const FALSE = ['false', 'no', 'off', '0'];
/** The spellings of true and false that YAML, shells and the runner produce. */
function parseFlag(text) {
    const word = text.trim().toLowerCase();
    if (TRUE.includes(word))
        return { value: true };
    if (FALSE.includes(word))
        return { value: false };
    return { problem: `${quote(text)} is neither true nor false. Write true or false.` };
}
/** A positive whole number: ids and pull request numbers. */
function parseNumber(text) {
    const trimmed = text.trim();
    const value = Number(trimmed);
    return /^[0-9]{1,15}$/.test(trimmed) && value > 0
        ? { value }
        : { problem: `${quote(text)} is not a number. Write digits only.` };
}
function parseChoice(text, choices) {
    const value = choices.find((choice) => choice === text.trim().toLowerCase());
    return value === undefined
        ? { problem: `${quote(text)} is not a choice. Write ${alternatives(choices)}.` }
        : { value };
}
/** The name under which a comment is found again. */
function parseKey(text) {
    return text.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(text)
        ? { value: text }
        : { problem: 'is longer than 100 characters or has control characters in it.' };
}
/**
 * A list as people write one in `with:`: one item per line, commas, `- item` lines or `[a, b]`;
 * items may be quoted, `#` starts a comment line. Mixed and broken forms are named, not guessed.
 */
function parseList(text) {
    const trimmed = text.trim();
    const opened = trimmed.startsWith('[');
    if (opened !== trimmed.endsWith(']')) {
        const [one, other] = opened
            ? ['begins with "["', 'end with "]"']
            : ['ends with "]"', 'begin with "["'];
        return { problem: `${one} but does not ${other}. Write [a, b] or one per line.` };
    }
    if (opened)
        return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
    const lines = trimmed
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    const isDashed = (line) => line === '-' || line.startsWith('- ');
    if (!lines.some(isDashed)) {
        const parsed = collect(lines.map((line) => parseItems(line.replace(/,$/, ''))));
        return 'problem' in parsed ? parsed : { value: parsed.value.flat() };
    }
    const odd = lines.find((line) => !isDashed(line));
    if (odd === undefined)
        return collect(lines.map((line) => parseItem(line.slice(1))));
    return {
        problem: `mixes lines that begin with "- " and lines that do not (${quote(odd)}). Write all of them the same way.`,
    };
}
function parseItems(text) {
    if (text.trim() === '')
        return { value: [] };
    return collect(text.split(',').map(parseItem));
}
function parseItem(text) {
    const item = text.trim();
    if (item === '')
        return { problem: 'has an empty item. Take out the extra comma or dash.' };
    const [, mark = '', inner = ''] = /^(["'])(.*)\1$/s.exec(item) ?? [];
    if (mark !== '' && !inner.includes(mark))
        return { value: inner.trim() };
    if (/^["']|["']$/.test(item))
        return { problem: `has a quote that is not closed: ${quote(item)}.` };
    if (/[[\]{}]/.test(item)) {
        return {
            problem: `has a bracket in the wrong place: ${quote(item)}. Write [a, b] or one per line.`,
        };
    }
    return { value: item };
}
function collect(items) {
    const values = [];
    for (const item of items) {
        if ('problem' in item)
            return item;
        values.push(item.value);
    }
    return { value: values };
}
//# sourceMappingURL=input-values.js.map
// EXTERNAL MODULE: ./build/src/locate/hcl-syntax.js
var hcl_syntax = __nccwpck_require__(9479);
;// CONCATENATED MODULE: ./build/src/locate/cloud-block.js
/** What a configuration says of where it runs: its `cloud` block or `backend "remote"`. */

/** Whether parsing this text can be worth it. */
function mayHaveCloudBlock(text) {
    return text.includes('cloud') || text.includes('"remote"');
}
/** The first `cloud` block or `backend "remote"` of a file; only literal values count. */
function readCloudBlock(path, { body: file }) {
    const block = file.blocks
        .flatMap(({ type, body }) => (type === 'terraform' ? body.blocks : []))
        .find(({ type, labels }) => type === 'cloud' || (type === 'backend' && labels[0] === 'remote'));
    if (block === undefined)
        return undefined;
    const { body, range } = block;
    const workspaces = body.blocks.find(({ type }) => type === 'workspaces')?.body;
    return {
        at: `${path}:${range.startLine}`,
        hostname: textAttribute(body, 'hostname'),
        organization: textAttribute(body, 'organization'),
        workspaces: workspaces && toWorkspaces(workspaces),
    };
}
function toWorkspaces(body) {
    const tags = tagsOf(attribute(body, 'tags'));
    return {
        name: textAttribute(body, 'name'),
        prefix: textAttribute(body, 'prefix'),
        project: textAttribute(body, 'project'),
        tags: tags.length > 0 ? tags : undefined,
    };
}
/** `["a", "b"]`, or the newer `{ key = "value" }`, whose keys are the tags' names. */
function tagsOf(value) {
    if (value?.kind === 'tuple')
        return value.items.flatMap((item) => (0,hcl_syntax/* textOf */.b6)(item) || []);
    if (value?.kind === 'object')
        return value.entries.flatMap(({ key }) => (0,hcl_syntax/* textOf */.b6)(key) || []);
    return [];
}
function attribute(body, name) {
    return body.attributes.find((each) => each.name === name)?.value;
}
function textAttribute(body, name) {
    return (0,hcl_syntax/* textOf */.b6)(attribute(body, name)) || undefined;
}
//# sourceMappingURL=cloud-block.js.map
;// CONCATENATED MODULE: ./build/src/trust/trusted-block.js
/** The `cloud` block that may choose: as it stands where no pull request has written. */



/** The name of a branch as git wants it, so that nothing in it leads elsewhere. */
function readBranch(text) {
    const odd = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text);
    return odd ? { problem: `${quote(text)} is not the name of a branch.` } : { value: text };
}
/** The message says why the trusted branch cannot be had, as a sentence. */
class UntrustedError extends Error {
    name = 'UntrustedError';
}
/**
 * The first block of a directory. `first` is the file to begin with: reading each may be a request.
 * `worth` tells which texts are parsed: that takes longer than all else here.
 */
async function findBlock(files, directory, first, worth = mayHaveCloudBlock) {
    const names = (await files.names(directory)) ?? [];
    const sorted = names.filter((name) => /\.(?:tf|tofu)$/.test(name)).sort();
    const likely = sorted.filter((name) => name === first);
    for (const name of [...likely, ...sorted.filter((one) => !likely.includes(one))]) {
        const path = external_node_path_.posix.join(directory, name);
        const text = (await files.read(path)) ?? '';
        if (!worth(text))
            continue;
        const { loadHcl } = await __nccwpck_require__.e(/* import() */ 210).then(__nccwpck_require__.bind(__nccwpck_require__, 7210));
        const block = readCloudBlock(path, (await loadHcl()).parse(text));
        if (block !== undefined)
            return block;
    }
    return undefined;
}
/** What a pull request would have chosen, for people: it was not followed. */
function tellDifferences(own, trusted, counts) {
    const told = (what, mine, theirs) => {
        if (theirs === undefined || mine === theirs)
            return [];
        const says = mine === undefined ? 'names none' : `says ${quote(mine)}`;
        const where = own === undefined ? 'the pull request' : own.at;
        return [
            `The ${what} comes from ${trusted.at}, ${quote(theirs)}: ${where} ${says}, which does not count before it is merged.`,
        ];
    };
    return [
        ...(counts.organization ? told('organization', own?.organization, trusted.organization) : []),
        ...(counts.workspaces ? told('workspace', workspacesOf(own), workspacesOf(trusted)) : []),
    ];
}
function workspacesOf(block) {
    const { name, prefix, tags, project } = block?.workspaces ?? {};
    const parts = [
        name,
        prefix && `${prefix}…`,
        tags && `tags ${tags.join(', ')}`,
        project && `project ${project}`,
    ].filter((part) => typeof part === 'string');
    return parts.length > 0 ? parts.join(', ') : undefined;
}
//# sourceMappingURL=trusted-block.js.map
;// CONCATENATED MODULE: ./build/src/settings/inputs.js
/**
 * The one table of inputs and outputs. action.yml, the README's tables, docs/inputs.md, the options of
 * `plangate check`, the settings with their types, and the search for misspelt names are all made from it.
 */


/** Headings of the help of `plangate check`, in their order. */
const INPUT_GROUPS = (/* unused pure expression or super */ null && ([
    'What to gate',
    'What closes the gate',
    'The run',
    'Who may choose what',
    'What is sent',
    'The comment, on CI hosts that have one',
]));
const ACTION = ['action'];
/** The library publishes nothing. */
const PUBLISHING = ['action', 'cli'];
/** One row of the table, its words kept as types: the settings' types are made from them. */
function input(description, row) {
    return { description, ...row };
}
const INPUT_TABLE = {
    hostname: input('Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it: name it unless it is the default.', {
        kind: 'string',
        default: 'app.terraform.io',
        environment: ['TF_CLOUD_HOSTNAME'],
        cloudBlock: 'hostname',
        group: 'What to gate',
    }),
    token: input('API token of a user or a team that may queue plans. It is sent to `hostname` and nowhere else.', { kind: 'secret', environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'], group: 'What to gate' }),
    organization: input('Organization that the workspaces belong to.', {
        kind: 'string',
        environment: ['TF_CLOUD_ORGANIZATION'],
        cloudBlock: 'organization',
        group: 'What to gate',
    }),
    workspace: input('Name of the workspace to plan in. For several, use `workspaces`.', {
        kind: 'string',
        environment: ['TF_WORKSPACE'],
        cloudBlock: 'workspaces',
        group: 'What to gate',
    }),
    workspaces: input('Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`; one per line or separated by commas.', { kind: 'list', group: 'What to gate' }),
    directory: input('Directory of the configuration. With a working directory set on the workspace, the directory above is sent, as the service expects.', { kind: 'path', default: '.', group: 'What to gate' }),
    'affected-only': input("Plan only in workspaces whose working directory or trigger patterns the pull request's files touch.", { kind: 'flag', default: 'false', group: 'The run' }),
    mode: input('`speculative` plans and never applies; `provisional` leaves a saved plan that somebody may apply.', {
        kind: 'choice',
        default: 'speculative',
        choices: ['speculative', 'provisional'],
        group: 'The run',
    }),
    message: input('Shown on the run. Left out, it names the pull request and the commit.', {
        kind: 'string',
        group: 'The run',
    }),
    timeout: input('How long the whole job may take, as in `90m` or `1h30m`. Afterwards: undecided.', { kind: 'duration', default: '1h', group: 'What closes the gate', setting: 'timeoutMs' }),
    'fail-on': input('Which policy failures close the gate. `never` reports them only; errors and unknown answers still close it.', {
        kind: 'choice',
        default: 'mandatory',
        choices: ['mandatory', 'advisory', 'never'],
        group: 'What closes the gate',
    }),
    'require-policies': input('Close the gate when not a single policy was evaluated.', {
        kind: 'flag',
        default: 'false',
        group: 'What closes the gate',
    }),
    'on-failure': input('What happens to a provisional run whose gate closed. `discard` needs a token that may apply runs. One that needs an override is kept in any case: a discarded run could not be overridden.', { kind: 'choice', default: 'discard', choices: ['discard', 'keep'], group: 'The run' }),
    'cancel-superseded': input('Cancel earlier runs of this pull request in the same workspace that are still going, if the token may: that needs the permission to apply runs. Provisional runs are left alone.', {
        kind: 'flag',
        default: 'true',
        group: 'The run',
        off: 'Leave earlier runs of this pull request alone. Else those still going are cancelled, except provisional ones.',
    }),
    'auto-queue-runs': input('Let the upload start the run instead of creating it by a request of its own. Such a run carries no `message`, is not cancelled by a later push, and cannot be provisional.', { kind: 'flag', default: 'false', group: 'The run' }),
    rules: input('How `.terraformignore` is read: `terraform` ships what Terraform ships less what its traps would leak, `exact` decides bug for bug, `gitignore` as git does.', {
        kind: 'choice',
        default: 'terraform',
        choices: ['terraform', 'exact', 'gitignore'],
        group: 'What is sent',
    }),
    'secret-scan': input('What a file that looks as if it held a credential does.', {
        kind: 'choice',
        default: 'warn',
        choices: ['warn', 'fail'],
        group: 'What is sent',
    }),
    'include-untracked-secrets': input('Send files that look like secrets although git does not track them. Without it they stay here and are named.', { kind: 'flag', default: 'false', group: 'What is sent' }),
    'ca-file': input('PEM file with certificate authorities to trust besides the usual ones. `NODE_EXTRA_CA_CERTS` works too.', { kind: 'path', group: 'What to gate' }),
    comment: input('When to comment on the pull request. `auto`: once anything is not green, and from then on always; `on-failure`: as long as it is not green.', {
        kind: 'choice',
        default: 'auto',
        choices: ['auto', 'always', 'on-failure', 'off'],
        group: 'The comment, on CI hosts that have one',
        doors: PUBLISHING,
    }),
    'comment-mode': input('`update` edits the one comment; `recreate-on-change` replaces it when the verdict changes, so that people are notified.', {
        kind: 'choice',
        default: 'update',
        choices: ['update', 'recreate-on-change'],
        group: 'The comment, on CI hosts that have one',
        doors: PUBLISHING,
    }),
    'comment-key': input('Jobs with the same key share one comment, each with a section of its own; another key makes another comment.', {
        kind: 'string',
        default: 'default',
        group: 'The comment, on CI hosts that have one',
        parse: parseKey,
        doors: PUBLISHING,
    }),
    annotate: input('Which findings become annotations. `auto`: all that keep the gate closed, advisory ones in changed files; `changed`: in changed files only.', { kind: 'choice', default: 'auto', choices: ['auto', 'all', 'changed', 'off'], doors: ACTION }),
    'github-token': input('Token for the comment; needs `pull-requests: write`.', {
        kind: 'secret',
        expression: '${{ github.token }}',
        doors: ACTION,
    }),
    'checks-token': input("Token for annotations; needs `checks: write` and must be the workflow's own, because GitHub lets nobody else edit the job's check run.", { kind: 'secret', expression: '${{ github.token }}', doors: ACTION }),
    'check-run-id': input("The job's own check run, which gets the annotations.", {
        kind: 'number',
        expression: '${{ job.check_run_id }}',
        doors: ACTION,
    }),
    'pr-number': input('Pull request to report on when the event names none: workflow_dispatch, schedule, push.', { kind: 'number', setting: 'pullRequestNumber', doors: ACTION }),
    'on-missing-token': input('What happens on pull requests from forks and of Dependabot, which get no secrets: `fail`, or `neutral`, which opens the gate without having looked.', { kind: 'choice', default: 'fail', choices: ['fail', 'neutral'], doors: ACTION }),
    'allow-untrusted-head': input("Plan the files of a fork, or files whose origin could not be told, with this job's token. A plan runs code: allow it only behind an environment with reviewers.", { kind: 'flag', default: 'false', group: 'Who may choose what' }),
    'trusted-branch': input('In pull requests, the branch whose `cloud` block names organization and workspace where no input does. Left out, the default branch. A block that the pull request changes does not count.', { kind: 'string', group: 'Who may choose what', parse: readBranch }),
};
const INPUTS = Object.entries(INPUT_TABLE).map(([name, row]) => ({ name, ...row }));
function existsAt({ doors }, door) {
    return doors === undefined || doors.includes(door);
}
const OUTPUT_TABLE = {
    verdict: 'passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.',
    green: 'Whether the gate is open: true or false.',
    'not-looked': 'true when the gate is open without having looked (`on-missing-token: neutral`), else false.',
    'run-id': 'The run; of the first workspace when there are several.',
    'run-url': 'Where to see that run.',
    'run-ids': 'All runs as JSON: `{"workspace": "run-…"}`.',
    'configuration-version-id': 'The configuration version of that run.',
    passed: 'How many policies passed, over all workspaces.',
    'advisory-failed': 'How many advisory policies failed.',
    'mandatory-failed': 'How many mandatory policies failed and were not overridden.',
    overridden: 'How many failures were overridden.',
    'policies-errored': 'How many policies could not be evaluated.',
    'policies-undecided': 'How many policies have no result or one that is not known here.',
    'comment-url': 'The comment on the pull request; empty when there is none.',
    'report-json': 'Path of the report as JSON.',
    audit: 'What the gate did to runs besides planning them, as JSON: one record for each run that it discarded.',
};
const OUTPUTS = Object.entries(OUTPUT_TABLE).map(([name, description]) => ({ name, description }));
//# sourceMappingURL=inputs.js.map
;// CONCATENATED MODULE: ./build/src/trust/hostname.js
/** The service's host: what may be written, and which environment variable holds its token. */

/**
 * `app.terraform.io`, `tfe.acme.example:8443`, `https://…` of one of them. `http` is for loopback
 * only: a token never crosses a network in the clear.
 */
function readHostname(text) {
    const written = text.trim();
    const problem = `${quote(withoutPassword(written))} is not a host. Write ${alternatives(['app.terraform.io', 'tfe.example.com:8443'])}.`;
    if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written))
        return { problem };
    let url;
    try {
        url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`);
    }
    catch {
        return { problem };
    }
    if (url.pathname !== '/' || url.hostname === '')
        return { problem };
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { problem };
    if (url.protocol === 'http:' && !hostname_isLoopback(url.hostname)) {
        return { problem: `${quote(written)} would send the token unencrypted. Write https.` };
    }
    return { value: { hostname: url.host, origin: url.origin } };
}
function hostname_isLoopback(hostname) {
    return (hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname));
}
/**
 * The token that Terraform's own naming gives this host: `TF_TOKEN_app_terraform_io`. Dots are
 * underscores, hyphens stay or are two underscores. A host with a port has no such name.
 */
function tokenFor(hostname, environment) {
    for (const [name, value] of Object.entries(environment)) {
        if (!name.startsWith('TF_TOKEN_') || value === undefined || value.trim() === '')
            continue;
        const host = name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.');
        if (host.toLowerCase() === hostname.toLowerCase())
            return value.trim();
    }
    return undefined;
}
function withoutPassword(text) {
    const at = text.lastIndexOf('@');
    return at === -1 ? text : `…${text.slice(at)}`;
}
//# sourceMappingURL=hostname.js.map
;// CONCATENATED MODULE: ./build/src/trust/target.js


const DEFAULT_HOST = 'app.terraform.io';
/** A token that is bound to a host, by its variable's name or by the file it is stored in, goes to that host only. */
function chooseTarget(question) {
    const { environment, storedToken, block } = question;
    const written = filled(question.hostname) ?? filled(environment['TF_CLOUD_HOSTNAME']) ?? block?.hostname;
    const read = readHostname(written ?? DEFAULT_HOST);
    const host = 'value' in read ? read.value : undefined;
    const problems = 'problem' in read ? [{ input: 'hostname', message: read.problem }] : [];
    const bound = host && (tokenFor(host.hostname, environment) ?? storedToken?.(host.hostname));
    const token = filled(question.token) ?? filled(environment['TF_API_TOKEN']) ?? bound;
    if (token === undefined) {
        const message = question.missingToken(host?.hostname ?? DEFAULT_HOST);
        problems.push({ input: 'token', message });
    }
    else if (/[^\x21-\x7e]/.test(token)) {
        const message = 'contains a space, a line break or another character that no token has.';
        problems.push({ input: 'token', message });
    }
    return { host, token, problems };
}
/** Said of a judged or a trusted block that names another host than the one that was chosen. */
function otherHost({ hostname }, block) {
    if (block?.hostname === undefined)
        return undefined;
    const read = readHostname(block.hostname);
    if ('value' in read && read.value.hostname === hostname)
        return undefined;
    return {
        input: 'hostname',
        message: `is ${hostname}, and ${block.at} names the host ${quote(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one: the files of a pull request do not choose it.`,
    };
}
function filled(text) {
    const trimmed = text?.trim();
    return trimmed === '' ? undefined : trimmed;
}
//# sourceMappingURL=target.js.map
;// CONCATENATED MODULE: ./build/src/settings/workspace-selectors.js
/** Which workspaces a run of the gate is about: names, pairs, queries. */

const NAME = /^[A-Za-z0-9_-]+$/;
const NAME_RULE = 'Names have letters, digits, "-" and "_" only.';
/** Which workspaces were asked for: at least one, unless a problem was noted. */
function selectWorkspaces({ one, fromEnvironment, many, cloud, hint }, note) {
    if (one !== undefined && many !== undefined) {
        note('workspaces', 'and `workspace` are both given. Keep one of them.');
        return [];
    }
    if (many !== undefined)
        return readWorkspaceList(many, note);
    if (one !== undefined) {
        const name = fromEnvironment ? `${cloud?.workspaces?.prefix ?? ''}${one}` : one;
        if (NAME.test(name))
            return [{ kind: 'name', name }];
        const several = /[,\n[\]=]|^- /.test(name) ? ' For several, use `workspaces`.' : '';
        note('workspace', `${quote(name)} is not a name. ${NAME_RULE}${several}`);
        return [];
    }
    const named = cloud?.workspaces;
    if (named?.name !== undefined)
        return [{ kind: 'name', name: named.name }];
    if (named?.tags !== undefined && named.tags.length > 0) {
        const { tags, project } = named;
        return [{ kind: 'query', tags, project }];
    }
    if (cloud !== undefined && named?.prefix !== undefined) {
        note('workspace', `is missing: ${cloud.at} has only the prefix ${quote(named.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`);
    }
    else {
        note('workspace', `is missing. Pass \`workspace\` or \`workspaces\`${hint}`);
    }
    return [];
}
/** Where the configurations lie that are going to be planned, as written, each once. */
function plannedDirectories({ directory, workspaces, }) {
    const all = workspaces.map((one) => (one.kind === 'name' ? one.directory : undefined));
    return [...new Set(all.map((one) => one ?? directory))];
}
function readWorkspaceList(text, note) {
    const list = parseList(text);
    if ('problem' in list) {
        note('workspaces', list.problem);
        return [];
    }
    if (list.value.length === 0)
        note('workspaces', 'is an empty list. Name at least one workspace.');
    const selectors = [];
    const seen = new Set();
    for (const item of list.value) {
        const selector = readSelector(item);
        if ('problem' in selector)
            note('workspaces', selector.problem);
        else if (seen.has(JSON.stringify(selector.value))) {
            note('workspaces', `names ${quote(item)} twice. Take one out.`);
        }
        else {
            seen.add(JSON.stringify(selector.value));
            selectors.push(selector.value);
        }
    }
    return selectors;
}
function readSelector(item) {
    const [, kind, word = ''] = /^(tag|project):(.*)$/s.exec(item) ?? [];
    if (kind !== undefined) {
        const value = word.trim();
        if (value === '')
            return { problem: `${quote(item)} says nothing after the colon.` };
        if (kind === 'tag')
            return { value: { kind: 'query', tags: [value] } };
        return { value: { kind: 'query', tags: [], project: value } };
    }
    const [name = '', directory, ...rest] = item.split('=').map((part) => part.trim());
    if (rest.length > 0 || directory === '' || name === '') {
        return { problem: `${quote(item)} is not a pair. Write name=directory.` };
    }
    if (!NAME.test(name)) {
        const hint = name.includes(':') ? ' For a directory, write name=directory.' : '';
        return { problem: `${quote(item)} is not a name. ${NAME_RULE}${hint}` };
    }
    return { value: { kind: 'name', name, directory } };
}
//# sourceMappingURL=workspace-selectors.js.map
;// CONCATENATED MODULE: ./build/src/settings/settings.js
/**
 * What was asked for, from four places in this order: `with:` or the command line, environment,
 * the configuration's own `cloud` block, the default. Either all of it, or every problem at once.
 */





/** Read with each other or with the `cloud` block in view; every other input stands for itself. */
const READ_TOGETHER = ['hostname', 'token', 'organization', 'workspace', 'workspaces'];
/** What a report says of the settings it was made with. */
function reportedSettings(settings) {
    return {
        key: settings.commentKey,
        failOn: settings.failOn,
        organization: settings.organization,
        hostname: settings.hostname,
        serviceOrigin: settings.origin,
    };
}
const SPECS = new Map(INPUTS.map((spec) => [spec.name, spec]));
/** What only a `cloud` block can still answer: reading it costs parsing the configuration. */
function unanswered(sources) {
    return {
        hostname: settings_textOf('hostname', sources) === undefined,
        organization: settings_textOf('organization', sources) === undefined,
        // TF_WORKSPACE follows the prefix of a block.
        workspaces: given('workspace', sources) === undefined && given('workspaces', sources) === undefined,
    };
}
function readSettings(sources) {
    const problems = unknownNames(sources);
    const note = (input, message) => void problems.push({ input, message });
    const { judged, cloud } = sources;
    const { host, token, ...target } = chooseTarget({
        hostname: given('hostname', sources),
        token: given('token', sources),
        environment: sources.environment,
        storedToken: sources.storedToken,
        block: judged === undefined ? cloud : undefined,
        missingToken: () => missingToken(sources),
    });
    problems.push(...target.problems);
    for (const block of judged?.blocks ?? []) {
        const problem = host && otherHost(host, block);
        if (problem !== undefined)
            problems.push(problem);
    }
    const hint = judged === undefined ? ', or name it in the `cloud` block.' : `. ${judged.why}`;
    const organization = settings_textOf('organization', sources) ?? cloud?.organization;
    if (organization === undefined) {
        note('organization', `is missing. Pass \`organization\`${hint}`);
    }
    else if (!NAME.test(organization)) {
        note('organization', `${quote(organization)} is not a name. ${NAME_RULE}`);
    }
    const one = settings_textOf('workspace', sources);
    const fromEnvironment = given('workspace', sources) === undefined;
    const many = given('workspaces', sources);
    const workspaces = selectWorkspaces({ one, fromEnvironment, many, cloud, hint }, note);
    const values = readInputs(sources, note);
    if (values.mode === 'provisional' && values.autoQueueRuns) {
        note('auto-queue-runs', NOT_PROVISIONAL);
    }
    if (problems.length > 0 || !host || token === undefined || organization === undefined) {
        return { problems };
    }
    return { settings: { ...values, ...host, token, organization, workspaces } };
}
const NOT_PROVISIONAL = 'cannot be true with `mode: provisional`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Leave it out.';
const asWritten = (value) => ({ value });
const PARSERS = {
    flag: parseFlag,
    number: parseNumber,
    duration: parseDuration,
    list: parseList,
    choice: (text, { choices = [] }) => parseChoice(text, choices),
    string: asWritten,
    secret: asWritten,
    path: asWritten,
};
/** Complete unless a problem was noted. */
function readInputs(sources, note) {
    const apart = READ_TOGETHER;
    const values = [];
    for (const spec of SPECS.values()) {
        const text = settings_textOf(spec.name, sources) ?? spec.default;
        if (apart.includes(spec.name) || text === undefined)
            continue;
        const parsed = (spec.parse ?? PARSERS[spec.kind])(text, spec);
        if ('problem' in parsed)
            note(spec.name, parsed.problem);
        else
            values.push([spec.setting ?? camelCase(spec.name), parsed.value]);
    }
    return Object.fromEntries(values);
}
function camelCase(name) {
    return name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}
/** What was given or, failing that, in the environment; never the `cloud` block or a default. */
function settings_textOf(name, sources) {
    const direct = given(name, sources);
    if (direct !== undefined)
        return direct;
    if (name === 'workspace' && given('workspaces', sources) !== undefined)
        return undefined;
    const variables = SPECS.get(name)?.environment ?? [];
    return variables.map((variable) => sources.environment[variable]?.trim()).find(Boolean);
}
function given(name, sources) {
    return sources.given[name]?.trim() || undefined;
}
function unknownNames(sources) {
    const known = [...SPECS.values()].filter((spec) => existsAt(spec, sources.door));
    const names = new Set(known.map(({ name }) => name));
    return Object.keys(sources.given)
        .filter((name) => !names.has(name))
        .map((name) => {
        const near = didYouMean(name, names);
        const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
        return { input: name, message: `is not an input. ${remedy}` };
    });
}
const TOKEN_REMEDY = {
    action: 'Pass `token: ${{ secrets.TF_API_TOKEN }}`',
    cli: 'Pass `--token`, or set TF_API_TOKEN or TF_TOKEN_<host>',
    library: 'Pass `token`, or an environment with TF_API_TOKEN or TF_TOKEN_<host>',
};
function missingToken({ door, tokenHint }) {
    return `is empty. ${TOKEN_REMEDY[door]}${tokenHint === undefined ? '.' : `; ${tokenHint}`}`;
}
//# sourceMappingURL=settings.js.map
;// CONCATENATED MODULE: ./build/src/check.js
/**
 * The story that every door tells: host → settings → gate → report → publish. What differs between
 * CI hosts is behind `JobHost`, what differs between doors behind `Door`.
 */









/** Rejects for nothing that the service, the network or the files do: it is in the result. */
async function check(host, door, ports) {
    try {
        return await tell(host, door, ports);
    }
    finally {
        await ports.send.close();
    }
}
async function tell(host, door, ports) {
    const { clock, signal } = ports;
    const { log, workingDirectory } = door;
    const read = await door.settings(host.judgement);
    if ('problems' in read)
        return read;
    const { settings, notices } = read;
    log.secret(settings.token);
    const deadline = clock.now() + settings.timeoutMs;
    const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
    const root = (0,place/* repositoryOf */._M)(directory) ?? (0,external_node_path_.resolve)(host.root ?? external_node_fs_.realpathSync.native(directory));
    const subject = await host.subject(settings, { directory, root, deadline });
    if ('refused' in subject) {
        const message = `is false. ${subject.refused}`;
        return { ...subject, problems: [{ input: 'allow-untrusted-head', message }] };
    }
    const context = contextOf(settings, subject, clock);
    renderOpening(context).forEach(door.tell);
    for (const problem of notices.concat(subject.problems ?? []))
        log.warning(problem);
    const follow = door.follow?.(settings);
    const told = { workspaces: settings.workspaces.length, repositoryRoot: root };
    const secrets = [settings.githubToken, settings.checksToken, ...door.secrets];
    const { result, view } = await judge({
        ...subject,
        ...hintsFrom(subject, context, { clock, signal }),
        settings,
        context,
        workingDirectory,
        repositoryRoot: root,
        secrets: secrets.filter((secret) => secret !== undefined),
        never: door.never,
        notices,
    }, {
        ...ports,
        log,
        onEvent(event) {
            follow?.(event);
            renderEvent(event, told).forEach(door.tell);
        },
    });
    renderVerdict(view).forEach(door.tell);
    await door.beforePublishing?.(view);
    const until = publishUntil(deadline, clock.now());
    const published = (await subject.publish?.(view, until)) ?? { problems: [] };
    return { settings, result, view, published };
}
/** What the report says of the job and of what was asked for. */
function contextOf(settings, { about }, clock) {
    const startedAt = clock.date().toISOString();
    return { ...reportedSettings(settings), ...about, startedAt, version: VERSION };
}
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/;
/** Values that must not be inside a file that is sent. Shorter ones would be found by chance. */
function environmentSecrets(environment, named = SECRET_NAME) {
    return Object.entries(environment)
        .filter(([name]) => named.test(name) || name.startsWith('TF_TOKEN_'))
        .map(([, value]) => value?.trim() ?? '')
        .filter((value) => value.length >= 16);
}
//# sourceMappingURL=check.js.map
;// CONCATENATED MODULE: ./build/src/git/execute.js
const execute = async (program, args, { cwd, stdin }) => {
    const { getExecOutput } = await __nccwpck_require__.e(/* import() */ 260).then(__nccwpck_require__.bind(__nccwpck_require__, 1260));
    return getExecOutput(program, [...args], {
        cwd,
        silent: true,
        ignoreReturnCode: true,
        input: stdin === undefined ? undefined : Buffer.from(stdin),
    });
};
//# sourceMappingURL=execute.js.map
;// CONCATENATED MODULE: ./build/src/git/checked-out-commit.js
/** Which commit the files of a directory were checked out from, read without running git. */


/** Of the nearest repository around `directory`; undefined when it cannot be told. */
async function checkedOutCommit(directory) {
    for (let at = (0,external_node_path_.resolve)(directory);; at = (0,external_node_path_.dirname)(at)) {
        const folder = await gitFolder((0,external_node_path_.join)(at, '.git'));
        if (folder !== undefined)
            return checked_out_commit_headOf(folder);
        if ((0,external_node_path_.dirname)(at) === at)
            return undefined;
    }
}
/** `.git` is a folder, or a file that names one. */
async function gitFolder(path) {
    if ((await checked_out_commit_textOf((0,external_node_path_.join)(path, 'HEAD'))) !== undefined)
        return path;
    const named = /^gitdir: (.+)$/m.exec((await checked_out_commit_textOf(path)) ?? '')?.[1];
    return named === undefined ? undefined : (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), named.trim());
}
async function checked_out_commit_headOf(folder) {
    const head = (await checked_out_commit_textOf((0,external_node_path_.join)(folder, 'HEAD')))?.trim() ?? '';
    const reference = /^ref: (refs\/[^\s]+)$/.exec(head)?.[1];
    if (reference === undefined)
        return shaOf(head);
    if (reference.split('/').includes('..'))
        return undefined;
    const common = (await checked_out_commit_textOf((0,external_node_path_.join)(folder, 'commondir')))?.trim();
    const shared = common === undefined ? folder : (0,external_node_path_.resolve)(folder, common);
    const loose = (await checked_out_commit_textOf((0,external_node_path_.join)(shared, reference)))?.trim();
    if (loose !== undefined)
        return shaOf(loose);
    const packed = (await checked_out_commit_textOf((0,external_node_path_.join)(shared, 'packed-refs'))) ?? '';
    const line = packed.split('\n').find((one) => one.endsWith(` ${reference}`));
    return shaOf(line?.split(' ')[0] ?? '');
}
function checked_out_commit_textOf(path) {
    return (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
}
function shaOf(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : undefined;
}
//# sourceMappingURL=checked-out-commit.js.map
// EXTERNAL MODULE: ./build/src/git/ask-git.js
var ask_git = __nccwpck_require__(8326);
;// CONCATENATED MODULE: ./build/src/trust/whose.js
/** Whose code a job is about to plan: a plan runs it, with the token of the job beside it. */
/** Of two names for the repositories that a change comes from and goes to. */
function compare(from, to) {
    if (!from || !to)
        return 'unknown';
    return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const [first, second] = [placeOf(one), placeOf(other)];
    return first !== undefined && first.toLowerCase() === second?.toLowerCase();
}
/** Whether an address is that of `owner/name`, on whichever host. */
function isRepository(address, slug) {
    const place = placeOf(address)?.toLowerCase() ?? '';
    return place.endsWith(`/${slug.toLowerCase()}`);
}
/** `github.com/acme/infra` of an address as `git` takes it; undefined for what is none. */
function placeOf(address) {
    const short = /^(?:[^@/]+@)?([^:/@]+):(?!\/)(.+)$/.exec(address);
    const url = short ? `ssh://${short[1]}/${short[2]}` : address;
    if (!URL.canParse(url))
        return undefined;
    const { hostname, pathname } = new URL(url);
    return `${hostname}${pathname.replace(/\/+$/, '').replace(/\.git$/, '')}`;
}
/** Branches that a merge queue makes: what is queued is still judged. */
function isQueue(ref) {
    return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
/** Why these files must not be planned; undefined when they may. */
function refuseForeign(foreign) {
    const { whose, event, checkedOut, trouble } = foreign;
    if (whose === 'own')
        return undefined;
    const handsOut = event !== undefined && event !== 'pull_request';
    const because = handsOut ? `The event ${event} hands out secrets` : 'This job has a token';
    const files = checkedOut === undefined ? 'the files' : `commit ${checkedOut.slice(0, 7)}`;
    const what = whose === 'foreign'
        ? `the checkout (${files}) is of a fork's pull request`
        : `whose code the checkout (${files}) is could not be told`;
    const why = trouble === undefined ? '' : ` ${trouble}`;
    const way = handsOut ? 'Use the event pull_request' : 'Give the job no token';
    const allow = event === undefined
        ? 'pass `allow-untrusted-head` to a job that starts after a review'
        : 'set `allow-untrusted-head: true` on a job behind an environment with required reviewers';
    return `${because}, and ${what}.${why} A plan runs code from those files. ${way}, or ${allow}.`;
}
//# sourceMappingURL=whose.js.map
;// CONCATENATED MODULE: ./build/src/trust/git-files.js
/** Files of the trusted branch as git knows them, where no host is asked. */




/** A server that says nothing is given up, and no person is asked for a password. */
const BOUNDED = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30', '-c', 'core.askPass='];
const FETCHED = 'refs/plangate/trusted';
async function trustedInGit({ repository, branch, slug }, execute) {
    const git = (...args) => (0,ask_git/* askGit */.gG)(execute, repository, ...args);
    const origin = await git('config', '--get', 'remote.origin.url');
    if ('why' in origin) {
        throw new UntrustedError(`git knows no remote "origin" here${inBrackets(origin)}.`);
    }
    if (slug !== undefined && !isRepository(origin.text.trim(), slug)) {
        throw new UntrustedError(`The remote "origin" of the checkout is not ${slug}.`);
    }
    const there = await git_files_resolve(git, `refs/remotes/origin/${branch ?? 'HEAD'}`);
    const commit = there ?? (await fetch(git, branch));
    const links = new Set();
    const blob = async (path) => {
        const read = await git('cat-file', 'blob', `${commit}:${path}`);
        return 'text' in read ? read.text : undefined;
    };
    return {
        async names(directory) {
            const listed = await git('ls-tree', '-z', `${commit}:${directory}`);
            if ('why' in listed)
                return undefined;
            const entries = listed.text.split('\0').filter((entry) => entry !== '');
            return entries.map((entry) => {
                const name = entry.slice(entry.indexOf('\t') + 1);
                if (entry.startsWith('120000 '))
                    links.add(external_node_path_.posix.join(directory, name));
                return name;
            });
        },
        async read(path) {
            const text = await blob(path);
            if (!links.has(path))
                return text;
            return await blob(external_node_path_.posix.join(external_node_path_.posix.dirname(path), text ?? ''));
        },
    };
}
async function git_files_resolve(git, ref) {
    const found = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return 'text' in found ? found.text.trim() : undefined;
}
/** One commit of one branch: a shallow clone has none but its own. */
async function fetch(git, branch) {
    const shallow = await git('rev-parse', '--is-shallow-repository');
    const depth = 'text' in shallow && shallow.text.trim() === 'true' ? ['--depth=1'] : [];
    const from = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
    const quietly = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', ...depth];
    const fetched = await git(...BOUNDED, ...quietly, 'origin', `+${from}:${FETCHED}`);
    const commit = 'text' in fetched ? await git_files_resolve(git, FETCHED) : undefined;
    if (commit !== undefined)
        return commit;
    const what = branch === undefined ? 'the default branch' : `the branch "${branch}"`;
    throw new UntrustedError(`git has not ${what} and could not fetch it${inBrackets(fetched)}.`);
}
/** Addresses with credentials in them are not for people. */
function inBrackets(answer) {
    const why = 'why' in answer ? (0,ask_git/* firstLine */.TM)(answer.why) : '';
    return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
//# sourceMappingURL=git-files.js.map
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __nccwpck_require__(7713);
;// CONCATENATED MODULE: ./build/src/report/room.js

/** Between two blocks stands an empty line. */
const AROUND = 2;
/** `measure` says how large a text is in the unit of the budget. */
function createRoom(budget, measure, outer) {
    let spent = 0;
    const room = {
        left: () => Math.min(Math.floor(budget) - spent, outer?.left() ?? Infinity),
        reserve(cost) {
            if (cost > room.left() || outer?.reserve(cost) === false)
                return false;
            spent += cost;
            return true;
        },
        take: (text) => room.reserve(measure(text) + AROUND),
        keep: (text) => (text !== '' && room.take(text) ? text : ''),
        part: (share) => createRoom(room.left() * share, measure, room),
        trial: () => createRoom(room.left(), measure),
    };
    return room;
}
/** As many of `items` as fit, in order; stops at the first that does not. */
function takeAll(room, items, render) {
    const taken = [];
    for (const item of items) {
        const text = render(item);
        if (!room.take(text))
            break;
        taken.push(text);
    }
    return taken;
}
/** As many rows as there is room for, folded; `head` is the first two lines of a table, or empty. */
function fold(room, title, head, items, row) {
    const summary = `<details><summary>${title}</summary>`;
    if (items.length === 0)
        return { text: '', missing: 0 };
    if (!room.take(`${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
        return { text: '', missing: items.length };
    const rows = takeAll(room, items, row);
    const missing = items.length - rows.length;
    const text = (0,report_text/* joined */.oR)('\n\n', summary, rows.length > 0 ? (0,report_text/* joined */.oR)('\n', head, ...rows) : '', missing > 0 ? `… and ${(0,report_text/* grouped */.zD)(missing)} more.` : '', '</details>');
    return { text, missing };
}
//# sourceMappingURL=room.js.map
;// CONCATENATED MODULE: ./build/src/report/finding-table.js
/** Findings in markdown: what must be fixed row by row, the rest folded away, long messages whole. */






/** What is said of a finding where there is room for a sentence. */
const WHY_LIMIT = 240;
/** What keeps the gate closed, most severe first; names alone when rows are too much. */
function mustFix(view, room) {
    const findings = (0,report_findings/* mustFixFindings */.Tj)(view);
    if (findings.length === 0)
        return { text: '', missing: 0 };
    const title = `**${titleOf(view, findings)}**`;
    const head = finding_table_headOf(findings.every(({ kind }) => kind === 'policy') ? 'Policy' : 'Finding', view);
    if (!room.take(`${title}\n\n${head}`))
        return { text: names(findings, room), missing: findings.length };
    const render = (finding) => rowOf(finding, view, '**');
    // The last third is for the names of those that have no row, unless all rows fit.
    const rows = takeAll(room.part(0.7), findings, render);
    const left = findings.slice(rows.length);
    const all = takeAll(room.trial(), left, render);
    if (all.length === left.length)
        rows.push(...all.filter((row) => room.take(row)));
    const shown = new Set(findings.slice(0, rows.length).map(({ policy }) => policy));
    const others = findings.slice(rows.length).filter(({ policy }) => !shown.has(policy));
    const table = rows.length > 0 ? [title, '', head, ...rows].join('\n') : title;
    const rest = others.length > 0 ? names(others, room) : '';
    return { text: (0,report_text/* joined */.oR)('\n\n', table, rest), missing: findings.length - rows.length };
}
function titleOf(view, findings) {
    if (view.green)
        return 'Failed, but not enforced';
    if (findings.every(({ kind }) => kind === 'undecided'))
        return 'Undecided, so nothing vouches for them';
    const overridable = findings.some(({ severity }) => severity === 'needs-override');
    return `Must be fixed${overridable ? ' or overridden' : ''} before merge`;
}
/** As many names as fit and how many are left; the count alone when not one fits. */
function names(findings, room) {
    const different = [...new Set(findings.map(({ policy }) => policy))];
    const more = (number) => `${(0,report_text/* policies */.R3)(number)} more, named in the summary`;
    if (!room.take(`Also failed: and ${more(different.length)}.`))
        return '';
    const shown = takeAll(room, different, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 80));
    const missing = different.length - shown.length;
    const rest = missing > 0 ? more(missing) : '';
    return `Also failed: ${(0,report_text/* joined */.oR)(' and ', shown.join(', '), rest)}.`;
}
/** Findings that do not close the gate, as a folded table. */
function foldedTable(title, findings, view, room) {
    return fold(room, title, finding_table_headOf('Policy', view), findings, (finding) => rowOf(finding, view));
}
function finding_table_headOf(what, view) {
    return view.workspaces.length > 1
        ? `| ${what} | Where | Why | Workspaces |\n|---|---|---|---|`
        : `| ${what} | Where | Why |\n|---|---|---|`;
}
function rowOf(finding, view, strong = '') {
    const fresh = finding.age === 'new' ? ' 🆕' : '';
    const cells = [
        `${strong}${(0,escape_markdown/* codeSpan */.SS)(finding.policy, 120)}${strong}${fresh}<br><sub>${about(finding)}</sub>`,
        (0,links/* whereOf */.de)(finding, view.context).join('<br>') || '–',
        whyOf(finding),
    ];
    if (view.workspaces.length > 1)
        cells.push(finding_table_workspacesOf(finding, view));
    return `| ${cells.join(' | ')} |`;
}
/** `prod-guardrails · hard-mandatory`, with markup. */
function about(finding) {
    const { kind, policySet, severity, status } = finding;
    return (0,report_text/* joined */.oR)(' · ', policySet === '' ? '' : (0,escape_markdown/* codeSpan */.SS)(policySet, 80), kind === 'run-task' ? 'run task' : '', (0,report_words/* standing */.JA)(finding), severity === 'needs-override' ? 'overridable' : '', status === 'failed' || kind === 'diagnostic' ? '' : report_words/* STATUS_WORDS */.ly[status]);
}
const OVERRIDE_MARKS = {
    name: (text) => (0,escape_markdown/* codeSpan */.SS)(text, 60),
    text: (text) => (0,escape_markdown/* prose */.CS)(text, WHY_LIMIT),
};
function whyOf(finding) {
    if (finding.status !== 'overridden')
        return (0,escape_markdown/* prose */.CS)((0,report_words/* messageBeside */.O7)(finding), WHY_LIMIT) || report_words/* STATUS_WORDS */.ly[finding.status];
    return finding.override
        ? (0,report_words/* overriddenWords */.Sn)(finding, OVERRIDE_MARKS)
        : (0,escape_markdown/* prose */.CS)(finding.message, WHY_LIMIT) || 'overridden';
}
function finding_table_workspacesOf({ workspaces: names }, view) {
    const all = view.workspaces.length;
    if (names.length === all && all > 2)
        return `all ${(0,report_text/* grouped */.zD)(all)}`;
    return (0,report_text/* firstOf */.Ku)(names, 4, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 60), report_text/* workspaces */.dh);
}
/** One fold per policy that has more to say than its row does; `missing` counts findings. */
function messageDetails(findings, view, room, messageLimit) {
    const long = findings.filter(finding_table_hasMore);
    const groups = (0,report_text/* groupBy */.$z)(long, (each) => [each.kind, each.policySet, each.policy]);
    const folds = takeAll(room, groups, (group) => messageFold(group, view, messageLimit));
    return { text: folds.join('\n\n'), missing: groups.slice(folds.length).flat().length };
}
/** Nothing is said twice: the row has the first sentence already. */
function finding_table_hasMore(finding) {
    const text = wholeText(finding);
    return text.length > WHY_LIMIT || /[\r\n]/.test(text) || (finding.description ?? '') !== '';
}
function wholeText({ message, output }) {
    const printed = output.filter((line) => line !== '' && !message.includes(line));
    const isPrinted = printed.some((line) => line.includes(message));
    return (0,report_text/* joined */.oR)('\n', isPrinted ? '' : message, ...printed);
}
/** Findings of one policy that are written out; the others are in the table. */
const WRITTEN_OUT = 10;
function messageFold(group, view, limit) {
    const [{ policy, description }] = group;
    const shown = group.slice(0, WRITTEN_OUT);
    const about = description ? `: ${(0,escape_markdown/* htmlProse */.n8)(description, 160)}` : '';
    const rest = group.length - shown.length;
    return (0,report_text/* joined */.oR)('\n\n', `<details><summary>${(0,escape_markdown/* htmlCode */.h8)(policy, 120)}${about}</summary>`, ...shown.map((finding) => messageOf(finding, view, Math.floor(limit / shown.length))), rest > 0 ? `… and ${(0,report_text/* grouped */.zD)(rest)} more of the same policy.` : '', '</details>');
}
function messageOf(finding, view, limit) {
    const where = (0,report_text/* joined */.oR)(' · ', ...(0,links/* whereOf */.de)(finding, view.context, 200), (0,report_words/* overrideWords */.mF)(finding));
    const text = wholeText(finding);
    const cut = text.length > limit ? `\n… ${(0,report_text/* grouped */.zD)(text.length - limit)} more characters` : '';
    return (0,report_text/* joined */.oR)('\n\n', where, (0,escape_markdown/* fence */.EU)((0,escape_markdown/* clip */.$Q)(text, limit) + cut));
}
//# sourceMappingURL=finding-table.js.map
;// CONCATENATED MODULE: ./build/src/report/workspace-table.js
/** Tables of workspaces (who is closed, what the plan does, how the policies stand) and of all results. */






const HEAD = '| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|';
/** More rows than this push what must be fixed off the screen. */
const VISIBLE_ROWS = 10;
/**
 * `visible` begins with those that are not green and rolls up the others when there are many;
 * `folded` has what was rolled up, row by row.
 */
function workspaceTables(view, room) {
    const sorted = [...view.workspaces].sort(byVerdict);
    const closed = sorted.filter(({ verdict }) => !(0,policy_verdict/* isGreen */.gf)(verdict));
    const open = sorted.length <= VISIBLE_ROWS ? sorted : closed.slice(0, VISIBLE_ROWS);
    const rest = sorted.slice(open.length);
    if (sorted.length === 0 || !room.take(HEAD))
        return { visible: '', folded: '', missing: sorted.length };
    const rollUp = rest.length > 0 && room.reserve(250) ? [rollUpRow(rest)] : [];
    const toRow = (workspace) => row(workspace, view);
    const rows = takeAll(room, open, toRow);
    const isWhole = rows.length === open.length;
    const title = `${(0,report_text/* workspaces */.dh)(rest.length)} one by one`;
    const folded = isWhole ? fold(room, title, HEAD, rest, toRow) : undefined;
    return {
        visible: [HEAD, ...rows, ...rollUp].join('\n'),
        folded: folded && folded.missing < rest.length ? folded.text : '',
        missing: open.length - rows.length,
    };
}
function row(workspace, view) {
    const { verdict } = workspace;
    const none = (0,policy_verdict/* isGreen */.gf)(verdict) ? 'no policies' : report_words/* VERDICT */.y3[verdict].words;
    const cells = [
        (0,report_words/* icon */.Kk)(verdict, (0,policy_verdict/* isGreen */.gf)(verdict, view.context.failOn)),
        (0,escape_markdown/* codeSpan */.SS)(workspace.name, 90),
        planCell(workspace),
        countsCell([workspace]) || none,
        (0,links/* runOf */.ng)(workspace, view.context) || '–',
    ];
    return `| ${cells.join(' | ')} |`;
}
function rollUpRow(rest) {
    const verdicts = [...new Set(rest.map(({ verdict }) => verdict))];
    const signs = verdicts.map((verdict) => (0,report_words/* icon */.Kk)(verdict, (0,policy_verdict/* isGreen */.gf)(verdict)));
    const words = verdicts.map((verdict) => report_words/* VERDICT */.y3[verdict].words).join(', ');
    const counts = countsCell(rest) || 'no policies';
    return `| ${signs[0]} | ${(0,report_text/* workspaces */.dh)(rest.length)} ${words} | | ${counts} | |`;
}
function countsCell(of) {
    return (0,report_words/* countWords */.rj)(of, (words) => `**${words}**`);
}
function planCell({ plan, cost }) {
    return (0,report_text/* joined */.oR)('<br>', plan ? planWords(plan) : '–', costWords(cost?.deltaMonthly));
}
function planWords(plan) {
    const { additions, changes, destructions, imports } = plan;
    if (plan.status === 'errored')
        return 'failed';
    if (plan.status !== 'finished')
        return '–';
    if ((0,report_words/* hasNoChanges */.hE)(plan))
        return 'no changes';
    const said = (0,report_text/* joined */.oR)(' ', additions > 0 ? `+${(0,report_text/* grouped */.zD)(additions)}` : '', changes > 0 ? `~${(0,report_text/* grouped */.zD)(changes)}` : '', destructions > 0 ? `**−${(0,report_text/* grouped */.zD)(destructions)}**` : '', imports > 0 ? `${(0,report_text/* grouped */.zD)(imports)} imported` : '');
    return said || 'changes outputs only';
}
/** `+12.40 a month` of a decimal number as text; empty for nothing, zero and what is no number. */
function costWords(delta) {
    if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta))
        return '';
    const value = Number(delta);
    if (value === 0)
        return '';
    return `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(2)} USD a month`;
}
function byVerdict(one, other) {
    const worse = policy_verdict/* VERDICTS */.bk.indexOf(other.verdict) - policy_verdict/* VERDICTS */.bk.indexOf(one.verdict);
    return worse || (0,report_text/* compare */.UD)(one.name, other.name);
}
/** Every policy result, passed ones too, folded: for the job summary. */
function resultsFold(view, room) {
    const rank = ({ status }) => (status === 'passed' ? 1 : 0);
    const name = ({ policySet, policy }) => `${policySet}\n${policy}`;
    const groups = (0,report_text/* groupBy */.$z)(view.results, ({ policySet, policy, level, status }) => {
        return [policySet, policy, level, status];
    }).sort(([one], [other]) => rank(one) - rank(other) || (0,report_text/* compare */.UD)(name(one), name(other)));
    const head = '| Policy | Level | Result | Workspaces |\n|---|---|---|---|';
    return fold(room, `All ${(0,report_text/* policies */.R3)(view.results.length)}`, head, groups, resultRow);
}
function resultRow(group) {
    const [{ policySet, policy, level, status, word = '' }] = group;
    const set = policySet === '' ? '' : `<br><sub>${(0,escape_markdown/* codeSpan */.SS)(policySet, 80)}</sub>`;
    const all = [...new Set(group.map(({ workspace }) => workspace))];
    const names = all.slice(0, 3).map((each) => (0,escape_markdown/* codeSpan */.SS)(each, 60));
    const rest = all.length - names.length;
    const cells = [
        `${(0,escape_markdown/* codeSpan */.SS)(policy, 120)}${set}`,
        (0,report_words/* levelWords */.s2)(level),
        status === 'unknown' ? `unknown ${(0,escape_markdown/* codeSpan */.SS)(word, 40)}` : status,
        (0,report_text/* list */.p_)(rest > 0 ? [...names, `${(0,report_text/* grouped */.zD)(rest)} more`] : names),
    ];
    return `| ${cells.join(' | ')} |`;
}
//# sourceMappingURL=workspace-table.js.map
;// CONCATENATED MODULE: ./build/src/report/body.js
/**
 * Everything below the headline, within a budget. Blocks are paid in the order of their worth and
 * printed in the order of reading; what found no room is named in one sentence.
 */








function renderBody(view, options) {
    const room = createRoom(options.budget, options.measure);
    const footer = room.keep((0,links/* footerOf */.V$)(view.context));
    // For the sentence that says what was left out.
    const canSay = room.reserve(300 + options.measure(options.elsewhere));
    const must = (0,report_findings/* mustFixFindings */.Tj)(view);
    const fix = mustFix(view, room.part(0.75));
    const reasons = reasonLines(view, room.part(0.5));
    const leftovers = leftoverLines(view, room);
    const tables = workspaceTables(view, room.part(0.8));
    const steps = room.part(0.5).keep(overrideLines(view));
    const details = messageDetails(must, view, room.part(0.8), options.messageLimit);
    const advisory = otherFindings(view, room, false);
    const notes = otherFindings(view, room, true);
    const notices = noticesFold(view, room);
    const results = options.results ? resultsFold(view, room) : { text: '', missing: 0 };
    const unaffected = room.keep(unaffectedLine(view));
    const { resolved } = view;
    const gone = resolved > 0 ? `✅ ${(0,report_text/* grouped */.zD)(resolved)} resolved since the last push.` : '';
    const left = [
        [fix.missing, 'finding without a row', 'findings without a row'],
        [details.missing, 'long message'],
        [advisory.missing, 'advisory failure'],
        [notes.missing + notices.missing, 'note'],
        [tables.missing, 'workspace'],
        [results.missing, 'result'],
    ];
    const leftOut = left.flatMap(([number, one, many]) => number > 0 ? (0,report_text/* count */.U9)(number, one, many) : []);
    return (0,report_text/* joined */.oR)('\n\n', tables.visible, leftovers, reasons, fix.text, steps, details.text, advisory.text, notes.text, tables.folded, notices.text, results.text, unaffected, room.keep(gone), leftOut.length > 0 && canSay
        ? `Left out for length: ${leftOut.join(', ')}. All of it is in ${options.elsewhere}.`
        : '', footer);
}
/** What closes no gate: overridden failures and notes, or the rest. */
function otherFindings(view, room, notes) {
    const must = (0,report_findings/* mustFixFindings */.Tj)(view);
    const findings = view.findings.filter((each) => !must.includes(each) && (each.severity === 'notes') === notes);
    const title = notes
        ? `☑️ ${(0,report_text/* count */.U9)(findings.length, 'overridden failure or note', 'overridden failures and notes')}`
        : `⚠️ ${(0,report_text/* count */.U9)(findings.length, 'advisory failure')}`;
    return foldedTable(title, findings, view, room);
}
/** Things a reader should know that are no findings, each with the workspaces it is about. */
function noticesFold(view, room) {
    const all = view.workspaces.flatMap(({ name, notices }) => notices.map((notice) => ({ name, notice })));
    const groups = (0,report_text/* groupBy */.$z)(all, ({ notice }) => notice);
    return fold(room, `ℹ️ ${(0,report_text/* count */.U9)(groups.length, 'notice')}`, '', groups, (group) => {
        return `- ${firstName(group)}: ${(0,escape_markdown/* prose */.CS)(group[0].notice, 400)}`;
    });
}
function firstName(workspaces) {
    const names = workspaces.map(({ name }) => name);
    return (0,report_text/* firstOf */.Ku)(names, 1, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 60));
}
function unaffectedLine({ unaffected }) {
    if (unaffected.length === 0)
        return '';
    const names = unaffected.slice(0, 10).map((name) => (0,escape_markdown/* codeSpan */.SS)(name, 90));
    const more = unaffected.length > 10 ? ` and ${(0,report_text/* grouped */.zD)(unaffected.length - 10)} more` : '';
    return `Not affected by this change, and not planned: ${names.join(', ')}${more}.`;
}
/** Why, where no finding says it: failed, undecided and canceled runs. */
function reasonLines(view, room) {
    const unexplained = view.workspaces.filter((each) => (0,report_findings/* needsReason */.iB)(each, view));
    const groups = (0,report_text/* groupBy */.$z)(unexplained, ({ reasons }) => reasons.slice(0, 3));
    const lines = takeAll(room, groups, reasonLine);
    const missing = groups.length - lines.length;
    if (missing > 0 && lines.length > 0)
        lines.push(`- … and ${(0,report_text/* count */.U9)(missing, 'other reason')}.`);
    return lines.join('\n');
}
function reasonLine(alike) {
    const [{ verdict, reasons }] = alike;
    const why = reasons.slice(0, 3).map((reason) => (0,escape_markdown/* prose */.CS)(reason, 500));
    return `- ${(0,report_words/* icon */.Kk)(verdict, false)} ${firstName(alike)}: ${why.join(' ')}`;
}
/** Runs that should be gone and are not: a person has to see to them. */
function leftoverLines(view, room) {
    const all = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
    return takeAll(room, all, (leftover) => `> ⚠️ ${(0,escape_markdown/* prose */.CS)(leftover, 900)}`).join('\n>\n');
}
function overrideLines({ overrides, workspaces, context }) {
    if (overrides.length === 0)
        return '';
    const again = context.adoptsOverridden === true ? '; then run this job again' : '';
    const lines = overrides.slice(0, 5).map(({ command, workspace, policies }) => {
        const names = (0,report_text/* firstOf */.Ku)(policies, 4, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 60));
        const where = workspaces.length > 1 ? ` in ${(0,escape_markdown/* codeSpan */.SS)(workspace, 60)}` : '';
        return `- ${names}${where}: ${(0,escape_markdown/* codeSpan */.SS)(command, 200)}`;
    });
    const rest = overrides.length - lines.length;
    if (rest > 0)
        lines.push(`- … and ${(0,report_text/* count */.U9)(rest, 'other run')}`);
    return `Those who manage policy overrides can let these pass${again}:\n\n${lines.join('\n')}`;
}
//# sourceMappingURL=body.js.map
;// CONCATENATED MODULE: ./build/src/report/sections.js
/**
 * One comment, written by any number of jobs. Each job owns a section; whoever writes last composes
 * the whole comment anew from the sections that are there and its own, so that writers converge
 * when each looks again after writing.
 */






/** Room for a comment; the service's own limit is 65,536. */
const COMMENT_BUDGET = 60_000;
/**
 * The comment with `section` in it: replaced when it was there, added otherwise, the others kept.
 * The existing body comes back untouched when it holds this report already, or a newer one.
 * `existing` must be a comment of our own; anything else is treated as if it were not there.
 */
function sections_mergeSections(existing, section, options) {
    const { key, budget = COMMENT_BUDGET } = options;
    const body = existing ?? '';
    const known = (0,marker/* decodeMarker */.rH)(body, key);
    if (known && (sections_isSuperseded(section.state, known) || sections_holdsSection(body, section, key)))
        return body;
    const sections = known?.sections ?? [];
    const head = newestOf([...sections, section.state]).headSha;
    const previousSha = previousOf(known, head);
    const others = (known ? readParts(body, known) : []).filter(({ state }) => state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha));
    const stateLimit = Math.min(4_096, Math.floor(budget / 8));
    return fitParts(others, section, budget, (parts) => {
        const sections = parts.map(({ state }) => state);
        return compose(parts, head, (0,marker/* encodeMarker */.$N)({ key, sections, previousSha }, stateLimit), options);
    });
}
/** Whether `body` holds exactly this report of this section: what a writer verifies afterwards. */
function sections_holdsSection(body, section, key) {
    const found = (0,marker/* decodeMarker */.rH)(body, key)?.sections.find(({ id }) => id === section.state.id);
    const { digest, runId, attempt } = section.state;
    return found?.digest === digest && found.runId === runId && found.attempt === attempt;
}
/** Whether the comment already holds a newer report of this section: then nothing is written. */
function sections_isSuperseded(ours, comment) {
    const theirs = comment.sections.find(({ id }) => id === ours.id);
    if (theirs && isNewer(theirs, ours))
        return true;
    // Another section has moved on to a newer commit: what we know is about the past.
    return comment.sections.some((other) => other.headSha !== ours.headSha && isNewer(other, ours));
}
/** Runs of different commits by number, attempts of one run by attempt, else by their start. */
function isNewer(one, other) {
    if (one.runId === other.runId && one.runId !== 0)
        return one.attempt > other.attempt;
    if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
        return one.runId > other.runId;
    return one.startedAt > other.startedAt;
}
function newestOf(states) {
    return states.reduce((newest, state) => (isNewer(state, newest) ? state : newest));
}
/** Sections of the commit before stay, marked as waiting; older ones belong to jobs that are gone. */
function previousOf(known, head) {
    const last = known?.sections.filter(({ headSha }) => headSha !== head) ?? [];
    return last.length === 0 ? known?.previousSha : newestOf(last).headSha;
}
/**
 * Sections keep their text while all fit. The largest give way first, until ours has its share; only
 * our own can be rendered smaller, another one's text is replaced by a pointer. With hundreds of
 * jobs even names give way, those that passed first: the headline still counts them.
 */
function fitParts(others, section, budget, composeAll) {
    const { state, title, url } = section;
    const own = (text) => ({ state, title, text, url });
    const wanted = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
    let kept = [...others];
    const all = (text) => [...kept, own(text)].sort(bySeverity);
    for (;;) {
        const room = budget - composeAll(all('')).length;
        const smaller = room < wanted ? giveWay(kept, wanted - room) : undefined;
        if (smaller === undefined)
            return composeAll(all(room > 0 ? section.render(room) : ''));
        kept = smaller;
    }
}
/** Frees about `wanted` units; undefined when nothing is left to give. */
function giveWay(parts, wanted) {
    const withText = parts.filter(({ text }) => text !== '');
    const withTitle = parts.filter(({ title }) => title !== '');
    const isGreen = ({ state }) => Number(state.tally.green);
    withText.sort((one, other) => other.text.length - one.text.length);
    withTitle.sort((one, other) => isGreen(other) - isGreen(one));
    const victims = withText.length > 0 ? withText : withTitle;
    if (victims.length === 0)
        return undefined;
    const chosen = new Set();
    let freed = 0;
    for (const victim of victims) {
        if (freed >= wanted)
            break;
        chosen.add(victim);
        freed += victim.text.length || 150;
    }
    return parts.map((part) => {
        if (!chosen.has(part))
            return part;
        return part.text === '' ? { ...part, title: '' } : { ...part, text: '' };
    });
}
/** The worst first, then by name: the same whoever writes. */
function bySeverity(one, other) {
    const badness = ({ state }) => policy_verdict/* VERDICTS */.bk.indexOf(state.tally.verdict);
    return (badness(other) - badness(one) ||
        (0,report_text/* compare */.UD)(one.title, other.title) ||
        (0,report_text/* compare */.UD)(one.state.id, other.state.id));
}
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const sections_END = '<!-- /plangate:section -->';
function readParts(body, known) {
    const lines = body.split('\n');
    const begins = new Map();
    for (const [at, line] of lines.entries()) {
        const [, id, heading] = line.startsWith('<!-- ') ? (BEGIN.exec(line) ?? []) : [];
        if (id !== undefined)
            begins.set(id, { at, heading: heading ?? '' });
    }
    return known.sections.map((state) => {
        const begin = begins.get(state.id);
        const end = begin === undefined ? -1 : lines.indexOf(sections_END, begin.at);
        if (begin === undefined || end < 0)
            return { state, title: '', text: '' };
        const text = lines.slice(begin.at + 1, end).join('\n');
        return { state, text: text.trim(), ...readHeading(begin.heading) };
    });
}
function readHeading(encoded) {
    const parsed = (0,marker/* parseJson */.qF)((0,marker/* fromBase64Url */.tP)(encoded));
    const [title, url] = Array.isArray(parsed) ? parsed : [];
    if (typeof title !== 'string')
        return { title: '' };
    return { title, url: typeof url === 'string' ? url : undefined };
}
function compose(parts, head, marker, { origins = [] }) {
    const isCurrent = ({ state }) => state.headSha === head;
    const [only, ...more] = parts;
    const named = parts.filter(({ title }) => title !== '');
    const blocks = only && more.length === 0
        ? [framed(only, only.text)]
        : named.map((part) => besides(part, isCurrent(part), origins));
    return [`### ${heading(parts.filter(isCurrent), parts.length)}`, ...blocks, marker].join('\n\n');
}
function heading(current, all) {
    const tally = addUp(current.map(({ state }) => state.tally));
    const waiting = all - current.length;
    const sign = tally.green && waiting > 0 ? '⏳' : (0,report_words/* icon */.Kk)(tally.verdict, tally.green);
    const rest = waiting > 0 ? ` · waiting for ${waiting} of ${all} jobs` : '';
    return `${sign} Policy gate: ${(0,report_words/* headline */.Pl)(tally)}${rest}`;
}
function addUp(tallies) {
    const verdict = (0,policy_verdict/* worst */.QZ)(tallies.map((tally) => tally.verdict));
    const green = tallies.every((tally) => tally.green);
    const atFault = tallies.filter((tally) => (0,report_findings/* shares */.Be)(tally.verdict, verdict));
    const sum = (figure, of = tallies) => of.reduce((total, tally) => total + tally[figure], 0);
    // Two jobs may count the same policy.
    const countable = atFault.length === 1 ? atFault : [];
    return {
        verdict,
        green,
        workspaces: sum('workspaces'),
        affected: sum('affected', atFault),
        policiesAtFault: sum('policiesAtFault', countable),
        runTasksAtFault: sum('runTasksAtFault', countable),
        advisoryFailures: sum('advisoryFailures'),
        overridden: sum('overridden'),
        results: sum('results'),
    };
}
function framed(part, text) {
    const { state, title, url } = part;
    const encoded = (0,marker/* toBase64Url */._e)(JSON.stringify([title, url].filter((each) => each !== undefined)));
    return [`<!-- plangate:section ${state.id} ${encoded} -->`, '', text, '', sections_END].join('\n');
}
function besides(part, current, origins) {
    const { tally, headSha } = part.state;
    const sign = current ? (0,report_words/* icon */.Kk)(tally.verdict, tally.green) : '⏳';
    const said = current
        ? (0,report_words/* headline */.Pl)(tally)
        : `waiting for a result (${(0,report_words/* headline */.Pl)(tally)} at ${headSha.slice(0, 7)})`;
    const text = !current ? '' : part.text || `Details: ${(0,escape_markdown/* link */.nf)('the job', part.url, origins)}.`;
    if (current && tally.green && part.text !== '')
        return `<details><summary>${sign} ${(0,escape_markdown/* htmlCode */.h8)(part.title)}: ${said}</summary>\n${framed(part, text)}\n</details>`;
    return `#### ${sign} ${(0,escape_markdown/* prose */.CS)(part.title)}: ${said}\n\n${framed(part, text)}`;
}
//# sourceMappingURL=sections.js.map
;// CONCATENATED MODULE: ./build/src/report/comment.js
/** A report in markdown: the comment, verdict first, marker last; a check run; the job summary. */








/** The whole comment of a job that has it to itself; `budget` in UTF-16 units. */
function renderComment(view, budget = COMMENT_BUDGET) {
    const origins = (0,links/* originsOf */.TZ)(view.context);
    return sections_mergeSections(undefined, comment_toSection(view), { key: view.key, budget, origins });
}
/** What this job has to say in a comment that it may share with others. */
function comment_toSection(view) {
    return {
        title: (0,report_text/* list */.p_)((0,marker/* namesOf */.eZ)(view), 3, (name) => (0,escape_markdown/* cleanLine */.Ow)(name, 60)),
        url: view.context.job?.url,
        state: stateOf(view),
        render: (budget) => renderText(view, budget, Math.min(4_000, Math.floor(budget / 8))),
    };
}
/** The service takes 65,535 characters. */
const CHECK_BUDGET = 60_000;
/** What a check run shows above its annotations; `summary` is markdown. */
function renderCheck(view) {
    const title = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
    return { title: clip(title, 250), summary: renderText(view, CHECK_BUDGET, 4_000) };
}
function renderText(view, budget, messageLimit) {
    const elsewhere = (0,links/* summaryOf */.YG)(view.context);
    const measure = (text) => text.length;
    return renderBody(view, { budget, measure, elsewhere, messageLimit, results: false });
}
/** A larger summary is thrown away whole by the runner, whose limit is 1,048,576 bytes. */
const SUMMARY_BUDGET_BYTES = 1_000_000;
/** `budgetBytes` of UTF-8: the limit less what the step has written already. */
function renderSummary(view, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const heading = `### ${(0,report_words/* icon */.Kk)(view.verdict, view.green)} Policy gate: ${view.headline}\n\n`;
    const room = budgetBytes - Buffer.byteLength(heading) - 1;
    if (room < 0)
        return '';
    const body = renderBody(view, {
        budget: room,
        measure: (text) => Buffer.byteLength(text),
        elsewhere: 'the report file (output `report-json`)',
        messageLimit: 20_000,
        results: true,
    });
    return `${heading}${body}\n`;
}
function stateOf(view) {
    const { job, commit, startedAt } = view.context;
    const seconds = Math.floor(Date.parse(startedAt) / 1000);
    const prints = view.findings.map(({ fingerprint }) => fingerprint);
    const durations = view.workspaces.flatMap(({ name, durationMs }) => durationMs === undefined ? [] : [[name, Math.round(durationMs)]]);
    // With an override that was given, the next attempt of the job finds it again.
    const runs = view.workspaces
        .filter(({ verdict }) => verdict === 'needs-override' || verdict === 'overridden')
        .flatMap(({ name, runId }) => (runId === undefined ? [] : [[name, runId]]));
    return {
        id: (0,marker/* sectionId */.F2)(view),
        runId: job?.runId ?? 0,
        attempt: job?.attempt ?? 0,
        headSha: commit?.sha ?? '',
        startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
        digest: digestOf(view),
        tally: (0,report_findings/* tallyOf */.sv)(view),
        fingerprints: [...new Set(prints)].slice(0, 200),
        durations: Object.fromEntries(durations),
        runs: Object.fromEntries(runs),
    };
}
/** Over what is said, not over when or by which run it was found. */
function digestOf(view) {
    const said = [view.headline];
    for (const { name, verdict, reasons, plan } of view.workspaces)
        said.push(JSON.stringify([name, verdict, reasons, plan]));
    for (const { fingerprint, status, severity, message, workspaces, age } of view.findings)
        said.push(JSON.stringify([fingerprint, status, severity, message, workspaces, age]));
    return (0,marker/* hash */.tW)(said.join(''));
}
//# sourceMappingURL=comment.js.map
;// CONCATENATED MODULE: ./build/src/report/json.js
/**
 * Everything said, nothing of the machine it was made on. Ends with a line break. Safe to print in
 * a job's log: no line of it can act there.
 */
function renderJson(view) {
    const { context, audit, unaffected } = view;
    return printableJson({
        schemaVersion: view.schemaVersion,
        tool: { name: 'plangate', version: context.version },
        verdict: view.verdict,
        green: view.green,
        failOn: context.failOn,
        headline: view.headline,
        nextSteps: view.nextSteps,
        overrides: view.overrides,
        counts: view.counts,
        workspaces: view.workspaces,
        unaffected: unaffected.length > 0 ? unaffected : undefined,
        findings: view.findings,
        resolved: view.resolved,
        results: view.results,
        runTasks: view.runTasks,
        audit: audit.length > 0 ? audit : undefined,
        archives: view.archives,
        organization: context.organization,
        hostname: context.hostname,
        commit: context.commit,
        pullRequest: context.pullRequest,
        job: context.job,
        startedAt: context.startedAt,
        durationMs: view.durationMs,
    });
}
/** JSON with the characters escaped that a runner's search for commands could trip over. */
function printableJson(value) {
    const escaped = JSON.stringify(value, undefined, 2)
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) => 
    // One escape per UTF-16 unit, two for what is beyond the first plane.
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`))
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
    return `${escaped}\n`;
}
//# sourceMappingURL=json.js.map
;// CONCATENATED MODULE: ./build/src/report/junit.js
/** JUnit XML: a suite per workspace, a test case per policy result. Every CI host shows it. */



const TEXT_LIMIT = 20_000;
function renderJunit(view) {
    const suites = view.workspaces.map((workspace) => {
        const isIts = (each) => each.workspace === workspace.name;
        const cases = [
            ...view.results.filter(isIts).map(policyCase),
            ...view.runTasks
                .filter(isIts)
                .map(({ name, level, status, message }) => testCase(`run task ${name}`, 'run task', outcome(status, level), message, '')),
            ...verdictCase(workspace),
        ];
        const head = `  <testsuite name="${junit_attribute(workspace.name)}"${totals(cases, workspace.durationMs)}>`;
        return { cases, xml: [head, ...cases.map(({ xml }) => xml), '  </testsuite>'] };
    });
    const all = suites.flatMap(({ cases }) => cases);
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="Policy gate"${totals(all, view.durationMs)}>`,
        ...suites.flatMap(({ xml }) => xml),
        '</testsuites>',
        '',
    ].join('\n');
}
function totals(cases, durationMs = 0) {
    const number = (kind) => cases.filter((each) => each.kind === kind).length;
    const time = (durationMs / 1000).toFixed(3);
    return ` tests="${cases.length}" failures="${number('failure')}" errors="${number('error')}" skipped="${number('skipped')}" time="${time}"`;
}
function policyCase(result) {
    const { policySet, policy, level, status, message, output, address, location } = result;
    const where = [address, (0,report_words/* placeOf */.$t)({ location })].filter(Boolean);
    const said = message || (status === 'passed' ? '' : report_words/* STATUS_WORDS */.ly[status]);
    const text = [`level: ${(0,report_words/* levelWords */.s2)(level)}`, ...where, said, ...output].join('\n');
    const name = (0,report_text/* joined */.oR)(' · ', policy, where[0]);
    return testCase(name, policySet || 'policies', outcome(status, level), said, text);
}
/** An advisory failure fails no build: it is a skipped case with its message. */
function outcome(status, level) {
    if (status === 'passed')
        return 'passed';
    if (status === 'overridden' || (status === 'failed' && level === 'advisory'))
        return 'skipped';
    return status === 'failed' ? 'failure' : 'error';
}
/** A workspace that was not judged has no policy to blame. */
function verdictCase({ verdict, reasons }) {
    if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled')
        return [];
    const text = reasons.join('\n');
    return [testCase('verdict', 'run', 'error', `${report_words/* VERDICT */.y3[verdict].words}: ${text}`, text)];
}
function testCase(name, className, kind, message, text) {
    const head = `    <testcase classname="${junit_attribute(className)}" name="${junit_attribute(name)}"`;
    if (kind === 'passed')
        return { kind, xml: `${head}/>` };
    const said = junit_attribute(message);
    const body = kind === 'skipped'
        ? `<skipped message="${said}"/>`
        : `<${kind} message="${said}" type="policy">${content(text)}</${kind}>`;
    return { kind, xml: `${head}>\n      ${body}\n    </testcase>` };
}
function junit_attribute(text) {
    return content((0,escape_markdown/* clip */.$Q)(text, 1_000)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
/** Without what XML cannot hold; and printed in a job's log, `##[` would be a command. */
function content(text) {
    return (0,escape_markdown/* escapeEntities */.JK)((0,escape_markdown/* cleanText */.X5)((0,escape_markdown/* clip */.$Q)(text, TEXT_LIMIT)), /[&<>"#]/g);
}
//# sourceMappingURL=junit.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif.js
/** Findings for code scanners: SARIF 2.1.0, and the code quality report of GitLab. */






/** `security` is between 0.1 and 10.0, for the host's own ranking. */
const RANKS = {
    blocks: { level: 'error', security: '8.5', quality: 'blocker' },
    'needs-override': { level: 'error', security: '7.0', quality: 'critical' },
    warns: { level: 'warning', security: '4.0', quality: 'minor' },
    notes: { level: 'note', security: '1.0', quality: 'info' },
};
/** What code scanning keeps of one run. */
const RESULT_LIMIT = 5_000;
/**
 * SARIF as GitHub code scanning, Jenkins and Azure DevOps read it: the text of a file; `schema` in
 * it names the standard.
 */
function renderSarif(view, { fallbackPath } = {}) {
    const shown = view.findings
        .filter(({ location }) => (location?.path ?? fallbackPath) !== undefined)
        .slice(0, RESULT_LIMIT);
    const rules = new Map(shown.map((finding) => [ruleId(finding), ruleOf(finding)]));
    return printableJson({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'Plangate',
                        semanticVersion: view.context.version,
                        informationUri: 'https://github.com/plangate/plangate',
                        rules: [...rules.values()],
                    },
                },
                automationDetails: { id: `plangate/${(0,escape_markdown/* cleanLine */.Ow)(view.key, 100)}/` },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The repository' } } },
                results: shown.map((finding) => resultOf(finding, fallbackPath ?? '')),
            },
        ],
    });
}
function ruleId({ kind, policySet, policy }) {
    return [kind === 'undecided' ? 'policy' : kind, policySet, policy]
        .filter(Boolean)
        .map((part) => (0,escape_markdown/* cleanLine */.Ow)(part, 100))
        .join('/');
}
function ruleOf(finding) {
    const name = (0,escape_markdown/* cleanLine */.Ow)(finding.policy, 200) || 'policy';
    const text = (0,escape_markdown/* cleanLine */.Ow)(finding.description ?? '', 1_000) || name;
    const override = (0,report_words/* overrideWords */.mF)(finding);
    const level = `Level: ${(0,report_words/* levelWords */.s2)(finding.level)}.`;
    return {
        id: ruleId(finding),
        name,
        shortDescription: { text: (0,escape_markdown/* clip */.$Q)(text, 250) },
        fullDescription: { text },
        help: { text: (0,report_text/* joined */.oR)(' ', level, override && `This finding ${override}.`) },
        defaultConfiguration: { level: RANKS[finding.severity].level },
        properties: {
            tags: ['policy', finding.level],
            'security-severity': RANKS[finding.severity].security,
        },
    };
}
function resultOf(finding, fallbackPath) {
    const { location, status, message } = finding;
    const line = location?.startLine ?? 1;
    // One line: an alert shows in a pull request only if all of its lines are in the diff.
    const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
    const uri = (0,links/* encodePath */.O0)(location?.path ?? fallbackPath);
    const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
    const text = (0,escape_markdown/* clip */.$Q)((0,escape_markdown/* cleanText */.X5)(message), 4_000) || report_words/* STATUS_WORDS */.ly[status];
    const nowhere = location ? '' : ' (its place in the files is not known)';
    const workspaces = `[workspaces: ${sarif_workspacesOf(finding, 10)}]`;
    const justification = (0,escape_markdown/* cleanLine */.Ow)((0,report_words/* overriddenWords */.Sn)(finding), 400);
    return {
        ruleId: ruleId(finding),
        level: RANKS[finding.severity].level,
        message: { text: `${subjectOf(finding)}${text}${nowhere} ${workspaces}` },
        locations: [{ physicalLocation: { artifactLocation, region } }],
        partialFingerprints: { primaryLocationLineHash: `${finding.fingerprint}:1` },
        suppressions: status === 'overridden'
            ? [{ kind: 'external', status: 'accepted', justification }]
            : undefined,
    };
}
/** Shown in the widget and on the lines of a merge request. */
function renderCodeQuality(view, { fallbackPath } = {}) {
    const issues = view.findings.flatMap((finding) => {
        const { severity, level, policy, location } = finding;
        const path = location?.path ?? fallbackPath;
        if (path === undefined)
            return [];
        const begin = location?.startLine ?? 1;
        const { quality } = RANKS[severity === 'notes' && level === 'advisory' ? 'warns' : severity];
        return [
            {
                description: describe(finding),
                check_name: (0,escape_markdown/* cleanLine */.Ow)(policy, 200) || 'policy',
                // Unique in the file and the same from run to run.
                fingerprint: (0,marker/* hash */.tW)(JSON.stringify([finding.fingerprint, severity, path, `${begin}`]), 40),
                severity: quality,
                location: { path, lines: { begin } },
            },
        ];
    });
    return printableJson((0,report_text/* groupBy */.$z)(issues, ({ fingerprint }) => fingerprint).map(([issue]) => issue));
}
function describe(finding) {
    const said = (0,escape_markdown/* cleanLine */.Ow)(finding.message, 1_000) || report_words/* STATUS_WORDS */.ly[finding.status];
    const about = `${(0,report_words/* levelWords */.s2)(finding.level)}; ${sarif_workspacesOf(finding, 5)}`;
    return (0,escape_markdown/* clip */.$Q)(`${subjectOf(finding)}${said} (${about})`, 2_000);
}
function subjectOf({ address }) {
    return address === undefined ? '' : `${(0,escape_markdown/* cleanLine */.Ow)(address, 300)}: `;
}
function sarif_workspacesOf({ workspaces }, limit) {
    return (0,report_text/* list */.p_)(workspaces, limit, (name) => (0,escape_markdown/* cleanLine */.Ow)(name, 100));
}
//# sourceMappingURL=sarif.js.map
;// CONCATENATED MODULE: ./build/src/hosts/outputs.js
/** `commentUrl` and `reportPath` are empty when there is none. */
function toOutputs(view, { commentUrl = '', reportPath = '' }) {
    const { counts, workspaces } = view;
    const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
    const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
    return {
        ...emptyOutputs(false),
        verdict: view.verdict,
        green: String(view.green),
        'run-id': first?.runId ?? '',
        'run-url': first?.runUrl ?? '',
        'run-ids': JSON.stringify(Object.fromEntries(runs)),
        'configuration-version-id': first?.configurationVersionId ?? '',
        passed: String(counts.passed),
        'advisory-failed': String(counts.advisoryFailed),
        'mandatory-failed': String(counts.mandatoryFailed),
        overridden: String(counts.overridden),
        'policies-errored': String(counts.errored),
        'policies-undecided': String(counts.undecided),
        'comment-url': commentUrl,
        'report-json': reportPath,
        audit: JSON.stringify(view.audit),
    };
}
/** When nothing could be judged: still every name. */
function emptyOutputs(green) {
    return {
        verdict: 'undecided',
        green: String(green),
        'not-looked': String(green),
        'run-id': '',
        'run-url': '',
        'run-ids': '{}',
        'configuration-version-id': '',
        passed: '0',
        'advisory-failed': '0',
        'mandatory-failed': '0',
        overridden: '0',
        'policies-errored': '0',
        'policies-undecided': '0',
        'comment-url': '',
        'report-json': '',
        audit: '[]',
    };
}
//# sourceMappingURL=outputs.js.map
;// CONCATENATED MODULE: ./build/src/hosts/files.js
/**
 * Reports as files: what Jenkins, CircleCI and every other host reads, and what GitLab shows on a
 * merge request by itself. The names are part of the interface.
 */







const SUMMARY_BYTES = 1_000_000;
/** File name → contents. */
const REPORT_FILES = {
    'report.json': renderJson,
    'junit.xml': renderJunit,
    'report.sarif': renderSarif,
    'code-quality.json': renderCodeQuality,
    'comment.md': (view) => `${renderComment(view)}\n`,
    'summary.md': (view) => renderSummary(view, SUMMARY_BYTES),
    'terraform.json': renderTerraformWidget,
    'annotations.json': renderJobLinks,
    'verdict.env': renderDotenv,
};
/** Rejects when a file cannot be written; what was written before stays. */
async function files_writeReports(view, directory, write) {
    for (const [name, render] of Object.entries(REPORT_FILES)) {
        await write(join(directory, name), render(view));
    }
}
/** `artifacts:reports:terraform`: the figures of all plans. */
function renderTerraformWidget({ workspaces }) {
    const sum = (figure) => workspaces.reduce((total, { plan }) => total + (plan?.[figure] ?? 0), 0);
    return printableJson({
        create: sum('additions'),
        update: sum('changes'),
        delete: sum('destructions'),
    });
}
/** `artifacts:reports:annotations`: links on the page of the job. */
function renderJobLinks({ workspaces, context }) {
    const links = workspaces.flatMap(({ name, runId, runUrl }) => {
        const url = runUrl && (0,escape_markdown/* safeHref */.v7)(runUrl, [context.serviceOrigin]);
        return url ? [{ external_link: { label: (0,escape_markdown/* cleanLine */.Ow)(`${name}: ${runId ?? 'run'}`), url } }] : [];
    });
    return printableJson({ Runs: links });
}
/** Lists would not fit; and what `plangate check` reports on, it has looked at. */
const NOT_IN_DOTENV = ['run-ids', 'audit', 'not-looked'];
/** `artifacts:reports:dotenv`: one `PLANGATE_NAME=value` a line without white space, 5 KB in all. */
function renderDotenv(view) {
    return Object.entries(toOutputs(view, {}))
        .filter(([name, value]) => value !== '' && !NOT_IN_DOTENV.includes(name))
        .map(([name, value]) => `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`)
        .join('');
}
//# sourceMappingURL=files.js.map
;// CONCATENATED MODULE: ./build/src/hosts/ask.js



const ATTEMPTS = 4;
/** How long one request may be waited for altogether, between attempts. */
const PATIENCE_MS = 60_000;
const TIMEOUT_MS = 30_000;
/** A hundred comments of the greatest length. */
const MAX_BYTES = 40_000_000;
function createAsk(options) {
    const { clock, deadline, service } = options;
    return async (method, path, body, { accept = [], once = method === 'POST' } = {}) => {
        const url = new URL(options.baseUrl + path);
        const what = `${method} ${url.pathname}`;
        const giveUp = (why) => new host_problem_HostProblem('aborted', `${service}: ${what} ${why}.`);
        let waitedMs = 0;
        for (let attempt = 1;; attempt++) {
            const leftMs = (deadline?.() ?? Number.POSITIVE_INFINITY) - clock.now();
            if (leftMs <= 0)
                throw giveUp(TOO_LATE);
            const timeoutMs = Math.min(TIMEOUT_MS, leftMs);
            // A connection that went stale would leave in doubt whether it happened.
            const request = { method, url, timeoutMs, fresh: once };
            const outcome = await ask_exchange(options, request, body);
            if ('headers' in outcome && (isAnswer(outcome.status) || accept.includes(outcome.status))) {
                return { ...outcome, json: parse(outcome, service, what) };
            }
            const failure = outcome instanceof TransportError ? outcome.failure : undefined;
            if (failure === 'aborted')
                throw giveUp('was given up');
            if (failure === 'timeout' && leftMs < TIMEOUT_MS && !once)
                throw giveUp(TOO_LATE);
            const problem = toProblem(options, method, what, outcome, once);
            const waitMs = attempt < ATTEMPTS ? delayMs(outcome, attempt, options) : undefined;
            if (waitMs === undefined || waitedMs + waitMs > PATIENCE_MS || waitMs >= leftMs) {
                throw problem;
            }
            await clock.sleep(waitMs, options.signal).catch(() => {
                throw giveUp('was given up');
            });
            // Whoever asked looks first whether it has happened.
            if (problem.kind === 'unsure')
                throw problem;
            waitedMs += waitMs;
        }
    };
}
const TOO_LATE = 'was not answered before the time for publishing was over';
async function ask_exchange({ send, headers, signal }, request, body) {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    try {
        return await send({
            ...request,
            headers: { accept: 'application/json', ...type, ...headers },
            body: JSON.stringify(body),
            maxBytes: MAX_BYTES,
            signal,
        });
    }
    catch (error) {
        if (error instanceof TransportError)
            return error;
        throw error;
    }
}
/** Azure DevOps answers 203 and a sign-in page where others answer 401. */
function isAnswer(status) {
    return status >= 200 && status < 300 && status !== 203;
}
/** 429, or a 403 that says so in its headers or its words: nothing was done. */
function isLimit({ status, headers, body }) {
    if (status !== 403)
        return status === 429;
    const told = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
    return told || /secondary rate limit|abuse detection/i.test(saidIn(body));
}
/** Milliseconds until it is worth asking again; undefined: never. */
function delayMs(outcome, attempt, { clock, random }) {
    const backoff = 1_000 * 2 ** (attempt - 1) * (0.5 + random());
    if (outcome instanceof TransportError) {
        return ['not-sent', 'broken', 'timeout'].includes(outcome.failure) ? backoff : undefined;
    }
    const { status, headers } = outcome;
    const after = Number(headers['retry-after'] ?? Number.NaN);
    if (isLimit(outcome)) {
        if (after >= 0)
            return after * 1_000;
        if (headers['x-ratelimit-remaining'] === '0') {
            const reset = Number(headers['x-ratelimit-reset']) * 1_000 - clock.date().getTime();
            return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
        }
        // A limit without a hint: hosts ask for a minute, once.
        return attempt === 1 ? PATIENCE_MS : undefined;
    }
    if (status < 500)
        return undefined;
    return after >= 0 ? after * 1_000 : backoff;
}
function toProblem({ service, refused, unreachable }, method, what, outcome, once) {
    if (outcome instanceof TransportError) {
        const { failure, message } = outcome;
        const remedy = unreachable === undefined ? '' : ` ${unreachable}`;
        const sent = failure !== 'not-sent' && failure !== 'tls';
        const kind = once && sent ? 'unsure' : 'unreachable';
        const why = message.replace(/\.$/, '');
        return new host_problem_HostProblem(kind, `${service} could not be reached: ${what} (${why}).${remedy}`);
    }
    const { status, headers } = outcome;
    const said = saidIn(outcome.body);
    const words = said === '' ? '' : ` (${said.slice(0, 200)})`;
    // What is listed or added to is there, for a host that hides what a token must not see.
    const hidden = refused !== undefined && (method === 'GET' || method === 'POST');
    const kind = isLimit(outcome) ? 'rate-limited' : kindOf(status, said, hidden, once);
    const explained = refused !== undefined && MEANS_TOKEN.includes(kind);
    return new host_problem_HostProblem(kind, `${service} answered ${what} with ${status}${words}.${explained ? ` ${refused}` : ''}`, { status, accepted: headers['x-accepted-github-permissions'] });
}
const MEANS_TOKEN = ['permission', 'bad-token', 'not-found'];
function kindOf(status, said, hidden, once) {
    if (status === 401 || status === 203 || status === 302)
        return 'bad-token';
    if (status === 403 || (status === 404 && hidden))
        return 'permission';
    if (status === 404 || status === 410)
        return 'not-found';
    if (status === 413)
        return 'too-long';
    if (status === 400 || status === 422) {
        return /too long|exceeds a maximum/i.test(said) ? 'too-long' : 'invalid';
    }
    if (status >= 500)
        return once ? 'unsure' : 'unreachable';
    return 'invalid';
}
/** The host's own words on one line: a message, and what it says of single fields. */
function saidIn(body) {
    let json;
    try {
        json = JSON.parse(new TextDecoder().decode(body));
    }
    catch {
        return '';
    }
    return [json, ...shapes_listOf(inside(json, 'errors'))]
        .map((each) => inside(each, 'message'))
        .filter((text) => typeof text === 'string')
        .map((text) => text.trim().split(/\s*[\r\n]/, 1)[0])
        .join(': ');
}
function parse({ status, body }, service, what) {
    if (body.length === 0)
        return undefined;
    try {
        return JSON.parse(new TextDecoder().decode(body));
    }
    catch {
        const odd = 'something that is not JSON: a proxy or a sign-in page stands in between';
        throw new host_problem_HostProblem('invalid', `${service} answered ${what} with ${status} and ${odd}.`);
    }
}
//# sourceMappingURL=ask.js.map
;// CONCATENATED MODULE: ./build/src/hosts/decide-comment.js
/** What has to happen with the one comment of a gate, given what stands on the pull request. Pure. */





/** A report view as the content of a comment that several jobs may share. */
function decide_comment_toCommentContent(view) {
    const { key } = view;
    const section = toSection(view);
    const origins = originsOf(view.context);
    const ours = (body) => decodeMarker(body, key)?.sections.find(({ id }) => id === section.state.id);
    return {
        marker: markerStart(key),
        compose: (existing, budget) => mergeSections(existing, section, { key, budget, origins }),
        holds: (body) => holdsSection(body, section, key),
        isSuperseded(body) {
            const state = decodeMarker(body, key);
            return state !== undefined && isSuperseded(section.state, state);
        },
        isOtherVerdict: (body) => (ours(body)?.tally.verdict ?? view.verdict) !== view.verdict,
        isAlone: (body) => decodeMarker(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
    };
}
/** @param created what this job created before: there is never a second one. */
function decide_comment_decideComment(snapshot, content, wish, created) {
    const comment = ownComments(snapshot.comments, content.marker, created)[0];
    if (snapshot.headSha !== wish.headSha)
        return { kind: 'superseded', by: 'commit', comment };
    if (comment === undefined) {
        if (created !== undefined)
            return { kind: 'keep', comment: created };
        const wanted = wish.when === 'always' || (wish.when !== 'off' && !wish.green);
        if (!wanted)
            return { kind: 'keep' };
        return { kind: snapshot.whole ? 'create' : 'unknown' };
    }
    if (content.isSuperseded(comment.body))
        return { kind: 'superseded', by: 'run', comment };
    if (wish.when === 'off')
        return { kind: 'keep', comment };
    if (wish.when === 'on-failure' && wish.green && content.isAlone(comment.body)) {
        return { kind: 'delete', comment };
    }
    const anew = wish.mode === 'recreate-on-change' && created === undefined;
    if (anew && content.isOtherVerdict(comment.body))
        return { kind: 'replace', comment };
    return { kind: 'update', comment };
}
//# sourceMappingURL=decide-comment.js.map
;// CONCATENATED MODULE: ./build/src/hosts/comment.js



/** GitHub's limit is near 65,536 of a unit that is not documented. */
const BUDGETS = (/* unused pure expression or super */ null && ([60_000, 30_000, 2_000]));
const ROUNDS = 12;
/** How often a list is asked for a comment that was created and is not in it. */
const LOOKS_FOR_CREATED = 3;
/** Of copies that earlier jobs left, as many go in one job. */
const MOST_DELETED = 20;
/**
 * Looks and writes. Rejects with a HostProblem when the host refuses.
 * @param first a snapshot just taken; looked anew when left out.
 */
async function comment_startComment(api, content, wish, ports, first) {
    const writer = { api, content, wish, ports };
    const began = ports.clock.now();
    const result = await look(writer, first);
    const slowness = ports.clock.now() - began;
    return {
        result,
        settle: async () => (result.written ? settle(writer, result, slowness) : result),
    };
}
/** What people should know of how it went. */
function comment_tellComment(result) {
    if (result === undefined)
        return [];
    const { superseded, foreign, lost } = result;
    return [
        ...(superseded === undefined ? [] : [SUPERSEDED[superseded]]),
        ...(foreign ? [FOREIGN] : []),
        ...(lost ? [LOST] : []),
    ];
}
const SUPERSEDED = {
    commit: 'The pull request has a newer commit: its comment is left to the run of that commit.',
    run: 'A later run has reported on this pull request: its comment was left as it is.',
};
const FOREIGN = "A comment of somebody else carries this gate's marker. It was left alone and means nothing.";
const LOST = 'Other jobs kept writing to the comment: look for this report in the summary of the job.';
/** One round: look, decide, write. */
async function look(writer, first) {
    const { api, content, wish } = writer;
    for (let tries = 1;; tries++) {
        const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(wish.number));
        const action = decideComment(snapshot, content, wish, writer.created);
        try {
            const done = await act(writer, action, snapshot);
            return { ...done, foreign: hasForeign(writer, snapshot), lost: false };
        }
        catch (error) {
            // Somebody deleted it in between.
            const again = error instanceof HostProblem && error.kind === 'not-found';
            if (!again || tries === 3)
                throw error;
        }
    }
}
function hasForeign({ content, created }, { comments }) {
    const marked = comments.filter(({ body }) => hasMarker(body, content.marker));
    return marked.some((comment) => !isOurs(comment, created));
}
async function act(writer, action, snapshot) {
    const { api, content } = writer;
    switch (action.kind) {
        case 'unknown':
            throw new HostProblem('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.");
        case 'keep':
            return { written: false, url: action.comment?.url };
        case 'superseded':
            return { written: false, url: action.comment?.url, superseded: action.by };
        case 'delete':
            await api.deleteComment(action.comment.id);
            return { written: true };
        case 'create':
        case 'replace': {
            const before = action.kind === 'replace' ? action.comment : undefined;
            const { url } = await create(writer, before?.body, snapshot);
            if (before !== undefined)
                await api.deleteComment(before.id);
            return { written: true, url };
        }
        case 'update': {
            const { id, body: existing, url } = action.comment;
            if (content.compose(existing, BUDGETS[0]) === existing)
                return { written: false, url };
            await fitting(content, existing, (body) => api.updateComment(id, body));
            return { written: true, url };
        }
    }
}
/**
 * Creates the one comment. When the answer is lost, the comment is looked for, twice and not at once,
 * before it is taken for not created and sent a last time.
 */
async function create(writer, existing, { comments }) {
    const { api, content, wish, ports } = writer;
    const before = new Set(comments.map(({ id }) => id));
    const isNew = ({ id, body }) => !before.has(id) && hasMarker(body, content.marker) && content.holds(body);
    for (let tries = 1;; tries++) {
        try {
            const send = (body) => api.createComment(wish.number, body);
            return (writer.created = await fitting(content, existing, send));
        }
        catch (error) {
            if (!(error instanceof HostProblem) || error.kind !== 'unsure' || tries === 2)
                throw error;
            for (let looks = 0; looks < 2; looks++) {
                if (looks > 0 && !(await comment_pause(ports, 2_000)))
                    throw error;
                const found = (await api.snapshot(wish.number)).comments.find(isNew);
                if (found === undefined)
                    continue;
                // Whoever wrote the same words is not thereby the author of everything of ours.
                const { id, url, mine, author } = found;
                return (writer.created = mine ? { id, url, author } : { id, url });
            }
        }
    }
}
/** Writes the largest body that the host takes. */
async function fitting(content, existing, write) {
    for (const [index, budget] of BUDGETS.entries()) {
        try {
            return await write(content.compose(existing, budget));
        }
        catch (error) {
            const tooLong = error instanceof HostProblem && error.kind === 'too-long';
            if (!tooLong || index === BUDGETS.length - 1)
                throw error;
        }
    }
    throw new Error('no budget');
}
/** What was written is looked at again until it stands, or until there is no time left for it. */
async function settle(writer, written, slowness) {
    const { api, content, wish, ports } = writer;
    let result = written;
    for (let round = 1, missing = 0; round <= ROUNDS; round++) {
        if (!(await comment_pause(ports, pauseMs(round, slowness, ports.random))))
            return result;
        const began = ports.clock.now();
        const snapshot = await api.snapshot(wish.number);
        const foreign = hasForeign(writer, snapshot);
        const [comment, ...copies] = ownComments(snapshot.comments, content.marker, writer.created);
        if (comment === undefined && writer.created !== undefined) {
            result = { ...result, foreign };
            // It stands, as far as the host said; or a person has deleted it since, and meant it.
            if (++missing === LOOKS_FOR_CREATED)
                return result;
            continue;
        }
        if (comment !== undefined && content.holds(comment.body)) {
            for (const { id } of copies.slice(0, MOST_DELETED))
                await api.deleteComment(id);
            return { written: true, lost: false, foreign, url: comment.url };
        }
        result = await look(writer, snapshot);
        if (!result.written)
            return result;
        slowness = Math.max(slowness, ports.clock.now() - began);
    }
    return { ...result, lost: true };
}
/** Whether there was time for it. */
async function comment_pause({ clock, signal, deadline }, ms) {
    if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
        return false;
    await clock.sleep(ms, signal);
    return true;
}
/**
 * Longer than anybody's way from looking to writing takes, so that a write based on an older look
 * has landed before we look again; spread wider each round, so that writers come apart.
 */
function pauseMs(round, slowness, random) {
    const least = Math.max(800, Math.min(3 * slowness, 10_000));
    return least + random() * 850 * (1 + round);
}
//# sourceMappingURL=comment.js.map
;// CONCATENATED MODULE: ./build/src/hosts/own-comments.js
/**
 * The comments on a pull request as every host has them, and which of them are ours: by marker and
 * by author, never by one of them alone.
 */
/** How the marker of any gate of this program begins. */
const ANY_MARKER = '<!-- plangate:';
/**
 * Ours by marker and author, oldest first; the first one is the comment. What this job `created`
 * itself is ours even where the host denies it, and so is what else its author wrote.
 */
function own_comments_ownComments(comments, marker, created) {
    return comments
        .filter((comment) => own_comments_isOurs(comment, created) && own_comments_hasMarker(comment.body, marker))
        .sort((one, other) => one.id - other.id);
}
function own_comments_isOurs({ id, mine, author }, created) {
    if (mine || created === undefined)
        return mine;
    return id === created.id || (author !== undefined && author === created.author);
}
/** Whether the last line that is not empty begins with the marker. */
function own_comments_hasMarker(body, marker) {
    const end = body.trimEnd();
    return end.slice(Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1).startsWith(marker);
}
//# sourceMappingURL=own-comments.js.map
;// CONCATENATED MODULE: ./build/src/hosts/pages.js

/** 20,000 entries, more than anybody reads. */
const pages_MOST_PAGES = 200;
const LONGEST_MS = 60_000;
/** `read` is asked for the first page without a word, and for every other with the `next` before it. */
async function pages_readPages(read, clock) {
    const found = new Map();
    const asked = new Set();
    const until = clock.now() + LONGEST_MS;
    for (let next;;) {
        const page = await read(next);
        const before = found.size;
        for (const item of page.items)
            if (!found.has(item.id))
                found.set(item.id, item);
        const repeated = page.items.length > 0 && found.size === before;
        next = page.next;
        const over = asked.size >= pages_MOST_PAGES - 1 || clock.now() >= until;
        const whole = next === undefined;
        if (next === undefined || repeated || over || asked.has(next)) {
            return { items: [...found.values()], whole };
        }
        asked.add(next);
    }
}
/**
 * Pages of a REST API. Every request goes to `path`: of what a host says about the next page only
 * the query is taken, so that no answer can lead a token to another place.
 * @param itemsOf what an answer holds; undefined when it is no list.
 */
function restPages(ask, service, path, read, itemsOf = (json) => json) {
    return async (next = path) => {
        const answer = await ask('GET', next);
        const items = itemsOf(answer.json);
        if (!Array.isArray(items))
            throw unreadable(service);
        return { items: items.map(read), next: pages_nextOf(answer, next, items.length) };
    };
}
function pages_nextOf({ headers }, here, count) {
    const [path = '', search = ''] = here.split('?', 2);
    const query = new URLSearchParams(search);
    const going = (name, value) => {
        query.set(name, value);
        return `${path}?${query.toString()}`;
    };
    const { link = '', 'x-next-page': next, 'x-ms-continuationtoken': token } = headers;
    const target = linkTo('next', link);
    if (target !== undefined) {
        return URL.canParse(target, 'http://host')
            ? `${path}${new URL(target, 'http://host').search}`
            : here;
    }
    if (next !== undefined)
        return next === '' ? undefined : going('page', next);
    if (token !== undefined)
        return token === '' ? undefined : going('continuationToken', token);
    if (['prev', 'first', 'last'].some((name) => linkTo(name, link) !== undefined))
        return undefined;
    // Nothing said: a page that is full may be followed by another one. More than was asked for is all.
    const number = Number(query.get('page') ?? 1);
    const total = Number(headers['x-total-count'] ?? 0);
    const full = count === Number(query.get('per_page') ?? Number.NaN);
    return full || (count > 0 && number * count < total)
        ? going('page', String(number + 1))
        : undefined;
}
/** `<https://host/path?page=2>; rel="next", <…>; rel="last"` */
function linkTo(name, header) {
    for (const [, target, parameters = ''] of header.matchAll(/<([^<>]*)>([^<>]*)/g)) {
        const [, relation] = /;\s*rel\s*=\s*"?([a-z]+)"?\s*(?:[;,]|$)/i.exec(parameters) ?? [];
        if (relation?.toLowerCase() === name)
            return target;
    }
    return undefined;
}
//# sourceMappingURL=pages.js.map
;// CONCATENATED MODULE: ./build/src/hosts/notes.js






/** @param headSha where the change is */
function createNotes(host, headSha, ports) {
    const ask = createAsk({ ...ports, ...host });
    const known = new Map();
    let me;
    const read = (json) => {
        const note = host.read(json);
        const { id, body, author } = note;
        known.set(id, note);
        return { id, body, url: host.urlOf(id), mine: author !== undefined && author === me, author };
    };
    return {
        async snapshot() {
            me ??= await host.whoAmI(ask);
            const pages = restPages(ask, host.service, host.list, read, host.itemsOf);
            const { items, whole } = await pages_readPages(pages, ports.clock);
            const comments = items.filter(({ body }) => own_comments_hasMarker(body, ANY_MARKER));
            return { headSha, comments, whole };
        },
        createComment: async (_, body) => read((await ask('POST', host.list, host.draft(body))).json),
        updateComment: async (id, body) => void (await host.update(ask, id, body, known.get(id))),
        deleteComment: async (id) => void (await ask('DELETE', host.addressOf(id, known.get(id)), undefined, { accept: [404] })),
    };
}
/** Nothing where no note is wanted, or where there is nothing to write it on. */
async function notes_publishNote(job, view, { comment: when, commentMode: mode }, ports) {
    const { host, pullRequest, commit: headSha = '' } = job;
    const api = when === 'off' ? undefined : host.comments?.(job, ports, view.green);
    if (pullRequest === undefined || api === undefined)
        return { problems: [] };
    if (typeof api === 'string')
        return { problems: [api] };
    const wish = { headSha, green: view.green, when, mode, content: toCommentContent(view) };
    return writeNote(api, pullRequest.number, wish, ports);
}
/** Never rejects because of the host: what could not be done is a problem to tell. */
async function writeNote(api, number, { content, ...wish }, ports) {
    const still = {
        ...content,
        compose: (existing, budget) => defuseNote(content.compose(existing, budget)),
    };
    try {
        const started = await startComment(api, still, { ...wish, number }, ports);
        const result = await started.settle();
        const problems = tellComment(result);
        const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
        return { commentUrl, problems };
    }
    catch (error) {
        if (error instanceof HostProblem)
            return { problems: [`No comment: ${error.message}`] };
        throw error;
    }
}
const BREAK = '\u200b';
/** Looks the same, does nothing. The marker's line and escapes in addresses stay as they are. */
function defuseNote(body) {
    return body.split('\n').map(defuseLine).join('\n');
}
function defuseLine(line) {
    if (line.startsWith('<!-- '))
        return line;
    // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
    const start = line.search(/\S/);
    const still = line[start] === '/' ? line.slice(0, start) + BREAK + line.slice(start) : line;
    return still
        .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`)
        .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
}
//# sourceMappingURL=notes.js.map
;// CONCATENATED MODULE: ./build/src/report/annotations.js
/** Findings as annotations on the lines at fault, in the shape that GitHub's check runs take. */





/** Four requests of fifty; more are not read. */
const ANNOTATION_LIMIT = 200;
/** The service takes 64 KB; a unit is at most three bytes. */
const annotations_MESSAGE_LIMIT = 16_000;
/** Ranked, the most severe first; one per line and policy, whatever the number of workspaces. */
function renderAnnotations(view, options) {
    const { annotate, changedFiles, limit = ANNOTATION_LIMIT } = options;
    if (annotate === 'off')
        return [];
    const placed = view.findings.flatMap((finding) => {
        const { location } = finding;
        const isWanted = annotate === 'all' || (0,report_findings/* closesGate */.HE)(finding);
        if (!location || !(isWanted || changedFiles?.has(location.path)))
            return [];
        return [{ ...finding, location }];
    });
    const groups = (0,report_text/* groupBy */.$z)(placed, (each) => {
        return [(0,report_words/* placeOf */.$t)(each), each.policySet, each.policy, each.severity];
    });
    return groups.slice(0, limit).map(toAnnotation);
}
function toAnnotation(group) {
    const [first] = group;
    const { path, startLine } = first.location;
    const level = first.kind === 'diagnostic' ? 'plan' : (0,report_words/* levelWords */.s2)(first.level);
    const messages = [...new Set(group.slice(0, 20).map(annotations_messageOf))].join('\n');
    const standing = standingOf(first, [...new Set(group.flatMap(({ workspaces }) => workspaces))]);
    return {
        path,
        start_line: startLine,
        end_line: startLine,
        annotation_level: levelOf(first),
        title: (0,escape_markdown/* clip */.$Q)(`${(0,escape_markdown/* cleanLine */.Ow)(first.policy, 200)} (${level})`, 250),
        message: `${(0,escape_markdown/* clip */.$Q)(messages, annotations_MESSAGE_LIMIT)}\n${standing}`,
    };
}
function annotations_messageOf({ address, message, status }) {
    const text = (0,escape_markdown/* cleanText */.X5)(message.slice(0, annotations_MESSAGE_LIMIT)).trim() || report_words/* STATUS_WORDS */.ly[status];
    const subject = address === undefined ? '' : (0,escape_markdown/* cleanLine */.Ow)(address, 300);
    return subject === '' || text.includes(subject) ? text : `${subject}: ${text}`;
}
function standingOf(finding, workspaces) {
    const { policySet, status } = finding;
    const names = (0,report_text/* firstOf */.Ku)(workspaces, 10, (name) => (0,escape_markdown/* cleanLine */.Ow)(name, 100));
    return (0,report_text/* joined */.oR)(' · ', policySet === '' ? '' : `Policy set ${(0,escape_markdown/* cleanLine */.Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, status === 'overridden' ? (0,escape_markdown/* cleanLine */.Ow)((0,report_words/* overriddenWords */.Sn)(finding), 400) : (0,report_words/* overrideWords */.mF)(finding));
}
function levelOf(finding) {
    if ((0,report_findings/* closesGate */.HE)(finding))
        return 'failure';
    return finding.severity === 'warns' || finding.kind === 'diagnostic' ? 'warning' : 'notice';
}
/** What the runner shows of one step and kind; further commands are dropped without a word. */
const COMMAND_LIMIT = 10;
/** The same as workflow commands, for when the check run cannot be written; the last says "more". */
function annotationCommands(annotations) {
    return ['failure', 'warning', 'notice'].flatMap((level) => {
        const command = level === 'failure' ? 'error' : level;
        const all = annotations.filter(({ annotation_level }) => annotation_level === level);
        const shown = all.length > COMMAND_LIMIT ? all.slice(0, COMMAND_LIMIT - 1) : all;
        const commands = shown.map(({ path, start_line, title, message }) => renderCommand(command, { file: path, line: start_line, endLine: start_line, title }, message));
        const rest = all.length - shown.length;
        const more = `${count(rest, 'more finding')} of this kind: see the job summary.`;
        if (rest > 0)
            commands.push(renderCommand(command, { title: 'Policy gate' }, more));
        return commands;
    });
}
//# sourceMappingURL=annotations.js.map
;// CONCATENATED MODULE: ./build/src/hosts/azure.js
/**
 * Azure Pipelines, and one thread on a pull request of Azure Repos: `active` while the gate is closed, `closed` once it
 * is open, so that "all comments must be resolved" holds a merge back exactly as long as the gate.
 */







const SERVICE = 'Azure DevOps';
const azure_VERSION = 'api-version=7.1';
/** Builds that are about what is in the repository already. */
const PLAIN = 'Manual IndividualCI BatchedCI Schedule BuildCompletion ResourceTrigger'.split(' ');
const azure = {
    name: 'azure',
    variable: 'TF_BUILD',
    actor: ['BUILD_REQUESTEDFOR'],
    target: ['SYSTEM_PULLREQUEST_TARGETBRANCH'],
    facts(environment) {
        const collection = collectionOf(environment);
        const project = environment['SYSTEM_TEAMPROJECT'];
        const build = shapes_count(environment['BUILD_BUILDID']);
        const page = isOwn(environment) ? shapes_link(environment['BUILD_REPOSITORY_URI']) : undefined;
        const number = shapes_count(environment['SYSTEM_PULLREQUEST_PULLREQUESTID']);
        const built = number === undefined ? sha(environment['BUILD_SOURCEVERSION']) : undefined;
        const results = project && `${encodeURIComponent(project)}/_build/results?buildId=${build}`;
        return {
            commit: sha(environment['SYSTEM_PULLREQUEST_SOURCECOMMITID']) ?? built,
            pullRequest: isOwn(environment)
                ? change(number, page && `${page}/pullrequest/${number}`)
                : undefined,
            jobUrl: collection && results && build ? `${collection}${results}` : undefined,
            runNumber: build,
            repository: page === undefined ? undefined : repositoryAt(page),
            root: shapes_textOf(environment['BUILD_SOURCESDIRECTORY']),
        };
    },
    origin(environment) {
        const branch = environment['BUILD_SOURCEBRANCH'] ?? '';
        const reason = environment['BUILD_REASON'] ?? '';
        const number = environment['SYSTEM_PULLREQUEST_PULLREQUESTID'];
        if (number || reason === 'PullRequest' || branch.startsWith('refs/pull/')) {
            const fork = environment['SYSTEM_PULLREQUEST_ISFORK']?.toLowerCase();
            // Builds that are about no pull request say "False", too.
            const own = number && fork === 'false' ? 'own' : 'unknown';
            return { judged: true, whose: fork === 'true' ? 'foreign' : own };
        }
        const own = /^refs\/(?:heads|tags)\//.test(branch);
        return { judged: !PLAIN.includes(reason), whose: own ? 'own' : 'unknown' };
    },
    comments({ environment, pullRequest, commit: headSha = '' }, ports, green = false) {
        const [place, token] = [azure_placeOf(environment), environment['SYSTEM_ACCESSTOKEN']?.trim()];
        if (!place || !pullRequest)
            return undefined;
        const about = { ...pullRequest, headSha, status: green ? 'closed' : 'active' };
        return token ? azureThreads(place, about, token, ports) : NO_TOKEN;
    },
    async publish(_, view, { reports }, ports) {
        for (const line of loggingCommands(view, reports))
            ports.command(line);
        return [];
    },
};
const NO_TOKEN = 'No comment: the job has no token. Map it in the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`.';
function azure_placeOf(environment) {
    const collectionUrl = collectionOf(environment);
    const projectId = guid(environment['SYSTEM_TEAMPROJECTID']);
    const repositoryId = isOwn(environment) ? guid(environment['BUILD_REPOSITORY_ID']) : undefined;
    if (!collectionUrl || !projectId || !repositoryId)
        return undefined;
    return { collectionUrl, projectId, repositoryId };
}
function collectionOf(environment) {
    const { SYSTEM_COLLECTIONURI: now, SYSTEM_TEAMFOUNDATIONCOLLECTIONURI: before } = environment;
    const address = shapes_link(now ?? before);
    return address && `${address}/`;
}
/** Azure Pipelines also builds repositories of GitHub and Bitbucket: those have no thread here. */
function isOwn(environment) {
    return environment['BUILD_REPOSITORY_PROVIDER'] === 'TfsGit';
}
/** Names of projects and repositories may have blanks and more in them. */
function repositoryAt(address) {
    const { origin: serverUrl, pathname } = new URL(address);
    try {
        return { serverUrl, slug: decodeURIComponent(pathname.slice(1)), style: 'azure' };
    }
    catch {
        return undefined;
    }
}
/** The threads of one pull request, which is at `headSha`; ours gets `status`. */
function azureThreads({ collectionUrl, projectId, repositoryId }, pullRequest, token, ports) {
    const { number, url = '', headSha, status } = pullRequest;
    const [project, repository] = [projectId, repositoryId].map(encodeURIComponent);
    const threads = `/${project}/_apis/git/repositories/${repository}/pullRequests/${number}/threads`;
    const addressOf = (id, thread) => `${threads}/${id}/comments/${thread?.commentId ?? 1}?${azure_VERSION}`;
    const host = {
        service: SERVICE,
        baseUrl: collectionUrl.replace(/\/$/, ''),
        headers: { authorization: `Bearer ${token}` },
        refused: 'The build service of this project needs "Contribute to pull requests" on the repository (Project settings → Repositories → Security).',
        list: `${threads}?${azure_VERSION}`,
        itemsOf: (json) => inside(json, 'value'),
        draft: (content) => ({ comments: [{ parentCommentId: 0, content, commentType: 1 }], status }),
        read: toThread,
        urlOf: (id) => `${url}?discussionId=${id}`,
        whoAmI,
        addressOf,
        async update(ask, id, content, thread) {
            await ask('PATCH', addressOf(id, thread), { content });
            if (thread?.status !== status)
                await ask('PATCH', `${threads}/${id}?${azure_VERSION}`, { status });
        },
    };
    return createNotes(host, headSha, ports);
}
async function whoAmI(ask) {
    const { json } = await ask('GET', '/_apis/connectionData');
    const id = inside(json, 'authenticatedUser', 'id');
    if (typeof id !== 'string')
        throw unreadable(SERVICE);
    return id;
}
/** The report is the first comment; answers of people follow it. What was deleted is still listed. */
function toThread(json) {
    const { status, isDeleted, comments } = fieldsOf(json);
    const first = fieldsOf(shapes_listOf(comments)[0]);
    const gone = isDeleted === true || first['isDeleted'] === true;
    const who = inside(first, 'author', 'id');
    return {
        id: idOf(json, SERVICE),
        body: !gone && typeof first['content'] === 'string' ? first['content'] : '',
        author: typeof who === 'string' ? who : undefined,
        status: String(status),
        commentId: typeof first['id'] === 'number' ? first['id'] : 1,
    };
}
/** Errors with file and line, the summary page, and variables for later steps. */
function loggingCommands(view, directory) {
    const issues = renderAnnotations(view, { annotate: 'all' }).map((each) => renderLoggingCommand('task.logissue', {
        type: each.annotation_level === 'failure' ? 'error' : 'warning',
        sourcepath: each.path,
        linenumber: each.start_line,
    }, `${each.title}: ${each.message}`));
    const { verdict, green, 'run-id': runId, 'run-url': runUrl } = toOutputs(view, {});
    // Others reach it through the name of the step: $(plangate.verdict).
    const variables = Object.entries({ verdict, green, runId, runUrl }).map(([variable, value]) => renderLoggingCommand('task.setvariable', { variable, isOutput: 'true' }, value));
    const summary = directory && (0,external_node_path_.join)(directory, 'summary.md');
    const upload = summary ? [renderLoggingCommand('task.uploadsummary', {}, summary)] : [];
    return [...issues, ...variables, ...upload];
}
//# sourceMappingURL=azure.js.map
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __nccwpck_require__(7067);
;// CONCATENATED MODULE: ./build/src/hosts/forward-proxy-send.js
/**
 * Requests through a plain forwarding proxy on this machine: the request line carries the whole
 * address and nothing is encrypted on the way to the proxy. Bitbucket Pipelines has such a one for
 * its own API. For every other proxy there is `client/send.ts`, which tunnels.
 */


/** @param proxy `http://localhost:29418` */
function createForwardProxySend(proxy) {
    const { hostname, port } = new URL(proxy);
    return (asked) => {
        if (asked.body !== undefined && typeof asked.body !== 'string') {
            throw new TypeError('only text goes through the forwarding proxy');
        }
        return forward_proxy_send_exchange(asked, asked.body, hostname, port);
    };
}
function forward_proxy_send_exchange(asked, body, hostname, port) {
    const { url, method, maxBytes } = asked;
    const deadline = AbortSignal.timeout(asked.timeoutMs);
    const signal = asked.signal ? AbortSignal.any([asked.signal, deadline]) : deadline;
    const length = String(Buffer.byteLength(body ?? ''));
    const headers = { ...asked.headers, host: url.host, 'content-length': length };
    let connected = false;
    return new Promise((resolve, reject) => {
        const fail = (cause) => {
            if (cause instanceof TransportError)
                return reject(cause);
            const broken = connected ? 'broken' : 'not-sent';
            const what = connected ? 'The answer broke off' : `Nothing listens at ${hostname}:${port}`;
            const failure = asked.signal?.aborted ? 'aborted' : broken;
            reject(new TransportError(deadline.aborted ? 'timeout' : failure, `${what}.`, { cause }));
        };
        // A kept connection that broke could not be told from one that was never made.
        (0,external_node_http_.request)({ hostname, port, method, path: url.href, headers, signal, agent: false }, (incoming) => void receive(incoming, maxBytes).then(resolve, fail))
            .on('socket', (socket) => socket.once('connect', () => (connected = true)))
            .on('error', fail)
            .end(body);
    });
}
async function receive(incoming, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of incoming) {
        const part = Buffer.from(chunk);
        bytes += part.length;
        if (bytes > maxBytes) {
            throw new TransportError('too-large', `The answer is over ${maxBytes} bytes.`);
        }
        chunks.push(part);
    }
    const texts = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
    const headers = Object.fromEntries(texts);
    return { status: incoming.statusCode ?? 0, headers, body: Buffer.concat(chunks) };
}
//# sourceMappingURL=forward-proxy-send.js.map
;// CONCATENATED MODULE: ./build/src/hosts/bitbucket.js









const SERVER = 'https://bitbucket.org';
const bitbucket = {
    name: 'bitbucket',
    variable: 'BITBUCKET_BUILD_NUMBER',
    actor: ['BITBUCKET_STEP_TRIGGERER_UUID'],
    target: ['BITBUCKET_PR_DESTINATION_BRANCH'],
    gated: ['BITBUCKET_REPO_FULL_NAME'],
    facts(environment) {
        const slug = path(environment['BITBUCKET_REPO_FULL_NAME']);
        const build = shapes_count(environment['BITBUCKET_BUILD_NUMBER']);
        const number = shapes_count(environment['BITBUCKET_PR_ID']);
        const page = slug && `${SERVER}/${slug}`;
        return {
            commit: sha(environment['BITBUCKET_COMMIT']),
            pullRequest: change(number, page && `${page}/pull-requests/${number}`),
            jobUrl: page && build ? `${page}/pipelines/results/${build}` : undefined,
            runNumber: build,
            repository: slug ? { serverUrl: SERVER, slug, style: 'bitbucket' } : undefined,
            root: shapes_textOf(environment['BITBUCKET_CLONE_DIR']),
        };
    },
    /** The environment does not say where a pull request comes from. */
    origin: ({ BITBUCKET_PR_ID: number }) => number ? { judged: true, whose: 'unknown' } : { judged: false, whose: 'own' },
    async askWhose({ environment, pullRequest }, { origin: { whose } }, ports) {
        const place = bitbucket_placeOf(environment);
        if (!place || !pullRequest)
            return { whose };
        const api = connectBitbucket(place, tokenOf(environment), 'pullrequest', ports);
        try {
            const { json } = await api.ask('GET', `${api.repository}/pullrequests/${pullRequest.number}`);
            const from = shapes_textOf(inside(json, 'source', 'repository', 'full_name'));
            // The repository of a fork that is gone has no name.
            const to = `${place.workspace}/${place.repositorySlug}`;
            return { whose: from ? compare(from, to) : 'foreign' };
        }
        catch (error) {
            if (!(error instanceof host_problem_HostProblem))
                throw error;
            return { whose, trouble: error.message };
        }
    },
    async publish({ environment, commit }, view, { comment }, ports) {
        const place = bitbucket_placeOf(environment);
        if (!place || commit === undefined || comment === 'off')
            return [];
        const report = toInsights(view);
        return (await publishBitbucket(place, commit, tokenOf(environment), report, ports)).problems;
    },
};
function bitbucket_placeOf(environment) {
    const slug = path(environment['BITBUCKET_REPO_FULL_NAME']);
    const [workspace, repositorySlug] = slug?.split('/') ?? [];
    if (!workspace || !repositorySlug)
        return undefined;
    const apiUrl = 'https://api.bitbucket.org/2.0';
    return { apiUrl, proxyUrl: 'http://localhost:29418', workspace, repositorySlug };
}
function tokenOf(environment) {
    return environment['BITBUCKET_TOKEN']?.trim() || undefined;
}
/** Per request, and per report. */
const BATCH = 100;
const MAX_ANNOTATIONS = 1000;
const TITLE = 450;
const DETAILS = 2000;
async function publishBitbucket(facts, commit, token, report, ports) {
    const { ask, repository } = connectBitbucket(facts, token, 'repository:write', ports);
    const id = encodeURIComponent(`plangate-${report.key}`);
    const path = `${repository}/commit/${commit}/reports/${id}`;
    try {
        await ask('DELETE', path, undefined, { accept: [404] });
        await ask('PUT', path, toReport(report));
        const annotations = report.annotations.slice(0, MAX_ANNOTATIONS).map((each) => ({
            ...each,
            summary: (0,escape_markdown/* clip */.$Q)(each.summary, TITLE),
            details: (0,escape_markdown/* clip */.$Q)(each.details, DETAILS),
        }));
        for (let start = 0; start < annotations.length; start += BATCH) {
            await ask('POST', `${path}/annotations`, annotations.slice(start, start + BATCH));
        }
        return { problems: [] };
    }
    catch (error) {
        if (error instanceof host_problem_HostProblem)
            return { problems: [`No report: ${error.message}`] };
        throw error;
    }
}
/** A pipeline has a proxy that vouches for it; elsewhere it takes a token. */
function connectBitbucket(facts, token, scope, ports) {
    const proxied = token === undefined;
    const withToken = `Set BITBUCKET_TOKEN to a repository access token with the scope "${scope}".`;
    const ask = createAsk({
        ...ports,
        send: proxied ? createForwardProxySend(facts.proxyUrl) : ports.send,
        baseUrl: proxied ? facts.apiUrl.replace('https:', 'http:') : facts.apiUrl,
        headers: proxied ? {} : { authorization: `Bearer ${token}` },
        service: 'Bitbucket',
        refused: proxied
            ? `The proxy of the pipeline did not vouch for it. ${withToken}`
            : `BITBUCKET_TOKEN needs the scope "${scope}" on this repository and must not have expired.`,
        unreachable: proxied ? `Only a pipeline has that proxy. ${withToken}` : undefined,
    });
    const { workspace, repositorySlug } = facts;
    const path = [workspace, repositorySlug].map(encodeURIComponent).join('/');
    return { ask, repository: `/repositories/${path}` };
}
function toReport({ title, details, green, link, data, annotations }) {
    const hidden = annotations.length - MAX_ANNOTATIONS;
    const more = hidden > 0 ? `\n${hidden} more findings are in the job's report.` : '';
    return {
        title: (0,escape_markdown/* clip */.$Q)(title, TITLE),
        details: (0,escape_markdown/* clip */.$Q)(details, DETAILS - more.length) + more,
        report_type: 'SECURITY',
        reporter: 'Plangate',
        result: green ? 'PASSED' : 'FAILED',
        link,
        data,
    };
}
/** A report view as a Code Insights report: plain text, nothing of it is interpreted. */
function toInsights(view) {
    const { counts, context, headline, nextSteps, key, green } = view;
    const figures = Object.entries({
        Verdict: view.verdict,
        'Mandatory failed': counts.mandatoryFailed,
        'Advisory failed': counts.advisoryFailed,
        Overridden: counts.overridden,
        Passed: counts.passed,
        Workspaces: view.workspaces.length,
    });
    return {
        /** Several gates make several reports. */
        key,
        title: key === 'default' ? 'Policy gate' : `Policy gate: ${key}`,
        details: [headline, ...nextSteps].map(escape_markdown/* cleanText */.X5).join('\n'),
        green,
        link: context.job?.url,
        data: figures.map(([title, value]) => {
            const type = typeof value === 'number' ? 'NUMBER' : 'TEXT';
            return { title, type, value };
        }),
        annotations: [...located(view), ...view.findings.filter((one) => !one.location).map(unlocated)],
    };
}
function located(view) {
    return renderAnnotations(view, { annotate: 'all', limit: 5_000 }).map((each, index) => ({
        ...graded(each.annotation_level),
        external_id: `line-${index}`,
        summary: each.title,
        details: each.message,
        path: each.path,
        line: each.start_line,
    }));
}
/** Shown on the report itself, beside those on lines. */
function unlocated(finding, index) {
    const { policy, level, severity, address, message, status, workspaces } = finding;
    const said = [address, message || report_words/* STATUS_WORDS */.ly[status], workspaces.join(', ')];
    const open = severity === 'warns' ? 'warning' : 'notice';
    return {
        ...graded((0,report_findings/* closesGate */.HE)(finding) ? 'failure' : open),
        external_id: `finding-${index}`,
        summary: (0,escape_markdown/* cleanLine */.Ow)(`${policy} (${(0,report_words/* levelWords */.s2)(level)})`, TITLE),
        details: [...said, (0,report_words/* overrideWords */.mF)(finding)]
            .flatMap((part) => (part ? (0,escape_markdown/* cleanText */.X5)(part) : []))
            .join('\n'),
    };
}
const SEVERITIES = { failure: 'HIGH', warning: 'MEDIUM', notice: 'LOW' };
function graded(level) {
    const result = level === 'failure' ? 'FAILED' : 'PASSED';
    return { annotation_type: 'VULNERABILITY', severity: SEVERITIES[level], result };
}
//# sourceMappingURL=bitbucket.js.map
;// CONCATENATED MODULE: ./build/src/hosts/buildkite.js
/** Buildkite. Reports appear as files. */


const buildkite = {
    name: 'buildkite',
    variable: 'BUILDKITE',
    actor: ['BUILDKITE_UNBLOCKER', 'BUILDKITE_BUILD_CREATOR'],
    target: ['BUILDKITE_PULL_REQUEST_BASE_BRANCH'],
    defaultBranch: ['BUILDKITE_PIPELINE_DEFAULT_BRANCH'],
    facts(environment) {
        const build = shapes_link(environment['BUILDKITE_BUILD_URL']);
        const job = guid(environment['BUILDKITE_JOB_ID']);
        // "false" when the build is not about a pull request.
        const number = shapes_count(environment['BUILDKITE_PULL_REQUEST']);
        return {
            commit: sha(environment['BUILDKITE_COMMIT']),
            pullRequest: change(number),
            jobUrl: build && (job ? `${build}#${job}` : build),
            runNumber: shapes_count(environment['BUILDKITE_BUILD_NUMBER']),
            root: shapes_textOf(environment['BUILDKITE_BUILD_CHECKOUT_PATH']),
        };
    },
    origin(environment) {
        const number = environment['BUILDKITE_PULL_REQUEST'] ?? 'false';
        if (number === '' || number === 'false') {
            return { judged: isQueue(environment['BUILDKITE_BRANCH']), whose: 'own' };
        }
        const { BUILDKITE_PULL_REQUEST_REPO: from, BUILDKITE_REPO: to } = environment;
        if (!from || !to)
            return { judged: true, whose: 'unknown' };
        return { judged: true, whose: isSameRepository(from, to) ? 'own' : 'foreign' };
    },
};
//# sourceMappingURL=buildkite.js.map
;// CONCATENATED MODULE: ./build/src/hosts/circleci.js
/** CircleCI. Reports appear as files. */


/** Set in builds of forks only. */
const OF_A_FORK = ['CIRCLE_PR_NUMBER', 'CIRCLE_PR_USERNAME', 'CIRCLE_PR_REPONAME'];
const circleci = {
    name: 'circleci',
    variable: 'CIRCLECI',
    actor: ['CIRCLE_USERNAME'],
    target: [],
    facts(environment) {
        const url = shapes_link(environment['CIRCLE_PULL_REQUEST']);
        const number = shapes_count(environment['CIRCLE_PR_NUMBER'] ?? url?.split('/').at(-1));
        const root = environment['CIRCLE_WORKING_DIRECTORY'];
        return {
            commit: sha(environment['CIRCLE_SHA1']),
            pullRequest: change(number, url),
            jobUrl: shapes_link(environment['CIRCLE_BUILD_URL']),
            runNumber: shapes_count(environment['CIRCLE_BUILD_NUM']),
            root: root?.startsWith('/') ? root : undefined,
        };
    },
    origin(environment) {
        const branch = environment['CIRCLE_BRANCH'];
        const fork = OF_A_FORK.some((name) => environment[name]) || branch?.startsWith('pull/');
        if (fork)
            return { judged: true, whose: 'foreign' };
        const change = Boolean(environment['CIRCLE_PULL_REQUEST']) || isQueue(branch);
        return { judged: change, whose: 'own' };
    },
};
//# sourceMappingURL=circleci.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/event.js


/** Undefined outside of Actions: no repository, no commit. */
function readEvent(options) {
    const { environment, payload, pullRequestNumber } = options;
    const [owner, repository] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
    const workflowSha = sha(environment['GITHUB_SHA']);
    const name = environment['GITHUB_EVENT_NAME'] ?? '';
    if (!owner || !repository || workflowSha === undefined)
        return undefined;
    const job = jobOf(options, `${owner}/${repository}`);
    const about = event_subjectOf(name, payload, workflowSha);
    if (about.pullRequest === undefined) {
        const number = pullRequestNumber ?? (about.lookUp ? undefined : numberOfRef(environment));
        if (number !== undefined)
            about.lookUp = { by: 'number', number };
    }
    const fork = withoutSecrets(name, about.pullRequest);
    return {
        name,
        owner,
        repository,
        workflowSha,
        headSha: workflowSha,
        ...about,
        origin: originOnGitHub({ name, payload, environment, asked: pullRequestNumber !== undefined }),
        secrets: environment['GITHUB_ACTOR'] === DEPENDABOT ? 'dependabot' : fork ? 'fork' : 'given',
        withheld: fork || isDependabots(payload, environment),
        job,
    };
}
function event_subjectOf(name, payload, workflowSha) {
    const pullRequest = toPullRequest(inside(payload, 'pull_request'));
    if (pullRequest !== undefined)
        return { pullRequest, headSha: pullRequest.headSha };
    switch (name) {
        case 'issue_comment': {
            const issue = fieldsOf(inside(payload, 'issue'));
            const number = countOf(issue['number']);
            const isPull = 'pull_request' in issue && number !== undefined;
            return isPull ? { lookUp: { by: 'number', number } } : {};
        }
        case 'merge_group':
            return { headSha: sha(inside(payload, 'merge_group', 'head_sha')) ?? workflowSha };
        case 'workflow_run':
            return triggeringRun(inside(payload, 'workflow_run'));
        case 'push':
            return { lookUp: { by: 'commit', sha: workflowSha } };
        default:
            return {};
    }
}
/** The list of pull requests is empty when the head is in a fork: then its branch says which one. */
function triggeringRun(run) {
    const headSha = sha(inside(run, 'head_sha'));
    if (headSha === undefined)
        return {};
    const [first] = shapes_listOf(inside(run, 'pull_requests'));
    const number = countOf(inside(first, 'number'));
    if (number !== undefined)
        return { headSha, lookUp: { by: 'number', number } };
    const owner = shapes_textOf(inside(run, 'head_repository', 'owner', 'login'));
    const branch = shapes_textOf(inside(run, 'head_branch'));
    if (owner === undefined || branch === undefined)
        return { headSha };
    return { headSha, lookUp: { by: 'branch', label: `${owner}:${branch}`, sha: headSha } };
}
/** As events and the API tell of one. */
function toPullRequest(pull) {
    const number = countOf(inside(pull, 'number'));
    const headSha = sha(inside(pull, 'head', 'sha'));
    if (number === undefined || headSha === undefined)
        return undefined;
    const [from, to] = ['head', 'base'].map((end) => inside(pull, end, 'repo', 'full_name'));
    // A fork that was deleted has no repository any more, and is a fork.
    return { number, headSha, fork: shapes_textOf(from) === undefined || from !== to };
}
/** Where the payload is unreadable, the merge of the pull request still has its number. */
function numberOfRef(environment) {
    const [, number] = /^refs\/pull\/(\d+)\//.exec(environment['GITHUB_REF'] ?? '') ?? [];
    return shapes_count(number);
}
/** Nobody outside of the repository starts these, and they are about what is in it already. */
const OF_THE_REPOSITORY = 'push schedule create release workflow_dispatch'.split(' ');
function originOnGitHub({ name, payload, environment, asked }) {
    const plain = OF_THE_REPOSITORY.includes(name) && !asked;
    return {
        judged: !plain || isQueue(environment['GITHUB_REF']),
        // Who queues a pull request may write.
        whose: plain || name === 'merge_group' ? 'own' : byPayload(name, payload, environment),
    };
}
function byPayload(name, payload, environment) {
    const isPull = 'pull_request' in fieldsOf(payload);
    if (!isPull && name !== 'workflow_run')
        return 'unknown';
    const where = isPull ? ['pull_request', 'head', 'repo'] : ['workflow_run', 'head_repository'];
    const from = inside(payload, ...where);
    // A fork that was deleted.
    if (from === null)
        return 'foreign';
    return compare(shapes_textOf(inside(from, 'full_name')), environment['GITHUB_REPOSITORY']);
}
/**
 * Whether this commit is the one that the job's own branch or tag names: only people with write
 * access move those. The merge commit of a pull request is none.
 */
function isWritersCommit(checkedOut, environment) {
    const { GITHUB_SHA: sha, GITHUB_REF: ref = '' } = environment;
    return checkedOut !== undefined && checkedOut === sha && /^refs\/(?:heads|tags)\//.test(ref);
}
/** Dependabot's own pull request, not one that Dependabot was brought to act on. */
function isDependabots(payload, environment) {
    const author = inside(payload, 'pull_request', 'user', 'login');
    return author === DEPENDABOT && environment['GITHUB_ACTOR'] === DEPENDABOT;
}
const DEPENDABOT = 'dependabot[bot]';
/** The events that GitHub gives no secrets when a fork's pull request starts them. */
function withoutSecrets(name, { fork } = {}) {
    return fork === true && name.startsWith('pull_request') && name !== 'pull_request_target';
}
/** What to say beside "token is empty". */
function missingTokenHint({ secrets }) {
    return HINTS[secrets];
}
const HINTS = {
    given: undefined,
    fork: 'pull requests from forks get no secrets (see "Forks").',
    dependabot: "Dependabot's jobs get Dependabot secrets only: add it in the repository's settings under Secrets and variables, Dependabot.",
};
function jobOf({ environment, checkRunId }, slug) {
    const runId = shapes_count(environment['GITHUB_RUN_ID']);
    const attempt = shapes_count(environment['GITHUB_RUN_ATTEMPT'] ?? '1');
    if (runId === undefined || attempt === undefined)
        return undefined;
    const run = `${environment['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${slug}/actions/runs/${runId}`;
    const place = checkRunId !== undefined ? `/job/${checkRunId}` : attempt > 1 ? `/attempts/${attempt}` : '';
    return { url: `${run}${place}`, runId, attempt };
}
function countOf(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
//# sourceMappingURL=event.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/host.js
/** GitHub Actions as its environment tells. The event's payload knows more: `event.ts`. */





const github = {
    name: 'github',
    variable: 'GITHUB_ACTIONS',
    actor: ['GITHUB_TRIGGERING_ACTOR', 'GITHUB_ACTOR'],
    target: ['GITHUB_BASE_REF'],
    gated: ['GITHUB_REPOSITORY'],
    facts(environment) {
        const serverUrl = origin(environment['GITHUB_SERVER_URL']);
        const slug = path(environment['GITHUB_REPOSITORY']);
        const page = serverUrl && slug && `${serverUrl}/${slug}`;
        const [, pull] = /^refs\/pull\/(\d+)\/(?:merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
        const run = shapes_count(environment['GITHUB_RUN_ID']);
        return {
            // GITHUB_SHA of a pull request is a merge commit, which people do not review.
            commit: pull === undefined ? sha(environment['GITHUB_SHA']) : undefined,
            pullRequest: change(shapes_count(pull), page && `${page}/pull/${pull}`),
            jobUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
            runNumber: run,
            repository: serverUrl && slug ? { serverUrl, slug, style: 'github' } : undefined,
            root: shapes_textOf(environment['GITHUB_WORKSPACE']),
        };
    },
    async origin(environment) {
        const event = readEvent({ environment, payload: await readPayload(environment) });
        return event?.origin ?? { judged: true, whose: 'unknown' };
    },
    async askWhose({ environment }, { origin: { whose }, directories, execute }) {
        const own = await areWritersFiles(directories, environment, execute);
        return { whose: own ? 'own' : whose };
    },
};
/** Whether all of these directories are as the job's own branch has them, untouched since. */
async function areWritersFiles(directories, environment, execute) {
    for (const directory of directories) {
        if (!isWritersCommit(await checkedOutCommit(directory), environment))
            return false;
        if (!(await (0,ask_git/* isClean */.AG)(directory, execute)))
            return false;
    }
    return true;
}
/** The event's payload; undefined when there is none or it cannot be read. */
async function readPayload(environment) {
    const path = environment['GITHUB_EVENT_PATH'];
    if (path === undefined || path === '')
        return undefined;
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=host.js.map
;// CONCATENATED MODULE: ./build/src/hosts/gitlab.js
/** GitLab CI, and one note on a merge request. The files that GitLab shows by itself are written by `files.ts`. */




const gitlab_SERVICE = 'GitLab';
/** Pipelines that are about what is in the repository already. */
const gitlab_PLAIN = 'push schedule web api trigger pipeline webide chat'.split(' ');
const gitlab = {
    name: 'gitlab',
    variable: 'GITLAB_CI',
    actor: ['GITLAB_USER_LOGIN'],
    // The first one is set where the target was merged in before the pipeline began.
    target: ['CI_MERGE_REQUEST_TARGET_BRANCH_SHA', 'CI_MERGE_REQUEST_DIFF_BASE_SHA'],
    defaultBranch: ['CI_DEFAULT_BRANCH'],
    gated: ['CI_MERGE_REQUEST_PROJECT_PATH', 'CI_PROJECT_PATH'],
    facts(environment) {
        const serverUrl = origin(environment['CI_SERVER_URL']);
        const slug = path(environment['CI_PROJECT_PATH']);
        const project = shapes_link(environment['CI_MERGE_REQUEST_PROJECT_URL'] ?? environment['CI_PROJECT_URL']);
        const number = shapes_count(environment['CI_MERGE_REQUEST_IID']);
        return {
            commit: sha(environment['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) ?? sha(environment['CI_COMMIT_SHA']),
            pullRequest: change(number, project && `${project}/-/merge_requests/${number}`),
            jobUrl: shapes_link(environment['CI_JOB_URL']),
            runNumber: shapes_count(environment['CI_PIPELINE_ID']),
            repository: serverUrl && slug ? { serverUrl, slug, style: 'gitlab' } : undefined,
            root: shapes_textOf(environment['CI_PROJECT_DIR']),
        };
    },
    origin(environment) {
        if (environment['CI_MERGE_REQUEST_IID']) {
            const from = environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID'];
            return { judged: true, whose: compare(from, environment['CI_MERGE_REQUEST_PROJECT_ID']) };
        }
        const source = environment['CI_PIPELINE_SOURCE'] ?? '';
        if (source === 'external_pull_request_event') {
            const from = environment['CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY'];
            const to = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'];
            return { judged: true, whose: compare(from, to) };
        }
        const own = environment['CI_COMMIT_BRANCH'] || environment['CI_COMMIT_TAG'];
        return { judged: !gitlab_PLAIN.includes(source), whose: own ? 'own' : 'unknown' };
    },
    comments({ environment, pullRequest, commit: headSha = '' }, ports) {
        const [place, token] = [gitlab_placeOf(environment), environment['GITLAB_TOKEN']?.trim()];
        if (!place || !pullRequest)
            return undefined;
        return token ? gitLabNotes(place, { ...pullRequest, headSha }, token, ports) : gitlab_NO_TOKEN;
    },
};
function gitlab_placeOf(environment) {
    const apiUrl = shapes_link(environment['CI_API_V4_URL']);
    // A merge request from a fork runs in the fork unless a member starts it in the target project.
    const projectId = shapes_count(environment['CI_MERGE_REQUEST_PROJECT_ID'] ?? environment['CI_PROJECT_ID']);
    return apiUrl && projectId ? { apiUrl, projectId } : undefined;
}
const gitlab_NO_TOKEN = 'No comment: there is no token for the GitLab API. Create a project access token with the role Reporter and the scope "api" and hand it to the job as the masked variable GITLAB_TOKEN (CI_JOB_TOKEN may not write notes).';
/** The notes of one merge request, which is at `headSha`. */
function gitLabNotes({ apiUrl, projectId }, { number, url = '', headSha }, token, ports) {
    const notes = `/projects/${projectId}/merge_requests/${number}/notes`;
    const host = {
        service: gitlab_SERVICE,
        baseUrl: apiUrl,
        headers: { 'private-token': token },
        refused: 'GITLAB_TOKEN needs the scope "api" and at least the role Reporter in this project, and must not have expired.',
        list: `${notes}?per_page=100&sort=asc&order_by=created_at`,
        draft: (body) => ({ body }),
        read: toNote,
        urlOf: (id) => `${url}#note_${id}`,
        whoAmI: async (ask) => String(idOf((await ask('GET', '/user')).json, gitlab_SERVICE)),
        addressOf: (id) => `${notes}/${id}`,
        update: (ask, id, body) => ask('PUT', `${notes}/${id}`, { body }),
    };
    return createNotes(host, headSha, ports);
}
/** System notes ("changed the description") cannot be ours. */
function toNote(json) {
    const { body, system } = fieldsOf(json);
    const who = inside(json, 'author', 'id');
    return {
        id: idOf(json, gitlab_SERVICE),
        body: system !== true && typeof body === 'string' ? body : '',
        author: typeof who === 'number' ? String(who) : undefined,
    };
}
//# sourceMappingURL=gitlab.js.map
;// CONCATENATED MODULE: ./build/src/hosts/jenkins.js

/** Other plugins that build pull requests: they do not say where a change comes from. */
const PLUGINS = ['ghprbPullId', 'gitlabMergeRequestIid', 'GITHUB_PR_NUMBER'];
const jenkins = {
    name: 'jenkins',
    variable: 'JENKINS_URL',
    actor: ['BUILD_USER_ID'],
    target: ['CHANGE_TARGET'],
    facts(environment) {
        const number = shapes_count(environment['CHANGE_ID']);
        return {
            commit: sha(environment['GIT_COMMIT']),
            pullRequest: change(number, shapes_link(environment['CHANGE_URL'])),
            jobUrl: shapes_link(environment['BUILD_URL']),
            runNumber: shapes_count(environment['BUILD_NUMBER']),
            root: shapes_textOf(environment['WORKSPACE']),
        };
    },
    origin(environment) {
        if (environment['CHANGE_ID']) {
            return { judged: true, whose: environment['CHANGE_FORK'] ? 'foreign' : 'own' };
        }
        const plugin = PLUGINS.some((name) => environment[name]);
        return plugin ? { judged: true, whose: 'unknown' } : { judged: false, whose: 'own' };
    },
};
//# sourceMappingURL=jenkins.js.map
;// CONCATENATED MODULE: ./build/src/hosts/none.js
const none = {
    name: 'none',
    variable: undefined,
    actor: [],
    target: [],
    facts: () => ({}),
    /** Whether a CI that is not known here builds a pull request cannot be told. */
    origin: (environment) => ({ judged: isSomeCi(environment), whose: 'own' }),
};
function isSomeCi({ CI = '' }) {
    return !/^(?:|0|false)$/i.test(CI);
}
//# sourceMappingURL=none.js.map
;// CONCATENATED MODULE: ./build/src/hosts/registry.js








/** The first one whose variable is set counts: hosts that run inside others' names come first. */
const HOSTS = [
    github,
    gitlab,
    azure,
    bitbucket,
    circleci,
    buildkite,
    jenkins,
    none,
];
/** Which host this job runs on, and what it knows, read from its environment alone. */
function detect(environment) {
    const host = HOSTS.find(({ variable }) => variable && environment[variable]) ?? none;
    return { ...host.facts(environment), host, environment };
}
/** Values of what is set, of the variables that any host has for this: they are not told apart. */
function registry_valuesOf(environment, which) {
    const names = HOSTS.flatMap((host) => host[which] ?? []);
    return names.flatMap((name) => environment[name] ?? []);
}
/** Who started a job, as its host says. */
function registry_actorOf({ host, environment }) {
    return host.actor.map((name) => environment[name]?.trim()).find(Boolean);
}
//# sourceMappingURL=registry.js.map
;// CONCATENATED MODULE: ./build/src/hosts/standing.js
/**
 * The CI host of a job as its environment alone tells of it: for the command line and the library.
 * How the files stand is said here: judged or not, whose they are, and which ones count instead.
 */










/** The job, whether its files are judged, and why they must not be planned. */
async function standing({ environment, execute, workingDirectory }) {
    const job = detect(environment);
    const origin = await job.host.origin(environment);
    const [usual] = registry_valuesOf(environment, 'defaultBranch');
    const [slug] = registry_valuesOf(environment, 'gated');
    const judgement = {
        judged: origin.judged,
        trusted: (repository, branch = usual) => trustedInGit({ repository, branch, slug }, execute),
    };
    return {
        job,
        origin,
        judgement,
        /** Undefined when they may be planned. Nothing is asked of the service. */
        refusal: async (settings, ports) => {
            if (origin.whose === 'own' || settings.allowUntrustedHead)
                return undefined;
            const directories = plannedDirectories(settings).map((one) => (0,external_node_path_.resolve)(workingDirectory, one));
            const planned = { origin, directories, execute };
            const asked = (await job.host.askWhose?.(job, planned, ports)) ?? origin;
            const checkedOut = await checkedOutCommit(directories[0] ?? workingDirectory);
            return refuseForeign({ ...asked, checkedOut });
        },
    };
}
async function hostHere(door, ports) {
    const { job, origin, judgement, refusal } = await standing(ports);
    const { repository, pullRequest, jobUrl, runNumber } = job;
    const about = `${repository?.slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
    const target = valuesOf(ports.environment, 'target').find(Boolean);
    const proposed = origin.judged || pullRequest !== undefined || target !== undefined;
    return {
        judgement,
        root: job.root,
        async subject(settings, { root, directory, deadline }) {
            const refused = await refusal(settings, ports);
            if (refused !== undefined)
                return { refused };
            const { comment, commentMode, commentKey, mode } = settings;
            const sha = job.commit ?? (await standing_headOf(directory, ports.execute));
            const at = sha === undefined ? '' : ` at ${sha.slice(0, 7)}`;
            const untilEnd = { ...ports, deadline: () => deadline };
            const api = comment === 'off' ? undefined : job.host.comments?.(job, untilEnd);
            const comments = typeof api === 'string' ? undefined : api;
            return {
                about: {
                    repository: repository && { ...repository, root },
                    commit: sha === undefined ? undefined : { sha },
                    pullRequest,
                    job: jobUrl === undefined ? undefined : { url: jobUrl, runId: runNumber ?? 0, attempt: 1 },
                    actor: actorOf(job),
                    adoptsOverridden: mode === 'speculative' && comments !== undefined,
                },
                message: `${about || 'plangate check'}${at}`,
                changeRequest: repository && pullRequest ? about : undefined,
                proposed,
                changedFiles: () => findChangedFiles(root, target, proposed, ports.execute),
                async earlier() {
                    if (comments === undefined || pullRequest === undefined)
                        return undefined;
                    const read = readEarlierReports(comments, pullRequest.number, commentKey);
                    return read.catch((error) => {
                        if (ports.signal.aborted)
                            return undefined;
                        throw error;
                    });
                },
                publish(view, until) {
                    const wish = { comment, commentMode, reports: door.reports };
                    return publishOn(job, view, wish, { ...ports, ...door, deadline: () => until });
                },
            };
        },
    };
}
async function standing_headOf(directory, execute) {
    const args = ['rev-parse', '--verify', 'HEAD'];
    const done = await execute('git', args, { cwd: directory }).catch(() => undefined);
    return done?.exitCode === 0 ? done.stdout.trim() : undefined;
}
/**
 * Relative to the repository, with slashes. Undefined when git does not know the target: then
 * everything has to count as touched.
 *
 * @param proposed whether a pull request is judged; its target is never guessed
 */
async function findChangedFiles(root, named, proposed, execute) {
    const target = named === undefined ? !proposed && 'origin/HEAD' : toTarget(named);
    return target ? changedSince(target, root, execute) : undefined;
}
function toTarget(named) {
    const name = named.replace(/^refs\/heads\//, '');
    if (/^[0-9a-f]{40,64}$/.test(name))
        return name;
    return /^[\w./-]+$/.test(name) && !name.startsWith('-') ? `origin/${name}` : undefined;
}
/**
 * Says a report as files and on the host. Never rejects: what could not be done is a problem to tell, and changes
 * no verdict.
 */
async function publishOn(job, view, wish, ports) {
    const problems = [];
    if (wish.reports !== undefined) {
        await writeReports(view, wish.reports, ports.write).catch((error) => {
            problems.push(`Not all reports were written to ${wish.reports}: ${standing_reasonOf(error)}`);
        });
    }
    try {
        const told = (await job.host.publish?.(job, view, wish, ports)) ?? [];
        problems.push(...told);
        const { commentUrl, problems: more } = await publishNote(job, view, wish, ports);
        return { commentUrl, problems: [...problems, ...more] };
    }
    catch (error) {
        const sentence = ports.signal?.aborted ? 'the job was cancelled.' : standing_reasonOf(error);
        return { problems: [...problems, `The report was not published: ${sentence}`] };
    }
}
function standing_reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}
//# sourceMappingURL=standing.js.map
;// CONCATENATED MODULE: ./build/src/network.js
/** The network of a job, opened with its first request. */


/** A `caFile` that cannot be read is told with everything else that is wrong, and not here. */
function openNetwork(caFile, { environment, workingDirectory }) {
    const path = caFile?.trim() || undefined;
    let made;
    const open = () => (made ??= createSend({ environment, caFile: path && (0,external_node_path_.resolve)(workingDirectory, path) }));
    const plain = async (request) => open()(request);
    const toFile = async (request, file) => open().toFile(request, file);
    return Object.assign(plain, { toFile, close: async () => made?.close() });
}
//# sourceMappingURL=network.js.map
;// CONCATENATED MODULE: ./build/src/settings/environment-problems.js
/** What is wrong around the settings: a certificate file, a proxy. Known before any request. */



/** @param caFile as written; relative to `workingDirectory` */
async function environmentProblems(caFile, environment, workingDirectory) {
    const problems = [];
    if (caFile !== undefined) {
        const files = [['ca-file', caFile]];
        const extra = environment['NODE_EXTRA_CA_CERTS'] ?? '';
        if (extra !== '')
            files.push(['NODE_EXTRA_CA_CERTS', extra]);
        for (const [input, path] of files) {
            const message = await certificateProblem(path, workingDirectory);
            if (message !== undefined)
                problems.push({ input, message });
        }
    }
    for (const name of ['https_proxy', 'http_proxy']) {
        // The same order as where the proxy is used.
        const input = environment[name] === undefined ? name.toUpperCase() : name;
        const value = environment[input] ?? '';
        if (value === '' || isProxy(value))
            continue;
        // The value may hold a password.
        const message = 'is not the address of a proxy. Write http://HOST:PORT.';
        problems.push({ input, message });
    }
    return problems;
}
async function certificateProblem(path, workingDirectory) {
    return (0,promises_.readFile)((0,external_node_path_.resolve)(workingDirectory, path), 'utf8').then((text) => text.includes('-----BEGIN CERTIFICATE-----')
        ? undefined
        : `${quote(path)} holds no certificate in PEM form.`, ({ code = 'unknown error' }) => `${quote(path)} cannot be read (${code}).`);
}
function isProxy(value) {
    const protocols = ['http:', 'https:', 'socks:', 'socks5:'];
    return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
//# sourceMappingURL=environment-problems.js.map
// EXTERNAL MODULE: ./build/src/git/find-repository.js
var find_repository = __nccwpck_require__(9868);
;// CONCATENATED MODULE: ./build/src/settings/load-settings.js
/**
 * Settings with what only the file system knows: the configuration's own `cloud` block, or the
 * trusted one where the checkout is judged, and whether the directories are there and hold a
 * configuration. No request to the service is made before this.
 */










/** `workingDirectory` is what relative directories are relative to. */
async function loadSettings(sources, workingDirectory, judgement) {
    const written = sources.given['directory']?.trim() || '.';
    const directory = (0,external_node_path_.resolve)(workingDirectory, written);
    const open = unanswered(sources);
    const { judged } = judgement;
    const names = open.organization || open.workspaces;
    const look = names || (!judged && open.hostname) ? findCloudBlock : findHost;
    const own = judged || names || open.hostname ? await look(directory, written) : undefined;
    const trusted = judged && names
        ? await findTrusted(sources, directory, workingDirectory, judgement.trusted, own)
        : { why: '' };
    const read = readSettings({
        ...sources,
        cloud: judged ? trusted.block : own,
        judged: judged ? { blocks: [own, trusted.block], why: trusted.why } : undefined,
    });
    const planned = 'settings' in read ? plannedDirectories(read.settings) : [written];
    const problems = 'problems' in read ? [...read.problems] : [];
    for (const text of planned) {
        const input = text === written ? 'directory' : 'workspaces';
        const problem = (await directoryProblem(input, text, workingDirectory)) ??
            (judged && 'settings' in read && text !== written
                ? otherHost(read.settings, await findHost((0,external_node_path_.resolve)(workingDirectory, text), text))
                : undefined);
        if (problem !== undefined)
            problems.push(problem);
    }
    const caFile = sources.given['ca-file']?.trim() || undefined;
    problems.push(...(await environmentProblems(caFile, sources.environment, workingDirectory)));
    if (problems.length > 0 || 'problems' in read)
        return { problems };
    const notices = [
        ...(trusted.block ? tellDifferences(own, trusted.block, open) : []),
        ...(judged ? tellAuthority(read.settings, directory, workingDirectory) : []),
    ];
    return { settings: read.settings, notices };
}
/** Whoever writes a certificate authority into the checkout could stand between here and the host. */
function tellAuthority({ caFile }, directory, workingDirectory) {
    const root = (0,find_repository/* findCheckout */.I)(directory) ?? workingDirectory;
    if (caFile === undefined || (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(workingDirectory, caFile)).startsWith('..')) {
        return [];
    }
    return [
        `The certificate authorities in ${quote(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`,
    ];
}
/** @param own where to look first: a file is seldom renamed */
async function findTrusted(sources, directory, workingDirectory, trusted, own) {
    const written = sources.given['trusted-branch']?.trim() || undefined;
    const named = written === undefined ? undefined : readBranch(written);
    if (named !== undefined && 'problem' in named)
        return { why: named.problem };
    const branch = named?.value;
    const title = branch === undefined ? 'the default branch' : `the branch ${quote(branch)}`;
    try {
        const root = (0,find_repository/* findCheckout */.I)(directory) ?? workingDirectory;
        const path = (0,external_node_path_.relative)(root, directory).split(external_node_path_.sep).join('/');
        const files = await trusted(root, branch);
        const likely = own?.at.replace(/:\d+$/, '').split('/').at(-1);
        const block = await findBlock(files, path, likely);
        if (block !== undefined) {
            const at = `${block.at} of ${title}`;
            return { block: { ...block, at }, why: `The block at ${at} does not name it.` };
        }
        const where = path === '' ? 'the repository' : quote(path);
        return {
            why: `There is no \`cloud\` block in ${where} on ${title} that this job may read, and one that a pull request adds does not count.`,
        };
    }
    catch (error) {
        if (!(error instanceof UntrustedError))
            throw error;
        return { why: `The \`cloud\` block of ${title} could not be read: ${error.message}` };
    }
}
async function directoryProblem(input, text, workingDirectory) {
    const path = (0,external_node_path_.resolve)(workingDirectory, text);
    const found = await (0,promises_.stat)(path).catch(() => undefined);
    if (found === undefined) {
        const hint = input === 'directory' && text === '.'
            ? ''
            : ' Is the checkout step there, and the name right?';
        return { input, message: `${quote(text)} does not exist.${hint}` };
    }
    if (!found.isDirectory())
        return { input, message: `${quote(text)} is not a directory.` };
    const has = await hasConfiguration(path).catch((error) => error);
    if (has === true)
        return undefined;
    if (has !== false) {
        const what = has.path === undefined || has.path === path ? '' : `: ${has.path}`;
        const message = `${quote(text)} cannot be read (${has.code}${what}). Is it the right directory?`;
        return { input, message };
    }
    const message = `${quote(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
    return { input, message };
}
const CONFIGURATION = /\.(?:tf|tofu)(?:\.json)?$/;
async function hasConfiguration(path) {
    const deeper = [];
    for await (const entry of await (0,promises_.opendir)(path)) {
        if (entry.isFile() && CONFIGURATION.test(entry.name))
            return true;
        if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
            deeper.push((0,external_node_path_.join)(path, entry.name));
        }
    }
    for (const directory of deeper)
        if (await hasConfiguration(directory))
            return true;
    return false;
}
/** A link may lead to what never ends. */
async function readRegular(path) {
    const found = await (0,promises_.stat)(path).catch(() => undefined);
    if (found?.isFile() !== true || found.size > load_settings_MAX_BYTES)
        return undefined;
    return (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
}
/** Nobody writes a configuration file of this size. */
const load_settings_MAX_BYTES = 5_000_000;
/** Only a block that names a host, which few do: the others need not be parsed. */
function findHost(directory, shown) {
    const worth = (text) => mayHaveCloudBlock(text) && text.includes('hostname');
    return findCloudBlock(directory, shown, worth);
}
/** `shown` is how messages call the directory. */
async function findCloudBlock(directory, shown, worth = mayHaveCloudBlock) {
    const files = {
        names: () => (0,promises_.readdir)(directory).catch(() => undefined),
        read: (name) => readRegular((0,external_node_path_.join)(directory, name)),
    };
    const block = await findBlock(files, '', undefined, worth);
    const here = shown === '' || shown === '.';
    return block && !here ? { ...block, at: `${shown}/${block.at}` } : block;
}
//# sourceMappingURL=load-settings.js.map
;// CONCATENATED MODULE: ./build/src/check-here.js
/** The whole check for the real world: this machine's network, files and clock. Nothing is published. */










/** What was asked for makes no sense: every problem at once, before any request. */
class InputError extends Error {
    name = 'InputError';
    problems;
    constructor(problems) {
        super(problems.map(({ input, message }) => `${input} ${message}`).join('\n'));
        this.problems = problems;
    }
}
/** @throws InputError for bad input; what the service, the network or the files do is in the result */
async function checkHere(options = {}) {
    const { inputs = {}, environment = {}, changedFiles, log = SILENT } = options;
    const { message = 'plangate', signal = new AbortController().signal } = options;
    const workingDirectory = (0,external_node_path_.resolve)(options.workingDirectory ?? '.');
    const { random } = Math;
    const io = { environment, execute: execute, workingDirectory };
    const send = openNetwork(inputs['ca-file'], io);
    const ports = { ...io, send, clock: systemClock(), random, signal };
    const { judgement, origin, refusal } = await standing(io);
    const checked = await check({
        judgement,
        async subject(settings) {
            const refused = await refusal(settings, ports);
            if (refused !== undefined)
                return { refused };
            return {
                about: {},
                message,
                proposed: origin.judged,
                changedFiles: async () => changedFiles && [...changedFiles],
            };
        },
    }, {
        settings: (judged) => loadSettings({ given: inputs, environment, door: 'library' }, workingDirectory, judged),
        workingDirectory,
        secrets: [],
        never: [],
        log,
        tell: () => undefined,
        follow: () => (event) => options.onEvent?.(event),
    }, ports);
    if ('problems' in checked)
        throw new InputError(checked.problems);
    const { settings, result, view } = checked;
    const verdict = result.verdict.word;
    return { verdict, green: (0,policy_verdict/* isGreen */.gf)(verdict, settings.failOn), result, report: renderJson(view) };
}
//# sourceMappingURL=check-here.js.map
// EXTERNAL MODULE: ./build/src/archive/pack-directory.js + 21 modules
var pack_directory = __nccwpck_require__(9758);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var archive_pack = __nccwpck_require__(847);
// EXTERNAL MODULE: ./build/src/gate/gate.js + 16 modules
var gate = __nccwpck_require__(648);
// EXTERNAL MODULE: ./build/src/trust/audit.js
var audit = __nccwpck_require__(9239);
;// CONCATENATED MODULE: ./build/src/gate/override-run.js



/**
 * Rejects with `invalid` when the run is of another workspace than those named, and when the run or
 * what was decided about it cannot be read.
 */
async function overrideRun(client, clock, { runId, reason, actor, within }) {
    const { run, workspace } = await client.runs.show(runId, { include: ['workspace'] });
    if (within !== undefined)
        await mustBeWithin(client, run, within);
    const waiting = await findWaiting(client, runId);
    const known = await client.account().catch(() => undefined);
    const by = known?.account.attributes.username ?? undefined;
    const name = workspace?.attributes.name;
    const lists = { overridden: [], refused: [], final: [], audit: [] };
    const result = { runId, workspace: name, by, reason, ...lists };
    const signed = (0,audit/* signReason */.S)(reason, actor);
    for (const { item, state, override } of waiting) {
        if (state === 'final') {
            result.final.push(item);
            continue;
        }
        const problem = state === 'not-permitted' ? NOT_PERMITTED : await problemOf(() => override(signed));
        if (problem === undefined)
            result.overridden.push(item);
        else
            result.refused.push({ ...item, problem });
    }
    if (result.overridden.length > 0) {
        const at = clock.date().toISOString();
        const who = { by: actor.by ?? by, job: actor.job };
        result.audit.push({
            action: 'override',
            run: runId,
            workspace: name ?? '',
            ...who,
            at,
            reason,
        });
    }
    return result;
}
/** What the service said against it, if anything. */
async function problemOf(override) {
    try {
        await override();
        return undefined;
    }
    catch (error) {
        if (error instanceof client_errors/* ServiceError */._ && error.code !== 'aborted')
            return error.message;
        throw error;
    }
}
async function mustBeWithin(client, run, { organization, workspaces }) {
    const of = (0,wire_resource/* relatedId */.Dl)(run, 'workspace');
    for (const name of workspaces) {
        const found = await client.workspaces.showByName(organization, name).catch((error) => {
            if (error instanceof client_errors/* ServiceError */._ && error.code === 'not-found')
                return undefined;
            throw error;
        });
        if (of !== undefined && found?.id === of)
            return;
    }
    const named = `${workspaces.join(', ')} of ${organization}`;
    throw new client_errors/* ServiceError */._(`Run ${run.id} is of none of these workspaces: ${named}.`, {
        code: 'invalid',
        method: 'GET',
        path: `/runs/${run.id}`,
        remedy: 'Nothing was overridden. Name the workspace of the run, if it is one to override in.',
    });
}
const NOT_PERMITTED = 'this token may not override it: its team needs the organization permission to manage policy overrides';
async function findWaiting(client, runId) {
    const { policyChecks, taskStages, tfPolicyEvaluations } = client;
    const checks = await policyChecks.list(runId).all();
    const stages = (await taskStages.list(runId).all()).map(({ stage }) => stage);
    const evaluations = await tfPolicyEvaluations.list(runId).all();
    return [
        ...override_run_select('policy-check', checks, policyChecks),
        ...override_run_select('task-stage', stages, taskStages),
        ...override_run_select('tf-policy-evaluation', evaluations, tfPolicyEvaluations),
    ];
}
/** Those that wait for an override, and those that failed for good. */
function override_run_select(system, objects, resource) {
    return objects.flatMap(({ id, attributes }) => {
        const state = override_run_stateOf(WORDS[system], attributes);
        const item = { system, id, status: attributes.status };
        const override = (comment) => resource.override(id, { comment });
        return state === undefined ? [] : { item, state, override };
    });
}
/** Which words wait for an override, and which cannot have one. */
const WORDS = {
    'policy-check': { waits: 'soft_failed', final: 'hard_failed' },
    'task-stage': { waits: 'awaiting_override', final: 'failed' },
    'tf-policy-evaluation': { waits: 'awaiting_override', final: 'failed' },
};
function override_run_stateOf({ waits, final }, { status, actions, permissions }) {
    if (status === final)
        return 'final';
    if (status !== waits)
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    const may = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
    return may === false ? 'not-permitted' : 'overridable';
}
//# sourceMappingURL=override-run.js.map
;// CONCATENATED MODULE: ./build/src/index.js
/**
 * Plangate as a library: the whole check, the typed client of the service, the packer, the gate.
 *
 * ```ts
 * import { check, connect } from 'plangate';
 *
 * const inputs = { organization: 'acme', workspace: 'net-prod', directory: 'infra' };
 * const { verdict, green, report } = await check({ inputs, environment: process.env });
 *
 * const { client, close } = connect({ origin: 'https://app.terraform.io', token });
 * const workspace = await client.workspaces.showByName('acme', 'net-prod');
 * await close();
 * ```
 *
 * docs/library.md has whole programs. Attribute names are the service's own, as in `version.attributes['auto-queue-runs']`. What goes
 * wrong between here and the service is a `ServiceError` with one of a closed set of codes.
 */














//# sourceMappingURL=index.js.map
var __webpack_exports__InputError = __webpack_exports__.dz;
var __webpack_exports__PackError = __webpack_exports__.ql;
var __webpack_exports__ServiceError = __webpack_exports__._7;
var __webpack_exports__TransportError = __webpack_exports__.wX;
var __webpack_exports__VERDICTS = __webpack_exports__.bk;
var __webpack_exports__VERSION = __webpack_exports__.xv;
var __webpack_exports__check = __webpack_exports__.z6;
var __webpack_exports__connect = __webpack_exports__.Ng;
var __webpack_exports__createClient = __webpack_exports__.UU;
var __webpack_exports__createSend = __webpack_exports__.Rx;
var __webpack_exports__execute = __webpack_exports__.g7;
var __webpack_exports__gate = __webpack_exports__.Gj;
var __webpack_exports__isGreen = __webpack_exports__.gf;
var __webpack_exports__overrideRun = __webpack_exports__.sw;
var __webpack_exports__packDirectory = __webpack_exports__.jG;
var __webpack_exports__systemClock = __webpack_exports__.ml;
export { __webpack_exports__InputError as InputError, __webpack_exports__PackError as PackError, __webpack_exports__ServiceError as ServiceError, __webpack_exports__TransportError as TransportError, __webpack_exports__VERDICTS as VERDICTS, __webpack_exports__VERSION as VERSION, __webpack_exports__check as check, __webpack_exports__connect as connect, __webpack_exports__createClient as createClient, __webpack_exports__createSend as createSend, __webpack_exports__execute as execute, __webpack_exports__gate as gate, __webpack_exports__isGreen as isGreen, __webpack_exports__overrideRun as overrideRun, __webpack_exports__packDirectory as packDirectory, __webpack_exports__systemClock as systemClock };
