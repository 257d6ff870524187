"use strict";
exports.id = 7525;
exports.ids = [7525,8717,3720,4965];
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2340);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _plan_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44965);
/* harmony import */ var _planned_as_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50564);
/**
 * The digest of a plan: what the job that plans writes down, and what a check finds in it. It never proves who made a
 * plan: the code that was planned ran in the same job.
 */









const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(HEX));
/** Kinds of files that a plan was made of, and that no commit has as the plan used them. */
const KINDS = ['variables', 'generated', 'lock file'];
const members = {
    plan: sha256,
    commit: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .regex */ .yGV(COMMIT)),
    directory: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    workspace: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    run: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    files: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({ kind: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(KINDS), sha256 })),
};
const digestSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    format: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(3),
    ...members,
    selected: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    modules: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    planned: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(_planned_as_js__WEBPACK_IMPORTED_MODULE_6__/* .plannedAsSchema */ .Es),
});
/** The name of the digest of a plan. */
function digestPath(plan) {
    return `${plan}.digest`;
}
/** The text of the digest of a plan, byte for byte the same for the same plan and files. */
function writeDigest(plan, { files, planned, ...madeOf }) {
    const sortedFiles = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
    const digest = { format: 3, plan: sha256Of(plan), ...madeOf, files: sortedFiles, planned };
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
    const written = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .qF)(text);
    const checked = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(digestSchema, written);
    if (!checked.success) {
        const isOlder = [1, 2].includes(Number((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(written, 'format')));
        const says = isOlder
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `An earlier release wrote the digest beside the plan: it does not say by which command it was planned.`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The digest beside the plan is not what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')} writes.`;
        const remedy = isOlder
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Make a new one, with your arguments: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)(_planned_as_js__WEBPACK_IMPORTED_MODULE_6__/* .DIGEST_COMMAND */ .Bh)}.`
            : AGAIN;
        const objection = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-not-readable', says, { remedy });
        return { objections: [objection], notes: [], words: 'its digest cannot be read' };
    }
    const digest = checked.output;
    const objections = [];
    if (planDigest !== undefined && !planDigest.includes(nameOfDigest(text))) {
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-of-other-plan', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The digest beside the plan is not the one that ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('plan-digest')} names.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Take both from the same run of the job that plans.` }));
    }
    if (digest.plan !== sha256Of(demands.plan)) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The digest beside the plan is that of another plan.`;
        objections.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-of-other-plan', says, { remedy: AGAIN }));
    }
    objections.push(...differencesOf(digest, demands));
    const notes = inJob ? [describeCommit(digest.commit, demands)] : [];
    if (digest.selected !== 'default')
        notes.push(describeSelected(digest.selected));
    const otherFiles = Object.entries(digest.files);
    if (otherFiles.length > 0)
        notes.push(describeOtherFiles(otherFiles));
    const fits = objections.length === 0;
    const words = fits ? `digest of ${short(digest.commit)}` : 'its digest is of something else';
    return { objections, notes, words, digest };
}
const AGAIN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Write it again with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')}.`;
const MISSING = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('digest-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `There is no digest beside the plan, so it may be the plan of other files, or of a part.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Plan with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)(_planned_as_js__WEBPACK_IMPORTED_MODULE_6__/* .DIGEST_COMMAND */ .Bh)} and your arguments, and keep the digest beside the plan.`,
});
function differencesOf(digest, demands) {
    const { head, merge, directory, workspace, run, inJob, planDigest, varFiles } = demands;
    const differences = [];
    const differs = (code, says, remedy) => void differences.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)(code, says, { remedy }));
    if (head === undefined) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `It is not known which commit is judged, so the plan may be of another one.`);
    }
    else if (digest.commit !== head && digest.commit !== merge) {
        differs('plan-of-other-commit', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of commit ${shortPart(digest.commit)}, and ${shortPart(head)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Make the plan of the commit that is judged.`);
    }
    if (digest.directory !== directory) {
        differs('plan-of-other-directory', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of the directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryPart */ .Pv)(digest.directory)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryPart */ .Pv)(directory)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Name with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('--directory')} what was planned.`);
    }
    if (digest.workspace !== workspace) {
        differs('plan-of-other-workspace', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of the workspace ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePart */ .TG)(digest.workspace)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePart */ .TG)(workspace)} is judged.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Name it with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('--workspace')} where you run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')}.`);
    }
    const given = digest.planned && (0,_plan_options_js__WEBPACK_IMPORTED_MODULE_5__.readPlanOptions)(digest.planned.arguments).varFiles;
    if (varFiles !== undefined &&
        given &&
        !(0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(given.map(asPath), varFiles.map(asPath))) {
        differs('plan-of-other-variables', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan was made with ${given.length === 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `no ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('-var-file')}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstParts */ .J4)(given.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .filePart */ .A4), MOST_NAMED)}, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('var-file')} of the workspace names ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstParts */ .J4)(varFiles.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .filePart */ .A4), MOST_NAMED)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Plan with the files that the workspace names.`);
    }
    if (!inJob)
        return differences;
    if (run === null) {
        // What `plan-digest` names was handed over inside of one run.
        if (planDigest === undefined)
            differences.push(NO_RUN);
    }
    else if (digest.run !== run) {
        const otherRun = digest.run === null ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `no run` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(digest.run);
        differs('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of ${otherRun} of the CI host, and this is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(run)}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Take the plan of the same run, never from a cache.`);
    }
    return differences;
}
const NO_RUN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-of-other-job', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `This CI host does not say which run this is, so the plan may be of another one.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Hand what ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('plangate digest')} prints to this job as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('plan-digest')}.`,
});
function describeCommit(commit, { head, merge }) {
    const says = commit === merge && commit !== head
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of ${shortPart(commit)}, the merge that the CI host made of ${shortPart(head ?? '')}.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of commit ${shortPart(commit)}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-made-of', says);
}
function describeSelected(selected) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-made-of', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan is of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .workspacePart */ .TG)(selected)}, as Terraform names its workspace.`);
}
const MOST_NAMED = 5;
function describeOtherFiles(files) {
    const described = files.map(([path, { kind, sha256: digest }]) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .filePart */ .A4)(path)} (${kind}, SHA-256 ${shortPart(digest)})`);
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)('plan-made-of', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan was also made of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstParts */ .J4)(described, MOST_NAMED)}, as they were in the job that planned.`);
}
const asPath = (written) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(written);
const shortPart = (id) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('name', short(id), 12);
function short(id) {
    return id.slice(0, 12);
}
/** The SHA-256 of the content in hexadecimal digits. */
function sha256Of(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
//# sourceMappingURL=digest.js.map

/***/ }),

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

