"use strict";
exports.id = 6317;
exports.ids = [6317];
exports.modules = {

/***/ 90763:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitlab: function() { return /* binding */ gitlab; }
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66238);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24610);
/* harmony import */ var _model_unfilled_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84824);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58245);
/* harmony import */ var _hosts_authorization_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1228);
/* harmony import */ var _hosts_host_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93452);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31755);
/* harmony import */ var _hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2340);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/** GitLab CI, and one note on a merge request. The files that GitLab shows by itself are written by `features/report-files/`. */












const SERVICE = 'GitLab';
const STYLE = {
    line: '/-/blob/{commit}/{path}#L{line}',
    job: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `job`,
    change: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `merge request !`,
};
/** Sources of pipelines that are about commits of the repository itself. */
const SOURCES_OF_REPOSITORY = 'push schedule web api trigger pipeline webide chat'.split(' ');
const gitlab = {
    server: {
        address(environment) {
            const project = projectOf(environment);
            return project && `${project}.git`;
        },
        authorization: ({ CI_JOB_TOKEN }) => (0,_hosts_authorization_js__WEBPACK_IMPORTED_MODULE_6__/* .basicAuthorization */ .a)('gitlab-ci-token', CI_JOB_TOKEN),
        remedy: 'The job token must be able to read the project: Settings → CI/CD → Job token permissions.',
    },
    facts(environment) {
        const serverUrl = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLinkOrigin */ .M6)(environment['CI_SERVER_URL']);
        const slug = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseSlug */ .dF)(environment['CI_PROJECT_PATH']);
        const project = projectOf(environment);
        const number = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePositiveNumber */ .uH)(environment['CI_MERGE_REQUEST_IID']);
        return {
            commit: (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__/* .readCommitId */ .f)(environment['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) ??
                (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__/* .readCommitId */ .f)(environment['CI_COMMIT_SHA']),
            pullRequest: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .toNumberedRequest */ .xu)(number, project && `${project}/-/merge_requests/${number}`),
            jobUrl: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(environment['CI_JOB_URL']),
            runNumber: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePositiveNumber */ .uH)(environment['CI_PIPELINE_ID']),
            repository: serverUrl && slug ? { serverUrl, slug, style: STYLE } : undefined,
        };
    },
    isPrivate(environment) {
        // In a fork the variable is about the fork, and the comment is in the project that the request goes to.
        const target = environment['CI_MERGE_REQUEST_PROJECT_ID'];
        const isHere = target === undefined || target === environment['CI_PROJECT_ID'];
        const visibility = environment['CI_PROJECT_VISIBILITY'];
        return isHere && visibility !== undefined ? visibility === 'private' : undefined;
    },
    requestBase(environment) {
        const { CI_MERGE_REQUEST_IID: number, CI_PIPELINE_SOURCE: source } = environment;
        const { CI_DEFAULT_BRANCH, CI_PROJECT_ID } = environment;
        if (number) {
            // A pipeline in a fork names the default branch of the fork.
            const target = environment['CI_MERGE_REQUEST_PROJECT_ID'];
            const projects = [CI_PROJECT_ID, environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID']];
            const isHere = Boolean(target) && projects.includes(target);
            const branch = environment['CI_MERGE_REQUEST_TARGET_BRANCH_NAME'];
            return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_9__/* .toRequestBase */ .U7)(branch, isHere ? CI_DEFAULT_BRANCH : undefined);
        }
        if (source !== 'external_pull_request_event')
            return undefined;
        const branch = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'];
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_9__/* .toRequestBase */ .U7)(branch, CI_DEFAULT_BRANCH);
    },
    repositoryId: (environment) => (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .toRepositoryId */ .XL)((0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLinkOrigin */ .M6)(environment['CI_SERVER_URL']), projectIdOf(environment)),
    pushedBranch: ({ CI_PIPELINE_SOURCE: source, CI_COMMIT_BRANCH: branch }) => source === 'push' ? branch || undefined : undefined,
    jobOrigin(environment) {
        if (environment['CI_MERGE_REQUEST_IID']) {
            const from = environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID'];
            return {
                proposed: true,
                changeOrigin: (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .compareOwners */ .EB)(from, environment['CI_MERGE_REQUEST_PROJECT_ID']),
            };
        }
        const source = environment['CI_PIPELINE_SOURCE'] ?? '';
        if (source === 'external_pull_request_event') {
            const from = environment['CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY'];
            const to = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'];
            return { proposed: true, changeOrigin: (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .compareOwners */ .EB)(from, to) };
        }
        const branchOrTag = environment['CI_COMMIT_BRANCH'] || environment['CI_COMMIT_TAG'];
        return {
            proposed: !SOURCES_OF_REPOSITORY.includes(source),
            changeOrigin: branchOrTag ? 'own' : 'unknown',
        };
    },
    comments({ environment, pullRequest, commit = '' }, ports) {
        const apiUrl = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(environment['CI_API_V4_URL']);
        // A merge request from a fork runs in the fork unless a member starts it in the target project.
        const projectId = projectIdOf(environment);
        const token = (0,_model_unfilled_js__WEBPACK_IMPORTED_MODULE_10__/* .filledIn */ .A)(environment['GITLAB_TOKEN']);
        if (!apiUrl || !projectId || !pullRequest)
            return undefined;
        if (!token)
            return NO_TOKEN;
        const { number, url = '' } = pullRequest;
        const notes = `/projects/${projectId}/merge_requests/${number}/notes`;
        const host = {
            service: SERVICE,
            baseUrl: apiUrl,
            headers: { 'private-token': token },
            refusedRemedy: 'GITLAB_TOKEN needs the scope "api" and at least the role Reporter in this project, and must not have expired.',
            list: `${notes}?per_page=100&sort=asc&order_by=created_at`,
            toRequestBody: (body) => ({ body }),
            readNote: toNote,
            pageUrlOf: (id) => `${url}#note_${id}`,
            whoAmI: async (ask) => String((0,_hosts_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readId */ .wh)((await ask('GET', '/user')).json, SERVICE)),
            addressOf: (id) => `${notes}/${id}`,
            update: (ask, id, body) => ask('PUT', `${notes}/${id}`, { body }),
        };
        return (0,_notes_js__WEBPACK_IMPORTED_MODULE_3__/* .createNotes */ .a)(host, commit, ports);
    },
};
function projectIdOf(environment) {
    return (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePositiveNumber */ .uH)(environment['CI_MERGE_REQUEST_PROJECT_ID'] ?? environment['CI_PROJECT_ID']);
}
/** A merge request of a fork may run in the fork. */
function projectOf(environment) {
    const { CI_MERGE_REQUEST_PROJECT_URL: target, CI_PROJECT_URL: project } = environment;
    return (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(target ?? project);
}
const NO_TOKEN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.lacksHostRight, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `No comment: there is no token for the GitLab API.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Create a project access token with the role Reporter and the scope ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)('api')} and hand it to the job as the masked variable ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('GITLAB_TOKEN')} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('CI_JOB_TOKEN')} may not write notes).`,
    actor: 'operators',
});
/** System notes ("changed the description") cannot be ours. */
function toNote(json) {
    const { body, system } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .fieldsOf */ .Pf)(json);
    const who = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(json, 'author', 'id');
    return {
        id: (0,_hosts_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readId */ .wh)(json, SERVICE),
        body: system !== true && typeof body === 'string' ? body : '',
        author: typeof who === 'number' ? String(who) : undefined,
    };
}
//# sourceMappingURL=gitlab.js.map

