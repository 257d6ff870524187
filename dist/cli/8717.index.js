"use strict";
exports.id = 8717;
exports.ids = [8717,2363,1098];
exports.modules = {

/***/ 38717:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareDigest: function() { return /* binding */ compareDigest; },
/* harmony export */   digestPath: function() { return /* binding */ digestPath; },
/* harmony export */   nameOfDigest: function() { return /* binding */ nameOfDigest; },
/* harmony export */   sha256Of: function() { return /* binding */ sha256Of; },
/* harmony export */   writeDigest: function() { return /* binding */ writeDigest; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _planned_as_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50564);
/**
 * The digest of a plan: what the job that plans writes down, and what a check finds in it. It never proves who made a
 * plan: the code that was planned ran in the same job.
 */






const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(HEX));
/** Kinds of files that a plan was made of, and that no commit has as the plan used them. */
const KINDS = ['variables', 'generated', 'lock file'];
const members = {
    plan: sha256,
    commit: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(COMMIT)),
    directory: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    workspace: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    run: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    files: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ kind: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(KINDS), sha256 })),
};
const digestSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .variant */ .Oxt('format', [
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ format: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1), ...members }),
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ format: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(2), ...members, planned: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(_planned_as_js__WEBPACK_IMPORTED_MODULE_3__/* .plannedAsSchema */ .Es) }),
]);
/** The name of the digest of a plan. */
function digestPath(plan) {
    return `${plan}.digest`;
}
/** The text of the digest of a plan, byte for byte the same for the same plan and files. */
function writeDigest(plan, { files, planned, ...madeOf }) {
    const sortedFiles = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
    const digest = { format: 2, plan: sha256Of(plan), ...madeOf, files: sortedFiles, planned };
    return `${JSON.stringify(digest, undefined, 1)}\n`;
}
/** What one job hands to the next one as `plan-digest`: it names one digest, and so one plan. */
function nameOfDigest(text) {
    return `sha256:${sha256Of(text)}`;
}
/** Compares the digest of a plan with what is checked. `text` is undefined where there is no digest. */
function compareDigest(text, demands) {
    const { planDigest, inJob } = demands;
    if (text === undefined) {
        const words = 'no digest: nothing says which files it is of';
        const isNeeded = inJob || planDigest !== undefined;
        if (isNeeded)
            return { objections: [MISSING], notes: [], words };
        return { objections: [], notes: [MISSING], words };
    }
    const checked = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(digestSchema, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text));
    if (!checked.success) {
        const objection = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('digest-not-readable', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The digest beside the plan is not what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('plangate digest')} writes.`, { remedy: AGAIN });
        return { objections: [objection], notes: [], words: 'its digest cannot be read' };
    }
    const digest = { planned: null, ...checked.output };
    const objections = [];
    if (planDigest !== undefined && !planDigest.includes(nameOfDigest(text))) {
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('digest-of-other-plan', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The digest beside the plan is not the one that ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('plan-digest')} names.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Take both from the same run of the job that plans.` }));
    }
    if (digest.plan !== sha256Of(demands.plan)) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The digest beside the plan is that of another plan.`;
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('digest-of-other-plan', says, { remedy: AGAIN }));
    }
    objections.push(...differencesOf(digest, demands));
    const notes = inJob ? [describeCommit(digest.commit, demands)] : [];
    const otherFiles = Object.entries(digest.files);
    if (otherFiles.length > 0)
        notes.push(describeOtherFiles(otherFiles));
    const fits = objections.length === 0;
    const words = fits ? `digest of ${short(digest.commit)}` : 'its digest is of something else';
    return { objections, notes, words, digest };
}
const AGAIN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Write it again with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('plangate digest')}.`;
const MISSING = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('digest-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `There is no digest beside the plan, so it may be the plan of other files, or of a part.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)(_planned_as_js__WEBPACK_IMPORTED_MODULE_3__/* .DIGEST_COMMAND */ .Bh)} in the job that plans, and keep the digest beside the plan.`,
});
function differencesOf(digest, demands) {
    const { head, merge, directory, workspace, run, inJob, planDigest } = demands;
    const differences = [];
    const differs = (code, says, remedy) => void differences.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(code, says, { remedy }));
    if (head === undefined) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `It is not known which commit is judged, so the plan may be of another one.`);
    }
    else if (digest.commit !== head && digest.commit !== merge) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of commit ${shortPart(digest.commit)}, and ${shortPart(head)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Make the plan of the commit that is judged.`);
    }
    if (digest.directory !== directory) {
        differs('plan-of-other-directory', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of the directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryPart */ .Pv)(digest.directory)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryPart */ .Pv)(directory)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Name with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('--directory')} what was planned.`);
    }
    if (digest.workspace !== workspace) {
        differs('plan-of-other-workspace', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of the workspace ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePart */ .TG)(digest.workspace)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePart */ .TG)(workspace)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Name it with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('--workspace')} where you run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('plangate digest')}.`);
    }
    if (!inJob)
        return differences;
    if (run === null) {
        // What `plan-digest` names was handed over inside of one run.
        if (planDigest === undefined)
            differences.push(NO_RUN);
    }
    else if (digest.run !== run) {
        const otherRun = digest.run === null ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `no run` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(digest.run);
        differs('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of ${otherRun} of the CI host, and this is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(run)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Take the plan of the same run, never from a cache.`);
    }
    return differences;
}
const NO_RUN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `This CI host does not say which run this is, so the plan may be of another one.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Hand what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('plangate digest')} prints to this job as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('plan-digest')}.`,
});
function describeCommit(commit, { head, merge }) {
    const says = commit === merge && commit !== head
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of ${shortPart(commit)}, the merge that the CI host made of ${shortPart(head ?? '')}.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is of commit ${shortPart(commit)}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-made-of', says);
}
const MOST_NAMED = 5;
function describeOtherFiles(files) {
    const described = files.map(([path, { kind, sha256: digest }]) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(path)} (${kind}, SHA-256 ${shortPart(digest)})`);
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-made-of', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan was also made of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .firstParts */ .J4)(described, MOST_NAMED)}, as they were in the job that planned.`);
}
const shortPart = (id) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', short(id), 12);
function short(id) {
    return id.slice(0, 12);
}
/** The SHA-256 of the content in hexadecimal digits. */
function sha256Of(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
//# sourceMappingURL=digest.js.map

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

/***/ }),

