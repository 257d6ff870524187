"use strict";
exports.id = 464;
exports.ids = [464];
exports.modules = {

/***/ 88476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sx: function() { return /* binding */ excludedManifest; },
/* harmony export */   YF: function() { return /* binding */ whyNeverShipped; },
/* harmony export */   jQ: function() { return /* binding */ whyPathNeverShips; },
/* harmony export */   kD: function() { return /* binding */ findManifests; },
/* harmony export */   nz: function() { return /* binding */ warnOfManifest; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4573);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29796);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43962);
/* harmony import */ var _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27126);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(239);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17026);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62558);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6609);
/**
 * Entries that are never packed, whatever the rules say: version control data with its credentials,
 * state, and the files of `terraform init` except the modules that it fetched.
 */











/**
 * Why an entry is never packed, or undefined. Case does not count, because `.GIT` is `.git` on some
 * file systems.
 *
 * @param name the entry's own name
 * @param parent the name of the directory it is in, '' at the top
 */
function whyNeverShipped(name, parent, type) {
    if ((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_7__/* .foldCase */ .SP)(parent) === '.terraform') {
        // A link may lead anywhere, and Terraform would take its modules from there.
        return name === 'modules' && type === 'directory'
            ? undefined
            : 'only the directory modules/ ships of a .terraform directory';
    }
    const lower = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_7__/* .foldCase */ .SP)(name);
    if (lower === '.git' || lower === '.hg' || lower === '.svn')
        return 'version control data';
    if (lower === '.terraform' && type === 'link')
        return 'a .terraform link';
    // Also `terraform.tfstate.d`, the states of Terraform's own workspaces.
    if (type !== 'file')
        return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
    // An editor or a backup may have changed the name. Files that Terraform reads are not state.
    return lower.includes('.tfstate') && !(0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .mayBeRead */ .BJ)(name) ? 'state' : undefined;
}
/** Why a path (relative, with slashes) is never packed, or undefined. */
function whyPathNeverShips(path, type) {
    const names = path.split('/');
    for (const [at, name] of names.entries()) {
        const typeOfName = at === names.length - 1 ? type : 'directory';
        const reason = whyNeverShipped(name, names[at - 1] ?? '', typeOfName);
        if (reason)
            return reason;
    }
    return undefined;
}
/** A longer one is not read: that of a thousand modules has 200 kB. */
const LONGEST_BYTES = 16 * 1024 * 1024;
/**
 * The manifests in a directory, relative to it. Links may be on the way. Where the case of letters does not
 * count in names, Terraform finds one by another name, too.
 *
 * @param directory absolute path
 * @param names of the entries of the directory
 */
function findManifests(directory, names) {
    const [dotTerraform = '', ...inner] = _configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .MODULE_MANIFEST */ .dp.split('/');
    return names
        .filter((name) => (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_7__/* .foldCase */ .SP)(name) === dotTerraform)
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(name, ...inner))
        .filter((path) => (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_10__/* .orElse */ .N)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, path)).isFile(), false));
}
/**
 * The manifest as an entry that does not ship; undefined if it ships.
 *
 * @param inner path of the manifest, relative to the directory in which Terraform would run
 * @param directory that directory: its path in the archive, its real path, and the real path of the checkout around it
 * @param tracked what git tracks in the repository
 */
function excludedManifest(inner, directory, tracked) {
    const { path, absolute, repository } = directory;
    const manifest = absolute + node_path__WEBPACK_IMPORTED_MODULE_2__.sep + inner;
    const problem = problemOfManifest(manifest, absolute);
    const withSlashes = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_9__/* .slashed */ .df)(inner);
    const exclude = (reason, detail) => ({
        path: path === '' ? withSlashes : `${path}/${withSlashes}`,
        reason,
        detail,
        misleads: problem !== undefined,
    });
    if ('unknown' in tracked) {
        // Without a repository, no commit can have brought the manifest.
        if (tracked.unknown !== _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_REPOSITORY */ .NZ)
            return exclude(_archive_js__WEBPACK_IMPORTED_MODULE_8__/* .MANIFEST_DOUBTED */ .AX, problem ?? tracked.unknown);
    }
    else if (isTracked((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_9__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repository, manifest)), tracked)) {
        return exclude(_archive_js__WEBPACK_IMPORTED_MODULE_8__/* .MANIFEST_TRACKED */ .NM, problem);
    }
    return problem === undefined ? undefined : exclude(_archive_js__WEBPACK_IMPORTED_MODULE_8__/* .MANIFEST_MISLEADING */ .kK, problem);
}
/** The warning about a manifest that `excludedManifest` returned. */
function warnOfManifest({ path, reason, detail }) {
    let remedy = 'Delete it and run `terraform init` again';
    if (reason === _archive_js__WEBPACK_IMPORTED_MODULE_8__/* .MANIFEST_TRACKED */ .NM) {
        remedy = `Remove it from the repository: git rm --cached ${path}`;
    }
    else if (reason === _archive_js__WEBPACK_IMPORTED_MODULE_8__/* .MANIFEST_DOUBTED */ .AX) {
        remedy = 'Check the files out with git';
    }
    const facts = detail ? ` (it ${detail})` : '';
    return { at: path, message: `is not sent: it ${reason}${facts}. ${remedy}` };
}
/**
 * Whether git tracks the manifest, or a link or a submodule in place of one of the two directories around it, in any case
 * of the letters.
 *
 * @param path of the manifest, relative to the repository
 */
function isTracked(path, tracked) {
    const manifest = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_7__/* .foldCase */ .SP)(path);
    const places = [manifest, node_path__WEBPACK_IMPORTED_MODULE_2__.posix.dirname(manifest), node_path__WEBPACK_IMPORTED_MODULE_2__.posix.dirname(node_path__WEBPACK_IMPORTED_MODULE_2__.posix.dirname(manifest))];
    const lengths = new Set(places.map(({ length }) => length));
    for (const trackedPath of tracked) {
        // This sorts out almost all of the many paths quickly.
        if (lengths.has(trackedPath.length) && places.includes((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_7__/* .foldCase */ .SP)(trackedPath)))
            return true;
    }
    return false;
}
/** What is wrong with a manifest, as the end of a sentence; undefined if it leads each module call to its module. */
function problemOfManifest(path, directory) {
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) !== path)
        return 'is behind a link';
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > LONGEST_BYTES)
        return 'is too long to be read';
    const bytes = (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__/* .readBytesSync */ .js)(path);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_1__.isUtf8)(bytes))
        return 'is not in UTF-8';
    const records = (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .readManifest */ .WI)(bytes.toString());
    if ('problem' in records)
        return records.problem;
    const realPath = (inner) => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, ...inner.split('/')));
    return (0,_configuration_module_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .findMisled */ .wK)(records, {
        isSame: (one, other) => (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_10__/* .orElse */ .N)(() => realPath(one) === realPath(other), false),
        isBehindLink: (inner) => isBehindLink(directory, inner.split('/')),
    });
}
/** Whether one of the names is a link, where the first is in the directory, and each other one in the one before it. */
function isBehindLink(directory, names) {
    let path = directory;
    for (const name of names) {
        path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
            return true;
    }
    return false;
}
//# sourceMappingURL=never-ships.js.map

/***/ }),

/***/ 20464:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  packDirectory: function() { return /* binding */ packDirectory; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/machine/ask-git.js + 1 modules
var ask_git = __webpack_require__(29796);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/archive/entries-on-disk.js
/** Reads entries from the disk: the names in a directory, and a file that must not change meanwhile. */




/**
 * The names in a directory. One that is not UTF-8 would change in the archive, and is added to `problems`.
 *
 * @param place.absolute real path of the directory
 * @param place.path in the archive, '' for the root
 */
function readNames({ absolute, path }, problems) {
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(absolute);
    }
    catch (error) {
        problems.push(unreadableEntry(path || '.', error));
        return [];
    }
    // Node.js writes this character for bytes that are not UTF-8; a name may also hold it.
    if (!names.some((name) => name.includes('\uFFFD')))
        return names;
    const rawNames = (0,external_node_fs_.readdirSync)(absolute, { encoding: 'buffer' });
    for (const name of rawNames)
        if (!(0,external_node_buffer_.isUtf8)(name))
            problems.push(unusableName(path, name));
    return rawNames.filter((name) => (0,external_node_buffer_.isUtf8)(name)).map(String);
}
/** The problem of an entry or a directory that could not be read. */
function unreadableEntry(where, error) {
    const message = `cannot be read (${(0,error_message/* systemErrorCode */.v)(error) ?? String(error)}); make it readable or ignore it`;
    return { where, message, code: errors/* CODES */.Lp.cannotBeSent };
}
function unusableName(directory, rawName) {
    const written = rawName
        .toString('latin1')
        .replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
    const where = directory === '' ? written : `${directory}/${written}`;
    const message = 'has a name that is not UTF-8; rename it, or ignore its directory after the last `!` rule';
    return { where, message, code: errors/* CODES */.Lp.cannotBeSent };
}
/** What an entry is for the archive; `special` for a socket, a device and the like. */
function entryKind(stats) {
    if (stats.isFile())
        return 'file';
    if (stats.isDirectory())
        return 'directory';
    return stats.isSymbolicLink() ? 'link' : 'special';
}
/** The message continues a sentence that begins with the path. */
class ChangedError extends Error {
    name = 'ChangedError';
}
// Windows has neither flag, but there only privileged users can create links.
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/**
 * Opens exactly the file that the walk saw. A link or another file in its place is an error, so the
 * file cannot be replaced between the decision and the reading.
 *
 * @returns a file descriptor, which the caller closes
 * @throws ChangedError
 */
function openChecked(file) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(file.absolute, FLAGS);
    }
    catch (error) {
        const code = (0,error_message/* systemErrorCode */.v)(error);
        if (code === 'ELOOP' || code === 'EMLINK')
            throw new ChangedError('became a link while packing');
        if (code === 'ENOENT' || code === 'ENOTDIR')
            throw new ChangedError('vanished while packing');
        throw error;
    }
    const stats = (0,external_node_fs_.fstatSync)(fd);
    if (isSameFile(stats, file) && stats.isFile() && stats.size === file.size)
        return fd;
    (0,external_node_fs_.closeSync)(fd);
    throw new ChangedError('changed while packing');
}
/**
 * Reads the file that the walk saw, or as many of its first bytes as `target` has room for.
 *
 * @param target where to read to. With room for one byte more than the file's size, a file that has grown is noticed.
 * @returns the part of `target` that was filled
 * @throws ChangedError
 */
