export const id = 857;
export const ids = [857];
export const modules = {

/***/ 3238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  packDirectory: () => (/* binding */ packDirectory)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/src/git/tracked-files.js
/**
 * Paths relative to `directory`, with slashes, of every tracked file below it, those in
 * submodules included. Without git, or outside a repository, nothing counts as tracked, and a
 * warning says so.
 */
async function listTrackedFiles(directory, execute, warnings) {
    // Reading the index must not run a program that a repository's configuration names.
    const args = ['-c', 'core.fsmonitor=false', 'ls-files', '-z', '--recurse-submodules'];
    try {
        const { exitCode, stdout, stderr } = await execute('git', args, { cwd: directory });
        if (exitCode === 0)
            return new Set(stdout.split('\0').filter((path) => path !== ''));
        if (!/not a git repository/i.test(stderr))
            warn(firstLine(stderr) || `exit code ${exitCode}`);
    }
    catch (error) {
        warn(error instanceof Error ? error.message : String(error));
    }
    return new Set();
    function warn(why) {
        const message = `git could not tell which files are tracked (${why}); files that look like credentials are withheld`;
        warnings.push({ at: 'git', message });
    }
}
const firstLine = (text) => text.trim().split('\n', 1)[0] ?? '';
//# sourceMappingURL=tracked-files.js.map
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __webpack_require__(847);
;// CONCATENATED MODULE: ./build/src/archive/archive-file.js
/** The file that an archive is written to: complete under its name, or not there at all. */



/**
 * Every failure is a `PackError` that names the path; nothing is left behind.
 *
 * @param output where the archive shall be, or undefined for a temporary file
 * @param temporary the directory for temporary files
 */
function createArchiveFile(output, temporary, write = (fd, bytes, offset) => (0,external_node_fs_.writeSync)(fd, bytes, offset)) {
    const spool = output === undefined ? makeSpool(temporary) : undefined;
    const path = output ?? (0,external_node_path_.join)(spool ?? '', 'archive.tar.gz');
    // A device or a pipe is written to; a file of that name is replaced only by a whole archive.
    const scratch = spool !== undefined || isSpecial(path) ? path : `${path}.partial`;
    const attempt = (action) => {
        try {
            return action();
        }
        catch (error) {
            file.abandon();
            throw new pack/* PackError */.q([{ path, message: sayWhy(error) }]);
        }
    };
    let fd;
    const file = {
        path,
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
        remove() {
            if (spool !== undefined)
                (0,external_node_fs_.rmSync)(spool, { recursive: true, force: true });
        },
    };
    fd = attempt(() => (0,external_node_fs_.openSync)(scratch, 'w', 0o600));
    return file;
}
function makeSpool(temporary) {
    try {
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, 'plangate-'));
    }
    catch (error) {
        throw new pack/* PackError */.q([{ path: temporary, message: sayWhy(error) }]);
    }
}
function isSpecial(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    return stats !== undefined && !stats.isFile();
}
function sayWhy(error) {
    const { code, message } = error;
    switch (code) {
        case 'ENOSPC':
            return 'no space left on the device; the archive was not written. Free some, or write elsewhere';
        case 'ENOENT':
            return `the directory does not exist`;
        case 'EACCES':
        case 'EPERM':
        case 'EROFS':
            return `may not be written (${code})`;
        default:
            return message;
    }
}
//# sourceMappingURL=archive-file.js.map
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/src/archive/is-incompressible.js

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
//# sourceMappingURL=is-incompressible.js.map
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
        buffer: () => free.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES),
        async push(buffer, length) {
            const bytes = buffer.subarray(0, length);
            crc = (0,external_node_zlib_.crc32)(bytes, crc);
            size += length;
            const pieces = isIncompressible(bytes) ? store(bytes) : compress(bytes, level);
            waiting.push(Promise.resolve(pieces).then((pieces) => ({ pieces, buffer })));
            if (waiting.length >= IN_FLIGHT)
                await takeOldest();
        },
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
//# sourceMappingURL=gzip-blocks.js.map
;// CONCATENATED MODULE: ./build/src/archive/pattern.js
/** Patterns as trees: what globs and regular expressions become before they are matched. */
const LAST = 0x10ffff;
const SLASH = 47;
const NEWLINE = 10;
const anything = { kind: 'set', ranges: [0, LAST] };
const notSlash = { kind: 'set', ranges: invert([SLASH, SLASH]) };
const notNewline = { kind: 'set', ranges: invert([NEWLINE, NEWLINE]) };
const slash = { kind: 'set', ranges: [SLASH, SLASH] };
const textStart = { kind: 'assert', what: 'start' };
const textEnd = { kind: 'assert', what: 'end' };
function character(codePoint) {
    return { kind: 'set', ranges: [codePoint, codePoint] };
}
function sequence(parts) {
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: 'sequence', parts };
}
function choice(options) {
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
}
function repeat(of, min = 0, max = Infinity) {
    return { kind: 'repeat', of, min, max };
}
/** Ascending and without overlaps. */
function normalise(ranges) {
    const pairs = [];
    for (let at = 0; at < ranges.length; at += 2)
        pairs.push([ranges[at] ?? 0, ranges[at + 1] ?? 0]);
    pairs.sort((a, b) => a[0] - b[0]);
    const merged = [];
    for (const [from, to] of pairs) {
        const end = merged.at(-1);
        if (end !== undefined && from <= end + 1)
            merged[merged.length - 1] = Math.max(end, to);
        else
            merged.push(from, to);
    }
    return merged;
}
/** Every character that is not in the ranges. */
function invert(ranges) {
    const inverted = [];
    let next = 0;
    const ascending = normalise(ranges);
    for (let at = 0; at < ascending.length; at += 2) {
        const from = ascending[at] ?? 0;
        if (next < from)
            inverted.push(next, from - 1);
        next = (ascending[at + 1] ?? 0) + 1;
    }
    if (next <= LAST)
        inverted.push(next, LAST);
    return inverted;
}
//# sourceMappingURL=pattern.js.map
;// CONCATENATED MODULE: ./build/src/archive/automaton-program.js
/** Patterns as instructions for an automaton. */

/** The patterns together are larger than can be matched in bounded memory. */
class TooLargeError extends Error {
    name = 'TooLargeError';
}
const INSTRUCTION_LIMIT = 1_000_000;
const SET = 0;
const SPLIT = 1;
const FAN = 2;
const ASSERT = 3;
const MATCH = 4;
const ASSERTS = ['start', 'end', 'word-border', 'no-word-border'];
/** @throws TooLargeError */
function compile(branches) {
    const program = {
        op: [],
        x: [],
        y: [],
        owner: [],
        sets: [],
        fans: [],
        entries: [],
        usesWords: false,
    };
    const { op, sets, fans, entries } = program;
    let rule = -1;
    const emit = (code, x, y) => {
        if (op.length >= INSTRUCTION_LIMIT)
            throw new TooLargeError('the patterns are too large');
        program.x.push(x);
        program.y.push(y);
        program.owner.push(rule);
        return op.push(code) - 1;
    };
    /** Emits `pattern` so that it goes on at `next`; answers where it begins. */
    const place = (pattern, next) => {
        switch (pattern.kind) {
            case 'set':
                return emit(SET, sets.push(pattern.ranges) - 1, next);
            case 'assert':
                if (pattern.what.endsWith('word-border'))
                    program.usesWords = true;
                return emit(ASSERT, ASSERTS.indexOf(pattern.what), next);
            case 'sequence':
                return pattern.parts.reduceRight((following, part) => place(part, following), next);
            case 'choice':
                return pattern.options
                    .map((option) => place(option, next))
                    .reduceRight((second, first) => emit(SPLIT, first, second));
            case 'repeat':
                return placeRepeat(pattern, next);
        }
    };
    const placeRepeat = ({ of, min, max }, next) => {
        let entry = next;
        let times = 0;
        if (max === Infinity) {
            // The loop itself is the last of the required ones: copies would double at every nesting.
            const again = emit(SPLIT, next, next);
            const body = place(of, again);
            program.x[again] = body;
            entry = min > 0 ? body : again;
            times = 1;
        }
        else {
            for (let more = min; more < max; more++)
                entry = emit(SPLIT, place(of, entry), next);
        }
        for (; times < min; times++)
            entry = place(of, entry);
        return entry;
    };
    // Nearly every rule may begin at any depth: the way there is shared by all of them.
    const shared = (from, fan) => {
        if (fan.length === 0)
            return;
        rule = -1;
        const border = emit(FAN, fans.push(fan) - 1, 0);
        if (from === 'anywhere') {
            fan.push(emit(SET, sets.push(rangesOf(anything)) - 1, border));
        }
        else {
            const inside = emit(SPLIT, 0, 0);
            program.x[inside] = emit(SET, sets.push(rangesOf(slash)) - 1, border);
            const stay = from === 'segment' ? rangesOf(notSlash) : notSlashOrNewline;
            program.y[inside] = emit(SET, sets.push(stay) - 1, inside);
            fan.push(inside);
        }
        entries.push(border);
    };
    const begin = {
        start: [],
        segment: [],
        'segment-of-line': [],
        anywhere: [],
    };
    for (const branch of branches) {
        rule = branch.rule;
        begin[branch.from].push(place(branch.pattern, emit(MATCH, branch.rule, 0)));
    }
    entries.push(...begin.start);
    shared('segment', begin.segment);
    shared('segment-of-line', begin['segment-of-line']);
    shared('anywhere', begin.anywhere);
    return program;
}
const rangesOf = (pattern) => pattern.kind === 'set' ? pattern.ranges : [];
const notSlashOrNewline = rangesOf(notNewline).flatMap((edge, at, all) => at % 2 === 1 ? [] : splitAtSlash(edge, all[at + 1] ?? edge));
function splitAtSlash(from, to) {
    return from <= 47 && to >= 47 ? [from, 46, 48, to] : [from, to];
}
//# sourceMappingURL=automaton-program.js.map
;// CONCATENATED MODULE: ./build/src/archive/automaton.js
/**
 * Matches one text against many patterns at once, in time linear in the text: a nondeterministic
 * automaton whose sets of states are computed when first met and kept. There is no backtracking,
 * so no pattern can make it slow, and a path's common beginning is never looked at twice.
 */