/***/ }),

/***/ 2340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: function() { return /* binding */ parseNumber; },
/* harmony export */   E1: function() { return /* binding */ parseList; },
/* harmony export */   E9: function() { return /* binding */ parseDuration; },
/* harmony export */   HU: function() { return /* binding */ parseChoice; },
/* harmony export */   Pf: function() { return /* binding */ fieldsOf; },
/* harmony export */   _F: function() { return /* binding */ fieldOf; },
/* harmony export */   b2: function() { return /* binding */ collectValues; },
/* harmony export */   c3: function() { return /* binding */ listOf; },
/* harmony export */   cj: function() { return /* binding */ sentencesOf; },
/* harmony export */   hb: function() { return /* binding */ parseGroup; },
/* harmony export */   nR: function() { return /* binding */ timeOf; },
/* harmony export */   og: function() { return /* binding */ parseFlag; },
/* harmony export */   qF: function() { return /* binding */ parseJson; },
/* harmony export */   r7: function() { return /* binding */ textIn; },
/* harmony export */   u4: function() { return /* binding */ isRecord; },
/* harmony export */   vX: function() { return /* binding */ unknownKeys; },
/* harmony export */   zv: function() { return /* binding */ recordOf; }
/* harmony export */ });
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17026);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);
/* harmony import */ var _did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90440);
/**
 * Parses the texts of inputs, and looks into values whose form nobody has checked. A function that parses returns the value,
 * or a sentence that says what to write instead.
 */



