"use strict";
exports.id = 5235;
exports.ids = [5235];
exports.modules = {

/***/ 75235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCodeQuality: function() { return /* binding */ renderCodeQuality; },
/* harmony export */   renderSarif: function() { return /* binding */ renderSarif; }
/* harmony export */ });
/* harmony import */ var _model_clip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94993);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47912);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67713);
/* harmony import */ var _report_occurrences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2314);
/* harmony import */ var _report_message_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34707);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74913);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43629);
/** Causes for code scanners: SARIF 2.1.0, and the code quality report of GitLab. */








/**
 * What each severity is called: by SARIF, as the number between 0.1 and 10.0 by which GitHub ranks security alerts, and by
 * the code quality report of GitLab.
 */
const SEVERITY_WORDS = {
    blocks: { level: 'error', security: '8.5', quality: 'blocker' },
    'needs-override': { level: 'error', security: '7.0', quality: 'critical' },
    warns: { level: 'warning', security: '4.0', quality: 'minor' },
    notes: { level: 'note', security: '1.0', quality: 'info' },
};
/** What code scanning keeps of one run. */
const MOST_RESULTS = 5_000;
/** All causes but notices: scanners see no verdict. */
function causesToScan({ causes, green, verdict, headline, nextSteps }) {
    const scanned = causes.filter(({ kind }) => kind !== 'notice');
    if (green || scanned.length > 0)
        return scanned;
    // A closed gate without workspaces.
    const message = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' ', `${headline}.`, ...nextSteps);
    const fingerprint = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .hash */ .tW)(JSON.stringify(['verdict', verdict]));
    const cause = {
        kind: 'reason',
        policySet: '',
        policy: '',
        level: 'unknown',
        status: 'not-evaluated',
        severity: 'blocks',
        blocks: true,
        isOfAll: true,
        overridable: false,
        message,
        fingerprint,
        output: [],
        resources: [],
        generalMessages: [],
        workspaces: [],
        runs: [],
    };
    return [(0,_report_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .withOccurrences */ .tI)(cause)];
}
/** The path of the file or, because hosts show no alert without a path, of the configuration's directory. */
function pathReader({ workspaces }) {
    const directories = new Map(workspaces.map(({ name, directory }) => [name, directory]));
    return ({ location, workspaces: [first = ''] }) => location?.path ?? directories.get(first) ?? '.';
}
/** SARIF as GitHub code scanning, Jenkins and Azure DevOps read it: the text of a file; `schema` in it names the standard. */
function renderSarif(view) {
    // What a scanner wrote is in its own file, for the same readers.
    const entries = entriesOf(view).filter(({ cause }) => cause.scanned !== true);
    const shown = entries.slice(0, MOST_RESULTS);
    const rest = entries.length - shown.length;
    const pathOf = pathReader(view);
    const rules = new Map(shown.map(({ cause }) => [ruleId(cause), ruleOf(cause)]));
    return (0,_report_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printableJson */ .et)({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'Plangate',
                        semanticVersion: view.context.gate.version,
                        informationUri: 'https://github.com/plangate/plangate',
                        rules: [...rules.values()],
                    },
                },
                automationDetails: { id: `plangate/${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(view.context.gate.name, 200)}/` },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The repository' } } },
                invocations: rest > 0 ? [cutInvocation(rest)] : undefined,
                results: shown.map((entry) => resultOf(entry, pathOf(entry.occurrence))),
            },
        ],
    });
}
/** How SARIF says that results are left out. */
function cutInvocation(rest) {
    const text = `${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(rest, 'more result')} of policies: report.json has all of them.`;
    const notification = { level: 'warning', message: { text } };
    return { executionSuccessful: true, toolExecutionNotifications: [notification] };
}
function entriesOf(view) {
    return causesToScan(view).flatMap((cause) => cause.occurrences.map((occurrence) => ({ cause, occurrence })));
}
function ruleId(cause) {
    const { kind, policySet, policy } = cause;
    const reason = _report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .VERDICT_WORDS */ ._G[(0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictOfReason */ .He)(cause)].words;
    return [kind === 'undecided' ? 'policy' : kind, policySet, kind === 'reason' ? reason : policy]
        .filter(Boolean)
        .map((part) => (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(part, 100))
        .join('/');
}
function ruleOf(cause) {
    const name = nameOf(cause);
    const text = (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(cause.description ?? '', 1_000) || name;
    const override = (0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .overrideWords */ .mF)(cause);
    const level = `Level: ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .levelWords */ .s2)(cause.level)}.`;
    return {
        id: ruleId(cause),
        name,
        shortDescription: { text: (0,_model_clip_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$)(text, 250) },
        fullDescription: { text },
        help: { text: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' ', level, override && `This failure ${override}.`) },
        defaultConfiguration: { level: SEVERITY_WORDS[cause.severity].level },
        properties: {
            tags: ['policy', cause.level],
            'security-severity': SEVERITY_WORDS[cause.severity].security,
        },
    };
}
function resultOf({ cause, occurrence }, path) {
    const { location } = occurrence;
    const line = location?.startLine ?? 1;
    // One line: an alert shows in a pull request only if all of its lines are in the diff.
    const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
    const uri = (0,_report_links_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O0)(path);
    const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
    const placeUnknown = location ? '' : ` (${whyWithoutPlace(cause, occurrence)})`;
    const workspaces = `[workspaces: ${workspaceNames(occurrence, 10)}]`;
    const message = messageOf(cause, occurrence, 4_000);
    const justification = (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)((0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptedText */ .zs)(cause), 400);
    const isExisting = occurrence.baseline === 'existing' || cause.status === 'existing';
    return {
        ruleId: ruleId(cause),
        level: SEVERITY_WORDS[cause.severity].level,
        message: { text: `${message}${placeUnknown} ${workspaces}` },
        locations: [{ physicalLocation: { artifactLocation, region } }],
        baselineState: isExisting ? 'unchanged' : occurrence.baseline,
        partialFingerprints: { primaryLocationLineHash: `${occurrence.fingerprint}:1` },
        suppressions: (0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .isAccepted */ .oB)(cause)
            ? [{ kind: 'external', status: 'accepted', justification }]
            : undefined,
    };
}
function whyWithoutPlace({ kind }, { addresses }) {
    if (kind === 'policy' && addresses.length === 0)
        return 'it names no resource';
    return addresses.length > 1
        ? 'it names several resources'
        : 'its place in the files is not known';
}
/** GitLab shows them in the widget of a merge request and on its lines. Findings of scanners, too: it reads no SARIF there. */
function renderCodeQuality(view) {
    const pathOf = pathReader(view);
    const issues = entriesOf(view).map(({ cause, occurrence }) => {
        const { severity, level } = cause;
        const { location } = occurrence;
        const path = pathOf(occurrence);
        const begin = location?.startLine ?? 1;
        const message = messageOf(cause, occurrence, 1_000);
        const circumstances = `${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .levelWords */ .s2)(level)}; ${workspaceNames(occurrence, 5)}`;
        const { quality } = SEVERITY_WORDS[severity === 'notes' && level === 'advisory' ? 'warns' : severity];
        return {
            description: (0,_model_clip_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$)(`${message} (${circumstances})`, 2_000),
            check_name: nameOf(cause),
            // Unique in the file and the same from run to run.
            fingerprint: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .hash */ .tW)(JSON.stringify([occurrence.fingerprint, severity, path, `${begin}`]), 40),
            severity: quality,
            location: { path, lines: { begin } },
        };
    });
    return (0,_report_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printableJson */ .et)((0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(issues, ({ fingerprint }) => fingerprint).map(([issue]) => issue));
}
/** What a rule is called: the policy, the policy set that broke as a whole, or what became of the run. */
function nameOf(cause) {
    const { kind, policy, policySet } = cause;
    if (kind === 'reason')
        return _report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .VERDICT_WORDS */ ._G[(0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictOfReason */ .He)(cause)].words;
    return (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(policy, 200) || (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(policySet, 200) || 'policy';
}
function messageOf({ messageOfAll }, occurrence, limit) {
    return (0,_report_message_text_js__WEBPACK_IMPORTED_MODULE_4__/* .messageText */ .Lo)([(0,_report_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .occurrenceText */ .hr)(occurrence), messageOfAll].filter(Boolean), limit);
}
function workspaceNames({ workspaces }, limit) {
    return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listText */ .so)(workspaces, limit, (name) => (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 100));
}
//# sourceMappingURL=sarif.js.map

/***/ }),