/** Numbers kept in remembered state sets; beyond it they are forgotten and computed again. */
const KERNEL_BUDGET = 4_000_000;
const AT_START = 1;
const AFTER_WORD = 2;
/** @param revives whether the rule of this number brings back what earlier rules excluded */
function createAutomaton(branches, revives) {
    const program = compile(branches);
    const { op, x, y, owner } = program;
    const classes = divideCharacters(program.sets, program.usesWords);
    const buckets = new Map();
    let kept = 0;
    const seen = new Uint32Array(op.length);
    let generation = 0;
    const pending = [];
    /** Calls `visit` with every instruction that waits for a character, or has matched. */
    function close(state, holds, visit) {
        generation++;
        for (const at of state.kernel)
            pending.push(at);
        for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
            if (seen[at] === generation)
                continue;
            seen[at] = generation;
            const operand = x[at] ?? 0;
            switch (op[at]) {
                case SPLIT:
                    pending.push(operand, y[at] ?? 0);
                    break;
                case FAN:
                    for (const entry of program.fans[operand] ?? [])
                        pending.push(entry);
                    break;
                case ASSERT:
                    if (holds(operand))
                        pending.push(y[at] ?? 0);
                    break;
                default:
                    visit(at);
            }
        }
    }
    function advance(state, code) {
        const word = isWord(code);
        const reached = new Set();
        close(state, (assert) => assertHolds(assert, state.context, word, false), (at) => {
            if (op[at] === MATCH)
                reached.add(at);
            else if (contains(program.sets[x[at] ?? 0] ?? [], code))
                reached.add(y[at] ?? 0);
        });
        const kernel = Int32Array.from(reached).sort();
        return remember(kernel, program.usesWords && word ? AFTER_WORD : 0);
    }
    function remember(kernel, context) {
        let hash = context;
        for (const at of kernel)
            hash = (Math.imul(hash, 31) + at) | 0;
        const bucket = buckets.get(hash) ?? [];
        const known = bucket.find((state) => state.context === context && isEqual(state.kernel, kernel));
        if (known)
            return known;
        if (kept > KERNEL_BUDGET)
            forget();
        const state = { kernel, context, next: new Map() };
        bucket.push(state);
        buckets.set(hash, bucket);
        kept += kernel.length + 16;
        return state;
    }
    function forget() {
        for (const bucket of buckets.values())
            for (const state of bucket)
                state.next.clear();
        buckets.clear();
        kept = 0;
    }
    const start = {
        kernel: Int32Array.from(program.entries),
        context: AT_START,
        next: new Map(),
    };
    return {
        start: () => start,
        step(state, text) {
            let current = state;
            for (let at = 0; at < text.length; at++) {
                const code = text.codePointAt(at) ?? 0;
                if (code > 0xffff)
                    at++;
                const kind = classes(code);
                let next = current.next.get(kind);
                if (!next) {
                    next = advance(current, code);
                    current.next.set(kind, next);
                    kept += 4;
                }
                current = next;
            }
            return current;
        },
        summarise(state) {
            if (state.summary)
                return state.summary;
            let last = -1;
            let revivable = -1;
            close(state, (assert) => assertHolds(assert, state.context, false, true), (at) => {
                const rule = x[at] ?? 0;
                if (op[at] === MATCH && rule > last)
                    last = rule;
            });
            close(state, () => true, (at) => {
                const rule = owner[at] ?? -1;
                if (rule > revivable && revives(rule))
                    revivable = rule;
            });
            state.summary = { last, revivable };
            return state.summary;
        },
    };
}
/** Characters that no set tells apart share a number. */
function divideCharacters(sets, words) {
    const borders = new Set([0]);
    const add = (ranges) => {
        for (let at = 0; at < ranges.length; at += 2) {
            borders.add(ranges[at] ?? 0);
            borders.add((ranges[at + 1] ?? 0) + 1);
        }
    };
    for (const ranges of sets)
        add(ranges);
    if (words)
        add([48, 57, 65, 90, 95, 95, 97, 122]);
    const sorted = Int32Array.from(borders).sort();
    const search = (code) => {
        let low = 0;
        let high = sorted.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((sorted[middle] ?? 0) <= code)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    };
    const ascii = Int32Array.from({ length: 128 }, (_, code) => search(code));
    return (code) => ascii[code] ?? search(code);
}
function contains(ranges, code) {
    let low = 0;
    let high = ranges.length / 2 - 1;
    while (low <= high) {
        const middle = (low + high) >> 1;
        if (code < (ranges[2 * middle] ?? 0))
            high = middle - 1;
        else if (code > (ranges[2 * middle + 1] ?? 0))
            low = middle + 1;
        else
            return true;
    }
    return false;
}
function assertHolds(assert, context, nextIsWord, atEnd) {
    switch (ASSERTS[assert]) {
        case 'start':
            return context === AT_START;
        case 'end':
            return atEnd;
        case 'word-border':
            return (context === AFTER_WORD) !== nextIsWord;
        default:
            return (context === AFTER_WORD) === nextIsWord;
    }
}
function isWord(code) {
    return ((code >= 48 && code <= 57) ||
        (code >= 65 && code <= 90) ||
        code === 95 ||
        (code >= 97 && code <= 122));
}
function isEqual(a, b) {
    return a.length === b.length && a.every((value, at) => value === b[at]);
}
//# sourceMappingURL=automaton.js.map
;// CONCATENATED MODULE: ./build/src/archive/character-classes.js
/** Named sets of ASCII characters, as ranges. */

const DIGIT = [48, 57];
const SPACE = [9, 10, 12, 13, 32, 32];
const WORD = [48, 57, 65, 90, 95, 95, 97, 122];
/** `\\d` and its relatives, by their letter. */
const PERL = {
    d: DIGIT,
    D: invert(DIGIT),
    s: SPACE,
    S: invert(SPACE),
    w: WORD,
    W: invert(WORD),
};
/** The ASCII classes, as `[:alpha:]` in a bracket; also those of git's patterns. */
const POSIX = {
    alnum: [48, 57, 65, 90, 97, 122],
    alpha: [65, 90, 97, 122],
    ascii: [0, 127],
    blank: [9, 9, 32, 32],
    cntrl: [0, 31, 127, 127],
    digit: DIGIT,
    graph: [33, 126],
    lower: [97, 122],
    print: [32, 126],
    punct: [33, 47, 58, 64, 91, 96, 123, 126],
    space: [9, 13, 32, 32],
    upper: [65, 90],
    word: WORD,
    xdigit: [48, 57, 65, 70, 97, 102],
};
//# sourceMappingURL=character-classes.js.map
;// CONCATENATED MODULE: ./build/src/archive/gitignore-rules.js