/** The problems as whole sentences, one a line. */
function sentencesOf(problems) {
    return problems.map(({ where, message }) => `${where} ${message}`).join('\n');
}
/**
 * Keys of a file that decides and that this version does not know.
 * @param restricted what such a key may restrict, as in `the exception`
 */
function unknownKeys(record, known, where, restricted) {
    return Object.keys(record)
        .filter((key) => !known.includes(key))
        .map((key) => ({
        where,
        message: `has the key ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}, which this version does not know. It may restrict ${restricted}, so nothing of the file counts.`,
    }));
}
/** Whether a value of JSON or YAML has names and values: no list, and not null. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The fields of an object or of a list; none of anything else. */
function fieldsOf(value) {
    const isObject = typeof value === 'object' && value !== null;
    return isObject ? value : {};
}
/** The fields of an object; none of anything else, and of a list. */
function recordOf(value) {
    return isRecord(value) ? value : {};
}
/** A member of an object; undefined of anything else, and of a list. */
function fieldOf(value, key) {
    return isRecord(value) ? value[key] : undefined;
}
/** A text; undefined of anything else. */
function textIn(value) {
    return typeof value === 'string' ? value : undefined;
}
/** The entries of a list; none of anything else. */
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** Milliseconds of a day, an hour, a minute and a second: the units of a duration, in their order. */
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];
/** Reads `90m`, `1h30m` or `5400s` as milliseconds: whole numbers, each with its unit, the largest unit first. */
function parseDuration(text) {
    const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
    const [, ...counts] = parts ?? [];
    let durationMs = 0;
    for (const [index, unitMs] of UNITS_MS.entries())
        durationMs += unitMs * Number(counts[index] ?? 0);
    return durationMs > 0
        ? { value: durationMs }
        : { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}
const TRUE = ['true', 'yes', 'on', '1'];
const FALSE = ['false', 'no', 'off', '0'];
/** Reads the spellings of true and false that YAML, shells and the runner produce. */
function parseFlag(text) {
    const word = text.trim().toLowerCase();
    if (TRUE.includes(word))
        return { value: true };
    if (FALSE.includes(word))
        return { value: false };
    return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is neither true nor false. Write true or false.` };
}
/** Reads a positive whole number, as ids and pull requests have. */
function parseNumber(text) {
    const trimmed = text.trim();
    const value = Number(trimmed);
    return /^[0-9]{1,15}$/.test(trimmed) && value > 0
        ? { value }
        : { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a number. Write digits only.` };
}
/** Reads one of these words; a problem names all of them. */
function parseChoice(text, choices) {
    const value = choices.find((choice) => choice === text.trim().toLowerCase());
    if (value !== undefined)
        return { value };
    const near = (0,_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(text, choices);
    const meant = near === undefined ? '' : ` Did you mean ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(near)}?`;
    return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a choice. Write ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .Vo)(choices)}.${meant}` };
}
/** Reads the name of a group as `plangate matrix` prints it. */
function parseGroup(text) {
    return /^[a-z0-9]{12}-\d{1,3}-of-\d{1,3}$/.test(text)
        ? { value: text }
        : { problem: 'is not the name of a group that `plangate matrix` printed.' };
}
/**
 * Reads a list as people write one in `with:`: one item per line, commas, `- item` lines or `[a, b]`;
 * items may be quoted, `#` starts a comment line. A mixed or broken form is a problem: it is not guessed.
 */
