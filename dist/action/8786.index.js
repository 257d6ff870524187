"use strict";
exports.id = 8786;
exports.ids = [8786];
exports.modules = {

/***/ 58786:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   actionsRunner: function() { return /* binding */ actionsRunner; },
/* harmony export */   r: function() { return /* binding */ createActionLog; }
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46058);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22195);
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72166);
/** What the runner offers to a step, and the log on it; the only importer of @actions/core. */



/** @param toolkit prints, and writes the runner's files; another one than the process's own in tests */
function actionsRunner(toolkit = _actions_core__WEBPACK_IMPORTED_MODULE_0__) {
    const masked = new Set();
    const secrets = (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .createSecrets */ .gE)();
    return {
        /** Prints one line. Nothing in it acts on the runner, except a command that this program made. */
        print: (line) => toolkit.info(secrets.conceal(line)),
        debug: (line) => toolkit.debug(secrets.conceal(line)),
        /** A line and an annotation on the job. */
        warning: (line) => toolkit.warning(secrets.conceal(line)),
        error: (line) => toolkit.error(secrets.conceal(line)),
        /** Shows the secret as `***` from now on: this program conceals every form of it, and the runner what it finds. */
        mask(value) {
            secrets.keep(value);
            for (const part of (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .searchablePieces */ .mb)(value)) {
                if (!masked.has(part))
                    toolkit.setSecret(part);
                masked.add(part);
            }
        },
        /** Secrets in the value are concealed. */
        output: (name, value) => toolkit.setOutput(name, secrets.conceal(value)),
        /** Read back by the post step, even when this one is killed. */
        save: (name, value) => toolkit.saveState(name, secrets.conceal(value)),
        saved: toolkit.getState,
    };
}
/**
 * Own lines are made harmless, foreign text is fenced off from the runner.
 * @param makeToken a new word each time, which the author of the text cannot know
 */
function createActionLog(runner, makeToken) {
    return {
        debug: (line) => runner.debug((0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__/* .safeLine */ .om)(line)),
        info: (line) => runner.print((0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__/* .safeLine */ .om)(line)),
        warning: (line) => runner.warning((0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__/* .safeLine */ .om)(line)),
        error: (line) => runner.error((0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__/* .safeLine */ .om)(line)),
        foreign(text) {
            const { begin, end } = (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__/* .fenceOff */ .$g)(makeToken());
            runner.print(begin);
            try {
                for (const line of (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__/* .neutraliseLog */ .Z$)(text))
                    runner.print(line);
            }
            finally {
                runner.print(end);
            }
        },
        secret(value) {
            // Masking a short text would blank out words all over the log.
            if (value.trim().length >= 6)
                runner.mask(value.trim());
        },
    };
}
//# sourceMappingURL=actions-runner.js.map

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

/***/ 83538:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bk: function() { return /* binding */ VERDICTS; },
/* harmony export */   gf: function() { return /* binding */ isGreen; },
/* harmony export */   k6: function() { return /* binding */ leadingVerdict; }
/* harmony export */ });
/* unused harmony exports worstVerdict, exitCodeOf, exitCodeOfCauses, EXIT_CODES */
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

/***/ 21804:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/* harmony export */   sF: function() { return /* binding */ linkToRemedy; },
/* harmony export */   v7: function() { return /* binding */ safeHref; }
/* harmony export */ });
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
    const url = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .pageOfError */ .Nn)(code);
    return link('What to do', url, [url]);
}
//# sourceMappingURL=markdown.js.map

/***/ }),

/***/ 22195:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: function() { return /* binding */ fenceOff; },
/* harmony export */   Bv: function() { return /* binding */ safeLines; },
/* harmony export */   CB: function() { return /* binding */ renderCommand; },
/* harmony export */   Hy: function() { return /* binding */ joinedLines; },
/* harmony export */   Lc: function() { return /* binding */ foldOf; },
/* harmony export */   Wk: function() { return /* binding */ END_OF_FOLD; },
/* harmony export */   Z$: function() { return /* binding */ neutraliseLog; },
/* harmony export */   f: function() { return /* binding */ renderLoggingCommand; },
/* harmony export */   om: function() { return /* binding */ safeLine; }
/* harmony export */ });
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

/***/ })

};
;