/** Git compares bytes: each is a character of its own here. */
const toBytes = (text) => isAscii(text) ? text : Buffer.from(text).toString('latin1');
function startAsGit(text) {
    const rules = readRules(text);
    const branches = rules.flatMap(({ branch }, rule) => (branch ? [{ ...branch, rule }] : []));
    const automaton = createAutomaton(branches, (rule) => rules[rule]?.negated ?? false);
    const decide = (state) => {
        const rule = rules[automaton.summarise(state).last];
        return rule && !rule.negated ? { line: rule.line ?? 0, text: rule.text } : undefined;
    };
    const at = (state) => ({
        file: (name) => decide(automaton.step(state, toBytes(name))),
        directory(name) {
            const contents = automaton.step(state, `${toBytes(name)}/`);
            const withheld = decide(contents);
            // Git does not look into an excluded directory, so nothing in it can be brought back.
            return withheld ? { withheld } : { inside: at(contents) };
        },
    });
    return () => at(automaton.start());
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
        const branch = readPattern(toBytes(negated ? trimmed.slice(1) : trimmed));
        rules.push({ line: at + 1, text: trimmed, negated, branch });
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
/** A pattern for whole paths, directories ending in a slash; undefined: it matches nothing. */
function readPattern(text) {
    const directoryOnly = text.endsWith('/');
    const body = directoryOnly ? text.slice(0, -1) : text;
    const anchored = body.includes('/');
    const glob = anchored && body.startsWith('/') ? body.slice(1) : body;
    if (glob === '')
        return undefined;
    const parts = anchored ? readPath(glob) : readSegment(glob);
    if (!parts)
        return undefined;
    const end = directoryOnly ? slash : repeat(slash, 0, 1);
    return { pattern: sequence([...parts, end, textEnd]), from: anchored ? 'start' : 'segment' };
}
function readPath(glob) {
    const parts = [];
    let at = 0;
    while (at < glob.length) {
        const stars = countStars(glob, at);
        const borders = (at === 0 || glob[at - 1] === '/') && stars >= 2;
        const after = glob.slice(at + stars);
        if (borders && (after === '' || after.startsWith('/') || after.startsWith('\\/'))) {
            if (after === '') {
                // Whatever is inside, but not the directory itself.
                parts.push(notSlash, repeat(anything));
                return parts;
            }
            parts.push(after.startsWith('/') ? zeroOrMoreDirectories : repeat(anything));
            at += stars + (after.startsWith('/') ? 1 : 0);
            continue;
        }
        const piece = readPiece(glob, at);
        if (!piece)
            return undefined;
        parts.push(piece.pattern);
        at = piece.next;
    }
    return parts;
}
function readSegment(glob) {
    const parts = [];
    for (let at = 0; at < glob.length;) {
        const piece = readPiece(glob, at);
        if (!piece)
            return undefined;
        parts.push(piece.pattern);
        at = piece.next;
    }
    return parts;
}
const zeroOrMoreDirectories = repeat(sequence([repeat(anything), slash]), 0, 1);
function countStars(glob, from) {
    let at = from;
    while (glob[at] === '*')
        at++;
    return at - from;
}
function readPiece(glob, at) {
    const now = glob.charCodeAt(at);
    switch (glob[at]) {
        case '*':
            return { pattern: repeat(notSlash), next: at + countStars(glob, at) };
        case '?':
            return { pattern: notSlash, next: at + 1 };
        case '[':
            return readBracket(glob, at);
        case '\\':
            if (at + 1 >= glob.length)
                return undefined;
            return { pattern: character(glob.charCodeAt(at + 1)), next: at + 2 };
        default:
            return { pattern: character(now), next: at + 1 };
    }
}
/** `[…]`; undefined when it does not end or names an unknown class: git then never matches. */
function readBracket(glob, from) {
    let at = from + 1;
    const negated = glob[at] === '!' || glob[at] === '^';
    if (negated)
        at++;
    const ranges = [];
    let previous = 0;
    for (let first = true; first || glob[at] !== ']'; first = false) {
        let now = glob.charCodeAt(at);
        const upTo = glob[at + 1];
        if (Number.isNaN(now))
            return undefined;
        if (glob[at] === '\\') {
            now = glob.charCodeAt(++at);
            if (Number.isNaN(now))
                return undefined;
            ranges.push(now, now);
        }
        else if (glob[at] === '-' && previous > 0 && upTo !== undefined && upTo !== ']') {
            at += upTo === '\\' ? 2 : 1;
            const to = glob.charCodeAt(at);
            if (Number.isNaN(to))
                return undefined;
            if (previous <= to)
                ranges.push(previous, to);
            now = 0;
        }
        else if (glob[at] === '[' && upTo === ':') {
            const end = glob.indexOf(']', at + 2);
            if (end < 0)
                return undefined;
            if (glob[end - 1] === ':' && end - 1 >= at + 2) {
                const name = glob.slice(at + 2, end - 1);
                const named = Object.hasOwn(POSIX, name) && !/^(ascii|word)$/.test(name) && POSIX[name];
                if (!named)
                    return undefined;
                ranges.push(...named);
                at = end;
                now = 0;
            }
            else
                ranges.push(now, now);
        }
        else
            ranges.push(now, now);
        previous = now;
        at++;
    }
    const set = negated ? invert([...ranges, 47, 47]) : withoutSlash(normalise(ranges));
    return { pattern: { kind: 'set', ranges: set }, next: at + 1 };
}
function withoutSlash(ranges) {
    return invert([...invert(ranges), 47, 47]);
}
function isAscii(text) {
    for (let at = 0; at < text.length; at++)
        if (text.charCodeAt(at) > 127)
            return false;
    return true;
}
//# sourceMappingURL=gitignore-rules.js.map
;// CONCATENATED MODULE: ./build/src/archive/expression-reader.js
/** Reads an expression character by character, with a look ahead. */
class Reader {
    codes;
    at = 0;
    lastEnd;
    constructor(codes) {
        this.codes = codes;
    }
    get done() {
        return this.at >= this.codes.length;
    }
    /** The character `ahead` places on, '' past the end. */
    peek(ahead = 0) {
        const code = this.codes[this.at + ahead];
        return code === undefined ? '' : String.fromCodePoint(code);
    }
    take() {
        const next = this.peek();
        this.at++;
        return next;
    }
    takeCode() {
        return this.codes[this.at++] ?? 0;
    }
    startsWith(text) {
        return Array.from(text).every((character, ahead) => this.peek(ahead) === character);
    }
    skip(text) {
        if (!this.startsWith(text))
            return false;
        this.at += text.length;
        return true;
    }
    /** Skips to behind `end` and answers what was before it; undefined when it does not come. */
    before(end) {
        const from = this.at;
        this.lastEnd ??= lastPair(this.codes, end);
        if (from + 2 > this.lastEnd)
            return undefined;
        for (let at = from + 2; at + 1 < this.codes.length; at++) {
            if (this.codes[at] !== end.charCodeAt(0) || this.codes[at + 1] !== end.charCodeAt(1))
                continue;
            this.at = at + 2;
            return String.fromCodePoint(...this.codes.slice(from, at).slice(0, 32));
        }
        return undefined;
    }
    /** A decimal number without leading zeros; what is over a hundred million is as good as that. */
    takeNumber() {
        let digits = '';
        let ahead = 0;
        while (/^[0-9]$/.test(this.peek(ahead)))
            digits += this.peek(ahead++);
        if (digits === '' || (digits.length > 1 && digits.startsWith('0')))
            return undefined;
        this.at += ahead;
        return Math.min(Number(digits), 1e8);
    }
    mark() {
        return this.at;
    }
    reset(mark) {
        this.at = mark;
    }
}
/** Looked up once, so that many openings without an end cost no more than one. */
function lastPair(codes, pair) {
    for (let at = codes.length - 2; at >= 0; at--) {
        if (codes[at] === pair.charCodeAt(0) && codes[at + 1] === pair.charCodeAt(1))
            return at;
    }
    return -1;
}
//# sourceMappingURL=expression-reader.js.map
;// CONCATENATED MODULE: ./build/src/archive/go-expression.js
/**
 * Reads regular expressions as Go's `regexp` package does (RE2 syntax with Perl's classes), into a
 * pattern that is matched in linear time. Only what cannot be reached from an ignore rule is left
 * out: flags and named groups, because `?` is never live there.
 */



/** Go rejects the expression, too. */
class InvalidExpression extends Error {
    name = 'InvalidExpression';
}
/** Go may well accept the expression, but it is not known here what it means to it. */
class UnknownExpression extends Error {
    name = 'UnknownExpression';
}
const REPEAT_LIMIT = 1000;
const DEPTH_LIMIT = 1000;
const CONTROL = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };
/** @throws InvalidExpression, UnknownExpression */
function parseGoExpression(text) {
    const characters = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const reader = new Reader(characters);
    const stack = [];
    let open = { options: [], parts: [] };
    let afterRepeat = false;
    while (!reader.done) {
        const repeatsNow = readRepeat(reader);
        if (repeatsNow) {
            const last = open.parts.pop();
            if (!last)
                throw new InvalidExpression('nothing to repeat');
            if (afterRepeat)
                throw new InvalidExpression('a repetition of a repetition');
            open.parts.push(limited(repeatsNow(last)));
            afterRepeat = true;
            continue;
        }
        afterRepeat = false;
        const next = reader.take();
        if (next === '(') {
            if (stack.length >= DEPTH_LIMIT)
                throw new InvalidExpression('nested too deeply');
            stack.push(open);
            open = { options: [], parts: [] };
        }
        else if (next === ')') {
            const outer = stack.pop();
            if (!outer)
                throw new InvalidExpression('a ) without its (');
            outer.parts.push(finish(open));
            open = outer;
        }
        else if (next === '|') {
            open.options.push(sequence(open.parts));
            open.parts = [];
        }
        else if (next === '\\' && reader.skip('Q')) {
            while (!reader.done && !reader.skip('\\E'))
                open.parts.push(single(reader.takeCode()));
        }
        else {
            open.parts.push(readAtom(next, reader));
        }
    }
    if (stack.length > 0)
        throw new InvalidExpression('a ( without its )');
    return finish(open);
}
function finish({ options, parts }) {
    return choice([...options, sequence(parts)]);
}
function readAtom(next, reader) {
    switch (next) {
        case '^':
            return textStart;
        case '$':
            return textEnd;
        case '.':
            return notNewline;
        case '[':
            return { kind: 'set', ranges: go_expression_readBracket(reader) };
        case '\\':
            return readEscape(reader);
        default:
            return single(next.codePointAt(0) ?? 0);
    }
}
function readEscape(reader) {
    const next = reader.peek();
    const ranges = readClass(reader);
    if (ranges)
        return { kind: 'set', ranges };
    const asserts = {
        A: textStart,
        z: textEnd,
        b: { kind: 'assert', what: 'word-border' },
        B: { kind: 'assert', what: 'no-word-border' },
    };
    const assert = Object.hasOwn(asserts, next) ? asserts[next] : undefined;
    if (assert) {
        reader.take();
        return assert;
    }
    return single(readEscapedCode(reader));
}
/** `\d` and the like, after the backslash. */
function readClass(reader) {
    const next = reader.peek();
    if (next === 'p' || next === 'P')
        return readUnicodeClass(reader);
    const ranges = Object.hasOwn(PERL, next) ? PERL[next] : undefined;
    if (ranges)
        reader.take();
    return ranges;
}
/**
 * `\pL` and `\p{Greek}` depend on the Unicode tables that a Go was built with. A letter that names
 * no category is an error there as well, which is what `modules\private` comes to.
 */