/***/ }),

/***/ 5686:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ askGitHub; }
/* harmony export */ });
/* harmony import */ var _hosts_github_calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12163);
/* harmony import */ var _hosts_host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93452);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29796);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _client_http_send_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5226);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10000);
/** Asks GitHub about the repository of this checkout, with the token of whoever asks. */






const ON_GITHUB = /^(?:https:\/\/(?:[^/@]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
const TIME_LIMIT_MS = 10_000;
/**
 * @param root absolute path of the repository
 * @returns as `why` what GitHub refused; undefined without a token, or where the repository is not on github.com
 */
async function askGitHub(root, io, ask) {
    const { GITHUB_TOKEN, GH_TOKEN } = io.environment;
    const githubToken = GITHUB_TOKEN?.trim() || GH_TOKEN?.trim();
    const repository = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findKnownRepository */ .bp)(root, root);
    if (!githubToken || repository === undefined)
        return undefined;
    const origin = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__/* .originOf */ .yv)(repository, io);
    const [, owner, name] = ON_GITHUB.exec('text' in origin ? origin.text.trim() : '') ?? [];
    if (owner === undefined || name === undefined)
        return undefined;
    const send = (0,_client_http_send_js__WEBPACK_IMPORTED_MODULE_4__/* .createSend */ .R)(io);
    const apiUrl = io.environment['GITHUB_API_URL'] ?? 'https://api.github.com';
    const deadline = io.clock.now() + TIME_LIMIT_MS;
    const ports = { ...io, send, deadline: () => deadline };
    try {
        const { comments } = (0,_hosts_github_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .connectGitHub */ .U)({ apiUrl, owner, name, githubToken }, ports);
        return comments && (await ask(comments));
    }
    catch (error) {
        if (!(error instanceof _hosts_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh))
            throw error;
        return { why: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .foreign */ .V$)(error.message) };
    }
    finally {
        await send.close();
    }
}
//# sourceMappingURL=ask-github.js.map