/***/ 42363:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pm: function() { return /* binding */ LONGEST_SAVED_PLAN; },
  a3: function() { return /* binding */ MOST_FIELDS; },
  $Y: function() { return /* binding */ kindOfPlanFile; },
  LW: function() { return /* binding */ readSavedPlan; },
  tl: function() { return /* binding */ runOfBookmark; },
  _6: function() { return /* binding */ unknownFields; }
});

// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(17026);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/src/plan/zip-entry.js
/** Reads one entry of a saved plan, which is a zip. */



/** The longest entry that is unpacked, in bytes. */
const LONGEST_ENTRY = 256 * 1024 * 1024;
const LOCAL_HEADER = Buffer.from('504b0304', 'hex');
const CENTRAL_HEADER = Buffer.from('504b0102', 'hex');
const END_RECORD = Buffer.from('504b0506', 'hex');
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
/** @param bytes a file, or its beginning */
function isZip(bytes) {
    return bytes.subarray(0, 4).equals(LOCAL_HEADER);
}
/** @param what about the entry */
function damaged(what) {
    return new unreadable_file/* UnreadableFile */.ie(`is damaged, or is no saved plan of Terraform or OpenTofu: ${what}`);
}
/**
 * Unpacks the one entry of this name. The archive has to be as Terraform and OpenTofu write it: one part, no comment, and
 * no gap before its directory, so that no other reader finds another entry.
 *
 * @throws UnreadableFile
 */