function readChecked(file, target) {
    const fd = openChecked(file);
    try {
        const buffer = target ?? Buffer.allocUnsafe(file.size + 1);
        const expectedBytes = Math.min(buffer.length, file.size);
        let readBytes = 0;
        while (readBytes < expectedBytes) {
            const count = (0,external_node_fs_.readSync)(fd, buffer, readBytes, buffer.length - readBytes, null);
            if (count === 0)
                break;
            readBytes += count;
        }
        if (readBytes !== expectedBytes)
            throw new ChangedError('changed while packing');
        return buffer.subarray(0, readBytes);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
/** Whether this is the same file, whatever its path is now. */
function isSameFile(stats, file) {
    return stats.ino === file.ino && stats.dev === file.dev;
}
//# sourceMappingURL=entries-on-disk.js.map
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/src/archive/gzip-blocks.js
/** Compresses blocks on several threads, into one stream that is the same on every machine. */

/** The size of a block. Larger blocks make the archive less than one percent smaller. */
const BLOCK_BYTES = 512 * 1024;
/** How many blocks may be in compression or wait to be written. This bounds the memory. */
const IN_FLIGHT = 6;
/** The most bytes that one deflate block without compression can hold. */
const STORED_BYTES = 65_535;
/** It has no name, date or operating system, so that all machines write the same bytes. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty deflate block that says of itself that it is the last one. */
const LAST_BLOCK = Buffer.from([3, 0]);
/** The archive is smaller than with Terraform's level 1 and takes no longer; level 4 takes a third more time. */
const LEVEL = 2;
/**
 * Starts a gzip stream. `sink` gets the compressed bytes in order. The compressed form of each block ends at a byte
 * boundary and refers to no other block, so the pieces are joined unchanged.
 */
function createGzipBlocks(sink) {
    /** The blocks in compression, the oldest first; each will have its compressed pieces and the buffer that it was in. */
    const waiting = [];
    const freeBuffers = [];
    let crc = 0;
    let size = 0;
    sink(HEADER);
    const writeOldest = async () => {
        const oldest = waiting.shift();
        if (!oldest)
            return;
        const { pieces, buffer } = await oldest;
        for (const piece of pieces)
            sink(piece);
        freeBuffers.push(buffer);
    };
    return {
        /** A buffer of `BLOCK_BYTES` to fill. It is reused once it has been compressed. */
        buffer: () => freeBuffers.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES),
        /** Compresses the first `length` bytes of a buffer that `buffer()` gave. The caller no longer writes to it. */
        push(buffer, length) {
            const bytes = buffer.subarray(0, length);
            crc = (0,external_node_zlib_.crc32)(bytes, crc);
            size += length;
            const pieces = isIncompressible(bytes) ? store(bytes) : compress(bytes);
            waiting.push(Promise.resolve(pieces).then((pieces) => ({ pieces, buffer })));
        },
        /** Whether `makeRoom` has to be awaited before the next block. */
        isFull: () => waiting.length >= IN_FLIGHT,
        makeRoom: writeOldest,
        async end() {
            while (waiting.length > 0)
                await writeOldest();
            const trailer = Buffer.alloc(8);
            trailer.writeUInt32LE(crc, 0);
            trailer.writeUInt32LE(size % 2 ** 32, 4);
            sink(LAST_BLOCK);
            sink(trailer);
        },
    };
}
/** One deflated piece, which ends at a byte boundary. */
function compress(bytes) {
    const options = {
        level: LEVEL,
        // One chunk holds the whole output of a block: each further chunk would cost a turn of the event loop.
        chunkSize: BLOCK_BYTES + 4096,
        finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH,
    };
    return new Promise((resolve, reject) => {
        (0,external_node_zlib_.deflateRaw)(bytes, options, (error, deflated) => (error ? reject(error) : resolve([deflated])));
    });
}
/** The bytes as deflate blocks without compression: each has a header with its length, and the inverted length. */
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
/** A sample of a block consists of this many pieces, spread over the block. */
const PROBES = 64;
const PROBE_BYTES = 256;
const SAMPLE_BYTES = PROBES * PROBE_BYTES;
/** How often each of the 256 byte values occurs in a sample of evenly distributed bytes. */
const EXPECTED_COUNT = SAMPLE_BYTES / 256;
/** With a chi-square below this, the bytes look random and are not compressed. Random bytes have 255 ± 23. */
const NOISE = 400;
/** With a chi-square above this, the bytes can be compressed. Text has more than 100,000, base64 49,000. */
const UNEVEN = 16_384;
/**
 * Whether the bytes seem compressed or encrypted already, so that deflating them would gain nothing. Bytes
 * whose values all occur equally often are such bytes. Between `NOISE` and `UNEVEN`, a sample is deflated
 * to decide. All machines decide alike, because the measure is a whole number.
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
/** When the squares of all counts add up to this, the chi-square is above `UNEVEN`. */
const UNEVEN_SQUARES = (UNEVEN + 1) * EXPECTED_COUNT + 256 * EXPECTED_COUNT ** 2;
/** The chi-square of the byte values in a sample, rounded down. Once it is above `UNEVEN`, no more is read. */
function measureUnevenness(bytes) {
    const counts = new Uint32Array(256);
    const stride = Math.floor(bytes.length / PROBES);
    let squares = 0;
    for (let probe = 0; probe < PROBES && squares < UNEVEN_SQUARES; probe++) {
        const from = probe * stride;
        for (let at = from; at < from + PROBE_BYTES; at++) {
            const value = bytes[at] ?? 0;
            const count = counts[value] ?? 0;
            // The square of `count + 1` is larger than the square of `count` by this.
            squares += 2 * count + 1;
            counts[value] = count + 1;
        }
    }
    return Math.floor(squares / EXPECTED_COUNT - 256 * EXPECTED_COUNT);
}
//# sourceMappingURL=gzip-blocks.js.map
;// CONCATENATED MODULE: ./build/src/archive/tar-stream.js
/**
 * Writes entries as tar (POSIX ustar, with pax records where ustar has no room) into blocks, which `gzip-blocks.ts` compresses.
 * Everything that could differ between two machines is fixed: owner 0, no names, one date, modes as git knows them.
 */



/** Files up to this size are read whole and never divided between blocks. */
const WHOLE_BYTES = 64 * 1024;
/** Headers and contents are padded to a multiple of this. */
const RECORD_BYTES = 512;
const ZEROS = Buffer.alloc(RECORD_BYTES);
class TarStream {
    blocks;
    buffer;
    used = 0;
    constructor(blocks) {
        this.blocks = blocks;
        this.buffer = blocks.buffer();
    }
    /**
     * The part of the block for the content of a small file, with at least one byte more; undefined if it
     * does not fit. Content that is read into it is not copied by `add`.
     */
    placeFor({ size }) {
        if (RECORD_BYTES + size + RECORD_BYTES > BLOCK_BYTES - this.used)
            return undefined;
        return this.buffer.subarray(this.used + RECORD_BYTES, this.used + RECORD_BYTES + size + 1);
    }
    /**
     * Adds an entry. The caller awaits `blocks.makeRoom` afterwards only if they are full: waiting each time would be slow.
     *
     * @param content of at most `WHOLE_BYTES`; empty for directories and links
     */
    add(entry, content) {
        // Content that was read into the part of the block that `placeFor` returned stays there.
        const isInPlace = content.length === 0 || content.buffer === this.buffer.buffer;
        if (isInPlace && this.placeFor(entry) && writeHeader(entry, this.buffer, this.used)) {
            this.used += RECORD_BYTES + content.length;
            const end = this.used + paddingAfter(content.length);
            this.buffer.fill(0, this.used, end);
            this.used = end;
            return;
        }
        // A long header would overwrite content that is in place.
        const body = isInPlace ? Buffer.from(content) : content;
        const header = encodeHeader(entry);
        if (header.length + body.length + RECORD_BYTES > BLOCK_BYTES - this.used)
            this.flush();
        this.copy(header);
        this.copy(body);
        this.copy(ZEROS.subarray(0, paddingAfter(body.length)));
    }
    /**
     * Adds a file of any size. `inspect` gets every byte once, in pieces that follow each other.
     *
     * @throws ChangedError when the file is not what the walk saw
     */
    async addInPieces(file, inspect) {
        await this.append(encodeHeader(file));
        const fd = openChecked(file);
        try {
            for (let remaining = file.size; remaining > 0;) {
                if (this.used === BLOCK_BYTES)
                    await this.flushAndWait();
                const length = Math.min(remaining, BLOCK_BYTES - this.used);
                const count = (0,external_node_fs_.readSync)(fd, this.buffer, this.used, length, null);
                if (count === 0)
                    throw new ChangedError('changed while packing');
                inspect(this.buffer.subarray(this.used, this.used + count));
                this.used += count;
                remaining -= count;
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
        await this.append(ZEROS.subarray(0, paddingAfter(file.size)));
    }
    async end() {
        // The end of an archive are two empty records.
        await this.append(Buffer.alloc(2 * RECORD_BYTES));
        this.flush();
        await this.blocks.end();
    }
    async flushAndWait() {
        this.flush();
        if (this.blocks.isFull())
            await this.blocks.makeRoom();
    }
    /** Hands the block on to be compressed, and begins another one. */
    flush() {
        this.blocks.push(this.buffer, this.used);
        this.buffer = this.blocks.buffer();
        this.used = 0;
    }
    /** Adds bytes that fit into an empty block. */
    async append(bytes) {
        if (bytes.length > BLOCK_BYTES - this.used)
            await this.flushAndWait();
        this.copy(bytes);
    }
    /** Copies bytes that fit into the rest of the block. */
    copy(bytes) {
        this.used += bytes.copy(this.buffer, this.used);
    }
}
/** 1980-01-01T00:00:00Z; some readers complain of older dates. */
const MODIFIED_SECONDS = 315_532_800;
const LARGEST_OCTAL_SIZE = 0o77777777777;
/** Where each field of a header begins (POSIX `pax`, "ustar Interchange Format"). */
const FIELDS = {
    name: 0,
    mode: 100,
    uid: 108,
    gid: 116,
    size: 124,
    mtime: 136,
    checksum: 148,
    type: 156,
    target: 157,
    magic: 257,
    deviceMajor: 329,
    deviceMinor: 337,
    prefix: 345,
};
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
/** The size is written with 11 digits, the checksum with 6; a zero byte follows. */
const LAST_DIGIT_OF_SIZE = FIELDS.size + 10;
const LAST_DIGIT_OF_CHECKSUM = FIELDS.checksum + 5;
/**
 * Writes the header into a block if the name fits its first field. That is almost every header, and it
 * saves a buffer and a copy of each.
 *
 * @returns whether it was written; if not, the place in the block may hold anything
 */
function writeHeader(entry, block, at) {
    const { type, path, size } = entry;
    const name = type === 'directory' ? `${path}/` : path;
    if (name.length > NAME_BYTES || size > LARGEST_OCTAL_SIZE || type === 'link')
        return false;
    const { bytes, sum } = templateOf(entry);
    block.set(bytes, at);
    const nameSum = writeAscii(block, name, at);
    if (Number.isNaN(nameSum))
        return false;
    writeNumbers(block, at, size, sum + nameSum);
    return true;
}
/** The header's block, after pax records where ustar has no room for the name, target or size. */
function encodeHeader(entry) {
    const { type, size, target = '' } = entry;
    const name = type === 'directory' ? `${entry.path}/` : entry.path;
    const split = splitName(name);
    let records = '';
    if (!split)
        records += paxRecord('path', name);
    if (!fitsField(target))
        records += paxRecord('linkpath', target);
    if (size > LARGEST_OCTAL_SIZE)
        records += paxRecord('size', String(size));
    const header = encodeBlock(templateOf(entry), {
        ...(split ?? PAX_PLACE),
        target: fitsField(target) ? target : PAX_PLACE.name,
        size: size > LARGEST_OCTAL_SIZE ? 0 : size,
    });
    if (records === '')
        return header;
    const body = Buffer.from(records);
    const pax = encodeBlock(TEMPLATES.pax, { ...PAX_PLACE, target: '', size: body.length });
    return Buffer.concat([pax, body, Buffer.alloc(paddingAfter(body.length)), header]);
}
/** Zero bytes between content of this size and the next header. */
function paddingAfter(size) {
    return (RECORD_BYTES - (size % RECORD_BYTES)) % RECORD_BYTES;
}
/** The name in a header if the real name or target is in a pax record. */
const PAX_PLACE = { prefix: '', name: 'pax' };
/** Divides a name into ustar's prefix and name; undefined if it needs a pax record. */
function splitName(name) {
    if (fitsField(name))
        return { prefix: '', name };
    if (!isAscii(name))
        return undefined;
    // The slash between the parts is in neither. The name of a directory ends in a slash, which stays in the second part.
    const cut = name.lastIndexOf('/', Math.min(PREFIX_BYTES, name.length - 2));
    if (cut <= 0 || name.length - cut - 1 > NAME_BYTES)
        return undefined;
    return { prefix: name.slice(0, cut), name: name.slice(cut + 1) };
}
function fitsField(text) {
    return text.length <= NAME_BYTES && isAscii(text);
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
function paxRecord(key, value) {
    const rest = ` ${key}=${value}\n`;
    const bytes = Buffer.byteLength(rest);
    let length = bytes + 1;
    while (String(length).length + bytes !== length)
        length = String(length).length + bytes;
    return `${length}${rest}`;
}
function makeTemplate(type, mode) {
    const bytes = Buffer.alloc(RECORD_BYTES);
    for (const field of ['uid', 'gid', 'deviceMajor', 'deviceMinor']) {
        bytes.write(octal(0, 8), FIELDS[field]);
    }
    bytes.write(octal(mode, 8), FIELDS.mode);
    bytes.write(octal(0, 12), FIELDS.size);
    bytes.write(octal(MODIFIED_SECONDS, 12), FIELDS.mtime);
    // The checksum counts its own place as spaces.
    bytes.write(' '.repeat(8), FIELDS.checksum);
    bytes.write(type, FIELDS.type);
    bytes.write('ustar\x0000', FIELDS.magic);
    return { bytes, sum: bytes.reduce((sum, byte) => sum + byte, 0) };
}
/** By type of entry, with the type's sign in a header. */
const TEMPLATES = {
    file: makeTemplate('0', 0o644),
    executable: makeTemplate('0', 0o755),
    link: makeTemplate('2', 0o777),
    directory: makeTemplate('5', 0o755),
    pax: makeTemplate('x', 0o644),
};
function templateOf({ type, executable }) {
    return TEMPLATES[type === 'file' && executable === true ? 'executable' : type];
}
function encodeBlock({ bytes, sum }, { prefix, name, target, size }) {
    const header = Buffer.from(bytes);
    const textSum = writeAscii(header, name, FIELDS.name) +
        writeAscii(header, target, FIELDS.target) +
        writeAscii(header, prefix, FIELDS.prefix);
    writeNumbers(header, 0, size, sum + textSum);
    return header;
}
/**
 * Writes the size and the checksum.
 *
 * @param at where the header begins
 * @param sum of all bytes, with zeros for the size and spaces for the checksum
 */
function writeNumbers(header, at, size, sum) {
    const growth = writeOctal(header, size, at + LAST_DIGIT_OF_SIZE);
    header[at + LAST_DIGIT_OF_CHECKSUM + 1] = 0;
    writeOctal(header, sum + growth, at + LAST_DIGIT_OF_CHECKSUM, 6);
}
/**
 * Writes a short text: a call of `Buffer.write` would take longer.
 *
 * @returns the sum of the bytes; `NaN` if the text is not ASCII
 */
function writeAscii(header, text, offset) {
    let sum = 0;
    for (let at = 0; at < text.length; at++) {
        const byte = text.charCodeAt(at);
        if (byte > 126 || byte === 0)
            return Number.NaN;
        header[offset + at] = byte;
        sum += byte;
    }
    return sum;
}
/**
 * Writes the digits of a number from the last one on, over the zeros of a field.
 *
 * @param last where the last digit belongs
 * @param width the least number of digits
 * @returns by how much the sum of the bytes grows, if there were zeros
 */
function writeOctal(header, value, last, width = 1) {
    let growth = 0;
    let at = last;
    for (let remaining = value; remaining > 0 || last - at < width;) {
        const digit = remaining % 8;
        header[at] = 0x30 + digit;
        growth += digit;
        at--;
        remaining = Math.floor(remaining / 8);
    }
    return growth;
}
/** The digits of a field of this width, with the zero byte that ends it. */
function octal(value, width) {
    return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
//# sourceMappingURL=tar-stream.js.map
// EXTERNAL MODULE: ./build/src/archive/ignore-rules.js + 3 modules
var ignore_rules = __webpack_require__(35940);
// EXTERNAL MODULE: ./build/src/archive/archive.js
var archive = __webpack_require__(62558);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/model/credential-forms.js
var credential_forms = __webpack_require__(14352);
// EXTERNAL MODULE: ./build/src/model/secrets.js
var secrets = __webpack_require__(72166);
;// CONCATENATED MODULE: ./build/src/archive/secret-scanner.js
/**
 * Searches for many byte strings at once in files that arrive in pieces. A table maps two bytes to the
 * distance of the next possible match (Wu and Manber), so most bytes are never read.
 */



/** The most bytes of a token before or after its mark. */
const SHAPE_REACH_BYTES = 128;
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
/** Variables with these names hold no secret, although `SECRET_NAME` matches. */
const PUBLIC_NAME = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
/** A URL, or a path with at least two slashes. */
const URL_OR_PATH = /^(?:[a-z]+:\/\/|\.{0,2}\/\S*\/)/i;
/** Shorter values are not searched for, because they occur in many files. */
const SHORTEST_TOKEN = 8;
const SHORTEST_OF_ENVIRONMENT = 16;
/**
 * Collects secret values.
 *
 * @param tokens the job's own tokens
 * @param environment variables with names of secrets are added
 * @returns the values as keys, each with the name that messages use in its place
 */
function collectSecrets(tokens, environment) {
    const secrets = new Map();
    const add = (name, text, shortest) => {
        const value = text.trim();
        if (value.length >= shortest && !secrets.has(value))
            secrets.set(value, name);
    };
    for (const [name, value] of Object.entries(environment)) {
        const isNamedSecret = SECRET_NAME.test(name) && !PUBLIC_NAME.test(name);
        if (value === undefined || !isNamedSecret || URL_OR_PATH.test(value))
            continue;
        add(name, value, SHORTEST_OF_ENVIRONMENT);
    }
    for (const value of tokens)
        add('a token of this check', value, SHORTEST_TOKEN);
    return secrets;
}
const EMPTY = Buffer.alloc(0);
/**
 * Makes a scanner for these secrets and for tokens of known forms.
 *
 * @param secrets as `collectSecrets` returns them
 */
function createSecretScanner(secrets) {
    const { find, reachBytes } = createFinder([
        ...Array.from(secrets).flatMap(([value, name]) => needlesOfSecret(value, name)),
        ...credential_forms/* TOKEN_SHAPES */.Z8.flatMap(needlesOfShape),
    ]);
    let previousEnd = EMPTY;
    let hits;
    const addHit = (needle) => {
        hits ??= noHits();
        needle.report(hits);
    };
    const search = (bytes) => find(bytes, addHit);
    return {
        inspectWhole: search,
        /** Which secrets are in the path of an entry, and which shapes in its name: those of its directory are reported once. */
        inPath(path, name) {
            const [ofPath, ofName] = [path, name].map((text) => {
                const found = noHits();
                find(Buffer.from(text), (needle) => needle.report(found));
                return found;
            });
            return { secrets: ofPath?.secrets ?? new Set(), shapes: ofName?.shapes ?? new Set() };
        },
        /** Inspects the next piece of the file that is being read. */
        inspect: (piece) => {
            // A match may begin in one piece and end in the next, so the border is searched, too.
            if (previousEnd.length > 0) {
                search(Buffer.concat([previousEnd, piece.subarray(0, reachBytes)]));
            }
            search(piece);
            const end = Buffer.concat([previousEnd, piece.subarray(-reachBytes)]);
            previousEnd = Buffer.from(end.subarray(-reachBytes));
        },
        /** What was recognised in the file until now; undefined if nothing was. */
        hitsSoFar: () => hits,
        /** The next piece begins another file. */
        finish() {
            hits = undefined;
            previousEnd = EMPTY;
        },
    };
}
function noHits() {
    return { secrets: new Set(), shapes: new Set() };
}
function needlesOfSecret(value, name) {
    return [value, ...(0,secrets/* base64Of */.ju)(value)].map((form) => ({
        bytes: Buffer.from(form),
        report: (hits) => hits.secrets.add(name),
        confirm: () => true,
    }));
}
function needlesOfShape({ name, marks, before, after }) {
    return marks.map((mark) => ({
        bytes: Buffer.from(mark),
        report: (hits) => hits.shapes.add(name),
        confirm(bytes, from, to) {
            const textBefore = bytes.toString('latin1', Math.max(0, from - SHAPE_REACH_BYTES), from);
            const textAfter = bytes.toString('latin1', to, to + SHAPE_REACH_BYTES);
            return (before?.test(textBefore) ?? true) && (after?.test(textAfter) ?? true);
        },
    }));
}
/**
 * Prepares the search. Of each needle, a part is searched for that is as long as the shortest needle; where it is found,
 * the whole needle is compared. `reachBytes` is the most bytes that a match spans, with those that confirm it.
 */
function createFinder(needles) {
    const window = Math.min(...needles.map(({ bytes }) => bytes.length));
    /** By each pair of bytes: how far the search may move on if a part would end with that pair. At 0 a part may end. */
    const shifts = new Uint8Array(65_536).fill(Math.min(window - 1, 255));
    /** By each pair of bytes: 1 if a part begins with it. This rules out almost every candidate without a comparison. */
    const isBeginning = new Uint8Array(65_536);
    /** By the pair of bytes in which the part ends: the needles, with the offset of the part in the needle. */
    const endingWith = new Map();
    for (const needle of needles) {
        const offset = offsetOfRarestPart(needle.bytes, window);
        isBeginning[needle.bytes.readUInt16BE(offset)] = 1;
        for (let end = 1; end < window; end++) {
            const pair = needle.bytes.readUInt16BE(offset + end - 1);
            shifts[pair] = Math.min(shifts[pair] ?? 0, window - 1 - end);
            if (end < window - 1)
                continue;
            (0,add_to/* addTo */.D)(endingWith, pair, { ...needle, offset });
        }
    }
    /** The next position at which a part may end, or -1. This function is short because it runs most often. */
    const nextCandidate = (bytes, from) => {
        for (let end = from; end < bytes.length;) {
            const shift = shifts[((bytes[end - 1] ?? 0) << 8) | (bytes[end] ?? 0)] ?? 0;
            const start = end - window + 1;
            if (shift === 0 && isBeginning[((bytes[start] ?? 0) << 8) | (bytes[start + 1] ?? 0)] === 1) {
                return end;
            }
            end += shift || 1;
        }
        return -1;
    };
    const find = (bytes, onFound) => {
        for (let end = window - 1;; end++) {
            end = nextCandidate(bytes, end);
            if (end === -1)
                return;
            for (const needle of endingWith.get(bytes.readUInt16BE(end - 1)) ?? []) {
                const from = end - window + 1 - needle.offset;
                const to = from + needle.bytes.length;
                if (from < 0 || to > bytes.length)
                    continue;
                if (needle.bytes.compare(bytes, from, to) !== 0)
                    continue;
                if (needle.confirm(bytes, from, to))
                    onFound(needle);
            }
        }
    };
    const longest = Math.max(...needles.map(({ bytes }) => bytes.length));
    return { find, reachBytes: longest + SHAPE_REACH_BYTES };
}
/**
 * Where the part of a needle begins that ends in the rarest pair of bytes. The first four bytes of
 * `github_pat_` end in `th`, which every text has in every line.
 */
function offsetOfRarestPart(bytes, window) {
    let rarest = 0;
    let lowestFrequency = Number.POSITIVE_INFINITY;
    for (let offset = 0; offset + window <= bytes.length; offset++) {
        const last = offset + window - 1;
        const frequency = frequencyOf(bytes[last - 1] ?? 0) * frequencyOf(bytes[last] ?? 0);
        if (frequency >= lowestFrequency)
            continue;
        rarest = offset;
        lowestFrequency = frequency;
    }
    return rarest;
}
/** How often a byte occurs in configuration and text, in rough steps. */
function frequencyOf(byte) {
    const character = String.fromCharCode(byte);
    if (/[a-z -]/.test(character))
        return 8;
    return /["_0-9]/.test(character) ? 3 : 1;
}
//# sourceMappingURL=secret-scanner.js.map
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(17026);
;// CONCATENATED MODULE: ./build/src/archive/resolve-link.js
/** Where a link leads, and whether it is packed as a link, replaced by its target, or refused. */





/** Decides whether a link is packed as a link, replaced by its target, or refused. */
function resolveLink(link) {
    const text = (0,external_node_fs_.readlinkSync)(link.absolute);
    const lexical = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(link.absolute), text);
    let real;
    try {
        real = external_node_fs_.realpathSync.native(link.absolute);
    }
    catch (error) {
        const code = (0,error_message/* systemErrorCode */.v)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR') {
            // Terraform's own upload (go-slug 0.18.4) sends such a link as it is. One that leads out of the archive could find something elsewhere.
            const packedPath = pathInArchive(followDangling(link.absolute, text), link);
            if (packedPath === undefined)
                return refuse(text, 'which does not exist');
            return { kind: 'keep', target: linkTarget(text, packedPath, link.path), dangles: true };
        }
        const isLoop = code === 'ELOOP';
        return refuse(text, isLoop ? 'which leads back to itself' : `which cannot be read (${code ?? String(error)})`);
    }
    // `lexical` leads elsewhere if the text leads with `..` out of a directory that is itself a link.
    const isLexicalRight = (0,or_else/* orElse */.N)(() => external_node_fs_.realpathSync.native(lexical), undefined) === real;
    const packedPath = pathInArchive(isLexicalRight ? lexical : real, link);
    if (packedPath !== undefined) {
        return { kind: 'keep', target: linkTarget(text, packedPath, link.path) };
    }
    if (!(0,find_repository/* isBelow */.Yw)(real, link.repository))
        return refuse(text, 'outside the repository');
    const checkout = (0,find_repository/* findCheckout */.I8)(real);
    const isOtherCheckout = checkout !== undefined && checkout !== link.repository;
    if (isOtherCheckout && (0,find_repository/* isBelow */.Yw)(checkout, link.repository)) {
        return refuse(text, 'into another checkout');
    }
    if (link.walkedDirectories.some((directory) => (0,find_repository/* isBelow */.Yw)(directory, real))) {
        return refuse(text, 'a directory that contains the link');
    }
    const stats = (0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false });
    // The path exists, so that nothing is found there means that its name changed when it was decoded.
    return stats ? { kind: 'follow', real, stats } : refuse(text, 'a name that is not UTF-8');
}
/** Where a link would lead: real as far as something exists, and after that by its text. */
function followDangling(link, text) {
    let reached = (0,external_node_path_.isAbsolute)(text) ? (0,external_node_path_.parse)(text).root : (0,external_node_path_.dirname)(link);
    for (const name of (0,find_repository/* slashed */.df)(text).split('/')) {
        const next = (0,external_node_path_.resolve)(reached, name);
        reached = (0,or_else/* orElse */.N)(() => external_node_fs_.realpathSync.native(next), next);
    }
    return reached;
}
function refuse(text, where) {
    return { kind: 'refuse', message: `links to ${text}, ${where}` };
}
/** The path of a file in the archive; undefined if the file is packed only through a link. */
function pathInArchive(absolute, link) {
    if ((0,find_repository/* isBelow */.Yw)(absolute, link.root))
        return (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(link.root, absolute));
    const linked = link.linkedDirectories.findLast(({ real }) => (0,find_repository/* isBelow */.Yw)(absolute, real));
    if (!linked)
        return undefined;
    const inside = (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(linked.real, absolute));
    return inside === '' ? linked.path : `${linked.path}/${inside}`;
}
/**
 * The text of the link if it leads to the target in the archive, too; else the shortest relative path.
 *
 * @param text as the link holds it
 * @param target the path of the target in the archive, '' for its root
 * @param link the path of the link in the archive
 */
function linkTarget(text, target, link) {
    const written = (0,find_repository/* slashed */.df)(text);
    // `posix.join` keeps a slash at the end.
    const reached = external_node_path_.posix.join(external_node_path_.posix.dirname(link), written).replace(/(.)\/$/s, '$1');
    if (!(0,external_node_path_.isAbsolute)(text) && reached === (target || '.'))
        return written;
    return external_node_path_.posix.relative(external_node_path_.posix.dirname(`/${link}`), `/${target}`) || '.';
}
//# sourceMappingURL=resolve-link.js.map
// EXTERNAL MODULE: ./build/src/archive/never-ships.js
var never_ships = __webpack_require__(88476);
;// CONCATENATED MODULE: ./build/src/archive/secret-files.js
/**
 * Recognises credentials by their names, also with the endings that editors, copies and backups add, and by the contents
 * of the file. Such a file is packed only if git tracks it: a file that was never committed was not meant to leave the
 * machine.
 */


const NAMES = wordSet(`.netrc _netrc netrc .npmrc .yarnrc.yml .pypirc .pgpass pgpass pgpass.conf .my.cnf my.cnf
  .htpasswd htpasswd .envrc .git-credentials .vault-token .terraformrc terraform.rc .tofurc tofu.rc settings.xml
  nuget.config pip.conf pip.ini auth.json rclone.conf boto.cfg admin.conf kubelet.conf k3s.yaml rke2.yaml
  clouds.yaml clouds.yml secure.yaml secure.yml cwallet.sso wallet.dat cookies.txt cookiejar nohup.out core shadow`);
/** Endings after the last dot; a whole name counts, too. */
const SECRET_ENDINGS = wordSet(`pem p8 p12 pfx pkcs12 key ppk pvk snk jks jceks bks keystore truststore keytab kdb kdbx agekey
  ovpn tfvars tfplan tfrc tfbackend kubeconfig rkestate env credentials secret
  secrets password passwords token tokens dmp mdmp hprof har pcap pcapng keylog log`);
const SECRET_DOUBLE_ENDINGS = /\.(?:tfvars\.json|tfrc\.json|pkrvars\.hcl)$/;
const SECRET_BEGINNINGS = /^(?:id_(?:rsa|dsa|ecdsa|ed25519|xmss)|\.env\b|tfplan|krb5cc|kubeconfig|talosconfig|core\.\d)/;
/** Words anywhere in a name, unless the name ends like a program or a text for people. */
const SECRET_WORDS = /credential|creds|passw(?:or)?d|passphrase|secret|keystore|truststore|openrc|tfstate|(?:api|private|ssh)[-_. ]?key|access[-_. ]?token|service[-_. ]?account|kube[-_. ]?config|(?:^|[^a-z])(?:tokens?|id_(?:rsa|dsa|ecdsa|ed25519))(?:[^a-z]|$)|(?:^|(?<!pub|public)[^a-z])(?:keys?|pass)(?:\.[a-z0-9]+)?$/;
/** Endings of configuration, programs, texts and pictures, which may mention secrets but hold none. */
const PROGRAM_OR_TEXT_ENDINGS = wordSet(`tf tofu hcl tftpl tpl tmpl gotmpl j2 md mdx rst adoc rego sentinel py pyc pyi js mjs cjs jsx ts
  mts cts tsx map go rb rs java class kt scala cs php c h cc cpp html htm css scss less svg png jpg jpeg gif ico webp
  pdf woff woff2 ttf graphql proto lock sum mod whl jar war wasm so dll dylib exe pub crt cer csr`);
/** Endings of archives: a build may name an archive after anything. */
const ARCHIVE_ENDINGS = wordSet('zip tar tgz 7z');
const DATA_ENDINGS = /\.(?:json|ya?ml|txt|ini|conf|cfg|csv|xml|db)$/;
/** What editors, copies and tools add before the name of a file. */
const COPY_PREFIXES = /^(?:#|\.#|\._|~\$|(?:copy|backup) of |(?:old|bak|backup|copy)[-_. ])+/;
/** What they add after it, behind a dot, a hyphen, an underscore or a space. */
const COPY_SUFFIXES = wordSet(`bak backup bkp old orig original save saved sav copy new prev previous tmp temp swp swo swn swx rej
  disabled off deleted dpkg-old dpkg-new dpkg-dist rpmsave rpmnew rpmorig pacsave gz bz2 xz zst`);
/** As in `key.pem.1`, `key.pem (2)` and `key.pem-2024`. */
const COPY_NUMBER = /^(?:v?\d[:t\d]*|\(\d+\))$/;
/** Directories that hold credentials, known by name. */
const CREDENTIAL_DIRECTORIES = wordSet('.aws .azure .gcloud .kube .ssh .gnupg .docker .terraform.d');
/** Directories in which every data file is a credential. */
const SECRET_DIRECTORIES = wordSet('secret secrets credential credentials creds passwords tokens private-keys ssh-keys');
/** Hidden directories of builds and public settings. Any other hidden directory may hold credentials. */
const PUBLIC_DIRECTORIES = wordSet(`.terraform .terragrunt-cache .github .gitlab .gitea .forgejo .circleci .buildkite
  .azuredevops .azure-pipelines .devcontainer .husky .changeset .vscode .idea .build .dist .out .output .artifacts
  .package .packages .lambda .serverless .aws-sam .chalice .webpack .esbuild .next .nuxt .venv .tox .modules
  .external_modules .tfmodules .templates .policies .tflint.d .yarn .pnpm`);
/** Hidden files of public settings, without the dot and `.yml`, `.json` and the like at the end. */
const PUBLIC_FILES = wordSet(`gitignore gitattributes gitmodules gitkeep keep git-blame-ignore-revs gitlab-ci travis
  mailmap editorconfig terraformignore terraform.lock terraform-version opentofu-version terragrunt-version
  node-version python-version ruby-version go-version tool-versions nvmrc terraform-docs tflint tfsec trivyignore
  trivy checkov infracost sops pre-commit-config pre-commit-hooks releaserc commitlintrc yamllint markdownlint
  markdown-link-check prettierrc prettierignore eslintrc eslintignore dockerignore helmignore npmignore shellcheckrc
  cspell codeclimate codecov coveragerc flake8 pylintrc golangci rubocop ds_store`);
/**
 * What the names of a directory and of those around it say about its files.
 *
 * @param around what the names of those around it say
 * @param directory its name
 * @param parent the name of the directory that it is in, '' if that is not known
 */
function surroundingsIn(around, directory, parent) {
    const lower = directory.toLowerCase();
    if (around === 'credentials' || CREDENTIAL_DIRECTORIES.has(lower))
        return 'credentials';
    if (around === 'vendored' || lower === 'node_modules')
        return 'vendored';
    if (lower === 'modules' && parent === '.terraform')
        return 'vendored';
    if (lower.startsWith('.') && !PUBLIC_DIRECTORIES.has(lower))
        return 'credentials';
    return SECRET_DIRECTORIES.has(lower) ? 'secret data' : around;
}
/** As `surroundingsIn`, for the last of several directories, each inside the one before it. */
function surroundingsInAll(around, directories) {
    let surroundings = around;
    let parent = '';
    for (const directory of directories) {
        surroundings = surroundingsIn(surroundings, directory, parent);
        parent = directory;
    }
    return surroundings;
}
/** Whether a file of this name looks like a credential. */
function looksSecret(name, around) {
    if (around === 'credentials')
        return true;
    const lower = name.toLowerCase();
    const isVendored = around === 'vendored';
    if (isProgramOrText(lower)) {
        return lower.endsWith('.pkrvars.hcl') || (!isVendored && isPrivateDotFile(lower));
    }
    if (around === 'secret data')
        return true;
    // A copy of a credential is one, and so is a credential whose own name looks like that of a copy.
    const bare = withoutCopyMarks(lower);
    if (isSecretName(lower) || isSecretName(bare))
        return true;
    if (isVendored)
        return false;
    if (isPrivateDotFile(lower) || isPrivateDotFile(bare))
        return true;
    if (isProgramOrText(bare))
        return false;
    if (ARCHIVE_ENDINGS.has(endingOf(bare))) {
        const unpacked = bare.slice(0, bare.lastIndexOf('.'));
        return isSecretName(unpacked) || (DATA_ENDINGS.test(unpacked) && SECRET_WORDS.test(unpacked));
    }
    if (SECRET_WORDS.test(bare))
        return true;
    if (name === lower)
        return false;
    // `accessTokens.json` as `access_tokens.json`.
    const divided = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
    return SECRET_WORDS.test(withoutCopyMarks(divided));
}
/** Whether a file of this name is configuration, a program or a text for people. */
function isProgramOrText(name) {
    const lower = name.toLowerCase();
    const ending = endingOf(lower);
    return PROGRAM_OR_TEXT_ENDINGS.has(ending) || (ending === 'json' && (0,file_names/* isConfiguration */.ZC)(lower));
}
function isPrivateDotFile(lower) {
    if (!lower.startsWith('.'))
        return false;
    const bare = lower.slice(1).replace(/\.(?:ya?ml|json|jsonc|toml|hcl|[cm]?js)$/, '');
    return !PUBLIC_FILES.has(bare);
}
function isSecretName(lower) {
    return (SECRET_ENDINGS.has(endingOf(lower)) ||
        NAMES.has(lower) ||
        SECRET_DOUBLE_ENDINGS.test(lower) ||
        SECRET_BEGINNINGS.test(lower));
}
/** The name without what editors, copies and backups add to it. */
function withoutCopyMarks(lower) {
    let bare = lower.replace(COPY_PREFIXES, '');
    for (;;) {
        while (bare.endsWith('~') || bare.endsWith('#') || bare.endsWith('$'))
            bare = bare.slice(0, -1);
        const separator = Math.max(...['.', '-', '_', ' '].map((sign) => bare.lastIndexOf(sign)));
        const suffix = bare.slice(separator + 1);
        if (separator < 1 || !(COPY_SUFFIXES.has(suffix) || COPY_NUMBER.test(suffix)))
            return bare;
        bare = bare.slice(0, separator);
    }
}
/** The text after the last dot; the whole name if it has no dot. */
function endingOf(lower) {
    return lower.slice(lower.lastIndexOf('.') + 1);
}
function wordSet(text) {
    return new Set(text.split(/\s+/));
}
/** How many bytes of a file are enough to recognise it; smaller files are inspected whole. */
const INSPECTED_BYTES = 64 * 1024;
const PRIVATE_KEY = /^(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-)/;
/** What a file holds, judged by its first bytes, at most `INSPECTED_BYTES`; undefined for ordinary content. */
function recogniseSecret(bytes) {
    if (isSavedPlan(bytes))
        return 'a saved plan';
    const start = startOfText(bytes);
    const text = bytes.toString('latin1', start, start + 100);
    if (PRIVATE_KEY.test(text))
        return 'a private key';
    return /^[{[]/.test(text) ? recogniseJson(bytes) : undefined;
}
/** The position after a byte order mark and white space. */
function startOfText(bytes) {
    let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    while (at < bytes.length && at < 200 && (bytes[at] ?? 0) <= 0x20)
        at++;
    return at;
}
/** Whether this is a ZIP file whose first entry has a name as Terraform gives it. */
function isSavedPlan(bytes) {
    // The header of the first entry has 30 bytes: a signature, then the length of its name at 26. The name follows it.
    if (bytes.length < 30 || bytes.readUInt32LE(0) !== 0x04034b50)
        return false;
    const name = bytes.toString('latin1', 30, 30 + bytes.readUInt16LE(26));
    return /^(?:tfplan|tfstate|tfstate-prev|tfconfig\/.*)$/.test(name);
}
const JSON_CREDENTIAL = new RegExp(String.raw `"(?:${credential_forms/* CREDENTIAL_NAMES */.RZ})"\s{0,20}:\s{0,20}"[^"\s]{16}`);
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
    return JSON_CREDENTIAL.test(text) ? 'a credential' : undefined;
}
//# sourceMappingURL=secret-files.js.map
;// CONCATENATED MODULE: ./build/src/archive/walk.js
/** Walks the directory in the order of the archive, and decides about each entry. */











/** The most entries that links may bring in from outside the root, because links to links multiply. */
const MOST_LINKED = 50_000;
/** How many links that lead to nothing are named. Packages for other languages have hundreds of them. */
const MOST_NAMED_LINKS = 5;
const stepOf = (key, entry) => ({ key, entry, inside: undefined });
/** A walk through the directory, which adds to `findings` what is not packed. */
class Walk {
    options;
    findings;
    /** Absolute paths of the module manifests that do not ship. */
    manifests = new Set();
    /** By real path of a repository: whether it names submodules. */
    submodules = new Map();
    linkedEntries = 0;
    danglingLinks = 0;
    constructor(options, findings) {
        this.options = options;
        this.findings = findings;
    }
    /** Yields the entries to pack, depth first, with a stack of steps: a generator for each level would pass on every entry. */
    *entries() {
        const { root, repository, startRules } = this.options;
        const top = {
            name: (0,external_node_path_.basename)(root),
            path: '',
            absolute: root,
            stats: (0,external_node_fs_.lstatSync)(root),
            names: [],
            rules: [startRules(root)],
            repository: (0,find_repository/* findRepository */.W1)(root) ?? repository,
            around: 'ordinary',
            walkedDirectories: [root],
            linkedDirectories: [],
            steps: [],
        };
        const stack = yield* this.stepsIn(top);
        for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
            if (step.entry)
                yield step.entry;
            // Not spread into one call of `push`: a directory may have more entries than a call may have arguments.
            if (step.inside)
                for (const inner of yield* this.stepsIn(step.inside))
                    stack.push(inner);
        }
        const more = this.danglingLinks - MOST_NAMED_LINKS;
        if (more <= 0)
            return;
        const message = `has ${more} more links to what does not exist, which are sent as links`;
        this.findings.warnings.push({ at: '.', message });
    }
    /** The steps of a directory, the first one last. */
    *stepsIn(directory) {
        const names = readNames(directory, this.findings.problems);
        const { absolute } = directory;
        const repository = names.includes('.git') ? absolute : directory.repository;
        const entered = { ...directory, names, repository, steps: [] };
        yield* this.findManifestsAndSubmodule(entered, names);
        for (const name of names) {
            yield 'pause';
            const entry = this.readEntry(entered, name);
            if (!entry || this.neverShips(entry, (0,external_node_path_.basename)(absolute)))
                continue;
            if (!this.countLinked(entered, entry.path))
                return [];
            yield* this.addEntry(entered, entry);
        }
        this.checkStillThere(entered);
        return entered.steps.sort((a, b) => (0,file_names/* compareBytes */.Xo)(b.key, a.key));
    }
    /** Records the module manifests of a directory that do not ship, and whether it is a submodule that is not checked out. */
    *findManifestsAndSubmodule(directory, names) {
        const { path, absolute, repository } = directory;
        const { excluded, warnings } = this.findings;
        // Terraform follows a manifest before it looks at the calls, so it does not ship if it may come from the change.
        for (const inner of (0,never_ships/* findManifests */.kD)(absolute, names)) {
            const manifest = (0,never_ships/* excludedManifest */.Sx)(inner, directory, yield* this.trackedIn(repository));
            if (manifest === undefined)
                continue;
            this.manifests.add(absolute + external_node_path_.sep + inner);
            excluded.push(manifest);
            warnings.push((0,never_ships/* warnOfManifest */.nz)(manifest));
        }
        // Git makes an empty directory for a submodule that is not checked out. A step may have put files there.
        if (names.includes('.git') || (names.length > 0 && !this.hasSubmodules(repository)))
            return;
        const tracked = yield* this.trackedIn(repository);
        const isSubmodule = 'unknown' in tracked
            ? names.length === 0 && (0,find_repository/* isNamedSubmodule */.Mn)(absolute)
            : // Git lists a submodule, and no other directory.
                tracked.has((0,find_repository/* slashed */.df)((0,external_node_path_.relative)(repository, absolute)));
        if (isSubmodule)
            excluded.push({ path: path || '.', reason: archive/* EMPTY_SUBMODULE */.PW });
    }
    *trackedIn(repository) {
        const { tracked } = this.findings;
        if (!tracked.has(repository))
            yield { type: 'ask git', repository };
        return tracked.get(repository) ?? { unknown: 'it was not asked' };
    }
    hasSubmodules(repository) {
        const known = this.submodules.get(repository) ?? (0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository, '.gitmodules'));
        this.submodules.set(repository, known);
        return known;
    }
    readEntry(directory, name) {
        const path = directory.path === '' ? name : `${directory.path}/${name}`;
        const absolute = directory.absolute + external_node_path_.sep + name;
        try {
            const stats = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
            if (stats)
                return { name, path, absolute, stats };
            this.findings.problems.push({ where: path, message: 'vanished while packing' });
        }
        catch (error) {
            this.findings.problems.push(unreadableEntry(path, error));
        }
        return undefined;
    }
    neverShips(entry, parent) {
        const { name, path, absolute, stats } = entry;
        if (this.manifests.has(absolute))
            return true;
        const type = entryKind(stats);
        const reason = this.options.never.get(absolute) ??
            (type === 'special' ? undefined : (0,never_ships/* whyNeverShipped */.YF)(name, parent, type));
        if (reason)
            this.findings.excluded.push({ path, reason });
        return reason !== undefined;
    }
    /** Counts an entry if a link brought it in. Returns whether so many may come by links; that they may not is a problem. */
    countLinked({ linkedDirectories }, path) {
        if (linkedDirectories.length === 0 || ++this.linkedEntries <= MOST_LINKED)
            return true;
        if (this.linkedEntries === MOST_LINKED + 1) {
            const message = `links bring in more than ${MOST_LINKED} entries from outside the directory; remove links that lead to directories with links`;
            this.findings.problems.push({ where: path, message, code: errors/* CODES */.Lp.linkedDirectory });
        }
        return false;
    }
    /** Adds the steps of a directory. Its entry sorts before its siblings `name-x`, and its contents after them. */
    addDirectory(directory, entry) {
        const { name, path } = entry;
        const { excluded, inside: rules } = applyToDirectory(directory.rules, name);
        if (!rules)
            return this.excludeByRule(path, excluded);
        if (this.holdsSecret(directory, entry))
            return;
        const around = surroundingsIn(directory.around, name, (0,external_node_path_.basename)(directory.absolute));
        const inside = { ...directory, ...entry, rules, around, steps: [] };
        directory.steps.push({ key: `${name}/`, entry: undefined, inside });
        if (!excluded)
            directory.steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
    }
    *addEntry(directory, entry) {
        const { name, path, absolute, stats } = entry;
        if (stats.isDirectory())
            return this.addDirectory(directory, entry);
        const rule = firstRule(directory.rules, name);
        if (rule)
            return this.excludeByRule(path, rule);
        if (this.holdsSecret(directory, entry))
            return;
        if (!stats.isSymbolicLink())
            return yield* this.addFile(directory, entry);
        const { root, repository } = this.options;
        const { linkedDirectories } = directory;
        const walkedDirectories = [...directory.walkedDirectories, directory.absolute];
        const place = { root, repository, walkedDirectories, linkedDirectories };
        const decision = resolveLink({ absolute, path, ...place });
        switch (decision.kind) {
            case 'follow': {
                const target = { ...entry, absolute: decision.real, stats: decision.stats };
                return yield* this.addTarget(directory, target);
            }
            case 'keep': {
                const { target, dangles = false } = decision;
                if (this.holdsSecret(directory, entry, target))
                    return;
                directory.steps.push(stepOf(name, { path, type: 'link', size: 0, target }));
                if (dangles)
                    this.warnOfDangling(path, target);
                return;
            }
            case 'refuse': {
                const message = `${decision.message}; ${remedyFor(path)}`;
                this.findings.problems.push({ where: path, message, code: errors/* CODES */.Lp.cannotBeSent });
            }
        }
    }
    /** Whether an entry must not be read further because of a secret in its path, or in the target of a link. */
    holdsSecret({ path: where, names }, { path, name }, target) {
        const place = () => {
            const before = names.filter((other) => (0,file_names/* compareBytes */.Xo)(other, name) < 0).length;
            const of = target === undefined ? 'name' : 'target';
            // The position is that of `LC_ALL=C ls -A`.
            const what = `${of} (number ${before + 1} of ${names.length} by the order of bytes)`;
            return { where: where || '.', what };
        };
        return this.options.reportSecretsIn(target ?? path, target ?? name, place);
    }
    warnOfDangling(path, target) {
        if (++this.danglingLinks > MOST_NAMED_LINKS)
            return;
        const module = fetchedModuleOf(path);
        const from = module === undefined ? '' : `; it comes with the module ${(0,quote/* quote */.hD)(module)}`;
        const message = `links to ${target}, which does not exist, and is sent as that link, as Terraform does${from}`;
        this.findings.warnings.push({ at: path, message });
    }
    *addFile(directory, entry) {
        const { name, path, absolute, stats } = entry;
        if (!stats.isFile()) {
            let reason = 'device';
            if (stats.isFIFO())
                reason = 'named pipe';
            else if (stats.isSocket())
                reason = 'socket';
            this.findings.excluded.push({ path, reason });
            this.findings.warnings.push({ at: path, message: `is a ${reason} and was excluded` });
            return;
        }
        const { repository, around } = directory;
        const { size, dev, ino, mode, mtimeMs } = stats;
        const executable = (mode & 0o100) !== 0;
        const state = { absolute, size, mtimeMs, dev, ino };
        const file = { path, type: 'file', ...state, repository, executable };
        // The name of the file differs from that of the entry where a link leads to the file.
        const isSecret = looksSecret(name, around) || looksSecret((0,external_node_path_.basename)(absolute), around);
        if (isSecret) {
            const tracking = whyNotTracked(yield* this.trackedIn(repository), file);
            if (tracking)
                return excludeSecret(this.findings, path, tracking);
        }
        directory.steps.push(stepOf(name, file));
    }
    /**
     * Adds the steps of what a link leads to, outside the root and inside the repository: it is packed under the link's name.
     *
     * @param target with the name and the path in the archive of the link, and the real path and facts of what it leads to
     */
    *addTarget(directory, target) {
        const { path, absolute: real, stats } = target;
        const inRepository = (0,external_node_path_.relative)(this.options.repository, real);
        const names = inRepository.split(external_node_path_.sep);
        const isDirectory = stats.isDirectory();
        const never = this.reasonNeverAt(real) ??
            (0,never_ships/* whyPathNeverShips */.jQ)(names.join('/'), isDirectory ? 'directory' : 'file');
        if (never !== undefined) {
            this.findings.excluded.push({ path, reason: `leads to ${inRepository}: ${never}` });
            return;
        }
        const repository = (0,find_repository/* findRepository */.W1)(real) ?? directory.repository;
        const around = surroundingsInAll(directory.around, isDirectory ? names : names.slice(0, -1));
        const parent = { ...directory, repository, around };
        if (isDirectory)
            return this.addLinkedDirectory(parent, target);
        const { linkedAreSeparate, startRules } = this.options;
        const rulesOfTarget = linkedAreSeparate ? undefined : startRules((0,external_node_path_.dirname)(real));
        const rule = stats.isFile() ? rulesOfTarget?.file((0,external_node_path_.basename)(real)) : undefined;
        if (rule)
            return this.excludeByRule(path, rule);
        yield* this.addFile(parent, target);
    }
    /** Why the options say that a path is never packed: itself, or a directory around it. */
    reasonNeverAt(real) {
        for (const [path, reason] of this.options.never)
            if ((0,find_repository/* isBelow */.Yw)(real, path))
                return reason;
        return undefined;
    }
    /** Adds the steps of a directory that a link leads to; `entry` is as in `addTarget`. */
    addLinkedDirectory(directory, entry) {
        const { linkedAreSeparate, startRules } = this.options;
        const { name, path, absolute: real } = entry;
        const ofLink = applyToDirectory(directory.rules, name);
        const ofTarget = linkedAreSeparate
            ? undefined
            : startRules((0,external_node_path_.dirname)(real)).directory((0,external_node_path_.basename)(real));
        const rule = ofLink.excluded ?? ofTarget?.excluded;
        if (rule)
            return this.excludeByRule(path, rule);
        // Inside, the rules are applied to the directory as a tree by itself, and to its place in the archive.
        const rules = [startRules(real)];
        if (!linkedAreSeparate && ofLink.inside)
            rules.unshift(...ofLink.inside);
        const inside = {
            ...directory,
            ...entry,
            rules,
            walkedDirectories: [...directory.walkedDirectories, directory.absolute],
            linkedDirectories: [...directory.linkedDirectories, { real, path }],
            steps: [],
        };
        directory.steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
        directory.steps.push({ key: `${name}/`, entry: undefined, inside });
    }
    excludeByRule(path, decided) {
        const place = decided?.line === undefined ? 'built in:' : `.terraformignore:${decided.line}`;
        const rule = decided && `${place} ${decided.text}`;
        this.findings.excluded.push({ path, reason: archive/* IGNORED */.$h, rule });
    }
    checkStillThere({ absolute, path, stats }) {
        const now = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
        if (now && now.isDirectory() && isSameFile(now, stats))
            return;
        this.findings.problems.push({ where: path || '.', message: 'was replaced while packing' });
    }
}
/**
 * The module that brought a file, by the name that its call has: `vpc`, or `vpc.subnets` for one that it calls itself;
 * undefined of a file that `terraform init` did not fetch.
 *
 * @param path in the archive
 */
function fetchedModuleOf(path) {
    const [, name] = /(?:^|\/)\.terraform\/modules\/([^/]+)\/[^]/.exec(path) ?? [];
    return name;
}
/** What to do about a link that cannot be packed. What `terraform init` fetched is there again after the next one. */
function remedyFor(path) {
    const module = fetchedModuleOf(path);
    return module === undefined
        ? 'remove the link or ignore it'
        : `it comes with the module ${(0,quote/* quote */.hD)(module)}: ignore it (${path} in ${archive/* RULE_FILE */.On}), or use another version of that module`;
}
/**
 * Records a file that may be a secret.
 *
 * @param tracking whether git tracks the file
 * @param detail what the file holds, if its name does not say so
 */
function excludeSecret(findings, path, tracking, detail) {
    if (tracking === 'untracked') {
        findings.excluded.push({ path, reason: archive/* UNTRACKED */.iC, detail });
        return;
    }
    const { unknown, isOfAnotherUser } = tracking;
    findings.excluded.push({ path, reason: archive/* TRACKING_UNKNOWN */.vp, detail: unknown, isOfAnotherUser });
}
/**
 * Why a file does not count as tracked; undefined if git tracks it.
 *
 * @param tracked what git tracks in the repository of the file
 */
function whyNotTracked(tracked, file) {
    if ('unknown' in tracked)
        return tracked;
    const path = (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(file.repository, file.absolute));
    return tracked.has(path) ? undefined : 'untracked';
}
/** The rule of the first cursor that excludes a file of this name. */
function firstRule(cursors, name) {
    for (const cursor of cursors) {
        const rule = cursor.file(name);
        if (rule)
            return rule;
    }
    return undefined;
}
/** Applies several sets of rules to a directory: one of them is enough to exclude something. */
function applyToDirectory(cursors, name) {
    let excluded;
    const inside = [];
    for (const cursor of cursors) {
        const decision = cursor.directory(name);
        // The rule that excludes all contents is a better reason than an earlier one that excludes the entry alone.
        if (!decision.inside)
            return { excluded: decision.excluded, inside: undefined };
        excluded ??= decision.excluded;
        inside.push(decision.inside);
    }
    return { excluded, inside };
}
//# sourceMappingURL=walk.js.map
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var machine_temporary = __webpack_require__(53776);
;// CONCATENATED MODULE: ./build/src/archive/archive-file.js
/** The file that an archive is written to: complete or absent. */





/**
 * Opens the file. Every failure is a `PackError` that names the path, and no unfinished file is left behind.
 *
 * @param output the path of the archive, or undefined for a temporary file
 * @param temporary the directory for temporary files
 * @param write as `fs.writeSync`; a parameter, so that tests can fill the disk
 */
function createArchiveFile(output, temporary, write = external_node_fs_.writeSync) {
    const makeDirectory = () => (0,machine_temporary/* makeTemporary */.ww)('plangate-', temporary);
    const temporaryDirectory = output === undefined ? withPackError(temporary, makeDirectory) : undefined;
    const path = output ?? (0,external_node_path_.join)(temporaryDirectory ?? '', 'archive.tar.gz');
    // A device or a pipe is written to directly; a regular file is replaced only by a complete archive.
    const isSpecial = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === false;
    const writtenPath = temporaryDirectory !== undefined || isSpecial ? path : `${path}.partial`;
    // Undefined once the file is closed.
    let fd = withPackError(path, () => (0,external_node_fs_.openSync)(writtenPath, 'w', 0o600));
    const isPartial = writtenPath !== path;
    if (isPartial)
        (0,machine_temporary/* removeWithProcess */.Qy)(writtenPath);
    const remove = () => {
        if (temporaryDirectory !== undefined)
            (0,machine_temporary/* removeTemporary */.cF)(temporaryDirectory);
    };
    const abandon = () => {
        if (fd === undefined)
            return;
        (0,external_node_fs_.closeSync)(fd);
        fd = undefined;
        remove();
        if (isPartial)
            (0,machine_temporary/* removeTemporary */.cF)(writtenPath);
    };
    const orAbandon = (action) => {
        try {
            return withPackError(path, action);
        }
        catch (error) {
            abandon();
            throw error;
        }
    };
    return {
        /** Where the archive is once `finish` has returned. */
        path,
        /** The file or directory that must not be packed while the archive is being written. */
        unfinished: temporaryDirectory ?? writtenPath,
        write: (bytes) => orAbandon(() => {
            if (fd === undefined)
                throw new Error('the archive is already complete');
            for (let offset = 0; offset < bytes.length;)
                offset += write(fd, bytes, offset);
        }),
        finish: () => orAbandon(() => {
            if (fd !== undefined)
                (0,external_node_fs_.closeSync)(fd);
            fd = undefined;
            if (!isPartial)
                return;
            (0,external_node_fs_.renameSync)(writtenPath, path);
            (0,machine_temporary/* keep */.aC)(writtenPath);
        }),
        /** Closes and deletes an unfinished archive; does nothing after `finish`. */
        abandon,
        /** Deletes a temporary archive; keeps one that was written to `output`. */
        remove,
    };
}
/** Runs the action, and throws what it throws as a `PackError` about the path. */
function withPackError(path, action) {
    try {
        return action();
    }
    catch (error) {
        throw new archive/* PackError */.ql([{ where: path, message: describeWriteError(error) }]);
    }
}
function describeWriteError(error) {
    const code = (0,error_message/* systemErrorCode */.v)(error);
    if (code === 'ENOSPC') {
        return 'no space left on the device; the archive was not written. Free some, or write elsewhere';
    }
    if (code === 'ENOENT')
        return 'the directory does not exist';
    return `cannot be written (${code ?? (0,error_message/* errorMessage */.g)(error)})`;
}
//# sourceMappingURL=archive-file.js.map
;// CONCATENATED MODULE: ./build/src/archive/pack-directory.js
/**
 * Packs a directory into one file: it walks, decides, reads and compresses in one go.
 *
 * An entry is left out by the first of these: it never ships, a rule excludes it, its link leads where it may not, it is no
 * file, its untracked name looks secret (all in `walk.ts`), or its contents do (`excludeIfSuspect`). The same files give the
 * same bytes: entries are in the order of the bytes of their paths, and headers have no owner and one date (`tar-stream.ts`).
 */



















/**
 * Packs a directory into a reproducible .tar.gz.
 *
 * @param options the directory, and the rules that exclude files from the archive
 * @param ports git is asked through them, and warnings go to the log
 * @param sent the rules in the place of those of the directory
 * @returns the archive, and the entries that were excluded. Call its `remove` when it was sent.
 * @throws PackError naming every entry that cannot be packed as it is, or the archive's own path
 *   when it cannot be written; nothing is left behind
 */
async function packDirectory(options, ports, sent) {
    const root = realDirectory(options.root);
    const repository = (0,find_repository/* findCheckout */.I8)(root) ?? root;
    const rules = sent ?? (await (0,ignore_rules/* readRuleFile */.RQ)(root, repository, options.rules, ports.signal));
    const temporary = ports.environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
    const file = createArchiveFile(options.output && (0,external_node_path_.resolve)(options.output), temporary);
    try {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        let bytes = 0;
        const blocks = createGzipBlocks((piece) => {
            hash.update(piece);
            bytes += piece.length;
            file.write(piece);
        });
        const tar = new TarStream(blocks);
        const findings = { excluded: [], warnings: [], problems: [], tracked: new Map() };
        const scanner = createSecretScanner(collectSecrets(options.secrets ?? [], ports.environment));
        const entries = [];
        const filesWithParentPaths = [];
        const packing = { tar, findings, options, ports, scanner, entries, filesWithParentPaths };
        const walk = new Walk({
            root,
            repository,
            startRules: (directory) => rules.start(directory),
            linkedAreSeparate: options.rules === 'exact',
            never: neverShippedPaths(root, file, options.never ?? [], ports.environment),
            reportSecretsIn: (path, name, place) => reportSecrets(place, scanner.inPath(path, name), options.secretScan, findings),
        }, findings);
        for (const step of walk.entries()) {
            await (0,take_turn/* takeTurn */.Vm)(ports.signal);
            if (step === 'pause')
                continue;
            if (step.type === 'ask git')
                await addTrackedFiles(step.repository, packing);
            else
                await addToArchive(step, packing);
        }
        const problems = [...findings.problems, ...emptiedByRules(entries, findings.excluded)];
        if (problems.length > 0)
            throw new archive/* PackError */.ql(problems);
        await tar.end();
        file.finish();
        return {
            path: file.path,
            bytes,
            sha256: hash.digest('hex'),
            root,
            entries,
            filesWithParentPaths,
            excluded: findings.excluded,
            warnings: [...rules.warnings, ...findings.warnings],
            contentBytes: entries.reduce((sum, { size }) => sum + size, 0),
            remove: async () => file.remove(),
        };
    }
    finally {
        file.abandon();
    }
}
/** The rules that together leave no file and no link to pack, a problem for each; none if something is packed. */
function emptiedByRules(entries, excluded) {
    if (entries.some(({ type }) => type !== 'directory'))
        return [];
    const ofFile = excluded.flatMap(({ rule }) => (rule?.startsWith(`${archive/* RULE_FILE */.On}:`) ? [rule] : []));
    const rules = [...new Set(ofFile)];
    const message = rules.length === 1
        ? 'leaves nothing to pack; narrow this rule, or bring files back after it with `!`'
        : 'is one of the rules that leave nothing to pack together; narrow them';
    return rules.map((where) => ({ where, message, code: errors/* CODES */.Lp.cannotBeSent }));
}
function realDirectory(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (!stats)
        throw new archive/* PackError */.ql([{ where: path, message: 'does not exist' }]);
    if (!stats.isDirectory())
        throw new archive/* PackError */.ql([{ where: path, message: 'is not a directory' }]);
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
    }
    catch (error) {
        throw new archive/* PackError */.ql([{ where: path, message: describeReadError(error) }]);
    }
    return external_node_fs_.realpathSync.native(path);
}
/** Files through which a job gives commands to the runner: their contents are never packed. */
const COMMAND_FILES = [
    'GITHUB_OUTPUT',
    'GITHUB_ENV',
    'GITHUB_STATE',
    'GITHUB_PATH',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
];
/** The absolute paths that are never packed, each with the reason; an empty reason means: do not mention it. */
function neverShippedPaths(root, file, never, environment) {
    const reasons = new Map();
    const add = (path, reason) => {
        if (!path)
            return;
        // The walk may meet the path as it is written here, or without links; it may not exist yet.
        const withRealParent = (0,external_node_path_.join)((0,find_repository/* realOrSame */.eF)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
        for (const form of [path, (0,find_repository/* realOrSame */.eF)(path), withRealParent]) {
            // A root below such a directory was chosen on purpose.
            if (!(0,find_repository/* isBelow */.Yw)(root, form))
                reasons.set(form, reason);
        }
    };
    for (const name of COMMAND_FILES)
        add(environment[name], 'a command file of the runner');
    add(environment['RUNNER_TEMP'], 'the temporary directory of the runner');
    for (const path of never)
        add(path, 'belongs to the runner');
    add(file.path, 'the archive itself');
    // This file exists only during packing, so it is not mentioned.
    add(file.unfinished, '');
    return reasons;
}
const pack_directory_EMPTY = Buffer.alloc(0);
/**
 * Asks git what it tracks in a repository. The answer is returned, and added to `findings.tracked`.
 *
 * @param repository real path of a checkout
 */
async function addTrackedFiles(repository, packing) {
    const { findings, options, ports } = packing;
    const { root, workspace = (0,find_repository/* findCheckout */.I8)(root) ?? root } = options;
    const tracked = await (0,ask_git/* listTrackedFiles */.sp)(repository, workspace, ports);
    findings.tracked.set(repository, tracked);
    if ('unknown' in tracked && tracked.unknown !== ask_git/* NO_REPOSITORY */.NZ) {
        const message = `git could not list the tracked files (${tracked.unknown}); files that look like credentials are excluded`;
        findings.warnings.push({ at: 'git', message });
    }
    return tracked;
}
/** Packs an entry of the walk, unless its content looks secret. What goes wrong is added to `findings.problems`. */
async function addToArchive(entry, packing) {
    const { tar, scanner, entries, filesWithParentPaths, findings, options } = packing;
    const { path, type, size } = entry;
    try {
        if (type !== 'file' || size === 0)
            tar.add(entry, pack_directory_EMPTY);
        else if (size > WHOLE_BYTES) {
            const start = readChecked(entry, Buffer.allocUnsafe(INSPECTED_BYTES));
            if (await excludeIfSuspect(entry, start, packing))
                return;
            await tar.addInPieces(entry, scanner.inspect);
            if ((0,file_names/* mayBeRead */.BJ)(path))
                filesWithParentPaths.push(path);
        }
        else {
            const content = readChecked(entry, tar.placeFor(entry));
            scanner.inspectWhole(content);
            if (await excludeIfSuspect(entry, content, packing))
                return;
            if ((0,file_names/* mayBeRead */.BJ)(path) && content.includes('../'))
                filesWithParentPaths.push(path);
            tar.add(entry, content);
        }
        if (tar.blocks.isFull())
            await tar.blocks.makeRoom();
        entries.push({ path, type, size });
        const hits = scanner.hitsSoFar();
        const place = () => ({ where: path, what: 'file' });
        if (hits)
            reportSecrets(place, hits, options.secretScan, findings);
    }
    catch (error) {
        findings.problems.push({
            where: path,
            message: describeReadError(error),
            code: errors/* CODES */.Lp.cannotBeSent,
        });
    }
    finally {
        // The next piece that the scanner gets belongs to another file.
        scanner.finish();
    }
}
/**
 * Excludes a file because of its first bytes: state always, other secrets if git does not track the file.
 *
 * @param start the first bytes; the scanner may have inspected them
 * @returns whether the file is excluded
 */
async function excludeIfSuspect(file, start, packing) {
    const { findings } = packing;
    const suspicion = suspicionOf(file.path, start, packing);
    if (suspicion === undefined)
        return false;
    if (suspicion === 'state') {
        findings.excluded.push({ path: file.path, reason: 'state', detail: 'by its content' });
        return true;
    }
    const { repository } = file;
    const tracked = findings.tracked.get(repository) ?? (await addTrackedFiles(repository, packing));
    const tracking = whyNotTracked(tracked, file);
    if (tracking === undefined)
        return false;
    // Any text may look like a token, so such a file is packed, with a warning, where git cannot say that it is untracked.
    if (suspicion === 'a token' && tracking !== 'untracked')
        return false;
    excludeSecret(findings, file.path, tracking, `holds ${suspicion}`);
    return true;
}
function suspicionOf(path, start, { scanner, options }) {
    const content = recogniseSecret(start);
    const hits = scanner.hitsSoFar();
    if ((content === undefined && hits === undefined) || (0,file_names/* mayBeRead */.BJ)(path))
        return undefined;
    // What looks like a credential may be an example there.
    const mayHoldExamples = isProgramOrText(path);
    if (content !== undefined && !(content === 'a credential' && mayHoldExamples))
        return content;
    if (hits === undefined || mayHoldExamples)
        return undefined;
    // These stop the packing instead: `reportSecrets` says so.
    const isReported = hits.secrets.size > 0 || options.secretScan === 'fail';
    return isReported ? undefined : 'a token';
}
/** @returns whether it holds a secret of this check, so that nothing is sent */
function reportSecrets(place, { secrets, shapes }, secretScan, findings) {
    if (secrets.size + shapes.size === 0)
        return false;
    const { where, what } = place();
    const holds = what === 'file' ? 'holds' : `has an entry whose ${what} holds`;
    if (secrets.size > 0) {
        const remedy = what === 'file' ? 'remove it from the file, or ignore the file' : 'rename it, or ignore it';
        const message = `${holds} a secret of this check (${[...secrets].join(', ')}); ${remedy}`;
        findings.problems.push({ where, message, code: errors/* CODES */.Lp.cannotBeSent });
        return true;
    }
    if (shapes.size === 0)
        return false;
    const message = `${holds} what looks like ${[...shapes].join(' and ')}; remove it, or ignore the file`;
    if (secretScan === 'fail')
        findings.problems.push({ where, message, code: errors/* CODES */.Lp.cannotBeSent });
    else
        findings.warnings.push({ at: where, message });
    return false;
}
/** Why a file could not be read, as the end of a sentence about it. Throws what is no error of reading. */
function describeReadError(error) {
    if (error instanceof ChangedError) {
        return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
    }
    const code = (0,error_message/* systemErrorCode */.v)(error);
    if (code === undefined)
        throw error;
    return `cannot be read (${code}); make it readable or ignore it`;
}
//# sourceMappingURL=pack-directory.js.map

/***/ }),

/***/ 27126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: function() { return /* binding */ localPath; },
/* harmony export */   Ts: function() { return /* binding */ directoriesFor; },
/* harmony export */   WI: function() { return /* binding */ readManifest; },
/* harmony export */   dp: function() { return /* binding */ MODULE_MANIFEST; },
/* harmony export */   wK: function() { return /* binding */ findMisled; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59611);
/**
 * What Terraform makes of the module manifest, the file in which `terraform init` notes where the module of
 * each call is. Terraform follows it without a look at the call: an entry may lead `./m` to any other
 * directory. Each reader of a configuration asks here. Source: `internal/modsdir/manifest.go` and
 * `internal/initwd/module_install.go` of Terraform 1.11.4.
 */


/** Where it is in the directory that Terraform runs in. */
const MODULE_MANIFEST = '.terraform/modules/modules.json';
/** Where modules are that no local source names. */
const FETCHED = '.terraform/modules';
/**
 * Reads a manifest as `terraform init` writes it. Terraform accepts more (other cases of names, names that
 * are repeated): such a manifest was written by hand, and it is not certain what it says.
 *
 * @returns the records without that of the root module, or the end of a sentence about the manifest
 */
function readManifest(text) {
    // Terraform takes an empty file as one without records.
    if (text === '')
        return [];
    let json;
    try {
        json = (0,_syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepeatedJson */ .X)(text);
    }
    catch {
        return { problem: 'is no JSON' };
    }
    const [modules, ...others] = membersOf(json);
    if (modules?.name !== 'Modules' || others.length > 0)
        return { problem: OTHER_FORM };
    const list = modules.value;
    const isOther = list.kind === 'literal' && list.value !== null;
    if (list.kind === 'object' || isOther)
        return { problem: OTHER_FORM };
    const records = [];
    const keys = new Set();
    for (const item of list.kind === 'list' ? list.items : []) {
        const record = toRecord(item);
        if (record === undefined)
            return { problem: OTHER_FORM };
        if (keys.has(record.key))
            return { problem: `has ${describeRecord(record)} twice` };
        keys.add(record.key);
        records.push(record);
    }
    return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
    return json.kind === 'object' ? json.entries : [];
}
function toRecord(json) {
    const fields = new Map();
    for (const { name, value } of membersOf(json)) {
        const text = value.kind === 'literal' ? value.value : undefined;
        const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
        // Terraform replaces what is no Unicode.
        if (!isKnown || typeof text !== 'string' || /[\uFFFD\0]/.test(text))
            return undefined;
        fields.set(name, text);
    }
    const key = fields.get('Key');
    const directory = fields.get('Dir');
    if (key === undefined || directory === undefined)
        return undefined;
    return { key, source: fields.get('Source') ?? '', directory };
}
/**
 * Finds a record that does not lead where its call says: a local source to that directory, any other to the
 * place into which `terraform init` fetches the module of this call.
 *
 * @returns the end of a sentence about the manifest; undefined if all lead there
 */
function findMisled(records, directories) {
    const byKey = directoriesByKey(records);
    for (const record of records) {
        const problem = misledProblem(record, byKey, directories);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function directoriesByKey(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function misledProblem(record, byKey, directories) {
    const { key, source, directory } = record;
    const leadsTo = (why) => `leads ${describeRecord(record)} to ${JSON.stringify(directory)}, and ${why}`;
    if (key === '') {
        if (directory === '.')
            return undefined;
        return `says that the root module is in ${JSON.stringify(directory)}`;
    }
    if (directory !== cleaned(directory))
        return leadsTo('Terraform writes such a path differently');
    if (!isLocal(source)) {
        const fetchedTo = `${FETCHED}/${key}`;
        const isThere = directory === fetchedTo || directory.startsWith(`${fetchedTo}/`);
        if (isThere && !directories.isBehindLink(directory))
            return undefined;
        const links = isThere ? ', with no link on the way' : '';
        return leadsTo(`it belongs in ${JSON.stringify(fetchedTo)}${links}`);
    }
    const expected = directoryOfSource(record, byKey);
    if (expected === undefined)
        return leadsTo('has no record of the module that calls it');
    if (directory === expected || directories.isSame(directory, expected))
        return undefined;
    return leadsTo(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names; undefined if no record says where its caller is. */
function directoryOfSource({ key, source }, byKey) {
    const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    let caller = callerKey === '' ? '.' : byKey.get(callerKey);
    // A module of `terraform test` is called by a file of tests, which has no record.
    if (caller === undefined && key.startsWith('test.'))
        caller = '.';
    return caller === undefined ? undefined : cleaned(`${caller}/${source.replaceAll('\\', '/')}`);
}
function describeRecord({ key }) {
    return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
/** The path as Terraform writes it: without steps that lead nowhere, and without a slash at the end. */
function cleaned(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(.)\/$/s, '$1');
}
/**
 * The directories besides its own to which the records may lead a call with this label, whatever its source
 * is and whichever module has the call.
 */
function directoriesFor(records, label) {
    const byKey = directoriesByKey(records);
    const elsewhere = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!isLocal(record.source) || record.directory !== directoryOfSource(record, byKey)));
    return [...new Set(elsewhere.map(({ directory }) => directory))];
}
/**
 * The path of a source that names a directory near the caller, with slashes; undefined if it names anything
 * else. Terraform takes `..` for no path. Source: `internal/addrs/module_source.go` of Terraform 1.11.4.
 */
function localPath(source) {
    if (source === undefined || !isLocal(source))
        return undefined;
    return source.replaceAll('\\', '/');
}
/** Whether a source begins with a step in the file system, written with slashes or backslashes. */
function isLocal(source) {
    return /^\.{1,2}[/\\]/.test(source);
}
//# sourceMappingURL=module-manifest.js.map

/***/ })

};
;