function parseList(text) {
    const trimmed = text.trim();
    const inBrackets = trimmed.startsWith('[');
    if (inBrackets !== trimmed.endsWith(']')) {
        const mismatch = inBrackets
            ? 'begins with "[" but does not end with "]"'
            : 'ends with "]" but does not begin with "["';
        return { problem: `${mismatch}. Write \`[a, b]\` or one per line.` };
    }
    if (inBrackets)
        return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
    const lines = trimmed
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    const isDashed = (line) => line === '-' || line.startsWith('- ');
    if (!lines.some(isDashed)) {
        const parsed = collectValues(lines.map((line) => parseItems(line.replace(/,$/, ''))));
        return 'problem' in parsed ? parsed : { value: parsed.value.flat() };
    }
    const undashed = lines.find((line) => !isDashed(line));
    if (undashed === undefined)
        return collectValues(lines.map((line) => parseItem(line.slice(1))));
    return {
        problem: `mixes lines that begin with "- " and lines that do not (${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(undashed)}). Write all of them the same way.`,
    };
}
function parseItems(text) {
    if (text.trim() === '')
        return { value: [] };
    return collectValues(text.split(',').map(parseItem));
}
function parseItem(text) {
    const item = text.trim();
    if (item === '')
        return { problem: 'has an empty item. Take out the extra comma or dash.' };
    const [, quotationMark = '', quoted = ''] = /^(["'])(.*)\1$/s.exec(item) ?? [];
    if (quotationMark !== '' && !quoted.includes(quotationMark))
        return { value: quoted.trim() };
    if (/^["']|["']$/.test(item))
        return { problem: `has a quote that is not closed: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item)}.` };
    if (/[[\]{}]/.test(item)) {
        return {
            problem: `has a bracket in the wrong place: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item)}. Write \`[a, b]\` or one per line.`,
        };
    }
    return { value: item };
}
/** The values of all items in one list, or the first problem. */
function collectValues(items) {
    const values = [];
    for (const item of items) {
        if ('problem' in item)
            return item;
        values.push(item.value);
    }
    return { value: values };
}
/** The value of a JSON text; undefined if the text is not JSON. */
function parseJson(text) {
    return (0,_or_else_js__WEBPACK_IMPORTED_MODULE_2__/* .orElse */ .N)(() => JSON.parse(text), undefined);
}
/** The milliseconds since 1970 of a time such as `2026-11-20T14:00:00Z`; NaN if there is none. */
function timeOf(text) {
    return Date.parse(text ?? '');
}
//# sourceMappingURL=parse.js.map

/***/ }),

/***/ 86535:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: function() { return /* binding */ fittingTexts; },
/* harmony export */   nZ: function() { return /* binding */ unpackTexts; },
/* harmony export */   yk: function() { return /* binding */ packTexts; }
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** The texts that people approve, as the comment of the gate keeps them: compressed, as many as fit. */


/** In letters of base64url. The marker has them in base64url once more, and the comment has its report beside them. */
const MOST_LETTERS = 18_000;
/** Longer ones are not unpacked: whoever may write in the comment can put anything there. */
const MOST_BYTES = 2_000_000;
/** The first texts that fit together. */
function fittingTexts(texts) {
    const fitting = [];
    for (const text of texts) {
        if (pack([...fitting, text]).length <= MOST_LETTERS)
            fitting.push(text);
    }
    return fitting;
}
/** As many of them as fit, as letters of base64url; '' if there are none. */
function packTexts(texts) {
    const fitting = fittingTexts(texts);
    return fitting.length === 0 ? '' : pack(fitting);
}
function pack(texts) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(JSON.stringify(texts), { level: 9 }).toString('base64url');
}
/** The texts that `packTexts` packed; none where that cannot be read. */
function unpackTexts(packed) {
    try {
        const bytes = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES });
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(bytes.toString())).filter((text) => typeof text === 'string');
    }
    catch {
        return [];
    }
}
//# sourceMappingURL=kept-texts.js.map