function readUnicodeClass(reader) {
    const negated = reader.take();
    const name = reader.peek();
    if (name !== '' && 'CLMNPSZclmnpsz{'.includes(name)) {
        throw new UnknownExpression(`the Unicode class \\${negated}${name}`);
    }
    throw new InvalidExpression('an unknown Unicode class');
}
function readEscapedCode(reader) {
    const next = reader.take();
    if (next === '')
        throw new InvalidExpression('a backslash at the end');
    const control = Object.hasOwn(CONTROL, next) ? CONTROL[next] : undefined;
    if (control !== undefined)
        return control;
    if (next >= '0' && next <= '7')
        return readOctal(next, reader);
    if (next === 'x')
        return readHexadecimal(reader);
    const code = next.codePointAt(0) ?? 0;
    if (code < 128 && !/[0-9A-Za-z]/.test(next))
        return code;
    throw new InvalidExpression(`an unknown escape \\${next}`);
}
function readOctal(first, reader) {
    const isOctal = (text) => text !== '' && text >= '0' && text <= '7';
    if (first !== '0' && !isOctal(reader.peek()))
        throw new InvalidExpression('a back reference');
    let code = Number(first);
    for (let digits = 1; digits < 3 && isOctal(reader.peek()); digits++) {
        code = code * 8 + Number(reader.take());
    }
    return code;
}
function readHexadecimal(reader) {
    const isDigit = (text) => /^[0-9A-Fa-f]$/.test(text);
    let digits = '';
    if (reader.skip('{')) {
        while (isDigit(reader.peek()) && digits.length < 32)
            digits += reader.take();
        if (!reader.skip('}'))
            digits = '';
    }
    else {
        while (digits.length < 2 && isDigit(reader.peek()))
            digits += reader.take();
        if (digits.length < 2)
            digits = '';
    }
    const code = Number.parseInt(digits, 16);
    if (digits === '' || code > 0x10ffff)
        throw new InvalidExpression('a bad \\x escape');
    return code;
}
function go_expression_readBracket(reader) {
    const negated = reader.skip('^');
    const ranges = [];
    for (let first = true; first || reader.peek() !== ']'; first = false) {
        if (reader.done)
            throw new InvalidExpression('a [ without its ]');
        const posix = readPosix(reader);
        if (posix) {
            ranges.push(...posix);
            continue;
        }
        if (reader.peek() === '\\') {
            const mark = reader.mark();
            reader.take();
            const named = readClass(reader);
            if (named) {
                ranges.push(...named);
                continue;
            }
            reader.reset(mark);
        }
        const from = readMember(reader);
        let to = from;
        if (reader.peek() === '-' && reader.peek(1) !== ']' && reader.peek(1) !== '') {
            reader.take();
            to = readMember(reader);
            if (to < from)
                throw new InvalidExpression('a range that runs backwards');
        }
        ranges.push(from, to);
    }
    reader.take();
    return negated ? invert(ranges) : normalise(ranges);
}
function readMember(reader) {
    if (reader.done)
        throw new InvalidExpression('a [ without its ]');
    return reader.skip('\\') ? readEscapedCode(reader) : reader.takeCode();
}
function readPosix(reader) {
    if (!reader.startsWith('[:'))
        return undefined;
    const name = reader.before(':]');
    if (name === undefined)
        return undefined;
    const negated = name.startsWith('[:^');
    const key = name.slice(negated ? 3 : 2);
    const ranges = Object.hasOwn(POSIX, key) ? POSIX[key] : undefined;
    if (!ranges)
        throw new InvalidExpression(`an unknown class ${name}:]`);
    return negated ? invert(ranges) : ranges;
}
/** What `*`, `+`, `?` or `{n,m}` at this place does to the pattern before it. */
function readRepeat(reader) {
    if (reader.skip('*'))
        return (of) => repeat(of);
    if (reader.skip('+'))
        return (of) => repeat(of, 1);
    if (reader.skip('?'))
        return (of) => repeat(of, 0, 1);
    if (reader.peek() !== '{')
        return undefined;
    const mark = reader.mark();
    reader.take();
    const min = reader.takeNumber();
    let max = min;
    if (min !== undefined && reader.skip(',')) {
        max = reader.peek() === '}' ? Infinity : reader.takeNumber();
    }
    if (min === undefined || max === undefined || !reader.skip('}')) {
        reader.reset(mark);
        return undefined;
    }
    const tooMany = min > REPEAT_LIMIT || (max !== Infinity && max > REPEAT_LIMIT);
    if (tooMany || min > max)
        throw new InvalidExpression('a bad number of repetitions');
    return (of) => ({ kind: 'repeat', of, min, max, counted: true });
}
/** Go refuses counted repetitions that multiply to more than a thousand. */
function limited(pattern) {
    if (isCounted(pattern) && !staysWithin(pattern, REPEAT_LIMIT)) {
        throw new InvalidExpression('too many repetitions');
    }
    return pattern;
}
function isCounted(pattern) {
    return pattern.kind === 'repeat' && pattern.counted === true;
}
function staysWithin(pattern, limit) {
    if (pattern.kind === 'sequence')
        return pattern.parts.every((part) => staysWithin(part, limit));
    if (pattern.kind === 'choice')
        return pattern.options.every((part) => staysWithin(part, limit));
    if (pattern.kind !== 'repeat')
        return true;
    let left = limit;
    if (isCounted(pattern)) {
        const times = pattern.max === Infinity ? pattern.min : pattern.max;
        if (pattern.max === 0)
            return true;
        if (times > limit)
            return false;
        if (times > 0)
            left = Math.floor(limit / times);
    }
    return staysWithin(pattern.of, left);
}
function single(code) {
    return { kind: 'set', ranges: [code, code] };
}
//# sourceMappingURL=go-expression.js.map
;// CONCATENATED MODULE: ./build/src/archive/terraform-globs.js


/**
 * As Terraform matches it: the glob becomes a regular expression in which everything but `.` and
 * `$` keeps its meaning. Undefined where Go rejects that expression, because Terraform then drops
 * the rule.
 *
 * @throws UnknownExpression
 */