/***/ }),

/***/ 57525:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  examineExceptions: function() { return /* binding */ examineExceptions; },
  examineLocal: function() { return /* binding */ examineLocal; },
  examineNamed: function() { return /* binding */ examineNamed; },
  examineOpa: function() { return /* binding */ examineOpa; },
  examineSources: function() { return /* binding */ examineSources; }
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __webpack_require__(60439);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(48391);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/plan/digest.js
var digest = __webpack_require__(38717);
// EXTERNAL MODULE: ./build/src/plan/planned-as.js
var planned_as = __webpack_require__(50564);
// EXTERNAL MODULE: ./build/src/rego/open-own-policies.js
var open_own_policies = __webpack_require__(1767);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/settings/files-of-default-branch.js
var files_of_default_branch = __webpack_require__(82717);
// EXTERNAL MODULE: ./build/src/check/command.js
var command = __webpack_require__(19315);
// EXTERNAL MODULE: ./build/src/tools/doctor/diagnosis.js
var diagnosis = __webpack_require__(55092);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(93452);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var server = __webpack_require__(51554);
// EXTERNAL MODULE: ./build/src/tools/doctor/ask-github.js
var ask_github = __webpack_require__(5686);
;// CONCATENATED MODULE: ./build/src/tools/doctor/examine-approvers.js







const SUBJECT = 'approvers';
const MOST_NAMED = 5;
/** About more names, GitHub is not asked. */
const MOST_ASKED = 50;
/**
 * @param lists whom each policy names
 * @param root absolute path of the repository
 */