/***/ }),

/***/ 58245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: function() { return /* binding */ compareOwners; },
/* harmony export */   KX: function() { return /* binding */ isMergeQueueBranch; },
/* harmony export */   pQ: function() { return /* binding */ judgeForks; },
/* harmony export */   re: function() { return /* binding */ refuseForeign; },
/* harmony export */   yX: function() { return /* binding */ mayReadWholePlan; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74132);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37694);
/** Where the code of a change comes from. A plan runs that code in a job that has a token. */




/**
 * Whether a change comes from the repository that it goes to.
 *
 * @param from the repository or project that it comes from, as its host names it
 * @param to the one that it goes to
 */
function compareOwners(from, to) {
    if (!from || !to)
        return 'unknown';
    return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
/** Whether a merge queue made this branch: its files are still under judgement. */
function isMergeQueueBranch(ref) {
    return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
/**
 * Why these files must not be planned; undefined if they may be planned.
 *
 * @param origin.checkedOut the commit of the checkout; undefined if it is not known
 */
function refuseForeign(origin) {
    const { changeOrigin, event, checkedOut, trouble } = origin;
    if (changeOrigin === 'own')
        return undefined;
    const handsOutSecrets = event !== undefined && event !== 'pull_request';
    const because = handsOutSecrets
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The event ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', event, 60)} hands out secrets`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `This job has a token`;
    const isEventWrong = changeOrigin === 'unknown' && handsOutSecrets;
    const onGitHub = isEventWrong ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Use the event pull_request.` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(judgeForks());
    // No environment, and so no recipe, is for a job of another host.
    const remedy = event === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Pass ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('allow-untrusted-head')} to a job that a person starts after a review.`
        : onGitHub;
    const files = checkedOut === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the files`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `commit ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', checkedOut.slice(0, 7), 60)}`;
    const what = changeOrigin === 'foreign'
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the checkout (${files}) is of a fork's pull request`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `it is unknown whose code the checkout (${files}) is`;
    const why = trouble === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) ` ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` `, trouble.says, trouble.remedy ?? '')}`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CODES */ .Lp.foreignCode, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${because}, and ${what}.${why} A plan runs code from those files.`, { remedy, actor: 'operators' });
}
/** Names the recipe by which pull requests of forks are judged on GitHub, as a sentence. */
function judgeForks() {
    return `Judge it in a job behind an environment with required reviewers: ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('examples/workflows/forks.yml')}.`;
}
/**
 * Whether the plan may be read with every value: only where the workflow asks for it (`full-plan`), and never where the
 * change may come from a fork, because whoever proposes it chooses what its plan holds.
 *
 * @param subject what the job judges; undefined if that is no change
 */
function mayReadWholePlan({ fullPlan }, subject) {
    const isOwnChange = subject === undefined || !subject.proposed || subject.change?.fork === false;
    return fullPlan && isOwnChange;
}
//# sourceMappingURL=change-origin.js.map

/***/ })

};
;