/***/ 88596:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ uncommittedWords; }
/* harmony export */ });
/** How texts for people say that the files are not those of the commit that they name. */
/** ` + uncommitted changes (2 files)`; empty if there are none, or if it is not known. */
function uncommittedWords(fileCount = 0) {
    if (fileCount === 0)
        return '';
    return ` + uncommitted changes (${fileCount} ${fileCount === 1 ? 'file' : 'files'})`;
}
//# sourceMappingURL=uncommitted-words.js.map

/***/ }),

/***/ 67713:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: function() { return /* binding */ footerLine; },
/* harmony export */   O0: function() { return /* binding */ encodePath; },
/* harmony export */   eL: function() { return /* binding */ permalink; },
/* harmony export */   qL: function() { return /* binding */ allowedOrigins; },
/* harmony export */   ut: function() { return /* binding */ runLink; },
/* harmony export */   wH: function() { return /* binding */ pullRequestWords; }
/* harmony export */ });
/* harmony import */ var _model_uncommitted_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88596);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21804);





/** The only origins that links of the report may lead to. */
function allowedOrigins({ plans, ci: { repository, job } }) {
    return [plans.runsAt, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}
/** The id of the run, with a link to its page; empty without a run. */
function runLink({ runId, runUrl }, context) {
    return runId === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(runId, 40), runUrl, allowedOrigins(context));
}
/** The last line of a report: the commit, the job, the time and the version. */
function footerLine(context) {
    const { commit, job } = context.ci;
    const { version, startedAt } = context.gate;
    const { uncommittedFiles } = context.plans;
    const origins = allowedOrigins(context);
    const attempt = job && job.attempt > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` attempt ${job.attempt}` : '';
    const facts = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(' · ', commit &&
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `Commit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(commit.sha.slice(0, 7)), commit.url, origins)}${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)((0,_model_uncommitted_words_js__WEBPACK_IMPORTED_MODULE_3__/* .uncommittedWords */ .D)(uncommittedFiles))}`, job && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(hostStyle(context).job, job.url, origins)}${attempt}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `evaluated ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(startedAt) || 'at an unknown time'}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)(version) : ''}`);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `<sub>${facts}</sub>`;
}
const GITHUB_STYLE = {
    line: '/blob/{commit}/{path}#L{line}',
    job: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `workflow run`,
    change: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `pull request #`,
};
function hostStyle({ ci: { repository } }) {
    return repository?.style ?? GITHUB_STYLE;
}
/** `pull request #42`, as the host calls it. */
function pullRequestWords(context) {
    const { pullRequest } = context.ci;
    return pullRequest && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${hostStyle(context).change}${pullRequest.number}`;
}
/** The URL of a file's line at the commit; undefined if one of the two is unknown. */
function permalink(location, context) {
    const { repository, commit } = context.ci;
    if (!repository || !commit)
        return undefined;
    const base = `${(0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTrailing */ .h)(repository.serverUrl, '/')}/${encodePath(repository.slug)}`;
    const sha = encodeURIComponent(location.commit ?? commit.sha);
    const path = encodePath(location.path);
    const values = {
        '{commit}': sha,
        '{path}': path,
        '{path-in-query}': encodeURIComponent(`/${wellFormed(location.path)}`),
        '{line}': String(location.startLine),
    };
    const { line } = hostStyle(context);
    return (base + line.replaceAll(/\{[a-z-]+\}/g, (placeholder) => values[placeholder] ?? placeholder));
}
/** A path for an address: its slashes stay. */
function encodePath(path) {
    return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
/** Half a surrogate pair cannot be encoded, and becomes U+FFFD. */
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\ufffd');
}
//# sourceMappingURL=links.js.map

/***/ }),

/***/ 34707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: function() { return /* binding */ messageText; },
/* harmony export */   VL: function() { return /* binding */ messageLines; },
/* harmony export */   g6: function() { return /* binding */ fitsIn; }
/* harmony export */ });
/* harmony import */ var _model_clip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94993);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/** The texts of messages, as far as a surface has room for them. What is left out is counted. */




/**
 * The lines of messages that are not empty, without the space around them, cleaned. Hostile until the surface escapes them.
 *
 * @returns `rest` counts what is left out: `… 3 more lines`; empty if nothing is
 */
function messageLines(messages, limits) {
    const lines = [];
    let left = limits.characters;
    let hidden = 0;
    for (const message of messages) {
        for (const line of (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(message).split('\n')) {
            const text = line.trim();
            if (text === '')
                continue;
            const cut = text.length - left;
            if (left <= 0 || lines.length >= limits.lines)
                hidden += 1;
            else if (cut <= 0)
                lines.push(text);
            else
                lines.push(`${(0,_model_clip_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$)(text, left)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(cut, 'more character')})`);
            left -= text.length;
        }
    }
    return { lines, rest: hidden > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `… ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(hidden, 'more line')}` : '' };
}
/** Whether `messageLines` leaves nothing out. */
function fitsIn(messages, limits) {
    const length = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sumOf */ .XN)(messages, (message) => message.length);
    return length <= limits.characters && messageLines(messages, limits).rest === '';
}
/** All lines of messages as they were written, up to a number of UTF-16 units; a last line counts the others. */
function messageText(messages, limit) {
    const text = messages.join('\n');
    const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)((0,_model_clip_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$)(text, limit)).trim();
    const cut = text.length - limit;
    return cut > 0 ? `${shown}\n… ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(cut, 'more character')}` : shown;
}
//# sourceMappingURL=message-text.js.map

/***/ }),

/***/ 2314:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: function() { return /* binding */ unsaidOutput; },
/* harmony export */   SU: function() { return /* binding */ ownBaseline; },
/* harmony export */   TY: function() { return /* binding */ unmentionedAddresses; },
/* harmony export */   c0: function() { return /* binding */ unshownOutput; },
/* harmony export */   cK: function() { return /* binding */ hiddenWords; },
/* harmony export */   hr: function() { return /* binding */ occurrenceText; },
/* harmony export */   tI: function() { return /* binding */ withOccurrences; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _policy_named_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68397);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70075);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);
/** What a cause says of one resource, of several or of none: each message with its place, the same on all surfaces. */





/** The draft with each resource and what is said of it, and then each general message; the whole cause if there are none of both. */
function withOccurrences(draft) {
    const { fingerprint, age, baseline, workspaces } = draft;
    const resources = (0,_policy_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .resourcesAlone */ .nh)(draft);
    const message = draft.message.trim();
    const ofResources = resources.map(({ address, messages, ...resource }) => {
        const about = { noun: 'resource', addresses: [address] };
        return { ...resource, ...about, ...mentionedIn(messages, [address]) };
    });
    const general = draft.generalMessages.map(({ text, addresses, ...rest }) => {
        const about = { noun: 'message', age, baseline, addresses };
        return { ...rest, ...about, ...mentionedIn([text], addresses) };
    });
    const [first, ...others] = [...ofResources, ...general];
    if (first === undefined) {
        const messages = [message || _words_js__WEBPACK_IMPORTED_MODULE_4__/* .STATUS_WORDS */ .ly[draft.status]];
        const facts = { fingerprint, age, baseline, workspaces };
        const whole = { ...facts, noun: 'message', addresses: [], mentioned: [], messages };
        return { ...draft, occurrences: [whole], messageOfAll: '' };
    }
    const [address = ''] = first.addresses;
    if (others.length === 0 && first.messages.length === 0) {
        const messages = [(0,_policy_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutAddress */ .L1)(message, address)].filter(Boolean);
        const only = { ...first, ...mentionedIn(messages, [address]) };
        return { ...draft, occurrences: [only], messageOfAll: '' };
    }
    const occurrences = [first, ...others];
    const said = occurrences.flatMap(({ addresses: [one = ''], messages }) => messages.flatMap((text) => [text, `${one}: ${text}`]));
    // Whatever was printed is a message of an occurrence.
    const isSaid = new Set([...said, ...draft.output].map((text) => text.trim())).has(message);
    return { ...draft, occurrences, messageOfAll: isSaid ? '' : message };
}
function mentionedIn(messages, addresses) {
    const named = new Set(messages.flatMap((message) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .WX)(message).addresses));
    // A service may name a resource by something that is no address.
    const isNamed = (name) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PW)(name) ? named.has(name) : messages.some((message) => message.includes(name));
    return { messages, mentioned: addresses.filter(isNamed) };
}
/** `2 more resources`, `1 more message`, or both: what the occurrences are that a list does not show; empty if none is. */
function hiddenWords(hidden) {
    const resources = hidden.filter(({ noun }) => noun === 'resource').length;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)(' and ', (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .countWordsIfAny */ .eQ)(resources, 'more resource'), (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .countWordsIfAny */ .eQ)(hidden.length - resources, 'more message'));
}
/** The resources of an occurrence that the first `limit` characters of its messages do not name. */
function unmentionedAddresses({ addresses, mentioned, messages }, limit = Infinity) {
    const shown = messages.join('\n').slice(0, limit);
    return addresses.filter((address) => !mentioned.includes(address) || !shown.includes(address));
}
/** What an occurrence says, for surfaces without markup: the addresses that its messages do not name, and its messages. */
function occurrenceText(occurrence) {
    const addresses = unmentionedAddresses(occurrence);
    const named = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listText */ .so)(addresses, 5, (address) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(address, 300));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)(': ', named, occurrence.messages.join('\n'));
}
/** The baseline of an occurrence, if it differs from that of its cause. */
function ownBaseline(occurrence, cause) {
    return occurrence.baseline === cause.baseline ? undefined : occurrence.baseline;
}
/** What was printed and is in no message, or in one for which `isWhole` is false. */
function unsaidOutput({ message, output, resources, generalMessages }, isWhole = () => true) {
    const said = new Set(['']);
    const add = (text) => {
        for (const line of [text, ...text.split('\n')])
            said.add(line.trim());
    };
    if (isWhole([message]))
        add(message);
    for (const { address, messages } of resources) {
        said.add(address);
        if (!isWhole(messages))
            continue;
        for (const each of messages) {
            add(each);
            add(`${address}: ${each}`);
        }
    }
    for (const { text } of generalMessages)
        if (isWhole([text]))
            add(text);
    const isSaid = (entry) => said.has(entry.trim()) || entry.split('\n').every((line) => said.has(line.trim()));
    return output.filter((entry) => !isSaid(entry));
}
/** Printed messages and lines that the occurrences do not show whole. */
function unshownOutput(cause, isWhole) {
    const { output, resources, own } = cause;
    const unshown = unsaidOutput(cause, isWhole);
    // Policies of the service print headings above the lines of several resources: no line is shown without its heading.
    const hasHeadings = resources.length > 1 && own !== true;
    return unshown.length > 0 && hasHeadings ? output : unshown;
}
//# sourceMappingURL=occurrences.js.map

/***/ })

};
;