async function examineApprovers(lists, root, io) {
    const people = new Set(lists.flatMap((each) => each.people));
    const teams = new Map(lists.flatMap((each) => each.teams.map((one) => [`${one.organization}/${one.team}`, one])));
    const names = [...people, ...teams.keys()];
    if (names.length === 0)
        return [];
    const asked = await (0,ask_github/* askGitHub */.X)(root, io, async (api) => {
        const found = [];
        for (const login of [...people].slice(0, MOST_ASKED))
            found.push(await examinePerson(login, api));
        for (const { organization, team } of [...teams.values()].slice(0, MOST_ASKED))
            found.push(await examineTeam(organization, team, api));
        return { found };
    });
    if (asked !== undefined && 'found' in asked)
        return asked.found;
    const listed = (0,sentence/* firstParts */.J4)(names.map(sentence/* setting */.Pe), MOST_NAMED);
    const says = (0,sentence/* phrase */.MZ) `policies name ${listed}; whether they are seen is not known`;
    const remedy = asked?.why ?? (0,sentence/* phrase */.MZ) `With ${(0,sentence/* setting */.Pe)('GITHUB_TOKEN')}, GitHub is asked for each of them.`;
    return [(0,diagnosis/* unknown */.L5)(SUBJECT, (0,finding/* finding */.gk)('people-unknown', says, { remedy }))];
}
async function examinePerson(login, api) {
    const name = (0,sentence/* setting */.Pe)(login);
    const explain = (0,host_error/* onHostError */.yg)((error) => unseen(login, error));
    const has = await api.permissionOf(login).catch(explain);
    if (typeof has !== 'string')
        return has;
    if ((0,server/* mayWrite */.J)(has))
        return (0,diagnosis.ok)(SUBJECT, (0,sentence/* phrase */.MZ) `${name} may write here`);
    const says = (0,sentence/* phrase */.MZ) `${name} may not write here, so no line of theirs counts`;
    const remedy = (0,sentence/* phrase */.MZ) `Give them the right, or name another person.`;
    return (0,diagnosis/* note */.N4)(SUBJECT, (0,finding/* finding */.gk)('people-unknown', says, { remedy, actor: 'policy-owners' }));
}
async function examineTeam(organization, team, { commands }) {
    const name = `${organization}/${team}`;
    const explain = (0,host_error/* onHostError */.yg)((error) => unseen(name, error, NEEDS_MEMBERS));
    const members = await commands?.membersOf(organization, team).catch(explain);
    if (members === undefined || !Array.isArray(members))
        return members ?? unseen(name);
    if (members.length > 0)
        return (0,diagnosis.ok)(SUBJECT, (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(name)} has ${(0,report_text/* countWords */.rj)(members.length, 'member')}`);
    const says = (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(name)} has no members, so nobody approves by it`;
    return (0,diagnosis/* note */.N4)(SUBJECT, (0,finding/* finding */.gk)('people-unknown', says, { actor: 'policy-owners' }));
}
const NEEDS_MEMBERS = (0,sentence/* phrase */.MZ) ` The gate needs a ${(0,sentence/* typed */.nE)('members-token')} that may list them.`;
function unseen(name, error, more = '') {
    const says = (0,sentence/* phrase */.MZ) `this token does not see ${(0,sentence/* setting */.Pe)(name)}`;
    const remedy = (0,sentence/* phrase */.MZ) `${error === undefined ? '' : (0,sentence/* foreign */.V$)(error.message)}${more}`;
    return (0,diagnosis/* note */.N4)(SUBJECT, (0,finding/* finding */.gk)('people-unknown', says, { remedy }));
}
//# sourceMappingURL=examine-approvers.js.map
// EXTERNAL MODULE: ./build/src/model/own-pages.js
var own_pages = __webpack_require__(37694);
// EXTERNAL MODULE: ./build/src/policy/exception-notices.js
var exception_notices = __webpack_require__(345);
// EXTERNAL MODULE: ./build/src/policy/exceptions.js
var policy_exceptions = __webpack_require__(29272);
// EXTERNAL MODULE: ./build/src/settings/repository-contents.js
var repository_contents = __webpack_require__(17094);
// EXTERNAL MODULE: ./build/src/tools/init/modules-here.js
var modules_here = __webpack_require__(2268);
;// CONCATENATED MODULE: ./build/src/tools/doctor/examine-local.js
/**
 * Examines what this machine has: the file of exceptions, the `opa` on the PATH, and what a gate without a service needs.
 * That is what plans, what judges, and the branch whose policies count.
 */



















async function examineLocal(local, io) {
    return [
        ...(await examinePlan(local, io)),
        ...examineRoots(local, io),
        ...(await examineOwnPolicies(local, io)),
        await examineBranch(local, io),
    ];
}
/** What plans: a program of this machine, or another job, whose plan needs a digest. */
async function examinePlan({ plans, gate }, io) {
    const isSetByExpression = gate?.setByExpression.includes('plan') === true;
    const engine = plans.from === 'program' ? plans.engine : undefined;
    const here = plans.from === 'file' ? plans.files : [];
    const files = gate === undefined ? here : [gate.inputs['plan'] ?? ''].filter(Boolean);
    if (!isSetByExpression && files.length === 0)
        return [examineEngine(engine, io)];
    const names = files.length > 0 ? (0,sentence/* phrase */.MZ) `: ${(0,sentence/* listParts */.Z)(files.map(sentence/* filePart */.A4))}` : '';
    const planner = (0,diagnosis.ok)('plan', (0,sentence/* phrase */.MZ) `another job plans${names}`);
    return [planner, await examineDigest(files, gate, io)];
}
/** What keeps a directory from being planned: values that its files do not say, where nothing hands them on. */
function examineRoots({ settings, plans, gate }, io) {
    if (plans.from !== 'program' || gate?.setByExpression.includes('plan') === true)
        return [];
    const { variables = [] } = settings.plan.runOptions;
    const { engineEnv = [], varFile = [] } = plans;
    const given = new Set([
        ...variables.map(({ key }) => key),
        ...engineEnv.map((name) => name.replace(/^TF_VAR_/, '')),
    ]);
    const { workspaces, directory: usual } = settings.plan;
    const planned = workspaces.filter(({ refused }) => refused === undefined);
    const places = planned.length > 0 ? planned : [{ directory: usual, plannedWith: undefined }];
    const found = places.flatMap(({ directory = usual, plannedWith }) => {
        const { varFiles = [], backendFiles = [] } = plannedWith ?? {};
        const [module] = (0,modules_here/* readModulesHere */.m)(io.workingDirectory, [directory], [...varFile, ...varFiles]);
        if (module === undefined)
            return [];
        const path = (0,external_node_path_.resolve)(io.workingDirectory, directory);
        const ofBackend = backendFiles.flatMap((file) => (0,modules_here/* assignedIn */.k)((0,external_node_path_.resolve)(path, file)));
        const { backend = '' } = module;
        const missing = module.variablesWithoutValue.filter((name) => !given.has(name));
        const backendLacks = module.backendLacks.filter((name) => !ofBackend.includes(name));
        const listed = (names) => (0,sentence/* firstParts */.J4)(names.map(sentence/* setting */.Pe), examine_local_MOST_NAMED);
        const wrong = (says, remedy) => [
            (0,diagnosis/* problem */.CC)(`directory ${directory}`, (0,finding/* finding */.gk)('cannot-be-planned', says, { remedy }), command/* EXIT */.dc.errored),
        ];
        return [
            ...(backendLacks.length === 0
                ? []
                : wrong((0,sentence/* phrase */.MZ) `the block of its backend ${(0,sentence/* quoted */.TL)(backend)} says no ${listed(backendLacks)}, so ${(0,sentence/* typed */.nE)('init')} fails`, (0,sentence/* phrase */.MZ) `Name a file that says it with ${(0,sentence/* typed */.nE)('backend-config')} in the entry, or write it into the block.`)),
            ...(missing.length === 0
                ? []
                : wrong((0,sentence/* phrase */.MZ) `no file gives a value for ${listed(missing)}, so the plan fails`, (0,sentence/* phrase */.MZ) `Name a file of variables with ${(0,sentence/* typed */.nE)('var-file')}, or hand on ${(0,sentence/* typed */.nE)(`TF_VAR_${missing[0] ?? ''}`)} with ${(0,sentence/* typed */.nE)('engine-env')}.`)),
        ];
    });
    const distinct = new Map(found.map((one) => [JSON.stringify(one), one]));
    return [...distinct.values()];
}
const examine_local_MOST_NAMED = 5;
/** @param engine the program that the settings name; undefined if any will do */
function examineEngine(engine, { environment }) {
    const wanted = engine === undefined ? ['terraform', 'tofu'] : [engine];
    const program = wanted.find((name) => (0,program_path/* findOnPath */.aY)(name, environment) !== undefined);
    if (program !== undefined)
        return (0,diagnosis.ok)('plan', (0,sentence/* phrase */.MZ) `${(0,sentence/* setting */.Pe)(program)} on the PATH plans`);
    const none = (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) ` and no `, ...wanted.map(sentence/* setting */.Pe));
    const says = (0,sentence/* phrase */.MZ) `no ${none} on the PATH here, so nothing plans`;
    const remedy = (0,sentence/* phrase */.MZ) `Install one, or judge the plan of another job: ${(0,sentence/* foreign */.V$)((0,own_pages/* planRecipe */.kX)())}.`;
    return (0,diagnosis/* note */.N4)('plan', (0,finding/* finding */.gk)('no-planner', says, { remedy, actor: 'operators' }));
}
/** Whether a digest says what the plan of another job was made of. @param plans paths, as far as they are known */
async function examineDigest(plans, gate, { workingDirectory }) {
    const setInputs = gate ? [...gate.setByExpression, ...Object.keys(gate.inputs)] : [];
    if (setInputs.includes('plan-digest')) {
        return (0,diagnosis.ok)('digest', (0,sentence/* phrase */.MZ) `${(0,sentence/* typed */.nE)('plan-digest')} says which plan it is`);
    }
    if (gate?.writesDigest === true) {
        return (0,diagnosis.ok)('digest', (0,sentence/* phrase */.MZ) `a step of the workflow writes it`);
    }
    for (const plan of plans) {
        const path = (0,digest.digestPath)(plan);
        const found = await (0,promises_.stat)((0,external_node_path_.resolve)(workingDirectory, path)).catch(() => undefined);
        if (found?.isFile() === true)
            return (0,diagnosis.ok)('digest', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(path)} is there`);
    }
    const says = (0,sentence/* phrase */.MZ) `none is seen, and in a job a plan without one is undecided`;
    const remedy = (0,sentence/* phrase */.MZ) `Plan with ${(0,sentence/* typed */.nE)(planned_as/* DIGEST_COMMAND */.Bh)}, and hand on what it prints as ${(0,sentence/* typed */.nE)('plan-digest')}: ${(0,sentence/* foreign */.V$)((0,own_pages/* planRecipe */.kX)())}.`;
    return (0,diagnosis/* note */.N4)('digest', (0,finding/* finding */.gk)('digest-missing', says, { remedy, actor: 'operators' }));
}
/** Whom the own policies name that are judged beside those of a service. What is wrong with the policies, the check says. */
async function examineNamed(gate, io) {
    if (gate.settings.policy.policies === undefined)
        return [];
    const own = await openOf(gate, io);
    if ('problems' in own)
        return [];
    await own.close();
    return examineApprovers(own.approvers, gate.root, io);
}
function openOf({ settings, root, gate, jobTree }, io) {
    const { directory } = settings.plan;
    const { policies } = settings.policy;
    const { timeoutMs } = settings.job;
    // What a job finds without a name is in the root of the repository.
    const isNamed = gate === undefined || policies !== undefined;
    const workingDirectory = isNamed ? io.workingDirectory : root;
    return (0,open_own_policies.openOwnPolicies)({ directory: (0,external_node_path_.resolve)(io.workingDirectory, directory), policies, timeoutMs }, { workingDirectory, jobTree }, { ...io, endsAt: io.clock.now() + timeoutMs }, true);
}
/** The team's own policies: whether they can be opened, where they are, what judges by them and whom they name. */
async function examineOwnPolicies(local, io) {
    const own = await openOf(local, io);
    if ('problems' in own) {
        return own.problems.map((wrong) => ofFile('policies', wrong, 'docs/own-policies.md'));
    }
    await own.close();
    if (own.missing !== undefined)
        return [(0,diagnosis/* unknown */.L5)('policies', own.missing)];
    const sources = (0,sentence/* listParts */.Z)(own.sources.map((source) => (0,sentence/* quoted */.TL)(source)));
    if (own.policies.length === 0) {
        const places = (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) ` or `, ...policy_files/* POLICY_DIRECTORIES */.BL.map(sentence/* quoted */.TL));
        const says = (0,sentence/* phrase */.MZ) `none is in ${sources.length > 0 ? sources : places}, so nothing judges`;
        const remedy = (0,sentence/* phrase */.MZ) `${(0,sentence/* typed */.nE)('plangate init --local')} writes a first one with its test.`;
        return [(0,diagnosis/* note */.N4)('policies', (0,finding/* finding */.gk)('policies-missing', says, { remedy }))];
    }
    const rules = (0,report_text/* countWords */.rj)(own.policies.length, 'rule');
    const judge = own.judgedBy === undefined ? (0,sentence/* literal */.eu) `nothing` : (0,sentence/* setting */.Pe)(own.judgedBy);
    const names = (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) `, `, ...own.policies.map((name) => (0,sentence/* sentencePart */.vn)('name', name, 160)));
    const says = (0,sentence/* phrase */.MZ) `${rules} in ${sources}, judged by ${judge}: ${names}`;
    return [
        (0,diagnosis.ok)('policies', says),
        ...own.notices.map((notice) => (0,diagnosis/* note */.N4)('policies', notice)),
        ...examineUndecided(own.undecided),
        ...(await examineApprovers(own.approvers, local.root, io)),
    ];
}
/** The policies that no plan passes: a mandatory one closes the gate of every request. */
function examineUndecided(undecided) {
    return undecided.map(({ policy, level, why: [first = '', ...others] }) => {
        const more = others.length === 0 ? '' : (0,sentence/* phrase */.MZ) ` So it is in ${(0,report_text/* countWords */.rj)(others.length, 'more place')}.`;
        const says = (0,sentence/* phrase */.MZ) `${(0,sentence/* sentencePart */.vn)('name', policy, 160)} would be undecided for every plan: ${(0,sentence/* plain */.pj)(first)}${more}`;
        const remedy = (0,sentence/* phrase */.MZ) `Move what judges no plan out of ${(0,sentence/* typed */.nE)('policies')}, or let it read what a plan has.`;
        const found = (0,finding/* finding */.gk)('policy-undecided', says, { remedy, actor: 'policy-owners' });
        const isClosing = level !== 'advisory';
        return isClosing ? (0,diagnosis/* problem */.CC)('policies', found, command/* EXIT */.dc.undecided) : (0,diagnosis/* note */.N4)('policies', found);
    });
}
/** Examines the default branch, from which a job takes its policies. */
async function examineBranch({ root, jobTree }, io) {
    const subject = 'default branch';
    try {
        const { commit } = await (0,files_of_default_branch/* defaultBranchCommit */.Lc)(root, jobTree, io);
        const at = (0,sentence/* sentencePart */.vn)('name', commit.slice(0, 12), 40);
        return (0,diagnosis.ok)(subject, (0,sentence/* phrase */.MZ) `is known, at ${at}: in a job its policies judge`);
    }
    catch (error) {
        const found = (0,finding/* findingOf */.hD)(error);
        const why = (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) ` `, found.says, found.remedy ?? '');
        const remedy = (0,sentence/* phrase */.MZ) `In a job policies come from there. Push it, or name policies at a pinned URL.`;
        return (0,diagnosis/* note */.N4)(subject, { ...found, says: (0,sentence/* phrase */.MZ) `cannot be asked: ${why}`, remedy });
    }
}
/** Reads the file of exceptions as a check does. The findings say what is wrong in it, and what has ended or ends soon. */
async function examineExceptions({ plan: { directory }, policy: { exceptionsFiles = [] } }, jobTree, io) {
    const all = exceptionsFiles.map((written) => examineExceptionsOf(written, directory, jobTree, io));
    return (await Promise.all(all)).flat();
}
async function examineExceptionsOf(written, directory, jobTree, io) {
    const { findExceptions } = await __webpack_require__.e(/* import() */ 8745).then(__webpack_require__.bind(__webpack_require__, 71126));
    const { workingDirectory } = io;
    const place = { directory: (0,external_node_path_.resolve)(workingDirectory, directory), workingDirectory, jobTree };
    const found = await findExceptions({ written, ...place }, io);
    if ('notice' in found)
        return [(0,diagnosis/* note */.N4)('exceptions', found.notice)];
    const today = io.clock.date().toISOString().slice(0, 10);
    const parsed = 'text' in found ? (0,policy_exceptions.parseExceptions)(found.text, today) : found;
    if ('problems' in parsed) {
        return parsed.problems.map((wrong) => ofFile('exceptions', wrong, 'docs/exceptions.md'));
    }
    const remedy = (0,sentence/* phrase */.MZ) `Remove it if it is not needed, or ask its owner for a new end.`;
    const { exceptions, scanners } = parsed;
    const ends = [
        ...exceptions.flatMap((exception) => (0,exception_notices/* endOf */.pJ)(exception, today) ?? []),
        ...scanners.flatMap((exception) => (0,exception_notices/* endOfScannerException */._8)(exception, today) ?? []),
    ];
    const number = (0,report_text/* countWords */.rj)(exceptions.length + scanners.length, 'exception');
    return [
        (0,diagnosis.ok)('exceptions', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(written)} has ${number}`),
        ...ends.map((end) => (0,diagnosis/* note */.N4)('exceptions', { remedy, ...end })),
    ];
}
/** Reads the list of allowed sources as a check does. */
async function examineSources({ plan: { directory }, policy: { allowedSourcesFiles = [] } }, jobTree, io) {
    const all = allowedSourcesFiles.map((written) => examineList(written, directory, jobTree, io));
    return (await Promise.all(all)).flat();
}
async function examineList(written, directory, jobTree, io) {
    const { readAllowedSources } = await Promise.all(/* import() */[__webpack_require__.e(9365), __webpack_require__.e(221)]).then(__webpack_require__.bind(__webpack_require__, 60221));
    const { workingDirectory } = io;
    const place = { directory: (0,external_node_path_.resolve)(workingDirectory, directory), workingDirectory, jobTree };
    const read = await readAllowedSources({ written, ...place }, io);
    const page = 'docs/allowed-sources.md';
    if ('missing' in read) {
        const remedy = (0,sentence/* phrase */.MZ) `See ${(0,sentence/* foreign */.V$)((0,own_pages/* ownPage */.SO)(page))}.`;
        return [(0,diagnosis/* problem */.CC)('allowed-sources', { remedy, ...read.missing })];
    }
    if ('problems' in read) {
        return read.problems.map((wrong) => ofFile('allowed-sources', wrong, page));
    }
    const { providers, modules, also, level } = read.allowed;
    const today = io.clock.date().toISOString().slice(0, 10);
    const counts = (0,sentence/* listParts */.Z)([
        (0,report_text/* countWords */.rj)(providers.length, 'provider'),
        (0,report_text/* countWords */.rj)(modules.length, 'module'),
        (0,report_text/* countWords */.rj)(also.length, 'other'),
    ]);
    const endings = [...providers, ...modules, ...also].flatMap(({ source, until }) => {
        if (until === undefined)
            return [];
        const days = (0,policy_exceptions/* daysLeft */.H)({ until }, today);
        if (days > 30)
            return [];
        const was = days < 0 ? (0,sentence/* literal */.eu) `was allowed` : (0,sentence/* literal */.eu) `is allowed`;
        const says = (0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)(source)} ${was} until ${(0,sentence/* setting */.Pe)(until)}`;
        const remedy = (0,sentence/* phrase */.MZ) `Remove it, or give it a new end.`;
        return (0,finding/* finding */.gk)('source-ends', says, { remedy });
    });
    return [
        (0,diagnosis.ok)('allowed-sources', (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(written)} allows ${counts}, ${(0,sentence/* setting */.Pe)(level)}`),
        ...endings.map((found) => (0,diagnosis/* note */.N4)('allowed-sources', found)),
    ];
}
/** A problem of what a file has. @param page of the documentation, that says how it is written */
function ofFile(subject, { where, message, code }, page) {
    const remedy = (0,sentence/* phrase */.MZ) `See ${(0,sentence/* foreign */.V$)((0,own_pages/* ownPage */.SO)(page))}.`;
    const says = subject === where ? (0,sentence/* plain */.pj)(message) : (0,sentence/* phrase */.MZ) `${(0,sentence/* plain */.pj)(where)} ${(0,sentence/* plain */.pj)(message)}`;
    return (0,diagnosis/* problem */.CC)(subject, (0,finding/* finding */.gk)(code ?? 'wrong-setting', says, { remedy }));
}
/**
 * Examines the `opa` on the PATH, where policies in Rego are judged on this machine.
 *
 * @param judgesAlone whether an option or a workflow asks for a check without a service
 * @param judgesBeside whether a check of this call judges by them beside a service, on this machine
 * @returns nothing for a repository that neither asks for that nor has policies in Rego
 */
async function examineOpa(root, { judgesAlone, judgesBeside }, { executeBounded, environment, signal }) {
    if (!judgesAlone && !judgesBeside && (await (0,repository_contents/* findOwnPolicies */.KI)(root)) === undefined)
        return [];
    const { findOpa, noOpa } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 95809));
    const opa = await findOpa({ executeBounded, environment, signal });
    if (opa === undefined) {
        return judgesBeside ? [(0,diagnosis/* problem */.CC)('opa', noOpa(), command/* EXIT */.dc.undecided)] : [(0,diagnosis/* note */.N4)('opa', noOpa())];
    }
    if ('problem' in opa)
        return [(0,diagnosis/* problem */.CC)('opa', opa.problem)];
    const version = (0,sentence/* sentencePart */.vn)('name', opa.version, 60);
    return [(0,diagnosis.ok)('opa', (0,sentence/* phrase */.MZ) `${version} judges policies in Rego without a service`)];
}
//# sourceMappingURL=examine-local.js.map

/***/ })

};
;