function readAsTerraform(glob) {
    let pattern;
    try {
        // Go's scanner skips a byte order mark in front of what it reads.
        pattern = parseGoExpression(toExpression(glob.replace(/^\uFEFF/, '')));
    }
    catch (error) {
        if (error instanceof InvalidExpression)
            return undefined;
        throw error;
    }
    // An alternative at the top is outside of both anchors, and `^{0}` is no anchor.
    if (pattern.kind !== 'sequence' || pattern.parts[0] !== textStart) {
        return { pattern, from: 'anywhere' };
    }
    const parts = pattern.parts.slice(1);
    if (!glob.startsWith('**/') || glob === '**/')
        return { pattern: sequence(parts), from: 'start' };
    return { pattern: sequence(parts.slice(1)), from: 'segment-of-line' };
}
function toExpression(glob) {
    let expression = '^';
    for (const piece of divide(glob)) {
        if (piece === '**/')
            expression += '(.*/)?';
        else if (piece === '**')
            expression += '.*';
        else if (piece === '*')
            expression += '[^/]*';
        else if (piece === '?')
            expression += '[^/]';
        else if (piece === '.' || piece === '$')
            expression += `\\${piece}`;
        else
            expression += piece;
    }
    return `${expression}$`;
}
/** As its author meant it: only `*`, `**`, `?` and `\` mean something, all else is itself. */
function readLiterally(glob) {
    const anyDepth = glob.startsWith('**/') && glob !== '**/';
    const parts = [];
    for (const piece of divide(anyDepth ? glob.slice(3) : glob)) {
        if (piece === '**/')
            parts.push(repeat(sequence([repeat(anything), slash]), 0, 1));
        else if (piece === '**')
            parts.push(repeat(anything));
        else if (piece === '*')
            parts.push(repeat(notSlash));
        else if (piece === '?')
            parts.push(notSlash);
        else
            parts.push(character(piece.codePointAt(piece.length > 1 && piece[0] === '\\' ? 1 : 0) ?? 0));
    }
    return { pattern: sequence([...parts, textEnd]), from: anyDepth ? 'segment' : 'start' };
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
//# sourceMappingURL=terraform-globs.js.map
;// CONCATENATED MODULE: ./build/src/archive/terraform-lines.js
/** How Terraform reads a rule file: lines into patterns, before any matching. */
/** Terraform gives up on files with longer lines, and then uses none of the rules. */
const LONGEST_LINE_BYTES = 65_535;
/**
 * The rules of a file, comments left out. Lines on which Terraform crashes are rules without a
 * glob that can match: `oddity` says so.
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
    return tooLong === undefined ? { rules } : { rules, tooLong };
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
// What Go calls white space, which is not quite what JavaScript does.
const terraform_lines_SPACE = new Set('\t\n\v\f\r \u0085\u00a0\u1680\u2028\u2029\u202f\u205f\u3000');
for (let code = 0x2000; code <= 0x200a; code++)
    terraform_lines_SPACE.add(String.fromCharCode(code));
function trimSpace(text) {
    let from = 0;
    let to = text.length;
    while (from < to && terraform_lines_SPACE.has(text.charAt(from)))
        from++;
    while (to > from && terraform_lines_SPACE.has(text.charAt(to - 1)))
        to--;
    return text.slice(from, to);
}
//# sourceMappingURL=terraform-lines.js.map
;// CONCATENATED MODULE: ./build/src/archive/rule-traps.js


function findTraps(rules, tooLong, text, set) {
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
        const message = describeTrap(rule, set);
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
function describeTrap(rule, set) {
    const pattern = patternOf(rule);
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
            return describePattern(rule, pattern, set);
    }
}
function describePattern(rule, pattern, set) {
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
    return describeMetacharacters(rule, pattern, set);
}
function describeMetacharacters(rule, pattern, set) {
    const live = pattern.replace(/\\[^]/g, '');
    if (!/[()[\]{}+|^]/.test(live))
        return undefined;
    const shown = quote(pattern);
    const escaped = quote(`${rule.negated ? '!' : ''}${escapePattern(pattern)}`);
    const here = set === 'exact' || rule.negated ? '' : ' A file of exactly that name is withheld here.';
    if (!readSafely(rule.glob)) {
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
function readSafely(glob) {
    try {
        return readAsTerraform(glob) !== undefined;
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
    { negated: false, glob: '**/.terraform/**' },
    { negated: true, glob: '**/.terraform/modules/**' },
    { negated: false, glob: '**/.git/**' },
];
/** Decides as Terraform does, bug for bug. */
function startExactly(lines, onEntryOnly) {
    const rules = prepare(lines, branchesAsTerraform, onEntryOnly);
    const all = [...DEFAULTS, ...lines];
    const lastNegation = all.findLastIndex(({ negated }) => negated);
    const at = (state) => ({
        file: (name) => exclusion(rules, rules.automaton.step(state, name)),
        directory(name) {
            const entry = rules.automaton.step(state, name);
            const contents = rules.automaton.step(entry, '/');
            const inside = at(contents);
            const rule = exclusion(rules, entry);
            // An entry that is withheld by its name is not asked about its contents any more.
            if (rule) {
                if (rule.line !== undefined)
                    rules.onEntryOnly(rule);
                return { withheld: rule, inside };
            }
            const { last } = rules.automaton.summarise(contents);
            if (last < 0 || rules.isNegated(last))
                return { inside };
            const withheld = rules.reference(last);
            return last > lastNegation ? { withheld } : { withheld, inside };
        },
    });
    return () => at(rules.automaton.start());
}
/**
 * Never ships a file that `startExactly` withholds: an excluding rule matches all that Terraform
 * makes of it and what its author meant, a reviving rule only what Terraform makes of it, and
 * what was excluded as a directory stays excluded until a later rule revives it.
 */
function startSafely(lines, onEntryOnly) {
    const rules = prepare(lines, branchesSafely, onEntryOnly);
    const { automaton } = rules;
    const at = (state, inherited) => ({
        file(name) {
            const { last } = automaton.summarise(automaton.step(state, name));
            const rule = Math.max(inherited, last);
            return rule < 0 || rules.isNegated(rule) ? undefined : rules.reference(rule);
        },
        directory(name) {
            const entry = automaton.step(state, name);
            const contents = automaton.step(entry, '/');
            const own = automaton.summarise(entry).last;
            const { last: whole, revivable } = automaton.summarise(contents);
            const latest = Math.max(inherited, own, whole);
            const excluded = latest >= 0 && !rules.isNegated(latest) ? latest : -1;
            const contentsExcluded = whole >= 0 && !rules.isNegated(whole);
            if (excluded === own && own > inherited && !contentsExcluded && own >= DEFAULTS.length) {
                rules.onEntryOnly(rules.reference(own));
            }
            const withheld = [excluded, own, whole].find((rule) => rule >= 0 && !rules.isNegated(rule));
            const inside = excluded >= 0 && revivable < excluded ? undefined : at(contents, excluded);
            return {
                ...(withheld !== undefined && { withheld: rules.reference(withheld) }),
                ...(inside && { inside }),
            };
        },
    });
    return () => at(automaton.start(), -1);
}
function prepare(lines, read, onEntryOnly) {
    const defaults = DEFAULTS.map((rule) => ({
        ...rule,
        line: 0,
        text: `${rule.negated ? '!' : ''}${rule.glob}`,
    }));
    const all = [...defaults, ...lines];
    const isNegated = (rule) => all[rule]?.negated ?? false;
    const branches = all.flatMap((line, rule) => read(line).map((branch) => ({ ...branch, rule })));
    return {
        automaton: createAutomaton(branches, isNegated),
        isNegated,
        reference(rule) {
            const { line, text } = all[rule] ?? { line: 0, text: '' };
            return line === 0 ? { text } : { line, text: text.trim() };
        },
        onEntryOnly,
    };
}
function exclusion(rules, state) {
    const { last } = rules.automaton.summarise(state);
    return last < 0 || rules.isNegated(last) ? undefined : rules.reference(last);
}
function branchesAsTerraform({ glob, oddity }) {
    if (oddity === 'blank' || oddity === 'lone-negation')
        return [];
    const reading = readAsTerraform(glob);
    return reading ? [reading] : [];
}
/** Characters that Terraform may read otherwise than they are meant. */
const LIVE = /[()[\]{}+|^\\]/;
function branchesSafely(line) {
    if (line.oddity === 'everything')
        return [];
    const terraform = branchesAsTerraform(line);
    if (line.negated || line.oddity === 'blank' || line.oddity === 'lone-negation')
        return terraform;
    const { glob } = line;
    const meant = line.oddity === 'byte-order-mark' ? withoutMark(line.text) : glob;
    if (meant === undefined)
        return terraform;
    const forms = new Set([meant, meant.normalize('NFC'), meant.normalize('NFD')]);
    const literal = [...forms].map(readLiterally);
    return LIVE.test(glob) || meant !== glob ? [...terraform, ...literal] : literal;
}
/** What the first line would have said without the mark, if that excludes something. */
function withoutMark(text) {
    const pattern = text.slice(1).trim();
    return pattern === '' || pattern === '/' || /^[#!]/.test(pattern) ? undefined : toGlob(pattern);
}
//# sourceMappingURL=terraform-rules.js.map
;// CONCATENATED MODULE: ./build/src/archive/ignore-rules.js
/** The rule file of the packed root, read one of three ways. */






const RULE_FILE = '.terraformignore';
/** A longer file is refused. */
const RULE_FILE_LIMIT_BYTES = 1024 * 1024;
/** The rules cannot be applied; says where and why. */
class IgnoreRulesError extends Error {
    name = 'IgnoreRulesError';
}
/**
 * @param text content of the rule file, '' when there is none
 * @throws IgnoreRulesError
 */
function readIgnoreRules(text, set) {
    try {
        if (set === 'gitignore')
            return { start: startAsGit(text), warnings: [] };
        const { rules, tooLong } = readLines(text);
        const warnings = findTraps(rules, tooLong, text, set);
        const warned = new Set();
        const onEntryOnly = (rule) => {
            if (warned.has(rule.line))
                return;
            warned.add(rule.line);
            warnings.push(describeEntryOnly(rule, set));
        };
        if (set === 'terraform')
            return { start: startSafely(rules, onEntryOnly), warnings };
        return { start: startExactly(tooLong === undefined ? rules : [], onEntryOnly), warnings };
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
        return { kind: 'refuse', message: describeFailure(error, text) };
    }
    const kept = placeInArchive(sameFile(lexical, real) ? lexical : real, place);
    if (kept !== undefined)
        return { kind: 'keep', target: retarget(text, kept, place.path) };
    if (!isWithin(real, place.repository)) {
        const message = `links to ${text}, outside the repository; remove the link or ignore it`;
        return { kind: 'refuse', message };
    }
    if (place.open.some((directory) => isWithin(directory, real))) {
        const message = `links to ${text}, a directory that contains the link; remove the link or ignore it`;
        return { kind: 'refuse', message };
    }
    return { kind: 'follow', real, stats: (0,external_node_fs_.lstatSync)(real) };
}
function isWithin(path, directory) {
    return (path === directory || path.startsWith(directory.endsWith(external_node_path_.sep) ? directory : directory + external_node_path_.sep));
}
/** The path that a file has in the archive without following anything, or undefined. */
function placeInArchive(absolute, place) {
    if (isWithin(absolute, place.root))
        return toSlashes((0,external_node_path_.relative)(place.root, absolute));
    const graft = place.grafts.findLast(({ real }) => isWithin(absolute, real));
    if (!graft)
        return undefined;
    const inside = toSlashes((0,external_node_path_.relative)(graft.real, absolute));
    return inside === '' ? graft.path : `${graft.path}/${inside}`;
}
/** The link's text as it was written where it still holds, else the shortest relative one. */
function retarget(text, target, link) {
    const written = toSlashes(text);
    if (!(0,external_node_path_.isAbsolute)(text) && leadsTo(written, link) === target)
        return written;
    return toSlashes((0,external_node_path_.relative)((0,external_node_path_.dirname)(`/${link}`), `/${target}`)) || '.';
}
/** Where a relative text leads inside the archive; undefined when it climbs out of it. */
function leadsTo(text, link) {
    const names = link.split('/').slice(0, -1);
    for (const name of text.split('/')) {
        if (name === '' || name === '.')
            continue;
        if (name !== '..')
            names.push(name);
        else if (names.pop() === undefined)
            return undefined;
    }
    return names.join('/');
}
/**
 * Whether the path as written is the file that the system reaches. They differ when the text
 * climbs out of a linked directory.
 */
function sameFile(lexical, real) {
    try {
        return external_node_fs_.realpathSync.native((0,external_node_path_.join)((0,external_node_path_.dirname)(lexical), (0,external_node_path_.basename)(lexical))) === real;
    }
    catch {
        return false;
    }
}
function describeFailure(error, text) {
    const code = error.code;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
        return `links to ${text}, which does not exist; remove the link or ignore it`;
    }
    if (code === 'ELOOP')
        return `links to ${text}, which leads back to itself; remove the link`;
    return `links to ${text}, which cannot be read (${code ?? String(error)})`;
}
const toSlashes = (path) => (external_node_path_.sep === '/' ? path : path.replaceAll(external_node_path_.sep, '/'));
//# sourceMappingURL=links.js.map
;// CONCATENATED MODULE: ./build/src/archive/read-rule-file.js
/** Reads the rule file of the packed root. */





/**
 * @param root real path of what is packed
 * @param repository real path; a rule file that is a link may lead anywhere inside it
 * @throws PackError when there is a rule file that cannot be used: without it everything would ship
 */
function readRuleFile(root, repository, set) {
    const path = (0,external_node_path_.join)(root, RULE_FILE);
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
        return readIgnoreRules('', set);
    try {
        if (!isWithin(external_node_fs_.realpathSync.native(path), repository)) {
            throw new IgnoreRulesError('is a link that leads out of the repository');
        }
        const stats = (0,external_node_fs_.statSync)(path);
        if (!stats.isFile())
            throw new IgnoreRulesError('is not a file');
        if (stats.size > RULE_FILE_LIMIT_BYTES) {
            throw new IgnoreRulesError(`is longer than ${RULE_FILE_LIMIT_BYTES} bytes`);
        }
        return readIgnoreRules((0,external_node_fs_.readFileSync)(path, 'utf8'), set);
    }
    catch (error) {
        const { code } = error;
        if (!(error instanceof IgnoreRulesError) && code === undefined)
            throw error;
        const why = error instanceof IgnoreRulesError ? error.message : `cannot be read (${code})`;
        const message = `${why}; nothing is packed without knowing what to leave out`;
        throw new pack/* PackError */.q([{ path: RULE_FILE, message }]);
    }
}
//# sourceMappingURL=read-rule-file.js.map
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
        const code = error.code;
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
function isSame(stats, seen) {
    return stats.ino === seen.ino && stats.dev === seen.dev;
}
//# sourceMappingURL=open-checked.js.map
;// CONCATENATED MODULE: ./build/src/archive/secret-values.js
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
    const forms = new Set([raw.toString('latin1')]);
    for (const before of [0, 1, 2]) {
        const bytes = Buffer.concat([Buffer.alloc(before), raw]);
        const from = Math.ceil((before * 8) / 6);
        const to = Math.floor((bytes.length * 8) / 6);
        for (const encoding of ['base64', 'base64url']) {
            forms.add(bytes.toString(encoding).slice(from, to));
        }
    }
    return [...forms].map((form) => Buffer.from(form, 'latin1'));
}
//# sourceMappingURL=secret-values.js.map
;// CONCATENATED MODULE: ./build/src/archive/token-shapes.js
/** Tokens that are recognised by how they are written, whoever they belong to. */
const isDigit = (byte) => byte >= 48 && byte <= 57;
const isUpper = (byte) => byte >= 65 && byte <= 90;
const isAlphanumeric = (byte) => isDigit(byte) || isUpper(byte) || (byte >= 97 && byte <= 122);
const token_shapes_isWord = (byte) => isAlphanumeric(byte) || byte === 95;
const isUrlSafe = (byte) => token_shapes_isWord(byte) || byte === 45 || byte === 61;
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
    followed('a GitHub token', 'github_pat_', 36, token_shapes_isWord),
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
//# sourceMappingURL=token-shapes.js.map
;// CONCATENATED MODULE: ./build/src/archive/secret-scanner.js
/**
 * Looks for many byte strings at once in files that arrive in pieces. A table tells from two
 * bytes how far the next possible match is away (Wu and Manber), so most bytes are never read.
 */