function unpackEntry(bytes, name) {
    const end = bytes.length - END_LENGTH;
    if (end < 0 || !bytes.subarray(end, end + 4).equals(END_RECORD)) {
        throw damaged('it does not end as an archive does');
    }
    const count = bytes.readUInt16LE(end + 10);
    const size = bytes.readUInt32LE(end + 12);
    const start = bytes.readUInt32LE(end + 16);
    const isOnePart = bytes.readUInt32LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count;
    if (!isOnePart || start + size !== end || bytes.readUInt16LE(end + 20) !== 0) {
        throw damaged('the directory of the archive is not where it says');
    }
    const entries = [];
    let at = start;
    for (let index = 0; index < count; index++) {
        const entry = readCentralHeader(bytes, at, end);
        if (entry.name === name)
            entries.push(entry);
        at = entry.next;
    }
    if (at !== end)
        throw damaged('the directory of the archive has more than its entries');
    const [entry, second] = entries;
    if (entry === undefined)
        throw damaged(`it has no entry \`${name}\``);
    if (second !== undefined)
        throw damaged(`it has more than one entry \`${name}\``);
    return unpack(bytes.subarray(0, start), entry);
}
function readCentralHeader(bytes, at, end) {
    const isHeader = at + CENTRAL_LENGTH <= end && bytes.subarray(at, at + 4).equals(CENTRAL_HEADER);
    if (!isHeader)
        throw damaged('the directory of the archive is cut');
    const nameEnd = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28);
    const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end)
        throw damaged('the directory of the archive is cut');
    return {
        name: bytes.toString('latin1', at + CENTRAL_LENGTH, nameEnd),
        flags: bytes.readUInt16LE(at + 8),
        method: bytes.readUInt16LE(at + 10),
        crc: bytes.readUInt32LE(at + 16),
        packedSize: bytes.readUInt32LE(at + 20),
        size: bytes.readUInt32LE(at + 24),
        offset: bytes.readUInt32LE(at + 42),
        next,
    };
}
function unpack(bytes, { name, flags, method, crc, ...entry }) {
    const { offset, packedSize, size } = entry;
    const nameEnd = offset + LOCAL_LENGTH + name.length;
    const isThere = nameEnd <= bytes.length &&
        bytes.subarray(offset, offset + 4).equals(LOCAL_HEADER) &&
        bytes.readUInt16LE(offset + 26) === name.length &&
        bytes.toString('latin1', offset + LOCAL_LENGTH, nameEnd) === name &&
        bytes.readUInt16LE(offset + 8) === method;
    const start = isThere ? nameEnd + bytes.readUInt16LE(offset + 28) : 0;
    if (!isThere || start + packedSize > bytes.length) {
        throw damaged(`\`${name}\` is not where the archive says`);
    }
    if ((flags & 1) !== 0)
        throw damaged(`\`${name}\` is encrypted as no program does`);
    if (size > LONGEST_ENTRY) {
        throw new unreadable_file/* UnreadableFile */.ie(`has more than ${LONGEST_ENTRY} bytes in \`${name}\``);
    }
    const packed = bytes.subarray(start, start + packedSize);
    const content = contentOf(method, packed, size);
    if (content?.length !== size || (0,external_node_zlib_.crc32)(content) !== crc) {
        throw damaged(`\`${name}\` cannot be unpacked`);
    }
    return content;
}
/** The unpacked bytes; null if they are none, or more than the archive says. */
function contentOf(method, packed, size) {
    if (method === STORED)
        return packed;
    if (method !== DEFLATED)
        return null;
    return (0,or_else/* orElse */.N)(() => (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1) }), null);
}
//# sourceMappingURL=zip-entry.js.map
;// CONCATENATED MODULE: ./build/src/plan/saved-plan.js
/**
 * Reads of a saved plan how it was made: which mode, and of which part. It is a zip whose entry `tfplan` is a message of
 * protobuf. Nothing else in it is read, because it has the state and every secret.
 *
 * The forms: https://github.com/hashicorp/terraform/blob/v1.14.0/internal/plans/planproto/planfile.proto and
 * https://github.com/opentofu/opentofu/blob/v1.12.6/internal/plans/internal/planproto/planfile.proto
 */