function createSecretScanner(secrets) {
    const find = createFinder([
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
        inspect(piece) {
            // What begins in one piece and ends in the next is looked for where they meet.
            if (carried.length > 0)
                search(Buffer.concat([carried, piece.subarray(0, find.reach)]));
            search(piece);
            const last = Buffer.concat([carried, piece.subarray(-find.reach)]);
            carried = Buffer.from(last.subarray(-find.reach));
        },
        finish() {
            const found = hits;
            hits = undefined;
            carried = Buffer.alloc(0);
            return found;
        },
    };
}
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
    return Object.assign(find, { reach: longest + SHAPE_REACH_BYTES });
}
//# sourceMappingURL=secret-scanner.js.map
;// CONCATENATED MODULE: ./build/src/archive/tar-header.js
/**
 * Tar headers (POSIX ustar, with pax records where ustar has no room). Everything that could
 * differ between two machines is fixed: owner 0, no names, one date, modes as git knows them.
 */
/** 1980-01-01T00:00:00Z; some readers complain of older dates. */
const MODIFIED_SECONDS = 315_532_800;
const BLOCK = 512;
const LARGEST_OCTAL_SIZE = 0o77777777777;
const TYPE = { file: '0', link: '2', directory: '5', pax: 'x' };
/**
 * Writes the header of an entry into 512 bytes of `buffer`. False when ustar has no room for the
 * entry's name or size: then it takes `encodeHeader`.
 */
function writeHeader(entry, buffer, at) {
    const place = splitName(nameOf(entry));
    const target = entry.target ?? '';
    if (!place || !fits(target, 100) || entry.size > LARGEST_OCTAL_SIZE)
        return false;
    writeBlock(buffer, at, {
        place,
        target,
        mode: modeOf(entry),
        size: entry.size,
        type: entry.type,
    });
    return true;
}
/** The same as bytes of their own, after pax records where they are needed. */
function encodeHeader(entry) {
    const target = entry.target ?? '';
    const place = splitName(nameOf(entry));
    const records = [
        ...(place ? [] : [record('path', nameOf(entry))]),
        ...(fits(target, 100) ? [] : [record('linkpath', target)]),
        ...(entry.size > LARGEST_OCTAL_SIZE ? [record('size', String(entry.size))] : []),
    ];
    const body = Buffer.from(records.join(''));
    const header = Buffer.alloc(records.length === 0 ? BLOCK : 2 * BLOCK + body.length + padding(body.length));
    if (records.length > 0) {
        const pax = {
            place: PAX_PLACE,
            target: '',
            mode: 0o644,
            size: body.length,
            type: 'pax',
        };
        writeBlock(header, 0, pax);
        body.copy(header, BLOCK);
    }
    writeBlock(header, header.length - BLOCK, {
        place: place ?? PAX_PLACE,
        target: fits(target, 100) ? target : PAX_PLACE.name,
        mode: modeOf(entry),
        size: entry.size > LARGEST_OCTAL_SIZE ? 0 : entry.size,
        type: entry.type,
    });
    return header;
}
/** Zero bytes between content of this size and the next header. */
function padding(size) {
    return (BLOCK - (size % BLOCK)) % BLOCK;
}
/** What ends an archive: two empty blocks. */
const TRAILER_BYTES = 2 * BLOCK;
const MODES = { directory: 0o755, link: 0o777 };
function modeOf(entry) {
    if (entry.type !== 'file')
        return MODES[entry.type];
    return entry.executable ? 0o755 : 0o644;
}
const nameOf = (entry) => entry.type === 'directory' ? `${entry.path}/` : entry.path;
/** What headers say whose real name or target stands in a pax record. */
const PAX_PLACE = { prefix: '', name: 'pax' };
/** Divides a name into ustar's prefix and name; undefined when it needs a pax record. */
function splitName(name) {
    if (fits(name, 100))
        return { prefix: '', name };
    if (name.length > 256 || !tar_header_isAscii(name))
        return undefined;
    const cut = name.lastIndexOf('/', Math.min(155, name.length - 2));
    if (cut <= 0 || name.length - cut - 1 > 100)
        return undefined;
    return { prefix: name.slice(0, cut), name: name.slice(cut + 1) };
}
function fits(text, bytes) {
    return text.length <= bytes && tar_header_isAscii(text);
}
function tar_header_isAscii(text) {
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
const EMPTY = (() => {
    const header = Buffer.alloc(BLOCK);
    header.write(octal(0, 8), 108);
    header.write(octal(0, 8), 116);
    header.write(octal(MODIFIED_SECONDS, 12), 136);
    header.write('        ', 148);
    header.write('ustar\x0000', 257);
    header.write(octal(0, 8), 329);
    header.write(octal(0, 8), 337);
    return header;
})();
/** The checksum counts its own place as spaces. */
const EMPTY_SUM = EMPTY.reduce((sum, byte) => sum + byte, 0);
function writeBlock(buffer, at, fields) {
    EMPTY.copy(buffer, at);
    let sum = EMPTY_SUM;
    const write = (text, offset) => {
        if (text === '')
            return;
        buffer.write(text, at + offset, 'latin1');
        for (let index = 0; index < text.length; index++)
            sum += text.charCodeAt(index);
    };
    write(fields.place.name, 0);
    write(octal(fields.mode, 8), 100);
    write(octal(fields.size, 12), 124);
    write(TYPE[fields.type], 156);
    write(fields.target, 157);
    write(fields.place.prefix, 345);
    buffer.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148, 'latin1');
}
function octal(value, width) {
    return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
//# sourceMappingURL=tar-header.js.map
;// CONCATENATED MODULE: ./build/src/archive/tar-stream.js
/** Puts entries into blocks, reading files straight into them. */




const HEADER_BYTES = 512;
/** Files up to this size are never divided between blocks. */
const WHOLE_BYTES = 64 * 1024;
function createTarStream(blocks) {
    let buffer = blocks.buffer();
    let used = 0;
    const spare = Buffer.alloc(1);
    const flush = async () => {
        const full = buffer;
        const length = used;
        used = 0;
        buffer = tar_stream_EMPTY;
        await blocks.push(full, length);
        buffer = blocks.buffer();
    };
    const append = async (bytes) => {
        for (let at = 0; at < bytes.length;) {
            if (used === BLOCK_BYTES)
                await flush();
            const count = bytes.copy(buffer, used, at);
            used += count;
            at += count;
        }
    };
    /** A file that fits into what is left of the block, and a byte more. */
    const readWhole = (file, inspect) => {
        const fd = openChecked(file);
        try {
            let count = 0;
            // One byte more than expected is asked for: that shows at once whether the file has grown.
            while (count <= file.size) {
                const read = (0,external_node_fs_.readSync)(fd, buffer, used + count, file.size + 1 - count, null);
                if (read === 0)
                    break;
                count += read;
                if (count === file.size)
                    break;
            }
            if (count !== file.size)
                throw new ChangedError('changed while packing');
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
        inspect(buffer.subarray(used, used + file.size));
        used += file.size;
        const rest = padding(file.size);
        buffer.fill(0, used, used + rest);
        used += rest;
    };
    const readInPieces = async (file, inspect) => {
        const fd = openChecked(file);
        try {
            for (let left = file.size; left > 0;) {
                if (used === BLOCK_BYTES)
                    await flush();
                const count = (0,external_node_fs_.readSync)(fd, buffer, used, Math.min(left, BLOCK_BYTES - used), null);
                if (count === 0)
                    throw new ChangedError('changed while packing');
                inspect(buffer.subarray(used, used + count));
                used += count;
                left -= count;
            }
            if ((0,external_node_fs_.readSync)(fd, spare, 0, 1, null) > 0)
                throw new ChangedError('changed while packing');
            checkUntouched(fd, file);
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
        await append(Buffer.alloc(padding(file.size)));
    };
    const addWithFlush = async (found, size, inspect) => {
        await append(encodeHeader({ ...found, size }));
        if (found.type !== 'file' || size === 0)
            return;
        if (size > WHOLE_BYTES) {
            await readInPieces(found, inspect);
            return;
        }
        if (size + HEADER_BYTES > BLOCK_BYTES - used)
            await flush();
        readWhole(found, inspect);
    };
    return {
        add(found, inspect) {
            const size = found.type === 'file' ? found.size : 0;
            const needed = HEADER_BYTES + size + HEADER_BYTES;
            const entry = found.type === 'file' ? found : { ...found, size };
            if (size > WHOLE_BYTES || needed > BLOCK_BYTES - used || !writeHeader(entry, buffer, used)) {
                return addWithFlush(found, size, inspect);
            }
            used += HEADER_BYTES;
            if (found.type === 'file' && size > 0)
                readWhole(found, inspect);
            return undefined;
        },
        async end() {
            await append(Buffer.alloc(TRAILER_BYTES));
            await flush();
            await blocks.end();
        },
    };
}
const tar_stream_EMPTY = Buffer.alloc(0);
/** A file that takes many reads could have been written to between two of them. */
function checkUntouched(fd, file) {
    const now = (0,external_node_fs_.fstatSync)(fd);
    if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) {
        throw new ChangedError('changed while packing');
    }
}
//# sourceMappingURL=tar-stream.js.map
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/archive/compare-bytes.js
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
//# sourceMappingURL=compare-bytes.js.map
;// CONCATENATED MODULE: ./build/src/archive/file-kind.js
function kindOf(stats) {
    if (stats.isFile())
        return 'file';
    if (stats.isDirectory())
        return 'directory';
    return stats.isSymbolicLink() ? 'link' : 'special';
}
function nameSpecial(stats) {
    if (stats.isFIFO())
        return 'named pipe';
    if (stats.isSocket())
        return 'socket';
    return 'device';
}
/** `caf\xe9.txt` */
function showBytes(raw) {
    return raw
        .toString('latin1')
        .replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
//# sourceMappingURL=file-kind.js.map
;// CONCATENATED MODULE: ./build/src/archive/rule-cursor.js
/** How ignore rules are asked while a tree is walked: one step per name, nothing matched twice. */
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
            return entered.withheld ? { withheld: entered.withheld } : {};
        inside.push(entered.inside);
    }
    return withheld ? { withheld, inside } : { inside };
}
/** The rule that withholds a directory and all that is in it. */
function wholly(entered) {
    return entered.inside ? undefined : entered.withheld;
}
//# sourceMappingURL=rule-cursor.js.map
;// CONCATENATED MODULE: ./build/src/archive/withhold.js


function withhold(findings, path, rule) {
    findings.withheld.push({ path, reason: 'ignored', ...(rule && { rule: formatRule(rule) }) });
}
function withholdSecret(findings, path) {
    findings.withheld.push({ path, reason: 'looks like a credential and is not tracked by git' });
}
function withholdSpecial(findings, path, stats) {
    const reason = nameSpecial(stats);
    findings.withheld.push({ path, reason });
    findings.warnings.push({ at: path, message: `is a ${reason} and was left out` });
}
//# sourceMappingURL=withhold.js.map
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
    if (lower.endsWith('.tfstate') || lower.includes('.tfstate.'))
        return 'state';
    return undefined;
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
/** Almost every name is dismissed here, without making a new string of it. */
function mayMatter(name) {
    return name.startsWith('.') || /\.tfstate/i.test(name);
}
//# sourceMappingURL=never-ships.js.map
;// CONCATENATED MODULE: ./build/src/archive/secret-names.js
/**
 * Names that credentials usually have. A file of such a name ships only when git tracks it: what
 * nobody committed was put there by a tool or by hand, and it was not meant to travel.
 */
const NAMES = new Set([
    '.env',
    '.envrc',
    '.netrc',
    '_netrc',
    '.npmrc',
    '.yarnrc.yml',
    '.pypirc',
    '.pgpass',
    '.my.cnf',
    '.htpasswd',
    '.git-credentials',
    '.vault-token',
    '.terraformrc',
    'terraform.rc',
    'credentials.tfrc.json',
    'application_default_credentials.json',
    'kubeconfig',
    'id_rsa',
    'id_dsa',
    'id_ecdsa',
    'id_ed25519',
    'id_ecdsa_sk',
    'id_ed25519_sk',
    'crash.log',
]);
const ENDINGS = [
    '.pem',
    '.p12',
    '.pfx',
    '.p8',
    '.key',
    '.ppk',
    '.jks',
    '.keystore',
    '.kdbx',
    '.tfvars',
    '.tfvars.json',
    '.tfplan',
];
/** Directories that hold credentials whatever the file in them is called. */
const DIRECTORIES = new Set([
    '.aws',
    '.azure',
    '.gcloud',
    '.kube',
    '.ssh',
    '.gnupg',
    '.terraform.d',
]);
/** Whether a file of this name, in a directory of that name, looks like a credential. */
function looksSecret(name, parent) {
    const lower = name.toLowerCase();
    if (NAMES.has(lower) || lower.startsWith('.env.'))
        return true;
    if (lower === 'config.json' && parent.toLowerCase() === '.docker')
        return true;
    if (lower.startsWith('gha-creds-') && lower.endsWith('.json'))
        return true;
    if (lower.startsWith('tfplan'))
        return true;
    if (lower.startsWith('crash.') && lower.endsWith('.log'))
        return true;
    return ENDINGS.some((ending) => lower.endsWith(ending));
}
/** Whether everything in a directory of this name looks like a credential. */
function holdsSecrets(directory) {
    return DIRECTORIES.has(directory.toLowerCase());
}
//# sourceMappingURL=secret-names.js.map
;// CONCATENATED MODULE: ./build/src/archive/walk.js
/** Walks what is to be packed, in the order of the archive, and decides entry by entry. */











/** Yielded when `findings.tracked` has to be filled in before the walk can go on. */
const ASK_GIT = Symbol('ask git');
/** Entries that links may bring in from outside the root: links to links multiply. */
const GRAFTED_LIMIT = 50_000;
function* walk(options, findings) {
    let grafted = 0;
    function* walkDirectory(directory) {
        // A directory's own entry sorts before its siblings `name-x`, what is in it after them.
        const steps = [];
        for (const name of readNames(directory)) {
            const path = directory.path === '' ? name : `${directory.path}/${name}`;
            const absolute = directory.real + external_node_path_.sep + name;
            const stats = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
            if (!stats) {
                findings.problems.push({ path, message: 'vanished while packing' });
                continue;
            }
            const type = kindOf(stats);
            const never = options.never.get(absolute) ??
                (type === 'special' ? undefined : neverShips(name, (0,external_node_path_.basename)(directory.real), type));
            if (never !== undefined) {
                if (never !== '')
                    findings.withheld.push({ path, reason: never });
                continue;
            }
            if (directory.grafts.length > 0 && ++grafted > GRAFTED_LIMIT) {
                if (grafted === GRAFTED_LIMIT + 1) {
                    const message = `links bring in more than ${GRAFTED_LIMIT} entries from outside the directory; remove links that lead to directories with links`;
                    findings.problems.push({ path, message });
                }
                return;
            }
            if (type === 'directory') {
                const { withheld, inside } = enter(directory.rules, name);
                if (!inside)
                    withhold(findings, path, withheld);
                else {
                    steps.push({
                        key: `${name}/`,
                        inside: {
                            ...directory,
                            real: absolute,
                            path,
                            dev: stats.dev,
                            ino: stats.ino,
                            rules: inside,
                            secret: directory.secret || holdsSecrets(name),
                        },
                    });
                    if (!withheld)
                        steps.push({ key: name, found: { path, type } });
                }
                continue;
            }
            const rule = firstRule(directory.rules, name);
            if (rule) {
                withhold(findings, path, rule);
                continue;
            }
            if (type === 'special') {
                withholdSpecial(findings, path, stats);
                continue;
            }
            if (type === 'file') {
                const secret = directory.secret || looksSecret(name, (0,external_node_path_.basename)(directory.real));
                if (secret && (yield* isUntracked(absolute)))
                    withholdSecret(findings, path);
                else
                    steps.push({ key: name, found: describeFile(path, absolute, stats) });
                continue;
            }
            const place = {
                absolute,
                path,
                root: options.root,
                repository: options.repository,
                open: [...directory.open, directory.real],
                grafts: directory.grafts,
            };
            const fate = resolveLink(place);
            if (fate.kind === 'refuse')
                findings.problems.push({ path, message: fate.message });
            else if (fate.kind === 'keep') {
                steps.push({ key: name, found: { path, type, target: fate.target } });
            }
            else {
                const step = yield* follow(directory, name, path, fate);
                if (step?.found)
                    steps.push({ key: name, found: step.found });
                if (step?.inside)
                    steps.push({ key: `${name}/`, inside: step.inside });
            }
        }
        checkStillThere(directory);
        steps.sort((a, b) => compareBytes(a.key, b.key));
        for (const { found, inside } of steps) {
            if (found)
                yield found;
            if (inside)
                yield* walkDirectory(inside);
        }
    }
    /** What a link outside the root, inside the repository leads to, under the link's name. */
    function* follow(directory, name, path, { real, stats }) {
        const type = kindOf(stats);
        const place = (0,external_node_path_.relative)(options.repository, real);
        const kind = type === 'directory' ? 'directory' : 'file';
        const never = neverAt(real) ?? neverShipsPath(place.split(external_node_path_.sep).join('/'), kind);
        if (never !== undefined) {
            findings.withheld.push({ path, reason: `leads to ${place}: ${never}` });
            return undefined;
        }
        const secret = directory.secret || place.split(external_node_path_.sep).some(holdsSecrets);
        if (type === 'directory') {
            const target = options.graftsStandAlone ? {} : options.startRules().directory((0,external_node_path_.basename)(real));
            const { withheld, inside } = enter(directory.rules, name);
            if (withheld ?? target.withheld) {
                withhold(findings, path, withheld ?? target.withheld);
                return undefined;
            }
            return {
                found: { path, type },
                inside: {
                    real,
                    path,
                    dev: stats.dev,
                    ino: stats.ino,
                    rules: options.graftsStandAlone
                        ? [options.startRules()]
                        : [...(inside ?? []), options.startRules()],
                    secret,
                    open: [...directory.open, directory.real],
                    grafts: [...directory.grafts, { real, path }],
                },
            };
        }
        if (type !== 'file') {
            withholdSpecial(findings, path, stats);
            return undefined;
        }
        const rule = options.graftsStandAlone ? undefined : options.startRules().file((0,external_node_path_.basename)(real));
        if (rule) {
            withhold(findings, path, rule);
            return undefined;
        }
        const parent = (0,external_node_path_.basename)(real.slice(0, -(0,external_node_path_.basename)(real).length - 1));
        const credential = secret || looksSecret(name, '') || looksSecret((0,external_node_path_.basename)(real), parent);
        if (credential && (yield* isUntracked(real))) {
            withholdSecret(findings, path);
            return undefined;
        }
        return { found: describeFile(path, real, stats) };
    }
    function* isUntracked(absolute) {
        if (options.includeUntrackedSecrets)
            return false;
        if (!findings.tracked)
            yield ASK_GIT;
        const path = (0,external_node_path_.relative)(options.repository, absolute).split(external_node_path_.sep).join('/');
        return !findings.tracked?.has(path);
    }
    function neverAt(real) {
        for (const [path, reason] of options.never)
            if (isWithin(real, path))
                return reason;
        return undefined;
    }
    /** The names in a directory; one that is not UTF-8 has no faithful name here or in the archive. */
    function readNames(directory) {
        let names;
        try {
            names = (0,external_node_fs_.readdirSync)(directory.real);
        }
        catch (error) {
            const { code } = error;
            const message = `cannot be read (${code ?? String(error)}); make it readable or ignore it`;
            findings.problems.push({ path: directory.path || '.', message });
            return [];
        }
        if (!names.some((name) => name.includes('\uFFFD')))
            return names;
        const faithful = [];
        for (const raw of (0,external_node_fs_.readdirSync)(directory.real, { encoding: 'buffer' })) {
            if ((0,external_node_buffer_.isUtf8)(raw))
                faithful.push(raw.toString());
            else
                refuseName(directory, raw);
        }
        return faithful;
    }
    function refuseName(directory, raw) {
        const shown = `${directory.path === '' ? '' : `${directory.path}/`}${showBytes(raw)}`;
        const stats = (0,external_node_fs_.lstatSync)(Buffer.concat([Buffer.from(directory.real + external_node_path_.sep), raw]), {
            throwIfNoEntry: false,
        });
        const rule = stats?.isDirectory()
            ? wholly(enter(directory.rules, raw.toString()))
            : firstRule(directory.rules, raw.toString());
        if (rule)
            withhold(findings, shown, rule);
        else {
            const message = 'has a name that is not UTF-8; rename it or ignore it';
            findings.problems.push({ path: shown, message });
        }
    }
    function checkStillThere({ real, path, dev, ino }) {
        const now = (0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false });
        if (now && now.isDirectory() && isSame(now, { dev, ino }))
            return;
        findings.problems.push({ path: path || '.', message: 'was replaced while packing' });
    }
    const { dev, ino } = (0,external_node_fs_.lstatSync)(options.root);
    yield* walkDirectory({
        real: options.root,
        path: '',
        dev,
        ino,
        rules: [options.startRules()],
        secret: false,
        open: [options.root],
        grafts: [],
    });
}
function describeFile(path, absolute, stats) {
    const { size, dev, ino, mode, mtimeMs } = stats;
    const executable = (mode & 0o100) !== 0;
    return { path, type: 'file', absolute, size, mtimeMs, dev, ino, executable };
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
    const repository = realDirectory(options.repository ?? options.root);
    const rules = readRuleFile(root, repository, options.rules ?? 'terraform');
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
        const tar = createTarStream(blocks);
        const findings = { withheld: [], warnings: [], problems: [] };
        const scanner = createSecretScanner(collectSecrets(options.secrets ?? [], ports.environment));
        const entries = [];
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
            if (found === ASK_GIT) {
                findings.tracked = await listTrackedFiles(repository, ports.execute, findings.warnings);
                continue;
            }
            entries.push(toEntry(found));
            try {
                const added = tar.add(found, scanner.inspect);
                if (added)
                    await added;
            }
            catch (error) {
                findings.problems.push({ path: found.path, message: describeReadError(error) });
            }
            const hits = scanner.finish();
            if (hits)
                reportSecrets(found.path, hits, options.secretScan ?? 'warn', findings);
        }
        if (findings.problems.length > 0)
            throw new pack/* PackError */.q(findings.problems);
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
        throw new pack/* PackError */.q([{ path, message: 'does not exist' }]);
    if (!stats.isDirectory())
        throw new pack/* PackError */.q([{ path, message: 'is not a directory' }]);
    return external_node_fs_.realpathSync.native(path);
}
function toEntry(found) {
    return { path: found.path, type: found.type, size: found.type === 'file' ? found.size : 0 };
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
    const { code, message } = error;
    if (code === undefined)
        throw error;
    return code === 'EACCES' || code === 'EPERM'
        ? `cannot be read (${code}); make it readable or ignore it`
        : message;
}
/** Files through which the runner is told things: whatever is in them was not meant to travel. */
const COMMAND_FILES = [
    'GITHUB_OUTPUT',
    'GITHUB_ENV',
    'GITHUB_STATE',
    'GITHUB_PATH',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
];
function neverShippedPaths(root, file, never = [], environment) {
    const reasons = new Map();
    const add = (path, reason) => {
        if (!path)
            return;
        for (const form of [path, realOrSame(path)]) {
            // Whoever packs something below such a directory means it.
            if (!isWithin(root, form))
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
function realOrSame(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        try {
            return (0,external_node_path_.join)(external_node_fs_.realpathSync.native((0,external_node_path_.join)(path, '..')), path.slice(path.lastIndexOf('/') + 1));
        }
        catch {
            return path;
        }
    }
}
//# sourceMappingURL=pack-directory.js.map

/***/ })

};