/** The longest file that is read as a saved plan, in bytes: it has the state and the configuration as well. */
const LONGEST_SAVED_PLAN = 512 * 1024 * 1024;
/** The most different fields that a saved plan may have: more than twice what a program writes. */
const MOST_FIELDS = 64;
const BRACE = 0x7b;
/** Of an encrypted plan, and of a bookmark. */
const KEYS_OF_OTHERS = ['encrypted_data', 'remote_plan_format'];
/** @param bytes the file, or its beginning where it is a zip */
function kindOfPlanFile(bytes) {
    if (isZip(bytes))
        return 'saved';
    // The JSON of a plan can be large: it is parsed only if one of these keys occurs in it.
    if (bytes[0] !== BRACE || !KEYS_OF_OTHERS.some((name) => bytes.includes(`"${name}"`)))
        return 'other';
    const members = (0,parse/* fieldsOf */.Pf)((0,or_else/* orElse */.N)(() => (0,parse/* parseJson */.qF)(bytes.toString('utf8')), undefined));
    if (typeof members['encrypted_data'] === 'string')
        return 'encrypted';
    return 'remote_plan_format' in members ? 'bookmark' : 'other';
}
/** The run that a bookmark names; undefined if it names none. */
function runOfBookmark(bytes) {
    const { run_id: id } = (0,parse/* fieldsOf */.Pf)((0,or_else/* orElse */.N)(() => (0,parse/* parseJson */.qF)(bytes.toString('utf8')), undefined));
    return typeof id === 'string' && /^run-[A-Za-z0-9]{1,60}$/.test(id) ? id : undefined;
}
/** Reads a saved plan. @throws UnreadableFile */
function readSavedPlan(bytes) {
    const message = readMessage(unpackEntry(bytes, 'tfplan'));
    const { fields } = message;
    const format = message.number(FIELD.format);
    if (format !== FORMAT) {
        throw new unreadable_file/* UnreadableFile */.ie(`has the format ${format ?? 'none'} of saved plans, and Plangate reads ${FORMAT}. Use the newest release of Plangate`);
    }
    const modeNumber = message.number(FIELD.mode) ?? 0;
    const mode = MODES[modeNumber];
    if (mode === undefined) {
        throw new unreadable_file/* UnreadableFile */.ie(`has the mode ${modeNumber}, which Plangate does not know. Use the newest release of Plangate`);
    }
    const deferred = [FIELD.deferredChanges, FIELD.deferredActions].some((one) => fields.has(one));
    return {
        version: message.texts(FIELD.version)[0] ?? '',
        mode,
        targets: message.texts(FIELD.targets),
        excludes: message.texts(FIELD.excludes),
        actions: message.texts(FIELD.actionTargets),
        deferred,
        fields: [...fields.keys()].sort((one, other) => one - other),
    };
}
const FORMAT = 3;
const MODES = ['normal', 'destroy', 'refresh-only'];
const FIELD = {
    format: 1,
    targets: 5,
    excludes: 6,
    version: 14,
    mode: 17,
    deferredChanges: 27,
    deferredActions: 31,
    actionTargets: 32,
};
/** The fields that both programs write, in the same sense as far as it is read here. */
const SHARED_FIELDS = [1, 2, 3, 4, 5, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
/** The numbers of the fields that each program writes. Another number can mean anything. */
const KNOWN_FIELDS = {
    terraform: new Set([...SHARED_FIELDS, 25, 26, 27, 28, 29, 30, 31, 32]),
    tofu: new Set([...SHARED_FIELDS, 6, 500_000_000]),
};
/** The numbers of fields that the program is not known to write. */
function unknownFields(program, fields) {
    return fields.filter((field) => !KNOWN_FIELDS[program].has(field));
}
/** Fields of one of the programs that hold a number, and those that a message has once. */
const NUMBERS = new Set([1, 17, 20, 25, 26]);
const SINGLE = new Set([...NUMBERS, 13, 14, 21, 29]);
const KNOWN_BY_SOME = new Set([...KNOWN_FIELDS.terraform, ...KNOWN_FIELDS.tofu]);
const WIRE = { varint: 0, eightBytes: 1, lengthPrefixed: 2, fourBytes: 5 };
const LARGEST_FIELD = 2 ** 29 - 1;
/** Splits a message of protobuf into its fields. Nested messages stay bytes. @throws UnreadableFile */
function readMessage(bytes) {
    const fields = new Map();
    let at = 0;
    const take = (length) => {
        if (length > bytes.length - at)
            throw damaged('a field ends after the end of the entry');
        at += length;
        return bytes.subarray(at - length, at);
    };
    /** Above 2^53 the number is not exact, and no number here is as large. */
    const takeVarint = () => {
        let value = 0;
        for (let index = 0; index < 10; index++) {
            const [byte = 0] = take(1);
            if (index === 9 && byte > 1)
                break;
            value += (byte & 0x7f) * 2 ** (7 * index);
            if (byte < 0x80)
                return value;
        }
        throw damaged('a number in it is too long');
    };
    while (at < bytes.length) {
        const tag = takeVarint();
        const field = Math.floor(tag / 8);
        const wire = tag % 8;
        if (field < 1 || field > LARGEST_FIELD)
            throw damaged(`it has a field of the number ${field}`);
        const value = takeValue(wire, field, { take, takeVarint });
        if (KNOWN_BY_SOME.has(field) && NUMBERS.has(field) !== (typeof value === 'number')) {
            throw damaged(`its field ${field} has another form than the programs write`);
        }
        const values = fields.get(field) ?? [];
        if (fields.size >= MOST_FIELDS && values.length === 0)
            throw damaged(`it has more than ${MOST_FIELDS} different fields`);
        if (SINGLE.has(field) && values.length > 0)
            throw damaged(`its field ${field} is there twice`);
        // The addresses are read; of all others it counts that they are there.
        if (values.length === 0 || ADDRESSES.has(field))
            values.push(value);
        fields.set(field, values);
    }
    return {
        fields,
        number: (field) => fields.get(field)?.find((value) => typeof value === 'number'),
        texts: (field) => (fields.get(field) ?? []).flatMap((value) => typeof value === 'number' ? [] : readText(value, field)),
    };
}
const ADDRESSES = new Set([
    FIELD.targets,
    FIELD.excludes,
    FIELD.actionTargets,
]);
function takeValue(wire, field, { take, takeVarint }) {
    switch (wire) {
        case WIRE.varint:
            return takeVarint();
        case WIRE.eightBytes:
            return take(8);
        case WIRE.lengthPrefixed:
            return take(takeVarint());
        case WIRE.fourBytes:
            return take(4);
        default:
            throw damaged(`its field ${field} has a form that no program writes`);
    }
}
function readText(bytes, field) {
    return ((0,or_else/* orElse */.N)(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), undefined) ?? damagedText(field));
}
function damagedText(field) {
    throw damaged(`its field ${field} is no text`);
}
//# sourceMappingURL=saved-plan.js.map

/***/ })

};
;