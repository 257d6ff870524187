"use strict";
exports.id = 5076;
exports.ids = [5076,1741];
exports.modules = {

/***/ 94264:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KF: function() { return /* binding */ keyedDigest160; },
/* harmony export */   SN: function() { return /* binding */ digest160; },
/* harmony export */   WA: function() { return /* binding */ DIGEST_PATTERN; },
/* harmony export */   dj: function() { return /* binding */ canonicalJson; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** JSON in which a value has one text only, and digests of 160 bits: with fewer, two plans with one digest can be searched for. */


const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BYTES = 20;
/** A digest of 160 bits: 32 letters and digits of lower-case base32. */
const DIGEST_PATTERN = /^[a-z2-7]{32}$/;
/** The text of a value of JSON: sorted names, no white space. A member that is undefined is left out. */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value))
        return JSON.stringify(value ?? null);
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    const members = names
        .sort()
        .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
    return `{${members.join(',')}}`;
}
/** @param subject what is digested: texts of two subjects never have one digest */
function digest160(subject, text) {
    return toBase32((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`plangate ${subject} v1\n${text}`).digest());
}
/** As `digest160`; who does not have the key cannot try values until one fits. */
function keyedDigest160(key, subject, text) {
    return toBase32((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(`plangate ${subject} v1\n${text}`).digest());
}
function toBase32(bytes) {
    let text = '';
    let rest = 0;
    let bits = 0;
    for (const byte of bytes.subarray(0, BYTES)) {
        rest = (rest << 8) | byte;
        bits += 8;
        for (; bits >= 5; bits -= 5)
            text += ALPHABET.charAt((rest >> (bits - 5)) & 31);
        rest &= 31;
    }
    return text;
}
//# sourceMappingURL=canonical.js.map

/***/ }),

/***/ 55482:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyCommand: function() { return /* binding */ applyCommand; },
  runApply: function() { return /* binding */ runApply; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/check/check.js + 5 modules
var check = __webpack_require__(23048);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(83538);
;// CONCATENATED MODULE: ./build/src/model/apply-outcome.js

/** The verdict in one word on a workspace; undefined where that on its plan says it. */
const WORD_OF_OUTCOME = {
    applied: 'passed',
    nothing: 'passed',
    'against-policy': 'blocked',
    failed: 'errored',
    unknown: 'undecided',
    'not-green': undefined,
    unseen: 'needs-override',
    refused: 'undecided',
    declined: 'needs-override',
    'not-reached': 'undecided',
};
/** The first workspace that was not applied, which stopped the others. */
function stopOf(applied) {
    return applied.find(({ outcome }) => WORD_OF_OUTCOME[outcome] !== 'passed');
}
/** The verdict in one word on an apply that got as far as this. */
function wordOfApply(applied, result) {
    const stop = stopOf(applied);
    if (stop === undefined)
        return applied.length === 0 ? result.verdict.word : 'passed';
    const judged = result.workspaces.find(({ workspace }) => workspace === stop.workspace);
    return WORD_OF_OUTCOME[stop.outcome] ?? judged?.verdict.word ?? 'undecided';
}
/** The exit code: that of a check with this verdict. @param signal with which the job was canceled, if it was */
function exitCodeOfApply(applied, { result, failOn }, signal) {
    const stop = stopOf(applied);
    const isCut = signal !== undefined && ['unknown', 'not-reached'].includes(stop?.outcome ?? '');
    const word = isCut ? 'canceled' : wordOfApply(applied, result);
    const workspaces = judgedCauses(stop, result);
    return (0,model_verdict/* exitCodeOf */.FO)({ verdict: { word }, workspaces }, failOn, signal);
}
/** The judged workspaces by which a closed gate is explained; none where the apply itself says why it stopped. */
function judgedCauses(stop, { workspaces }) {
    if (stop === undefined)
        return workspaces;
    if (stop.outcome !== 'not-green')
        return [];
    return workspaces.filter(({ workspace }) => workspace === stop.workspace);
}
//# sourceMappingURL=apply-outcome.js.map
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(47912);
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __webpack_require__(54340);
// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(70075);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(22195);
// EXTERNAL MODULE: ./build/src/report/render-sentence.js
var render_sentence = __webpack_require__(44254);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/report/write-text.js
var write_text = __webpack_require__(23907);
;// CONCATENATED MODULE: ./build/src/report/apply-report.js
/** How an apply ended: as Markdown for the job summary and for a comment of its own, as lines for a terminal, as JSON. */










const SIGNS = {
    applied: '✅',
    nothing: '✅',
    'against-policy': '❌',
    failed: '❌',
    unknown: '❔',
    'not-green': '⛔',
    unseen: '✋',
    refused: '❌',
    declined: '✋',
    'not-reached': '➖',
};
/** What stopped the apply, and else all workspaces, as the end of the first line. */
function shownFirst(applies) {
    const stop = stopOf(applies);
    return stop === undefined ? applies : [stop];
}
/** `Applied: 3 of 3 changes, nothing else` */
function headlineOfApply(applies) {
    const shown = shownFirst(applies);
    const [first] = shown;
    if (first === undefined)
        return (0,sentence/* literal */.eu) `Nothing to apply`;
    const changes = (0,report_text/* sumOf */.XN)(shown, (one) => one.changes ?? 0);
    const unseen = (0,report_text/* sumOf */.XN)(shown, (one) => one.unseen.length);
    switch (first.outcome) {
        case 'applied':
        case 'nothing':
            return appliedWords(shown, { changes, unseen });
        case 'against-policy':
            return (0,sentence/* literal */.eu) `Applied, against policy: ${(0,report_text/* countWords */.rj)(changes, 'change')}`;
        case 'failed':
            return first.made === undefined || first.notMade === undefined
                ? (0,sentence/* literal */.eu) `The apply failed`
                : (0,sentence/* literal */.eu) `The apply failed: ${first.made.length} of ${(0,report_text/* countWords */.rj)(first.made.length + first.notMade.length, 'change')} made`;
        case 'unknown':
            return (0,sentence/* literal */.eu) `Not known whether it was applied`;
        case 'not-green':
            return (0,sentence/* literal */.eu) `Not applied: the gate is closed`;
        case 'unseen':
            if (unseen === 0)
                return (0,sentence/* literal */.eu) `Not applied: the plan is not all that there is to do`;
            return (0,sentence/* literal */.eu) `Not applied: ${(0,report_text/* countWords */.rj)(unseen, 'change')} that nobody has seen`;
        case 'refused':
            return (0,sentence/* literal */.eu) `Not applied: it could not be begun`;
        case 'declined':
            return (0,sentence/* literal */.eu) `Not applied: the person who was asked declined`;
        case 'not-reached':
            return (0,sentence/* literal */.eu) `Not applied: a workspace before it was not`;
    }
}
/** Whether nothing was applied because there was nothing, neither now nor in a job before. */
function isNothingToApply(applies) {
    return applies.every(({ outcome, done, less }) => outcome === 'nothing' && done.length + less.length === 0);
}
function appliedWords(shown, { changes, unseen }) {
    const count = (of) => (0,report_text/* sumOf */.XN)(shown, (one) => one[of].length);
    const seen = changes - unseen + count('done');
    const all = seen + count('less');
    if (isNothingToApply(shown))
        return (0,sentence/* literal */.eu) `Nothing to apply`;
    if (unseen === 0) {
        const less = count('less');
        const end = less === 0 ? (0,sentence/* literal */.eu) `nothing else` : (0,sentence/* literal */.eu) `and ${less} less than was seen`;
        return (0,sentence/* literal */.eu) `Applied: ${seen} of ${(0,report_text/* countWords */.rj)(all, 'change')}, ${end}`;
    }
    const which = unseen === changes
        ? (0,sentence/* literal */.eu) `none of which was seen`
        : (0,sentence/* literal */.eu) `${unseen} of which nobody has seen`;
    return (0,sentence/* literal */.eu) `Applied: ${(0,report_text/* countWords */.rj)(changes, 'change')}, ${which}`;
}
const MOST_NAMED = 20;
/** @param run how the run is shown, where there is one */
function itemOf(one, run) {
    const { counts, durationMs } = one;
    const { additions = 0, changes = 0, destructions = 0, imports = 0 } = counts ?? {};
    const words = (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) `, `, headlineOfApply([one]), counts === undefined
        ? ''
        : (0,sentence/* literal */.eu) `${additions} created, ${changes} changed, ${destructions} destroyed`, imports > 0 ? (0,report_text/* countWords */.rj)(imports, 'imported', 'imported') : '', durationMs === undefined ? '' : (0,sentence/* phrase */.MZ) `after ${(0,report_text/* formatElapsed */.C7)(durationMs)}`);
    const named = (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) ` · `, (0,sentence/* sentencePart */.vn)('code', one.workspace, 90), run);
    return { words: (0,sentence/* phrase */.MZ) `${SIGNS[one.outcome]} ${named}: ${words}`, children: childrenOf(one) };
}
function childrenOf(one) {
    const { unseen, less, why, later, neverWhole, made = [], notMade = [] } = one;
    const isStopped = one.outcome === 'unseen' || one.outcome === 'declined';
    const named = (title, names) => names.length === 0
        ? []
        : [
            {
                words: title,
                children: (0,render_sentence/* firstItems */.J9)(names, MOST_NAMED, (name) => ({ words: (0,sentence/* resourcePart */._8)(name) })),
            },
        ];
    return [
        ...(0,render_sentence/* firstItems */.J9)(why, MOST_NAMED, (found) => ({ words: (0,render_sentence/* sayWhole */.BX)(found) })),
        ...(0,render_sentence/* firstItems */.J9)(unseen, MOST_NAMED, ({ says }) => ({ words: (0,render_sentence/* sayWhole */.BX)(says) })),
        ...(isStopped ? [{ words: whatToType(one) }] : []),
        ...named((0,sentence/* phrase */.MZ) `Made:`, made),
        ...named((0,sentence/* phrase */.MZ) `Not made:`, notMade),
        ...named((0,sentence/* phrase */.MZ) `Seen, and not planned any more:`, less),
        ...(0,render_sentence/* firstItems */.J9)(later, MOST_NAMED, laterItem),
        ...(neverWhole.length === 0
            ? []
            : [
                {
                    words: (0,sentence/* phrase */.MZ) `Never judged with all values: ${(0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) `, `, ...neverWhole.map(sentence/* quoted */.TL))}.`,
                },
            ]),
    ];
}
/** A plan is seen where it is shown: on the next request, unless that cannot show it, or by the person who applies it. */
function whatToType({ workspace, unseen, outcome }) {
    const asked = unseen.filter(({ stops }) => stops || outcome === 'declined');
    const may = (canBeShown) => asked.some((one) => one.canBeShown === canBeShown);
    return (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) ` `, (0,sentence/* phrase */.MZ) `To apply it, check this commit out and look at each change at a terminal: ${(0,sentence/* typed */.nE)(`plangate apply --workspace ${workspace}`)}.`, asked.length === 0 || may('no')
        ? ''
        : (0,sentence/* phrase */.MZ) `Or show it: open a request that plans this workspace, and merge that.`, may('perhaps') && !may('no')
        ? (0,sentence/* phrase */.MZ) `It cannot show what differs from plan to plan, such as ${(0,sentence/* setting */.Pe)('plantimestamp()')}, or the commit in a variable.`
        : '');
}
function laterItem({ policy, level, messages, resources }) {
    return {
        words: (0,sentence/* phrase */.MZ) `Policy ${(0,sentence/* quoted */.TL)(policy)} (${(0,sentence/* sentencePart */.vn)('name', level, 20)}) fails by what is known now:`,
        children: [
            ...(0,render_sentence/* firstItems */.J9)(messages, MOST_NAMED, (message) => ({ words: (0,sentence/* foreign */.V$)(message) })),
            ...(0,render_sentence/* firstItems */.J9)(resources.filter(({ attribute }) => attribute !== undefined), MOST_NAMED, ({ address, attribute = '', value }) => ({
                words: value === undefined
                    ? (0,sentence/* phrase */.MZ) `${(0,sentence/* resourcePart */._8)(address)}: ${(0,sentence/* setting */.Pe)(attribute)} is not shown`
                    : (0,sentence/* phrase */.MZ) `${(0,sentence/* resourcePart */._8)(address)}: ${(0,sentence/* setting */.Pe)(attribute)} is ${(0,sentence/* sentencePart */.vn)('code', value, 200)}`,
            })),
        ],
    };
}
const MOST_WORKSPACES = 50;
function itemsOf({ applies }, runOf) {
    return (0,render_sentence/* firstItems */.J9)(applies, MOST_WORKSPACES, (one) => itemOf(one, one.runId === undefined ? '' : runOf(one.runId, one.runUrl)), (number) => (0,sentence/* phrase */.MZ) `… and ${(0,report_text/* countWords */.rj)(number, 'more workspace')}`);
}
function signOf({ applies }) {
    return (0,sentence/* literal */.eu) `${SIGNS[shownFirst(applies)[0]?.outcome ?? 'nothing']}`;
}
function renderApplied(report) {
    const { applies, origins } = report;
    const items = itemsOf(report, (id, url) => link(codeSpan(id, 40), url, origins));
    return joinNonEmpty('\n\n', literal `#### ${signOf(report)} ${headlineOfApply(applies)}`, joinNonEmpty('\n', ...items.map((item) => itemToMarkdown(item))));
}
/** For a terminal, and for the log of a job. @param columns of the terminal; left out: lines are not broken */
function appliedLines(report, columns = Infinity) {
    const children = itemsOf(report, (id) => (0,sentence/* sentencePart */.vn)('run', id, 40));
    const words = (0,sentence/* literal */.eu) `${signOf(report)} ${headlineOfApply(report.applies)}`;
    const lines = (0,write_text/* writeItems */.E)([{ words, children }], { columns, colour: false });
    return ['', ...lines].map((line) => (0,neutralise_log/* safeLine */.om)(line));
}
function appliedJson(report) {
    const { applies, origins: _origins, ...fields } = report;
    return (0,json/* printableJson */.et)({
        schemaVersion: 1,
        headline: headlineOfApply(applies),
        ...fields,
        workspaces: applies.map(({ why, unseen, ...one }) => ({
            ...one,
            why: why.map(finding/* textOf */.b6),
            unseen: unseen.map(({ says, ...change }) => ({ ...change, says: (0,finding/* textOf */.b6)(says) })),
        })),
    });
}
/**
 * The report of an apply as a comment of its own, which a later report of the same workspaces replaces.
 *
 * @param headSha the commit of the request that was merged
 */
function ownReportOfApply(report, headSha) {
    const { applies, gate, jobId: runId, attempt, startedAt, green } = report;
    const text = renderApplied(report);
    const owner = ownerId(JSON.stringify(applies.map(({ workspace }) => workspace).sort()));
    const job = { owner, runId, attempt, headSha, startedAt };
    return {
        // No name of a gate has a line end.
        key: `${gate}\napply\n${owner}`,
        state: { ...job, green, digest: hash(text), fingerprints: [], durations: {}, runs: {} },
        render: () => text,
    };
}
//# sourceMappingURL=apply-report.js.map
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/plan-json.js
var plan_json = __webpack_require__(35379);
// EXTERNAL MODULE: ./build/src/plan/entries.js
var entries = __webpack_require__(41293);
// EXTERNAL MODULE: ./build/src/plan/sensitive-values.js
var sensitive_values = __webpack_require__(30508);
;// CONCATENATED MODULE: ./build/src/plan/fill-plan.js
/**
 * A plan as it was approved, with what was not known then: the values of a state after the apply, and which of them are sensitive.
 * Policies judge it as they judged the plan, because it has the same actions.
 *
 * Both are JSON of `terraform show -json`: https://developer.hashicorp.com/terraform/internals/json-format.
 */




/**
 * Fills what the plan marks as unknown. What the state does not have stays unknown, with its marks; so does what no state has: the
 * arguments of actions and what was deferred. What one of both marks as sensitive is sensitive: a plan cannot know the marks of
 * a value that it does not know.
 *
 * @param plan a whole or redacted plan; it stays as it is
 * @param state after exactly this plan was applied
 */
function fillPlan(plan, state) {
    const { values } = state;
    const ofState = valuesByAddress(values);
    const outputs = (0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(values, 'outputs'));
    const filledByAddress = new Map();
    const changes = Array.from((0,entries/* entriesOfDocument */.je)(plan, ['resource_changes']), (entry) => {
        const { whole, address = '', change } = entry;
        const { after, unknownAfter: marks, sensitiveAfter: planned } = entry.values;
        const known = ofState.get(address);
        // An object that was deposed is not the one of the state.
        if (!(0,parse/* isRecord */.u4)(whole) || (0,entries/* isDeposed */.DT)(entry) || known === undefined)
            return whole;
        const { value, left } = fill(after, marks, known.values);
        filledByAddress.set(address, { value, sensitive: known.sensitive });
        const wasUnknown = (0,plan_json/* isMarked */.rZ)(marks);
        return {
            ...whole,
            change: {
                ...(wasUnknown && { after_identity: known.identity ?? null }),
                ...change,
                after: value,
                after_sensitive: (0,sensitive_values/* joinMarks */.hq)(planned, known.sensitive),
                ...(wasUnknown && { after_unknown: left ?? {} }),
            },
        };
    });
    const outputEntries = Array.from((0,entries/* entriesOfDocument */.je)(plan, ['output_changes']));
    const filledOutputs = outputEntries.map(({ at, whole, change, values: sides }) => {
        const name = String(at);
        const { after, unknownAfter: marks, sensitiveAfter: planned } = sides;
        if (!(0,plan_json/* isMarked */.rZ)(marks) || !Object.hasOwn(outputs, name))
            return [name, whole];
        const { value, sensitive } = (0,parse/* recordOf */.zv)(outputs[name]);
        const filled = fill(after, marks, value);
        return [
            name,
            {
                ...change,
                after: filled.value,
                after_sensitive: (0,sensitive_values/* joinMarks */.hq)(planned, sensitive ?? true),
                after_unknown: filled.left ?? false,
            },
        ];
    });
    const outputChanges = Object.fromEntries(filledOutputs);
    const planned = (0,parse/* recordOf */.zv)(plan['planned_values']);
    const plannedOutputs = mapRecord(planned['outputs'], (output, name) => {
        const change = (0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(outputChanges, name));
        const isKnown = Object.hasOwn(change, 'after') && !(0,plan_json/* isMarked */.rZ)(change['after_unknown']);
        if (!isKnown)
            return output;
        const ofPlan = (0,parse/* recordOf */.zv)(output);
        const ofOutput = (0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(outputs, name));
        const sensitive = (0,sensitive_values/* joinMarks */.hq)(ofPlan['sensitive'], ofOutput['sensitive']);
        return { ...ofOutput, ...ofPlan, value: change['after'], sensitive };
    });
    return withMembers(plan, {
        resource_changes: changes,
        output_changes: outputChanges,
        planned_values: withMembers(planned, {
            outputs: plannedOutputs,
            root_module: withValues(planned['root_module'], filledByAddress),
        }),
        checks: state['checks'] ?? plan['checks'],
    });
}
/** With other values for the members that it has. */
function withMembers(part, members) {
    const present = Object.entries(members).filter(([name]) => Object.hasOwn(part, name));
    return { ...part, ...Object.fromEntries(present) };
}
function mapRecord(part, to) {
    if (!(0,parse/* isRecord */.u4)(part))
        return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, to(value, name)]));
}
function valuesByAddress(state) {
    const found = new Map();
    for (const resource of (0,plan_json/* resourcesOf */.F3)(state)) {
        const { address, values, identity, deposed_key: deposed } = resource;
        const { sensitive_values: sensitive = true } = resource;
        const isCurrent = typeof address === 'string' && deposed === undefined;
        if (isCurrent)
            found.set(address, { values, identity, sensitive });
    }
    return found;
}
function withValues(module, values) {
    if (!(0,parse/* isRecord */.u4)(module))
        return module;
    return withMembers(module, {
        resources: (0,parse/* listOf */.c3)(module['resources']).map((resource) => {
            const address = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(resource, 'address')) ?? '';
            const filled = values.get(address);
            if (!(0,parse/* isRecord */.u4)(resource) || filled === undefined)
                return resource;
            const sensitive = (0,sensitive_values/* joinMarks */.hq)(resource['sensitive_values'], filled.sensitive);
            return { ...resource, values: filled.value, sensitive_values: sensitive };
        }),
        child_modules: (0,parse/* listOf */.c3)(module['child_modules']).map((inner) => withValues(inner, values)),
    });
}
/** A value with what is marked taken from another, and the marks of what that does not have; undefined if it has all. */
function fill(value, mark, known) {
    if (known === undefined)
        return { value, left: (0,plan_json/* isMarked */.rZ)(mark) ? mark : undefined };
    if (mark === true)
        return { value: known, left: undefined };
    if (!(0,plan_json/* isMarked */.rZ)(mark))
        return { value, left: undefined };
    if (Array.isArray(mark)) {
        // In a set, members have no places: as it is after the apply, it is all that the plan said.
        return Array.isArray(known) ? { value: known, left: undefined } : { value, left: mark };
    }
    const filled = Object.entries((0,parse/* recordOf */.zv)(mark)).map(([name, inner]) => [name, fill((0,parse/* fieldOf */._F)(value, name), inner, (0,parse/* fieldOf */._F)(known, name))]);
    const left = filled.flatMap(([name, { left: marks }]) => marks === undefined ? [] : [[name, marks]]);
    const values = filled.filter(([, inner]) => inner.value !== undefined);
    return {
        value: {
            ...(0,parse/* recordOf */.zv)(value),
            ...Object.fromEntries(values.map(([name, inner]) => [name, inner.value])),
        },
        left: left.length === 0 ? undefined : Object.fromEntries(left),
    };
}
//# sourceMappingURL=fill-plan.js.map
// EXTERNAL MODULE: ./build/src/plan/without-sensitive-texts.js
var without_sensitive_texts = __webpack_require__(26325);
// EXTERNAL MODULE: ./build/src/trust/seals.js
var seals = __webpack_require__(88138);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/policy/target-branches.js
var target_branches = __webpack_require__(76784);
;// CONCATENATED MODULE: ./build/src/apply/apply-settings.js
/** The settings of a check, as an apply has them: its plans are saved, and it is refused where nothing may be applied. */



/** @returns the settings, or everything that keeps this job from applying anything */
function settingsOfApply(loaded, job) {
    if ('problems' in loaded)
        return loaded;
    const { settings } = loaded;
    const plans = appliable(settings.plans);
    const problems = [
        ...whyNotOnBranch(job, settings),
        ...whyNotAsked(settings),
        ...('problem' in plans ? [plans.problem] : []),
    ];
    if ('problem' in plans || problems.length > 0)
        return { problems };
    return {
        ...loaded,
        settings: {
            ...settings,
            plans,
            // A push that no job applied may have changed any of them.
            plan: { ...settings.plan, affectedOnly: false },
            // The gate has its comment on open requests. An apply has its own.
            report: { ...settings.report, comment: 'off', annotate: 'off' },
            apply: { ...settings.apply, report: settings.report },
        },
    };
}
/** Why nothing is applied for this event, whatever the settings are. */
function whyNotForEvent({ isPerson, pushedBranch }) {
    if (isPerson || pushedBranch !== undefined)
        return [];
    const message = 'is for the event push: what is applied was merged before. A person at a terminal may start it, too.';
    return [{ where: 'on', message, code: errors/* CODES */.Lp.notApplied }];
}
function whyNotOnBranch({ pushedBranch, defaultBranch }, { policy: { targetBranches = [] } }) {
    if (pushedBranch === undefined)
        return [];
    // Everybody who may push can create a branch that any pattern fits.
    const named = targetBranches.filter((pattern) => pattern !== '*');
    const isTarget = pushedBranch === defaultBranch || named.some((each) => (0,target_branches/* matchesBranch */._r)(each, pushedBranch));
    if (isTarget)
        return [];
    const message = `is a push to ${(0,quote/* quote */.hD)(pushedBranch)}, which is neither the default branch nor one of \`target-branches\`: nothing of it is applied.`;
    return [{ where: 'on', message, code: errors/* CODES */.Lp.notApplied }];
}
/** What a check may be asked, and no apply. */
function whyNotAsked({ policy, plan: { runOptions } }) {
    const problems = [];
    const refuse = (where, message) => void problems.push({ where, message });
    if (policy.failOn === 'never')
        refuse('fail-on', 'cannot be never: what is applied has passed its policies.');
    if (runOptions['is-destroy'] === true) {
        refuse('destroy', 'is for a check: an apply destroys what was taken out of the files.');
    }
    if (runOptions['terraform-version'] !== undefined) {
        refuse('terraform-version', 'cannot go with an apply: only what is never applied may have it.');
    }
    return problems;
}
function appliable(plans) {
    switch (plans.from) {
        case 'service':
            if (plans.group !== undefined)
                return { problem: NO_GROUP };
            return { ...plans, mode: 'provisional', autoQueueRuns: false, applies: true };
        case 'version-control':
            return plans.group === undefined ? { ...plans, applies: true } : { problem: NO_GROUP };
        case 'program':
            return { ...plans, applies: true };
        case 'groups':
            return { problem: NO_GROUP };
        // A file, and whatever else an apply does not know.
        default:
            return { problem: NO_FILE };
    }
}
const NO_FILE = {
    where: 'plan',
    message: 'is made already, and an apply makes its own. Take it out.',
};
const NO_GROUP = {
    where: 'group',
    message: 'is for a check: an apply has its workspaces in one job, in their order. Take it out.',
};
//# sourceMappingURL=apply-settings.js.map
// EXTERNAL MODULE: ./build/src/configuration/read-configuration.js
var read_configuration = __webpack_require__(51741);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/gate/installed-modules.js
var installed_modules = __webpack_require__(82227);
;// CONCATENATED MODULE: ./build/src/gate/hidden-blocks.js



/**
 * Whether a block may have such parts: those that a `dynamic` block makes are in no `expressions` of a plan.
 *
 * @param directory absolute: where the configuration is; undefined if its files are not here
 */
function mayHideBlocks(directory, json) {
    const calls = (0,installed_modules/* readRemoteCalls */.K)(json.document['configuration']);
    // The files of a module that comes from elsewhere do not have to be here.
    if (directory === undefined || calls === undefined || calls.length > 0)
        return true;
    const read = (0,read_configuration.readConfiguration)(directory, (0,read_configuration.searchedFiles)(files_here/* localFiles */.Jd));
    const { modules, unclear, unknownSources } = read;
    const isUnread = unclear.length > 0 || unknownSources.length > 0;
    return isUnread || modules.some(({ blocks }) => blocks.some(({ block }) => isDynamic(block)));
}
function isDynamic({ type, body }) {
    return type === 'dynamic' || body.blocks.some(isDynamic);
}
//# sourceMappingURL=hidden-blocks.js.map
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/policy/may-be-approved.js
var may_be_approved = __webpack_require__(65567);
// EXTERNAL MODULE: ./build/src/approvals/canonical.js
var canonical = __webpack_require__(94264);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/seen/planned-entries.js + 1 modules
var planned_entries = __webpack_require__(88869);
;// CONCATENATED MODULE: ./build/src/seen/compare-seen.js
/**
 * Compares the plan that will be applied with what the merged requests showed. An entry is seen if it ends as one that was shown.
 * The comparison can only keep a plan from being applied. Whether it passes its policies is decided by its verdict alone.
 */



/**
 * Compares a plan with what was shown of its workspace.
 *
 * @param shown by the requests that were merged since the last apply; none where nothing says what they showed
 * @param now the plan that will be applied
 * @param files left out where all requests together showed the files that it is made of
 */
function compareSeen(shown, now, files) {
    const allShown = shown.flatMap(({ request, entries }) => entries.map((entry) => ({ request, entry })));
    const byPlace = new Map();
    for (const one of allShown)
        (0,add_to/* addTo */.D)(byPlace, (0,planned_entries/* placeInLists */.op)(one.entry), one);
    const seen = [];
    const unseen = [];
    const carriedOut = new Set();
    const seenPlaces = new Set();
    const unseenPlaces = new Set();
    for (const entry of now.entries) {
        const place = (0,planned_entries/* placeInLists */.op)(entry);
        const there = entry.notCompared === undefined ? shownThere(entry, byPlace) : [];
        const same = there.filter((one) => isSeenAs(entry, one.entry, files));
        if (same.length > 0) {
            seen.push({ entry, requests: numbersOf(same) });
            seenPlaces.add(place);
            for (const one of same)
                carriedOut.add(one.entry);
        }
        else {
            unseen.push(toUnseen(entry, there, shown, now));
            unseenPlaces.add(place);
        }
    }
    const done = [];
    const less = [];
    for (const one of allShown) {
        const place = (0,planned_entries/* placeInLists */.op)(one.entry);
        // The entry of the plan at this place is among the unseen.
        if (carriedOut.has(one.entry) || unseenPlaces.has(place))
            continue;
        const isDone = !seenPlaces.has(place) && needsNothing(one.entry, now);
        (isDone ? done : less).push(one);
    }
    return { seen, unseen, done, less, notWhole: now.notWhole };
}
function shownThere(entry, byPlace) {
    const there = byPlace.get((0,planned_entries/* placeInLists */.op)(entry)) ?? [];
    if (entry.isDeposed === undefined)
        return there;
    // The old object of a replacement: the request showed the whole replacement in one entry, which is no deposed one.
    return [...there, ...(byPlace.get((0,planned_entries/* placeInLists */.op)({ ...entry, isDeposed: undefined })) ?? [])];
}
/** Why a plan is not applied. With neither, it may be, where the verdict is green. */
function stopsOf({ unseen, notWhole }, { unseen: rule, isExcused }) {
    const stopsAll = rule === 'stop' || isExcused;
    return {
        unseen: stopsAll ? unseen : unseen.filter(({ entry }) => (0,planned_entries/* isRemoval */.f)(entry)),
        notWhole: stopsAll ? notWhole : undefined,
    };
}
function isSeenAs(entry, shown, files) {
    return endsAs(entry, shown) && (files === undefined || isWhollyShown(entry, shown, files));
}
/**
 * Whether the two plans say all of it, so that other files make no other change. What is unknown may have become any value then,
 * and the block of what is removed, with its provisioners, is in no plan.
 */
function isWhollyShown(entry, shown, { mayHideBlocks }) {
    const { decidedByFiles } = entry;
    const isDecided = decidedByFiles === 'always' || (decidedByFiles === 'hidden-blocks' && mayHideBlocks);
    const isAsUnknown = (0,canonical/* canonicalJson */.dj)(entry.unknown) === (0,canonical/* canonicalJson */.dj)(shown.unknown);
    return !isDecided && !(0,planned_entries/* isRemoval */.f)(entry) && isAsUnknown;
}
/** Whether an entry of the plan of now ends as one that was shown. */
function endsAs(entry, shown) {
    return entry.provider === shown.provider && endsAsWithAnyProvider(entry, shown);
}
/** The same, however its provider is configured. */
function endsAsWithAnyProvider(entry, shown) {
    if (shown.notCompared !== undefined)
        return false;
    if (entry.block !== shown.block)
        return false;
    // A move or an import that the plan still has must be as it was shown. One that is done is no longer in the plan.
    if (entry.previous !== undefined && entry.previous !== shown.previous)
        return false;
    if (entry.importing !== undefined && entry.importing !== shown.importing)
        return false;
    if (entry.before !== undefined && entry.before !== shown.before)
        return false;
    if (!isOfActions(entry, shown))
        return false;
    if (entry.end === undefined)
        return true;
    const { end, changed } = entry.endWithout(shown.unknown) ?? {};
    if (end === undefined)
        return false;
    return end === shown.end || (changed !== undefined && changed === shown.changed);
}
/** Whether it does what was shown, or the half that is left of a replacement. */
function isOfActions({ actions, isDeposed }, shown) {
    if (isDeposed === shown.isDeposed) {
        const isReplacement = shown.actions === 'delete,create' || shown.actions === 'create,delete';
        return actions === shown.actions || (actions === 'create' && isReplacement);
    }
    return actions === 'delete' && shown.actions === 'create,delete';
}
/** Whether what was shown and is not in the plan is there already, or gone. */
function needsNothing(shown, now) {
    const { list, name, actions, isDeposed, end, unknown } = shown;
    if (shown.notCompared === 'form')
        return false;
    if (actions === 'read' || actions === 'open' || isDeposed)
        return true;
    const entry = now.unchanged(list, name);
    if (actions === 'delete' || actions === 'forget')
        return entry === undefined;
    if (entry === undefined)
        return false;
    return end === undefined || entry.endWithout(unknown)?.end === end;
}
function toUnseen(entry, there, shown, now) {
    if (entry.notCompared !== undefined)
        return { entry, why: 'not-compared' };
    const areCompared = there.some((one) => one.entry.notCompared === undefined);
    if (there.length > 0 && !areCompared)
        return { entry, why: 'not-compared' };
    const from = originOf(entry, there, shown, now);
    return { entry, why: there.length === 0 ? 'new' : 'changed', from };
}
function originOf(entry, there, shown, { variables, drifted }) {
    if (there.some((one) => endsAs(entry, one.entry)))
        return { kind: 'files' };
    if (there.some((one) => endsAsWithAnyProvider(entry, one.entry)))
        return { kind: 'provider' };
    if (drifted.has(entry.name))
        return { kind: 'drift' };
    const requests = numbersOf(there);
    if (requests.length > 1)
        return { kind: 'requests', requests };
    const plans = there.length === 0 ? shown : shown.filter(({ request }) => requests.includes(request));
    if (plans.length === 0)
        return undefined;
    const names = Object.keys(variables).filter((name) => plans.every((plan) => !Object.hasOwn(plan.variables, name) || plan.variables[name] !== variables[name]));
    return names.length > 0 ? { kind: 'variables', names } : undefined;
}
function numbersOf(entries) {
    return [...new Set(entries.map(({ request }) => request))];
}
//# sourceMappingURL=compare-seen.js.map
;// CONCATENATED MODULE: ./build/src/seen/differing-values.js
/** Which values of an unseen change are not as a request showed them, and whether a request can show them. */


/** @param shown oldest first */
function findDiffering({ entry, why, from }, shown, made) {
    if (why === 'not-compared') {
        return { names: [], canBeShown: entry.notCompared === 'form' ? 'no' : undefined };
    }
    if (why === 'new')
        return { names: [] };
    const place = (0,planned_entries/* placeInLists */.op)(entry);
    const before = shown
        .flatMap(({ entries }) => entries)
        .findLast((one) => one.attributes !== undefined && (0,planned_entries/* placeInLists */.op)(one) === place);
    const now = entry.attributes();
    const differing = before && differingNames(before, { ...entry, attributes: () => now });
    const passing = (differing ?? Object.keys(now)).flatMap((name) => {
        const madeOf = madeOfThisPlan(now[name], made);
        return madeOf === undefined ? [] : [{ name, madeOf }];
    });
    const isUnexplained = from === undefined || from.kind === 'variables';
    return {
        names: differing ?? passing.map(({ name }) => name),
        madeOf: passing[0]?.madeOf,
        canBeShown: passing.length > 0 ? 'no' : isUnexplained ? 'perhaps' : undefined,
    };
}
function differingNames(before, now) {
    const [was, is] = [before.attributes?.() ?? {}, now.attributes?.() ?? {}];
    const unknown = new Set([...before.unknown, ...now.unknown].map(([name]) => name));
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !unknown.has(name) && (0,canonical/* canonicalJson */.dj)(was[name]) !== (0,canonical/* canonicalJson */.dj)(is[name]));
}
/** The shortest form in which people write a commit. */
const SHORT_COMMIT = 7;
function madeOfThisPlan(value, { time, commit }) {
    const text = (0,canonical/* canonicalJson */.dj)(value ?? null);
    if (time && text.includes(time))
        return 'time';
    return commit && text.includes(commit.slice(0, SHORT_COMMIT)) ? 'commit' : undefined;
}
//# sourceMappingURL=differing-values.js.map
;// CONCATENATED MODULE: ./build/src/seen/say-unseen.js
/** The finding about a change that nobody has seen. */


/** What is unseen, why, where it comes from if that is known, and which values are not as they were shown. */
function sayUnseen({ entry, why, from }, { names, madeOf } = { names: [] }) {
    const change = (0,sentence/* phrase */.MZ) `${(0,sentence/* resourcePart */._8)(entry.name)} (${(0,sentence/* sentencePart */.vn)('name', entry.words.join(', '), 80)})`;
    const about = { resource: entry.name };
    if (why === 'not-compared') {
        const { notCompared = 'request' } = entry;
        const { says, remedy } = WHY_NOT_COMPARED[notCompared];
        return (0,finding/* finding */.gk)('unseen-change', (0,sentence/* phrase */.MZ) `${change} cannot be compared with what was shown: ${says}.`, { about, remedy });
    }
    const how = why === 'new'
        ? (0,sentence/* phrase */.MZ) `no merged request showed it`
        : (0,sentence/* phrase */.MZ) `no merged request showed it as it is now`;
    const says = (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) ` `, (0,sentence/* phrase */.MZ) `${change} is unseen: ${how}.`, names.length > 0
        ? (0,sentence/* phrase */.MZ) `Not as it was shown: ${(0,sentence/* firstParts */.J4)(names.map(sentence/* setting */.Pe), say_unseen_MOST_NAMED)}.`
        : '', madeOf === undefined ? '' : ANEW[madeOf].says, from === undefined ? '' : sayOrigin(from));
    const remedy = madeOf && ANEW[madeOf].remedy;
    return (0,finding/* finding */.gk)('unseen-change', says, { about, ...(remedy && { remedy }) });
}
const SHOW_HIDDEN = (0,sentence/* phrase */.MZ) `Set ${(0,sentence/* setting */.Pe)('record-key')}, and give a token that may read the whole plan.`;
/** Of values that the next plan does not have again. */
const ANEW = {
    time: {
        says: (0,sentence/* phrase */.MZ) `It differs from plan to plan: it has the time of the plan.`,
        remedy: (0,sentence/* phrase */.MZ) `No request can show it. Take the time from the state, by ${(0,sentence/* setting */.Pe)('time_static')} in place of ${(0,sentence/* setting */.Pe)('plantimestamp()')}, or leave the attribute out of updates by ${(0,sentence/* setting */.Pe)('ignore_changes')}.`,
    },
    commit: {
        says: (0,sentence/* phrase */.MZ) `It differs from plan to plan: it has the commit.`,
        remedy: (0,sentence/* phrase */.MZ) `No request can show it. Give the gate and this job one value that does not change with each commit, or leave the attribute out of updates by ${(0,sentence/* setting */.Pe)('ignore_changes')}.`,
    },
};
const WHY_NOT_COMPARED = {
    sensitive: {
        says: (0,sentence/* phrase */.MZ) `it has a sensitive value, and the plan does not show it or no key was given`,
        remedy: SHOW_HIDDEN,
    },
    variable: {
        says: (0,sentence/* phrase */.MZ) `it may depend on a sensitive variable, and the plan does not show that or no key was given`,
        remedy: SHOW_HIDDEN,
    },
    configuration: {
        says: (0,sentence/* phrase */.MZ) `the plan does not show how its provider is configured`,
        remedy: (0,sentence/* phrase */.MZ) `Give a token that may read the whole plan.`,
    },
    form: { says: (0,sentence/* phrase */.MZ) `it has a form that this version does not know, or the plan has it twice` },
    request: { says: (0,sentence/* phrase */.MZ) `the request did not show enough of it` },
};
function sayOrigin(from) {
    switch (from.kind) {
        case 'provider':
            return (0,sentence/* phrase */.MZ) `The configuration of its provider is not as it was.`;
        case 'drift':
            return (0,sentence/* phrase */.MZ) `It was changed since by something else than this repository.`;
        case 'requests':
            return (0,sentence/* phrase */.MZ) `Several requests changed it (${(0,sentence/* firstParts */.J4)(from.requests.map(sentence/* requestPart */.ns), say_unseen_MOST_NAMED)}), and none of them showed what they make together.`;
        case 'files':
            return (0,sentence/* phrase */.MZ) `A request showed it, and files that no request showed may decide about it.`;
        case 'variables': {
            const names = from.names.map((name) => (0,sentence/* sentencePart */.vn)('name', name, 80));
            const values = from.names.length === 1 ? (0,sentence/* literal */.eu) `A variable has` : (0,sentence/* literal */.eu) `Variables have`;
            return (0,sentence/* phrase */.MZ) `${values} another value than was shown (${(0,sentence/* firstParts */.J4)(names, say_unseen_MOST_NAMED)}).`;
        }
    }
}
const say_unseen_MOST_NAMED = 3;
//# sourceMappingURL=say-unseen.js.map
// EXTERNAL MODULE: ./build/src/plan/count-words.js
var count_words = __webpack_require__(74742);
;// CONCATENATED MODULE: ./build/src/apply/compare-with-shown.js
/** Compares a plan with what the merged requests showed of its workspace, and says what of it stops the apply. */










async function compareWithShown({ facts, plan, results, }, json, { request, shownIn, key, unseen: rule, signal }) {
    const now = await (0,take_turn/* runInTurns */.hp)((0,planned_entries/* readPlannedEntries */.nY)(json, { key }), signal);
    const isEmpty = now.entries.length === 0;
    const isApproved = results.some((result) => result.status === 'overridden' && (0,may_be_approved/* isApprovedHere */.ik)(result));
    const shown = await shownIn({
        isApproved,
        request,
        facts,
        plan,
        isEmpty,
        hasProvisioner: now.hasProvisioner,
        isWhole: json.isWhole,
        key,
    });
    if ('refused' in shown)
        return shown;
    const { plans, notes = [], earlier = [], mustBeSeen = false, areFilesUnseen = false, } = 'plans' in shown ? shown : { plans: [], notes: [shown.none] };
    const { root, workingDirectory } = facts;
    const directory = root === undefined ? undefined : (0,external_node_path_.join)(root, workingDirectory);
    const files = areFilesUnseen ? { mayHideBlocks: mayHideBlocks(directory, json) } : undefined;
    const compared = compareSeen(plans, now, files);
    // People agreed to what they saw, and to nothing else.
    const isExcused = results.some(({ status }) => status === 'overridden' || status === 'excepted' || status === 'existing');
    const stops = stopsOf(compared, { unseen: mustBeSeen ? 'stop' : rule, isExcused });
    const stopping = new Set(stops.unseen);
    const { notWhole } = compared;
    return {
        changes: now.entries.length,
        isIdle: now.entries.every(count_words/* isIdle */.xB),
        earlier,
        isSeen: compared.unseen.length === 0 && notWhole === undefined,
        isStopped: stopping.size > 0 || stops.notWhole !== undefined,
        unseen: compared.unseen.map((one) => {
            const differing = findDiffering(one, plans, {
                time: (0,parse/* textIn */.r7)(json.document['timestamp']),
                commit: request.context.ci.commit?.sha,
            });
            return {
                name: one.entry.name,
                words: one.entry.words.join('+'),
                why: one.why,
                says: sayUnseen(one, differing),
                stops: stopping.has(one),
                canBeShown: differing.canBeShown,
            };
        }),
        done: compared.done.map(({ entry }) => entry.name),
        less: compared.less.map(({ entry }) => entry.name),
        notes: [...notes, ...(notWhole ? [notWhole] : [])],
    };
}
//# sourceMappingURL=compare-with-shown.js.map
// EXTERNAL MODULE: ./build/src/check/gate-request.js
var gate_request = __webpack_require__(64575);
// EXTERNAL MODULE: ./build/src/gate/runs-of-change.js
var runs_of_change = __webpack_require__(67306);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
;// CONCATENATED MODULE: ./build/src/apply/end-earlier.js
/** Ends the saved plans that earlier jobs of this gate have left, so that nobody applies one of them later. */



/** How long this may take in a workspace: the plan of now is applied in any case. */
const BUDGET_MS = 30_000;
/** It never rejects: what could not be looked for is a warning. */
async function endEarlier({ request, plans, result, ports: { clock, signal } }, offers, log) {
    const sealing = (0,gate_request/* sealingOf */.jJ)(request, plans);
    const { from } = request.settings.plans;
    if (from !== 'service' || sealing?.searched === undefined)
        return;
    const { searched: changeRequest, head: commit, seals, gate } = sealing;
    for (const { workspace, workspaceId } of result.workspaces) {
        const run = offers.of(workspace)?.offer.plan.run;
        if (run === undefined || workspaceId === undefined)
            continue;
        const client = run.ports.client.with({ signal, deadline: clock.now() + BUDGET_MS });
        const ofNow = { run: run.watched.run, workspaceId, mode: 'provisional' };
        try {
            const asked = { ...ofNow, changeRequest, commit, seals, gate };
            const { ended, refused } = await (0,runs_of_change/* cancelEarlier */.vp)(asked, client);
            for (const id of ended)
                log.info(`${workspace}: ended ${id}, a saved plan of an earlier job.`);
            if (refused === undefined)
                continue;
            log.warning(`${workspace}: ${refused}, a saved plan of an earlier job, could not be ended.`);
        }
        catch (error) {
            const why = (0,error_message/* errorMessage */.g)(error);
            log.warning(`${workspace}: saved plans of earlier jobs were not looked for: ${why}`);
        }
    }
}
//# sourceMappingURL=end-earlier.js.map
// EXTERNAL MODULE: ./build/src/settings/files-of-default-branch.js
var files_of_default_branch = __webpack_require__(82717);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
;// CONCATENATED MODULE: ./build/src/apply/judge-by-earlier.js
/**
 * Judges a plan by the files that decided before a request changed them, beside those of now: no request loosens its own apply. The
 * gate judges the same plan, with settings, policies, exceptions and the list of allowed sources of that commit.
 */







/** @returns why the plan may not be applied; undefined where it is green by these files, too */
async function judgeByEarlier({ request, countsApprovals, files }, standing, { host, entryPoint, judged, isSeen }) {
    const name = (0,sentence/* requestPart */.ns)(request);
    const closed = (why) => (0,finding/* finding */.gk)('closed-by-earlier', (0,sentence/* phrase */.MZ) `${name} changes by what its own plan is judged. By the files before it, the gate is closed: ${why}`, { actor: 'author' });
    try {
        const trusted = (0,files_of_default_branch.readTrusted)(await files());
        const before = {
            workspace: host.workspace,
            trusted: async () => trusted,
            trustedCommit: host.jobTree.proposed
                ? host.jobTree.trustedCommit
                : () => Promise.reject(new Error('No commit is compared here.')),
        };
        const ports = { ...judged.ports, moveEnd: () => judged.ports };
        const { writtenApprovals, ...others } = judged.request.subject;
        const subject = countsApprovals ? { ...others, writtenApprovals } : others;
        const earlierHost = {
            ...host,
            jobTree: (0,tree/* treeOf */.PJ)(true, before),
            subject: async () => subject,
        };
        const prepared = await (0,check/* prepareInTime */.yb)(earlierHost, entryPoint, ports);
        if ('problems' in prepared)
            return closed((0,sentence/* foreign */.V$)((0,parse/* sentencesOf */.cj)(prepared.problems)));
        const { plans } = prepared;
        try {
            const { unseen } = prepared.request.settings.apply;
            if (unseen === 'stop' && !isSeen)
                return closed(STOPS);
            const offering = { ...plans, plansFrom: async () => offerOnce(standing) };
            const gatePorts = { ...prepared.ports, log: entryPoint.log, onEvent: () => undefined };
            const { verdict } = await (0,check/* runGate */.Rg)(prepared.request, offering, gatePorts);
            const { failOn } = prepared.request.settings.policy;
            if ((0,model_verdict/* isGreen */.gf)(verdict.word, failOn))
                return undefined;
            const reasons = verdict.reasons.map(({ says }) => says);
            return closed((0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) ` `, (0,sentence/* phrase */.MZ) `${verdict.word}.`, ...reasons));
        }
        finally {
            await plans.close();
        }
    }
    catch (error) {
        return closed((0,finding/* findingOf */.hD)(error).says);
    }
}
const STOPS = (0,sentence/* phrase */.MZ) `it stops at what nobody has seen.`;
/** Where the plan comes from that was judged already: it is the one offer, and is neither ended nor applied. */
function offerOnce({ offer, ready, plansFrom }) {
    const { facts, plan, status } = offer;
    return {
        ...plansFrom,
        async find() {
            return {
                found: [ready],
                prepare: async (workspace) => workspace,
                async *offers() {
                    yield { facts, plan, status, skipsEvents: true };
                },
            };
        },
    };
}
//# sourceMappingURL=judge-by-earlier.js.map
// EXTERNAL MODULE: ./build/src/gate/judge.js + 2 modules
var judge = __webpack_require__(39025);
// EXTERNAL MODULE: ./build/src/gate/judges/judges.js + 5 modules
var judges = __webpack_require__(10990);
;// CONCATENATED MODULE: ./build/src/apply/judge-again.js
/** Has what judges plans judge an applied one once more, when the state has the values that no plan knew. */








/** The policies that had to wait for values, or whose condition people approved. */
function waitingPolicies(results) {
    return results.filter(({ judge, status }) => judge.mayHoldLater && (status === 'known-after-apply' || status === 'overridden'));
}
/**
 * Asks the policies that had to wait.
 *
 * @param state after exactly this plan was applied
 * @returns what they say that they had not said of the plan; or the names of those that still cannot say it
 */
async function judgeAgain({ plan, results }, state, judging, signal) {
    const waiting = waitingPolicies(results);
    const content = await plan.json((0,judge/* formOfJson */.UL)(judging) === true);
    const names = policyNames(waiting);
    if ('doubt' in content)
        return { later: [], neverWhole: names };
    const { isWhole, document } = content.json;
    const filled = fillPlan(document, state);
    const json = isWhole ? plan_json/* PlanJson */.gv.of(filled, true) : redactedOf(filled);
    const withoutTexts = (0,without_sensitive_texts/* withoutTextsOf */.K)(filled);
    const again = {
        ...plan,
        json: async () => ({ json, doubts: async () => [] }),
        base: undefined,
    };
    const ofPlan = judges/* JUDGES */.R.filter((judge) => judge.reads !== 'files');
    const asked = ofPlan.filter((judge) => judge.systems.some(({ mayHoldLater }) => mayHoldLater));
    const judged = await Promise.all(asked.map((judge) => judge.judge(again, {
        judging,
        pullRequest: undefined,
        signal,
        ofRun: [],
        changes: async () => undefined,
    })));
    const readings = judged.flatMap((one) => (one?.systems ?? []).map(({ reading }) => reading));
    const doubts = readings.flatMap((reading) => reading.doubts);
    if (readings.length === 0 || doubts.length > 0)
        return { later: [], neverWhole: names };
    const answers = readings.flatMap((reading) => reading.results);
    const ofWaiting = waiting.map((before) => ({
        before,
        now: answers.find((one) => keyOf(one) === keyOf(before)),
    }));
    const unanswered = ofWaiting.filter(({ now }) => now === undefined || !['passed', 'failed', 'excepted'].includes(now.status));
    const sides = sidesByAddress(filled);
    const later = ofWaiting.flatMap(({ before, now }) => now?.status === 'failed' ? toLaterFailure(before, now, { sides, withoutTexts }) : []);
    return { later, neverWhole: policyNames(unanswered.map(({ before }) => before)) };
}
/** The state has every value. Of a redacted plan, policies get none that is sensitive. */
function redactedOf(filled) {
    const text = (0,sensitive_values/* replaceInText */.td)(JSON.stringify(filled), undefined);
    return new plan_json/* PlanJson */.gv(text, (0,parse/* recordOf */.zv)(JSON.parse(text)), false);
}
const keyOf = ({ policySet, policy }) => JSON.stringify([policySet, policy]);
function policyNames(results) {
    return [...new Set(results.map(({ policy }) => policy))];
}
/** Nothing where it says no more than what people approved before. */
function toLaterFailure(before, now, { sides, withoutTexts }) {
    const known = new Set(before.output);
    const output = now.output.length > 0 ? now.output : [now.message];
    const messages = output.filter((line) => !known.has(line)).map(withoutTexts);
    if (messages.length === 0)
        return [];
    const { policySet, policy, level } = now;
    const resources = now.resources.map(({ address, attribute = [] }) => {
        if (attribute.length === 0)
            return { address };
        const value = shownValue(attribute, sides.get(address));
        const name = withoutTexts(attribute.join('.'));
        return { address, attribute: name, ...(value && { value: withoutTexts(value) }) };
    });
    return [{ policySet, policy, level, messages, resources }];
}
/**
 * The value of the attribute at fault, as JSON, if it is one text, number or flag of which nothing is sensitive. An object and a
 * list are never shown.
 */
function shownValue(path, { after: value, sensitiveAfter: mark = true } = {}) {
    for (const step of path) {
        const key = String(step);
        const inner = (0,parse/* fieldsOf */.Pf)(value);
        if (mark === true || !Object.hasOwn(inner, key))
            return undefined;
        value = inner[key];
        mark = (0,plan_json/* markAt */.Hf)(mark, key);
    }
    const isShown = !(0,plan_json/* isMarked */.rZ)(mark) && !(typeof value === 'object' && value !== null);
    return isShown ? JSON.stringify(value) : undefined;
}
/** The values of each resource, without those of an object that another one has replaced. */
function sidesByAddress(filled) {
    const sides = new Map();
    for (const entry of (0,entries/* entriesOfDocument */.je)(filled, ['resource_changes'])) {
        if (entry.address !== undefined && !(0,entries/* isDeposed */.DT)(entry))
            sides.set(entry.address, entry.values);
    }
    return sides;
}
//# sourceMappingURL=judge-again.js.map
;// CONCATENATED MODULE: ./build/src/apply/offers.js
function keepOffers() {
    const kept = new Map();
    const keep = (offer, of) => ({
        ...offer,
        async conclude(judged) {
            const concluded = await offer.conclude?.(judged);
            if (concluded !== 'next')
                kept.set(offer.facts.workspace, { ...of, offer, judged });
            return concluded ?? {};
        },
    });
    return {
        keeping: (plansFrom) => ({
            ...plansFrom,
            async find(scope) {
                const found = await plansFrom.find(scope);
                return {
                    ...found,
                    async *offers(ready, step) {
                        for await (const offer of found.offers(ready, step)) {
                            yield keep(offer, { plansFrom, ready });
                        }
                    },
                };
            },
        }),
        of: (workspace) => kept.get(workspace),
    };
}
//# sourceMappingURL=offers.js.map
// EXTERNAL MODULE: ./build/src/client/service-error.js
var service_error = __webpack_require__(55205);
// EXTERNAL MODULE: ./build/src/gate/end-run.js
var end_run = __webpack_require__(67832);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/poll.js
var poll = __webpack_require__(67820);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
// EXTERNAL MODULE: ./build/src/model/acts-on-runs.js
var acts_on_runs = __webpack_require__(60537);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(78235);
// EXTERNAL MODULE: ./build/src/gate/read-policies.js
var read_policies = __webpack_require__(11056);
// EXTERNAL MODULE: ./build/src/plan/program-log.js
var program_log = __webpack_require__(506);
// EXTERNAL MODULE: ./build/src/policy/systems/systems.js + 3 modules
var systems = __webpack_require__(19441);
;// CONCATENATED MODULE: ./build/src/apply/watch-apply.js









/** The end of its log holds the errors. */
const LOG_BYTES = 256 * 1024;
/**
 * Watches a run that was confirmed until its apply ends, or until it waits for a person.
 *
 * @param onProgress gets what the run is doing, whenever that changes
 * @throws what the client threw, unless another look may help
 */
async function watchApply(run, onProgress, ports) {
    /** `waiting`: the run that waits for a person, which is this one or the one before it. */
    const polling = {
        async read() {
            const { run: seen } = await ports.client.runs.show(run.id);
            const waits = seen.attributes.status.endsWith('_awaiting_decision');
            return { seen, waiting: waits ? seen : await findBlockingRun(seen, ports) };
        },
        isSettled: ({ seen, waiting }) => (0,model_status/* isRunOver */.Ck)(seen.attributes.status) || waiting !== undefined,
        changeOf: ({ seen }) => seen.attributes.status,
        intervalMs: poll/* nextIntervalMs */.Lp,
        onChange: ({ seen }) => onProgress((0,model_status/* describeRunStatus */.rM)(seen)),
    };
    const polled = await (0,poll/* poll */.wt)(polling, ports);
    const { seen: last, waiting } = polled.last ?? { seen: run, waiting: undefined };
    const { status } = last.attributes;
    if (!(0,model_status/* isRunOver */.Ck)(status)) {
        return { outcome: 'unknown', why: [sayUnended(last, waiting, ports.signal.aborted)] };
    }
    if (status === 'planned_and_finished')
        return { outcome: 'nothing', why: [] };
    const [details, policies] = await Promise.all([
        readApply(last, ports),
        readPoliciesOfApply(last, ports),
    ]);
    const said = policies?.findings ?? [];
    const ended = { durationMs: applyDurationMs(last), counts: details?.counts };
    if (status !== 'applied') {
        return { ...ended, outcome: 'failed', why: [sayFailed(last, details?.firstError), ...said] };
    }
    const outcome = policies?.isAgainst === true ? 'against-policy' : 'applied';
    return { ...ended, outcome, why: said };
}
function sayUnended(run, waiting, isCanceled) {
    const about = { run: run.id };
    const which = (0,sentence/* runPart */.Lk)(run.id);
    if (waiting !== undefined && waiting.id !== run.id) {
        return (0,finding/* finding */.gk)('apply-waits', (0,sentence/* phrase */.MZ) `Run ${which} was confirmed, and is in the queue behind ${(0,sentence/* runPart */.Lk)(waiting.id)}, which a person has to confirm or discard.`, { about });
    }
    const words = (0,sentence/* plain */.pj)((0,model_status/* describeRunStatus */.rM)(run));
    if (waiting !== undefined) {
        return (0,finding/* finding */.gk)('apply-waits', (0,sentence/* phrase */.MZ) `Run ${which} was confirmed, and waits: ${words}.`, {
            about,
        });
    }
    const why = isCanceled ? (0,sentence/* phrase */.MZ) `The job was canceled` : (0,sentence/* phrase */.MZ) `The time was over`;
    return (0,finding/* finding */.gk)('apply-unended', (0,sentence/* phrase */.MZ) `${why} before the apply of ${which} had ended, which goes on at the service. It was last seen as ${words}.`, { about });
}
function sayFailed(run, firstError) {
    const about = { run: run.id };
    const words = (0,sentence/* plain */.pj)((0,model_status/* describeRunStatus */.rM)(run));
    const why = firstError === undefined ? (0,sentence/* phrase */.MZ) `.` : (0,sentence/* phrase */.MZ) `: ${(0,sentence/* foreign */.V$)(firstError)}`;
    return (0,finding/* finding */.gk)('apply-failed', (0,sentence/* phrase */.MZ) `The apply of ${(0,sentence/* runPart */.Lk)(run.id)} is ${words}${why}`, {
        about,
    });
}
/**
 * The run that this one waits for, if that waits for a person: a workspace works on one run at a time, so it stops
 * all runs after it.
 */
async function findBlockingRun(run, ports) {
    const id = (0,resource/* relatedId */.Dl)(run, 'workspace');
    if (run.attributes.status !== 'pending' || id === undefined)
        return undefined;
    return await (0,read_policies/* readIfPossible */.dA)(ports, undefined, async (client) => {
        const currentId = (0,resource/* relatedId */.Dl)(await client.workspaces.show(id), 'current-run');
        if (currentId === undefined || currentId === run.id)
            return undefined;
        const { run: current } = await client.runs.show(currentId);
        return waitsForPerson(current) ? current : undefined;
    });
}
function waitsForPerson({ attributes: { status, actions } }) {
    return (status.endsWith('_awaiting_decision') ||
        actions?.['is-confirmable'] === true ||
        (0,model_status/* runKind */.Il)('provisional', status) === 'person');
}
/** The duration from the confirmation, or from the first status after it, by the service's clock. */
function applyDurationMs({ attributes }) {
    const stamps = attributes['status-timestamps'] ?? {};
    const began = ['confirmed-at', 'apply-queued-at', 'applying-at']
        .map((name) => (0,parse/* timeOf */.nR)(stamps[name]))
        .find((time) => Number.isFinite(time));
    const ended = (0,parse/* timeOf */.nR)(stamps[`${attributes.status.replaceAll('_', '-')}-at`]);
    return began !== undefined && ended >= began ? ended - began : undefined;
}
/** What policies of the service say of values that no plan knew. The changes are made, whatever they say. */
async function readPoliciesOfApply(run, ports) {
    return await (0,read_policies/* readIfPossible */.dA)(ports, undefined, async (client) => {
        const reader = (0,read_policies/* createSystemReader */.rY)({ ...ports, client });
        const reading = systems/* SERVICE_SYSTEMS */.P.map(async (system) => system.readForApply?.(reader, run.id));
        const readings = (await Promise.all(reading)).flatMap((ofSystem) => ofSystem ?? []);
        const errors = readings.flatMap((each) => each.errors);
        const results = readings
            .flatMap((each) => each.results)
            .filter(({ status }) => status !== 'passed');
        const said = results.map(({ policySet, policy, level, status, message }) => (0,finding/* finding */.gk)('policy-result', (0,sentence/* phrase */.MZ) `Policy ${(0,sentence/* quoted */.TL)(policy)} (${level}) ${status === 'failed' ? 'failed' : 'was not evaluated'}: ${(0,sentence/* foreign */.V$)(message)}`, { about: { policySet, policy } }));
        // Whether a policy that has to pass did not.
        const isAgainst = errors.length > 0 || results.some(({ level }) => level !== 'advisory');
        return { findings: [...errors, ...said], isAgainst };
    });
}
/** The counts of an apply, and its first error. */
async function readApply(run, ports) {
    const id = (0,resource/* relatedId */.Dl)(run, 'apply');
    if (id === undefined)
        return undefined;
    return await (0,read_policies/* readIfPossible */.dA)(ports, undefined, async (client) => {
        const apply = await client.runs.showApply(id);
        const { attributes } = apply;
        const log = attributes.status === 'errored' ? await client.runs.planLog(apply, LOG_BYTES) : '';
        const problem = (0,program_log/* problemsIn */._n)(log).find(({ severity }) => severity === 'error');
        return {
            counts: {
                additions: attributes['resource-additions'] ?? 0,
                changes: attributes['resource-changes'] ?? 0,
                destructions: attributes['resource-destructions'] ?? 0,
                imports: attributes['resource-imports'] ?? 0,
            },
            firstError: problem && [problem.summary, problem.detail].filter(Boolean).join(': '),
        };
    });
}
//# sourceMappingURL=watch-apply.js.map
;// CONCATENATED MODULE: ./build/src/apply/saved-run.js
/** The saved plan of a run at the service, which is confirmed, watched, or discarded. */











/** @returns undefined where the plan is of no run, or of one that this check did not start */
function savedRunOf({ facts, plan: { run } }, { isOwn, deadline, actor }) {
    const { workspaceId, configurationVersionId: versionId } = facts;
    if (run === undefined || workspaceId === undefined || versionId === undefined)
        return undefined;
    const { id } = run.watched.run;
    const { clock, signal } = run.ports;
    const client = run.ports.client.with({ signal, deadline });
    const ports = { ...run.ports, client, deadline };
    return {
        apply: ({ onProgress }) => applyRun(id, { onProgress, actor }, ports),
        state: () => readState(workspaceId, ports),
        async discard(why) {
            // What version control started is kept: a person may still decide about it.
            if (!isOwn || (0,model_status/* isRunOver */.Ck)(run.watched.run.attributes.status))
                return undefined;
            // A job that was canceled has this long for it.
            const until = clock.now() + DISCARD_MS;
            const ending = client.with({ signal: new AbortController().signal, deadline: until });
            const how = { client: ending, clock, deadline: until, comment: `Plangate: ${why}.` };
            return sayLeft(id, await (0,end_run/* endRun */.lb)({ workspaceId, versionId, runId: id, mode: 'provisional' }, how));
        },
    };
}
const DISCARD_MS = 4_000;
/** What a person has to do about a saved plan that should be gone; undefined if it is. */
function sayLeft(id, { outcome, status = '', trouble }) {
    const about = { run: id };
    if (status === 'applied') {
        // The answer to its confirmation was lost.
        const says = (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(id)} was applied before it could be discarded.`;
        return (0,finding/* finding */.gk)(errors/* CODES */.Lp.stillAppliable, says, { about, remedy: (0,sentence/* phrase */.MZ) `Look at the run.` });
    }
    if (outcome !== 'left' && outcome !== 'unknown')
        return undefined;
    const why = trouble?.says ?? (0,sentence/* phrase */.MZ) `it is ${(0,sentence/* quoted */.TL)(status)}.`;
    return (0,finding/* finding */.gk)(errors/* CODES */.Lp.stillAppliable, (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(id)} could not be discarded, and may still be applied: ${why}`, { about, remedy: (0,sentence/* phrase */.MZ) `Discard it by hand.`, actor: 'operators' });
}
/** Confirms a run that waits for its confirmation, and watches its apply. */
async function applyRun(id, { onProgress, actor }, ports) {
    const { client } = ports;
    let run;
    try {
        ({ run } = await client.runs.show(id));
        const { status, actions } = run.attributes;
        if (status === 'planned_and_finished')
            return { outcome: 'nothing', why: [] };
        if (actions?.['is-confirmable'] !== true) {
            return { outcome: 'refused', why: [sayNotConfirmable(run)] };
        }
        await client.runs.apply(id, (0,acts_on_runs/* signReason */.Ss)('Plangate applies what was seen', actor));
    }
    catch (error) {
        return afterRefusal(id, error, ports);
    }
    return watchApply(run, onProgress, ports).catch((error) => ({
        outcome: 'unknown',
        why: [sayUnwatched(id, error)],
    }));
}
/** What is known where the service did not take the confirmation: an answer that was lost may have begun an apply. */
async function afterRefusal(id, error, ports) {
    const refused = (0,finding/* findingOf */.hD)(error);
    const isCertain = error instanceof service_error/* ServiceError */._7 &&
        ((0,failure_of/* isRefusal */.vu)(error) || ['conflict', 'unprocessable', 'unauthorized'].includes(error.code));
    if (isCertain)
        return { outcome: 'refused', why: [refused] };
    const until = ports.clock.now() + DISCARD_MS;
    const signal = new AbortController().signal;
    const seen = await ports.client
        .with({ signal, deadline: until })
        .runs.show(id)
        .catch(() => undefined);
    const status = seen?.run.attributes.status;
    const hasBegun = status === undefined || (0,model_status/* runKind */.Il)('provisional', status) === 'foreign';
    if (!hasBegun)
        return { outcome: 'refused', why: [refused] };
    return { outcome: 'unknown', why: [sayUnwatched(id, error)] };
}
function sayNotConfirmable(run) {
    const { status } = run.attributes;
    return (0,finding/* finding */.gk)('apply-refused', (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(run.id)} does not wait for its confirmation: it is ${(0,sentence/* quoted */.TL)(status)}. A person decided about it, or another apply has made its plan stale.`, { about: { run: run.id }, remedy: (0,sentence/* phrase */.MZ) `Start this job again: it makes a new plan.` });
}
function sayUnwatched(id, error) {
    const { says } = (0,finding/* findingOf */.hD)(error);
    return (0,finding/* finding */.gk)('apply-unended', (0,sentence/* phrase */.MZ) `The apply of ${(0,sentence/* runPart */.Lk)(id)} may have begun, and its end is not known: ${says}`, { about: { run: id }, remedy: (0,sentence/* phrase */.MZ) `Look at the run before you start this job again.` });
}
/** A service makes this form of a state some time after an apply. */
async function readState(workspaceId, ports) {
    const { client, signal } = ports;
    try {
        const { text } = await (0,poll/* readUntilReady */.Q)(() => client.workspaces.currentState(workspaceId), (seen) => seen.text !== undefined, ports);
        const state = (0,parse/* parseJson */.qF)(text ?? '');
        if ((0,parse/* isRecord */.u4)(state))
            return { state };
        const says = (0,sentence/* phrase */.MZ) `the service shows no state that can be read.`;
        return { unread: (0,finding/* finding */.gk)('state-unread', says) };
    }
    catch (error) {
        signal.throwIfAborted();
        const { says, remedy } = (0,finding/* findingOf */.hD)(error);
        const needs = (0,sentence/* phrase */.MZ) `The token needs the right to read state versions.`;
        return {
            unread: (0,finding/* finding */.gk)('state-unread', says, {
                remedy: (0,failure_of/* isRefusal */.vu)(error) ? needs : (remedy ?? (0,sentence/* literal */.eu) ``),
                actor: 'operators',
            }),
        };
    }
}
//# sourceMappingURL=saved-run.js.map
;// CONCATENATED MODULE: ./build/src/apply/what-was-made.js




/**
 * @param state after the apply, also one that failed
 * @returns names of the changes that the state has, and of those that it lacks; reading a data source changes nothing
 */
function whatWasMade(json, state) {
    const resources = valuesIn(state['values']);
    const outputs = (0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(state['values'], 'outputs'));
    const made = [];
    const notMade = [];
    const put = (name, isMade) => void (isMade ? made : notMade).push(name);
    const lists = ['resource_changes', 'output_changes'];
    // With the numbers as the state has them.
    for (const entry of (0,entries/* entriesOfDocument */.je)(json.document, lists)) {
        const { list, at, name, values } = entry;
        if ((0,count_words/* isIdle */.xB)({ words: (0,count_words/* wordsOfEntry */.tQ)(entry) }) || (0,entries/* isDeposed */.DT)(entry))
            continue;
        const isOutput = list === 'output_changes';
        const output = Object.hasOwn(outputs, at) ? (0,parse/* fieldOf */._F)(outputs[at], 'value') : undefined;
        const is = isOutput ? output : resources.get(name);
        const isGone = !(entry.actions ?? []).some((word) => word === 'create' || word === 'update' || word === 'no-op');
        put(name, isGone ? is === undefined : hasEnded(values.after, values.unknownAfter, is));
    }
    return { made, notMade };
}
function valuesIn(state) {
    const found = new Map();
    for (const { address, values, deposed_key: deposed, tainted } of (0,plan_json/* resourcesOf */.F3)(state)) {
        if (deposed === undefined && tainted !== true)
            found.set((0,parse/* textIn */.r7)(address) ?? '', values);
    }
    return found;
}
/** Whether the state has every value that the plan knew. */
function hasEnded(planned, unknown, is) {
    if (is === undefined)
        return false;
    if (unknown === true)
        return true;
    if (Array.isArray(planned)) {
        // In a set, the members have no places: what is unknown in one of them is in any of them.
        if (!Array.isArray(is) || planned.length !== is.length)
            return (0,plan_json/* isMarked */.rZ)(unknown);
        return planned.every((value, at) => hasEnded(value, (0,parse/* listOf */.c3)(unknown)[at], is[at]));
    }
    if (!(0,parse/* isRecord */.u4)(planned))
        return (0,plan_json/* isMarked */.rZ)(unknown) || Object.is(planned, is);
    const marks = (0,parse/* recordOf */.zv)(unknown);
    return Object.entries(planned).every(([name, value]) => hasEnded(value, marks[name], (0,parse/* fieldOf */._F)(is, name)));
}
//# sourceMappingURL=what-was-made.js.map
;// CONCATENATED MODULE: ./build/src/apply/apply.js
/**
 * The apply after the merge: a check whose plans are saved, and then, for one workspace after the other, what is green and was
 * seen is applied, and judged again by the values that no plan knew. No verdict is made here, and none is changed: what was seen
 * only ever stops an apply.
 */



















/**
 * Plans, judges and applies what the settings name.
 *
 * @param shownIn what the merged requests showed of a workspace
 * @returns what became of each workspace, or the problems of the settings. It rejects as `check` does: never for anything that
 *   the service, the network or the files do.
 */
function apply(host, entryPoint, ports, shownIn = nothingKnown) {
    const offers = keepOffers();
    const saving = {
        ...entryPoint,
        async settings(...given) {
            const job = jobOf(host);
            const problems = whyNotForEvent(job);
            if (problems.length > 0)
                return { problems };
            return settingsOfApply(await entryPoint.settings(...given), job);
        },
    };
    return (0,check/* check */.z6)(host, saving, ports, {
        adaptPlans: offers.keeping,
        adapt: asRunsOfApply,
        async conclude(judged) {
            judged.allowMoreTime();
            const { request, result, view } = judged;
            // A program here must not be cut off, however long it takes. A service goes on by itself.
            const { from } = request.settings.plans;
            const moved = from === 'program' ? judged.ports.moveEnd(LONGEST_APPLY_MS) : {};
            const lasting = { ...judged.ports, ...moved };
            const step = { offers, shownIn, entryPoint, host, saving };
            const applied = await applyInOrder({ ...judged, ports: lasting }, step);
            const report = request.conceals.concealAll(toReport(applied, judged));
            const { apply: asked, report: ofCheck } = request.settings;
            const settings = { ...request.settings, report: asked.report ?? ofCheck };
            const published = await entryPoint.publish(report, { settings, view, ports: lasting });
            return { settings, result, report, published };
        },
    });
}
const LONGEST_APPLY_MS = 7 * 24 * 60 * 60_000;
const nothingKnown = async () => ({
    none: (0,finding/* finding */.gk)('nothing-shown', (0,sentence/* phrase */.MZ) `What the merged requests showed of this plan is not known, so nobody has seen any of it.`),
});
function jobOf({ job, jobTree, defaultBranch }) {
    return {
        // Where a program starts a job, its files count as somebody else's, or its host names the branch.
        isPerson: !jobTree.proposed && job.name === 'none',
        pushedBranch: jobTree.proposed ? undefined : job.host.pushedBranch?.(job.environment),
        defaultBranch,
    };
}
/** By this name the saved plans of earlier jobs are found: a push is about no request. */
function asRunsOfApply(request) {
    const { subject, context } = request;
    if (subject.sealed === undefined)
        return request;
    const { repository } = context.ci;
    const searched = `${repository?.slug ?? ''}/apply`;
    const sealed = { ...subject.sealed, searched };
    return { ...request, subject: { ...subject, sealed, changeRequest: searched } };
}
/** A later workspace may build on an earlier one, so the first that is not applied is the last. */
async function applyInOrder(judged, step) {
    const { result, ports } = judged;
    const { signal } = ports;
    await endEarlier(judged, step.offers, step.entryPoint.log);
    const applied = [];
    let isLast = false;
    for (const workspace of result.workspaces) {
        const saved = savedPlanOf(workspace, judged, step);
        const one = isLast || signal.aborted
            ? await leave(workspace, saved, { outcome: 'not-reached' })
            : await applyOne(workspace, saved, judged, step);
        if (one.why.every(({ code }) => code !== 'apply-unended')) {
            step.entryPoint.finished?.(workspace.workspace);
        }
        step.entryPoint.print((0,neutralise_log/* safeLine */.om)(`  ${workspace.workspace}: ${headlineOfApply([one])}`));
        applied.push(one);
        isLast ||= stopOf([one]) !== undefined;
    }
    return applied;
}
function savedPlanOf({ workspace }, { request, ports }, { offers }) {
    const standing = offers.of(workspace);
    const { actor: by, job } = request.context.ci;
    const actor = {
        ...(by !== undefined && { by }),
        ...(job !== undefined && { job: job.url }),
    };
    const plan = standing &&
        (standing.offer.saved ??
            savedRunOf(standing.offer, {
                isOwn: request.settings.plans.from === 'service',
                deadline: ports.endsAt,
                actor,
            }));
    return plan && { ...standing, plan };
}
async function applyOne(workspace, saved, judged, step) {
    const { request } = judged;
    const { failOn } = request.settings.policy;
    const { word, reasons } = workspace.verdict;
    if (!(0,model_verdict/* isGreen */.gf)(word, failOn) || saved === undefined) {
        // The check has ended what it does not need: what waits for people, it keeps.
        const why = [...reasons, ...(judged.result.approvals?.notes ?? [])];
        return { ...NOTHING_DONE, ...namedOf(workspace), outcome: 'not-green', why };
    }
    const compared = await compare(saved, request, judged.ports.signal, step);
    if ('refused' in compared) {
        return leave(workspace, saved, { outcome: 'refused', why: [compared.refused] });
    }
    const { unseen, notes, changes, done, less, isIdle, withoutTexts } = compared;
    const facts = { unseen, changes, done, less };
    // Some services count neither moves nor what is forgotten as changes.
    if (isIdle && workspace.plan?.hasChanges === false) {
        return leave(workspace, saved, { changes: 0, done, less, outcome: 'nothing' });
    }
    const decision = await decide(workspace, compared, judged, step);
    if (decision !== 'apply')
        return leave(workspace, saved, { ...facts, outcome: decision, why: notes });
    const { host, saving } = step;
    const { isSeen } = compared;
    const job = { host, entryPoint: saving, judged, isSeen };
    for (const earlier of compared.earlier) {
        const closed = await judgeByEarlier(earlier, saved, job);
        if (closed !== undefined)
            return leave(workspace, saved, { ...facts, outcome: 'refused', why: [closed] });
    }
    const print = (words) => step.entryPoint.print((0,neutralise_log/* safeLine */.om)(`  ${workspace.workspace}: ${withoutTexts(words)}`));
    const { signal, alarms } = judged.ports;
    const ended = await saved.plan.apply({ onProgress: print, signal, alarms });
    const why = (0,without_sensitive_texts/* withoutTextsIn */.c)(ended.why, withoutTexts);
    const one = { ...NOTHING_DONE, ...namedOf(workspace), ...facts, ...ended, why };
    if (ended.outcome === 'nothing') {
        return isIdle ? { ...one, changes: 0, unseen: [] } : { ...one, ...NOT_APPLIED };
    }
    // Nobody else may apply later what could not be applied now.
    if (ended.outcome === 'refused')
        return leave(workspace, saved, one);
    return afterApply(one, saved, judged);
}
/** The run of a plan that changes something ended before its apply. */
const NOT_APPLIED = {
    outcome: 'refused',
    why: [
        (0,finding/* finding */.gk)('apply-refused', (0,sentence/* phrase */.MZ) `The service ended the run as one that changes nothing. Nothing of its plan was applied.`, {
            remedy: (0,sentence/* phrase */.MZ) `Set ${(0,sentence/* setting */.Pe)('allow-empty-apply: true')} in ${(0,sentence/* setting */.Pe)('plangate.yml')}, and start this job again.`,
        }),
    ],
};
/** A person who is there sees what nobody has seen, and decides about it. */
async function decide({ workspace }, { unseen, changes, notes, isStopped, json }, { request, ports: { signal } }, { entryPoint }) {
    if (entryPoint.ask === undefined)
        return isStopped ? 'unseen' : 'apply';
    for (const found of [...notes, ...unseen.map(({ says }) => says)]) {
        entryPoint.print((0,neutralise_log/* safeLine */.om)(`  ${workspace}: ${(0,finding/* textOf */.b6)(found)}`));
    }
    const number = (0,report_text/* countWords */.rj)(changes, 'change');
    const which = unseen.length === 0 ? 'all of them seen' : `${unseen.length} of them unseen`;
    const { hideValues = [] } = request.settings.report;
    const told = { hideValues, conceal: (text) => request.conceals.conceal(text), signal };
    const isWanted = await entryPoint.ask(`Apply ${number} in ${workspace}, ${which}?`, json, told);
    return isWanted ? 'apply' : 'declined';
}
async function compare({ offer, judged }, request, signal, { shownIn }) {
    try {
        // A redacted plan shows no configuration: nothing in it can be compared.
        const content = await offer.plan.json(true);
        if ('doubt' in content)
            return { refused: content.doubt };
        const { plans } = request.settings;
        const { recordKey, service } = plans;
        const key = (0,seals/* secretOfSeals */.Aw)({ recordKey, token: service?.token }) || undefined;
        const { facts, plan } = offer;
        const of = { facts, plan, results: judged.results };
        const { unseen } = request.settings.apply;
        const asked = { request, shownIn, key, unseen, signal };
        const compared = await compareWithShown(of, content.json, asked);
        if ('refused' in compared)
            return compared;
        const { json } = content;
        return { ...compared, json, withoutTexts: (0,without_sensitive_texts/* withoutTextsOf */.K)(json.document) };
    }
    catch (error) {
        return { refused: (0,finding/* findingOf */.hD)(error) };
    }
}
/** What became known, and what of a failed apply was done. */
async function afterApply(one, { offer, judged: { results }, plan }, { request, ports: { signal } }) {
    const hasFailed = one.outcome === 'failed';
    const waiting = waitingPolicies(results);
    const isAsked = waiting.length > 0 && (one.outcome === 'applied' || one.outcome === 'against-policy');
    if (!hasFailed && !isAsked)
        return one;
    try {
        const read = await plan.state();
        if ('unread' in read) {
            const why = isAsked ? [...one.why, read.unread] : one.why;
            return { ...one, why, neverWhole: isAsked ? policyNames(waiting) : [] };
        }
        if (hasFailed) {
            const content = await offer.plan.json(true);
            if (!('json' in content))
                return one;
            // A provider may quote what it has just made.
            const filled = (0,without_sensitive_texts/* withoutTextsOf */.K)(fillPlan(content.json.document, read.state));
            const why = (0,without_sensitive_texts/* withoutTextsIn */.c)(one.why, filled);
            return { ...one, why, ...whatWasMade(content.json, read.state) };
        }
        const { own, exceptions } = request;
        const judging = { own, exceptions, showsChanges: false };
        const again = await judgeAgain({ plan: offer.plan, results }, read.state, judging, signal);
        const isAgainst = again.later.some(({ level }) => level !== 'advisory');
        return { ...one, ...again, outcome: isAgainst ? 'against-policy' : one.outcome };
    }
    catch (error) {
        const why = [...one.why, (0,finding/* findingOf */.hD)(error)];
        return { ...one, why, neverWhole: isAsked ? policyNames(waiting) : [] };
    }
}
const NOTHING_DONE = {
    unseen: [],
    done: [],
    less: [],
    why: [],
    later: [],
    neverWhole: [],
};
function namedOf({ workspace, runId, runUrl }) {
    return { workspace, runId, runUrl };
}
const WHY_LEFT = {
    unseen: 'it would change what nobody has seen',
    declined: 'the person who was asked declined it',
    nothing: 'it changes nothing',
    'not-reached': 'a workspace before it was not applied',
};
/** Ends the saved plan of a workspace that is not applied. */
async function leave(workspace, saved, said) {
    const one = { ...NOTHING_DONE, ...namedOf(workspace), ...said };
    const left = await saved?.plan.discard(WHY_LEFT[said.outcome] ?? 'it is not applied');
    return left === undefined ? one : { ...one, why: [...one.why, left] };
}
function toReport(applied, { request, result, view }) {
    const { gate, ci, plans } = request.context;
    const stop = stopOf(applied);
    return {
        gate: gate.name,
        word: wordOfApply(applied, result),
        green: stop === undefined && view.green,
        applies: applied,
        origins: [plans.runsAt, ci.repository?.serverUrl].filter((origin) => origin !== undefined),
        commit: ci.commit?.sha,
        jobUrl: ci.job?.url,
        jobId: ci.job?.runId ?? 0,
        attempt: ci.job?.attempt ?? 1,
        startedAt: Math.floor(Date.parse(gate.startedAt) / 1_000),
    };
}
//# sourceMappingURL=apply.js.map
// EXTERNAL MODULE: ./build/src/check/time-limits.js
var time_limits = __webpack_require__(96890);
// EXTERNAL MODULE: ./build/src/client/http/send.js
var http_send = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/src/hosts/ci-job.js + 5 modules
var ci_job = __webpack_require__(97805);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(17953);
// EXTERNAL MODULE: ./build/src/settings/settings.js + 1 modules
var settings = __webpack_require__(81908);
// EXTERNAL MODULE: ./build/src/check/check-options.js
var check_options = __webpack_require__(13973);
// EXTERNAL MODULE: ./build/src/check/command.js
var command = __webpack_require__(19315);
// EXTERNAL MODULE: ./build/src/cli/load-options.js
var load_options = __webpack_require__(98265);
// EXTERNAL MODULE: ./build/src/cli/log.js
var cli_log = __webpack_require__(11438);
// EXTERNAL MODULE: ./build/src/cli/operation.js
var operation = __webpack_require__(33621);
// EXTERNAL MODULE: ./build/src/check/command-input.js
var command_input = __webpack_require__(89834);
// EXTERNAL MODULE: ./build/src/cli/output-files.js
var output_files = __webpack_require__(32121);
// EXTERNAL MODULE: ./build/src/machine/write-whole-file.js
var write_whole_file = __webpack_require__(28677);
;// CONCATENATED MODULE: ./build/src/cli/apply.js
/** `apply`: what was merged is planned and judged, and what was seen of it is applied. */




















/** What no apply may be asked. */
const NOT_ASKED = new Set(['plan', 'plan-digest', 'group', 'mode', 'auto-queue-runs', 'reuse']);
const applyCommand = {
    name: 'apply',
    tidiesUpMs: time_limits/* LAST_AFTER_SIGNAL_MS */.q1,
    summary: 'plan and judge what was merged, and apply what was seen',
    description: 'Plans each workspace once more and saves the plan. It is judged as `plangate check` does, compared with what the merged requests have shown, and exactly that plan is applied. Workspaces come one after the other, up to the first that is not applied. Call it again when the cause is gone: what was applied stays so.\n\nIn a CI job it is for a push to the default branch, or to one of --target-branches. At a terminal it asks before each apply, and shows what nobody has seen.\n\nWith --local, terraform or tofu plans and applies in the directory itself, with its own backend.\n\nThe exit code is that of `plangate check`: 0 if all is applied and passes, 1 if a policy fails by what the apply made known, 3 if nobody has seen something of the plan, 4 if an apply failed, 5 if its end is not known.',
    arguments: [command/* DIRECTORY */.Md],
    more: check_options/* INPUTS_PAGE */.iV,
    options: [
        ...check_options/* CHECK_OPTIONS */.m5.filter(({ name }) => !NOT_ASKED.has(name)),
        operation/* YES_OPTION */.sZ,
        ...(0,command/* withGroup */.I1)('Reports', [
            ...output_files/* FORMAT_OPTIONS */.hd,
            (0,command/* option */.uK)('--report-json <file>', 'the report as JSON'),
        ]),
        (0,command/* option */.uK)('--verbose', 'log the requests to the service'),
    ],
    often: ['workspace', 'workspaces', 'organization', 'hostname', 'local', 'timeout', 'yes', 'json'],
    examples: {
        'plangate apply': 'what plangate.yml or the cloud block of this directory names',
        'plangate apply --workspace net-prod': 'one workspace of several',
        'plangate apply --local': 'without a service, by terraform or tofu in this directory',
    },
    run: runApply,
};
/** @param shownIn what the merged requests showed, where a test says it */
async function runApply(input, io, shownIn) {
    const log = (0,cli_log/* createLog */.h)(io, {
        verbose: (0,command_input/* flagOf */.iP)(input, 'verbose'),
        printTo: (0,command_input/* wantsJson */.k0)(input) ? 'err' : 'out',
    });
    try {
        const { result, report, published, settings } = await applyByOptions({ input, io, log }, shownIn);
        appliedLines(report, io.screen?.columns()).forEach(log.command);
        for (const doubt of published.doubts)
            log.warning((0,report_text/* textWithRemedy */._7)(doubt));
        const text = appliedJson(report);
        const path = (0,command_input/* optionOf */.XD)(input, 'report-json');
        if (path !== undefined)
            await (0,write_whole_file/* writeWholeFile */.R)((0,external_node_path_.resolve)(io.workingDirectory, path), text);
        await log.flush();
        if ((0,command_input/* wantsJson */.k0)(input))
            await io.out(log.secrets.conceal(text));
        return exitCodeOfApply(report.applies, { result, failOn: settings.policy.failOn }, io.signal.aborted ? (0,command/* signalName */.yD)(io.signal) : undefined);
    }
    finally {
        await log.flush();
    }
}
async function applyByOptions(started, shownIn) {
    const { input, io } = started;
    const send = (0,http_send/* createSend */.R)(io);
    const ports = (0,time_limits/* limitTime */.DZ)((0,settings/* readTimeout */.OW)((0,command_input/* optionOf */.XD)(input, 'timeout')), { ...io, send });
    const host = await (0,ended_by/* endedBy */.m)(ports.endSignal, (0,ci_job/* openCiJob */.u)(ports));
    const asks = io.canAnswer && !(0,command_input/* flagOf */.iP)(input, 'yes');
    const applied = await apply(host, {
        async settings(jobTree, _, parsed) {
            const loaded = await (0,load_options/* loadCheckSettings */.qR)(input, io, jobTree, { parsed });
            if ('settings' in loaded)
                return loaded;
            throw new command_input/* UsageError */.eb(loaded.problems.map(check_options/* toOptionProblem */._m));
        },
        ...(0,load_options/* commonEntryPoint */.GN)(started),
        ask: asks
            ? async (question, plan, told) => isYes(question, await io.tellPlan?.(plan, told), started)
            : undefined,
        publish: async () => ({ doubts: [] }),
    }, ports, shownIn);
    if (!('problems' in applied))
        return applied;
    const { problems, ended } = applied;
    if (ended !== undefined)
        throw new Error((0,parse/* sentencesOf */.cj)(problems));
    throw new command_input/* UsageError */.eb(problems.map(check_options/* toOptionProblem */._m));
}
/** Rows that the question and what is unseen take beside what changes. */
const ROWS_BESIDE_CHANGES = 4;
const MIN_ROWS = 20;
/** Says what changes, and asks. A person may ask for all of it before. */
async function isYes(question, told, { io, log }) {
    const rows = Math.max(MIN_ROWS, (io.screen?.rows() ?? 0) - ROWS_BESIDE_CHANGES);
    const first = told?.onScreen(rows) ?? { lines: [], isWhole: true };
    for (const line of first.lines)
        log.command((0,neutralise_log/* safeLine */.om)(`  ${line}`));
    let mayShowAll = !first.isWhole;
    for (;;) {
        await log.flush();
        const answers = mayShowAll ? '[y/N, a: show all]' : '[y/N]';
        const answer = (await io.ask(`${question} ${answers} `))?.trim().toLowerCase();
        if (!mayShowAll || answer !== 'a')
            return answer === 'y';
        for (const line of told?.lines() ?? [])
            log.command((0,neutralise_log/* safeLine */.om)(`  ${line}`));
        mayShowAll = false;
    }
}
//# sourceMappingURL=apply.js.map

/***/ }),

/***/ 32184:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ur: function() { return /* binding */ CONNECTION_OPTIONS; },
  O9: function() { return /* binding */ DIALECTS; },
  Ct: function() { return /* binding */ ORGANIZATION_OPTION; },
  Am: function() { return /* binding */ WORKSPACE_OPTION; },
  m6: function() { return /* binding */ connectTo; },
  dZ: function() { return /* binding */ findId; },
  kB: function() { return /* binding */ findNamedWorkspace; },
  Ao: function() { return /* binding */ workspaceProblems; }
});

// EXTERNAL MODULE: ./build/src/client/client.js + 27 modules
var client_client = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/src/client/service-error.js
var service_error = __webpack_require__(55205);
;// CONCATENATED MODULE: ./build/src/client/find-id.js

const PREFIXES = { workspace: 'ws-', team: 'team-', 'agent pool': 'apool-' };
/** Whether a text begins like an id; it may still be a name. */
function mayBeId(kind, text) {
    return text.startsWith(PREFIXES[kind]);
}
/**
 * The id of what was given by name or id. A text that begins like an id may still be a name, unless
 * it has the full form of an id.
 *
 * @param organization needed for a text that cannot be an id
 */
async function resolveId(client, kind, text, organization) {
    const beginsLikeId = mayBeId(kind, text);
    const isId = beginsLikeId && /^[a-z]+-[A-Za-z0-9]{16}$/.test(text);
    if (isId || organization === undefined)
        return text;
    const find = async () => {
        if (kind === 'team')
            return client.names.team(organization, text);
        if (kind === 'agent pool')
            return client.names.agentPool(organization, text);
        return (await client.workspaces.showByName(organization, text)).id;
    };
    const id = await find().catch((error) => {
        // 404 can also mean "no permission": the service does not reveal what the token may not see.
        if (!beginsLikeId || !(0,service_error/* isUnseen */.NM)(error))
            throw error;
        return undefined;
    });
    if (id !== undefined || beginsLikeId)
        return id ?? text;
    const message = `No ${kind} of "${organization}" that this token sees is called "${text}". Check its name, or pass its id as in ${PREFIXES[kind]}….`;
    throw new service_error/* ServiceError */._7(message, { code: 'not-found', method: 'GET', path: kind });
}
//# sourceMappingURL=find-id.js.map
// EXTERNAL MODULE: ./build/src/hosts/describe-ci-job.js
var describe_ci_job = __webpack_require__(5059);
// EXTERNAL MODULE: ./build/src/client/http/send.js
var http_send = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/src/settings/load-settings.js + 2 modules
var load_settings = __webpack_require__(60275);
// EXTERNAL MODULE: ./build/src/settings/read-blocks.js
var read_blocks = __webpack_require__(238);
// EXTERNAL MODULE: ./build/src/trust/service-host.js
var service_host = __webpack_require__(57686);
// EXTERNAL MODULE: ./build/src/check/check-options.js
var check_options = __webpack_require__(13973);
// EXTERNAL MODULE: ./build/src/check/command.js
var command = __webpack_require__(19315);
// EXTERNAL MODULE: ./build/src/cli/load-options.js
var load_options = __webpack_require__(98265);
// EXTERNAL MODULE: ./build/src/check/command-input.js
var command_input = __webpack_require__(89834);
;// CONCATENATED MODULE: ./build/src/cli/connection.js
/** How every command finds the service: the options, their defaults, the client. */











const CONNECTION_OPTIONS = (0,command/* withGroup */.I1)('Connection', [
    (0,command/* option */.uK)('--hostname <host>', 'host of the service; else TF_CLOUD_HOSTNAME, else the cloud block, else app.terraform.io'),
    (0,command/* option */.uK)('--token <token>', 'API token; else TF_API_TOKEN, TF_TOKEN_<host> or what `terraform login` stored. On the command line other users of this machine can see it'),
    (0,command/* option */.uK)('--verbose', 'log the requests to the service on standard error'),
]);
const WORKSPACE_OPTION = (0,command/* option */.uK)('-w, --workspace <name-or-id>', 'name, or id as in ws-…; else TF_WORKSPACE, else the cloud block');
const ORGANIZATION_OPTION = (0,command/* option */.uK)('--organization <name>', 'organization of what is given by its name; else TF_CLOUD_ORGANIZATION, else the cloud block');
/** How what is sent calls the policy engine; `auto` finds out from the service's answers. */
const DIALECTS = ['auto', 'engine', 'sentinel'];
/** How long a call may take: a person who waits longer looks for the reason. */
const TIME_LIMIT_MS = 60_000;
/**
 * Finds the service and the workspace of a call from its options, the environment and `cloud` blocks. The files of a
 * checkout that is judged choose nothing.
 *
 * @param needsWorkspace whether organization and workspace are needed: then the default branch may be asked for its block
 * @returns without a `target`, everything that is wrong with the options and the environment
 */
async function findNamedWorkspace(input, io, needsWorkspace) {
    const { environment, workingDirectory } = io;
    const organization = (0,command_input/* optionOf */.XD)(input, 'organization') ?? variableOf(environment, 'TF_CLOUD_ORGANIZATION');
    const workspace = (0,command_input/* optionOf */.XD)(input, 'workspace');
    const isMissing = {
        hostname: (0,command_input/* optionOf */.XD)(input, 'hostname') === undefined && !variableOf(environment, 'TF_CLOUD_HOSTNAME'),
        organization: needsWorkspace && organization === undefined,
        workspaces: needsWorkspace && workspace === undefined,
    };
    const { jobTree } = await (0,describe_ci_job/* describeCiJob */.v)(io);
    const blocks = await (0,read_blocks/* readBlocks */.v)({ inputs: {}, environment: {}, entryPoint: 'cli' }, isMissing, {
        workingDirectory,
        jobTree,
    });
    const { names: cloudBlock, forHost, proposed } = blocks;
    const { serviceHost, token, problems: targetProblems, } = (0,service_host/* chooseService */.xJ)({
        hostname: (0,command_input/* optionOf */.XD)(input, 'hostname'),
        token: (0,command_input/* optionOf */.XD)(input, 'token'),
        environment,
        storedToken: await (0,load_options/* readStoredTokens */.AL)(environment),
        block: forHost,
        otherBlocks: proposed?.blocks,
        missingToken: (hostname) => ({
            message: `is missing. Set TF_API_TOKEN, pass --token, or run \`terraform login ${hostname}\`.`,
        }),
    });
    const { unread } = cloudBlock ?? {};
    const { name, prefix = '' } = cloudBlock?.workspaces ?? {};
    const selected = variableOf(environment, 'TF_WORKSPACE');
    const ofBlock = selected === undefined ? name : `${prefix}${selected}`;
    const named = {
        organization: organization ?? cloudBlock?.organization,
        // As in Terraform: what is selected comes after the prefix of a `backend "remote"`.
        workspace: workspace ?? (unread?.workspaces === undefined ? ofBlock : undefined),
        broken: blocks.problem ?? unread?.organization ?? unread?.workspaces,
    };
    const isMissingName = needsWorkspace && (named.organization === undefined || named.workspace === undefined);
    const problems = [
        // Who misses a name tells of it in place of the name.
        ...(blocks.problem === undefined || isMissingName ? [] : [blocks.problem]),
        ...targetProblems,
        ...(0,load_settings/* proxyProblems */.Dg)(environment),
    ];
    if (serviceHost === undefined || token === undefined || problems.length > 0) {
        return { ...named, problems: problems.map(check_options/* toOptionProblem */._m) };
    }
    return { ...named, target: { ...serviceHost, token } };
}
/** Undefined for a variable that is not set or blank. */
function variableOf(environment, name) {
    return environment[name]?.trim() || undefined;
}
/** Makes a client, whose token the log conceals from here on. `timeLimitMs` is for the whole call; a minute if left out. */
function connectTo({ origin, token }, input, io, { log, timeLimitMs = TIME_LIMIT_MS }) {
    log.secret(token);
    const send = (0,http_send/* createSend */.R)(io);
    const dialect = DIALECTS.find((word) => word === (0,command_input/* optionOf */.XD)(input, 'dialect'));
    const deadline = io.clock.now() + timeLimitMs;
    const client = (0,client_client/* createClient */.U)({
        ...io,
        origin,
        token,
        send,
        log,
        deadline,
        dialect,
        discovers: true,
        secrets: log.secrets,
    });
    return {
        client,
        deadline,
        close: async () => {
            await send.close();
            await log.flush();
        },
    };
}
/** What is missing to find the workspace of a command that needs one. */
function workspaceProblems({ workspace, organization, broken }) {
    if (workspace === undefined) {
        const message = 'is needed: a name, or an id as in ws-…; a cloud block in this directory would do.';
        return [broken ?? { where: '--workspace', message }];
    }
    if (organization !== undefined || mayBeId('workspace', workspace))
        return [];
    return [broken ?? needsOrganization('workspace', workspace)];
}
function needsOrganization(kind, name) {
    const message = `is needed to find the ${kind} "${name}" by its name.`;
    return { where: '--organization', message };
}
/**
 * The id of what was given by its name or its id.
 * @throws UsageError for a name without an organization: with `broken`, why the `cloud` block could not say which, if there is one
 */
async function findId(client, kind, nameOrId, { organization, broken }) {
    if (organization === undefined && !mayBeId(kind, nameOrId)) {
        throw new command_input/* UsageError */.eb([broken ?? needsOrganization(kind, nameOrId)]);
    }
    return resolveId(client, kind, nameOrId, organization);
}
//# sourceMappingURL=connection.js.map

/***/ }),

/***/ 33621:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: function() { return /* binding */ idArgument; },
/* harmony export */   Ek: function() { return /* binding */ changedAt; },
/* harmony export */   Iu: function() { return /* binding */ listCommand; },
/* harmony export */   TB: function() { return /* binding */ showCommand; },
/* harmony export */   Z$: function() { return /* binding */ confirmProblems; },
/* harmony export */   ZU: function() { return /* binding */ withIncluded; },
/* harmony export */   bE: function() { return /* binding */ TRANSFER_TIME_LIMIT_MS; },
/* harmony export */   c2: function() { return /* binding */ includeOption; },
/* harmony export */   kh: function() { return /* binding */ actionCommand; },
/* harmony export */   lJ: function() { return /* binding */ confirm; },
/* harmony export */   sZ: function() { return /* binding */ YES_OPTION; },
/* harmony export */   xD: function() { return /* binding */ operationCommand; }
/* harmony export */ });
/* harmony import */ var _client_http_route_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42531);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47912);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _check_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19315);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32184);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11438);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22195);
/* harmony import */ var _check_command_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89834);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52848);









/** The time for an archive over a slow line: half an hour. */
const TRANSFER_TIME_LIMIT_MS = 1_800_000;
const LIST_OPTIONS = [
    (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--all', 'read every page'),
    (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--page <number>', 'which page, from 1', { check: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeNumber */ .rD)(1, 999_999_999) }),
    (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--page-size <count>', 'entries per page, up to 100; 20 where the service decides', {
        check: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeNumber */ .rD)(1, 100),
    }),
];
const YES_OPTION = (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('-y, --yes', 'do it without asking; required without a terminal');
const JSON_OPTION = (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--json', 'print the result as JSON and nothing else');
function idArgument(name, prefix) {
    const check = (word) => (0,_client_http_route_js__WEBPACK_IMPORTED_MODULE_0__/* .idProblems */ .oz)(word)[0];
    return { name, description: `id as in ${prefix}-…`, required: true, check };
}
/** Name of an id in a route → the argument for it. A workspace is an option and not an argument. */
const ARGUMENT_OF_ID = {
    agent_pool_id: { name: 'pool', description: 'name, or id as in apool-…', required: true },
    agent_token_id: idArgument('agent-token', 'at'),
    configuration_version_id: idArgument('version', 'cv'),
    policy_check_id: idArgument('check', 'polchk'),
    run_id: idArgument('run', 'run'),
    team_workspace_id: idArgument('team-access', 'tws'),
};
/**
 * A command that connects to the service. It gets the options of the connection and `--json`, and unless `spec` has
 * arguments, one for each id in its route.
 *
 * @param route as in `GET /policy-checks/<policy_check_id>`; the description in the help begins with it. Empty if the
 *   command has no route or several
 * @param spec its `call` resolves to the exit code, or to undefined for success
 */
function operationCommand(name, route, spec) {
    const { problems: findProblems, destroys, call, timeLimitMs, routes = [], ...command } = spec;
    const idNames = Array.from(route.matchAll(/<(\w+)>/g), ([, idName = '']) => idName);
    const argumentSpecs = spec.arguments ?? idNames.flatMap((name) => ARGUMENT_OF_ID[name] ?? []);
    const inWorkspace = spec.inWorkspace ?? (idNames.includes('workspace_id') ? true : undefined);
    const inPool = idNames.includes('agent_pool_id');
    const options = Array.from(spec.options ?? []);
    if (inWorkspace)
        options.unshift(_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .WORKSPACE_OPTION */ .Am, _connection_js__WEBPACK_IMPORTED_MODULE_4__/* .ORGANIZATION_OPTION */ .Ct);
    if (inPool)
        options.unshift(_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .ORGANIZATION_OPTION */ .Ct);
    if (destroys)
        options.push(YES_OPTION);
    if (!options.some((option) => option.name === 'json'))
        options.push(JSON_OPTION);
    options.push(..._connection_js__WEBPACK_IMPORTED_MODULE_4__/* .CONNECTION_OPTIONS */ .Ur);
    async function examine(input, io) {
        const named = await (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .findNamedWorkspace */ .kB)(input, io, inWorkspace !== undefined || inPool);
        const firstArgument = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .argumentOf */ .Nf)(input, argumentSpecs[0]?.name ?? '');
        const problems = (await findProblems?.(input, io)) ?? [];
        if (destroys)
            problems.push(...confirmProblems(`${destroys} ${firstArgument}`, input, io));
        if (inWorkspace === true || (inWorkspace === 'of a run' && named.workspace !== undefined)) {
            problems.unshift(...(0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .workspaceProblems */ .Ao)(named));
        }
        if ('problems' in named)
            problems.push(...named.problems);
        return { named, firstArgument, problems };
    }
    return {
        ...command,
        name,
        arguments: argumentSpecs,
        options,
        routes: route === '' ? routes : [route, ...routes],
        description: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(' ', route && `${route}.`, spec.description),
        problems: async (input, io) => (await examine(input, io)).problems,
        async run(input, io) {
            const { named, firstArgument, problems } = await examine(input, io);
            if (problems.length > 0 || 'problems' in named)
                throw new _check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(problems);
            if (destroys)
                await confirm(`${destroys} ${firstArgument}`, input, io);
            const printTo = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wantsJson */ .k0)(input) ? 'err' : 'out';
            const log = (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .createLog */ .h)(io, { verbose: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'verbose'), printTo });
            const { client, deadline, close } = (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .connectTo */ .m6)(named.target, input, io, {
                log,
                timeLimitMs: typeof timeLimitMs === 'function' ? timeLimitMs(input) : timeLimitMs,
            });
            try {
                const id = inPool
                    ? await (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .findId */ .dZ)(client, 'agent pool', firstArgument, named)
                    : firstArgument;
                const exitCode = await call({
                    client,
                    deadline,
                    input,
                    io,
                    log,
                    id,
                    named,
                    workspaceId: () => (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .findId */ .dZ)(client, 'workspace', named.workspace ?? '', named),
                    teamId: () => (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .findId */ .dZ)(client, 'team', (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .optionOf */ .XD)(input, 'team') ?? '', named),
                    answer: (document, text) => io.out(log.secrets.conceal((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'json') ? (0,_report_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printableJson */ .et)(document) : text)),
                });
                return exitCode ?? _check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.green;
            }
            finally {
                await close();
            }
        },
    };
}
/**
 * Without `--yes` and without a terminal there is nobody to confirm: the call is refused.
 *
 * @param effect what the command does, as in `delete the files of cv-1`
 */
function confirmProblems(effect, input, io) {
    if ((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'yes') || io.canAnswer)
        return [];
    return [{ where: '--yes', message: `is needed to ${effect}: there is no terminal to ask at.` }];
}
/** Returns if `--yes` is given or the person confirms. @throws UsageError if not */
async function confirm(effect, input, io) {
    if ((0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'yes'))
        return;
    const answer = await io.ask(`This will ${effect} permanently. Continue? [y/N] `);
    if (answer?.trim().toLowerCase() !== 'y') {
        throw (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .usageError */ .Wp)('--yes', 'was not given, and you did not say "y".');
    }
}
/** An operation with one resource as its result. */
function showCommand(name, route, spec) {
    const { ask, facts, ...described } = spec;
    return operationCommand(name, route, {
        ...described,
        async call(call) {
            const resource = await ask(call);
            await call.answer({ data: resource }, (0,_table_js__WEBPACK_IMPORTED_MODULE_8__/* .renderRecord */ .s)(facts(resource)));
        },
    });
}
/** An operation without a result; `done` makes the sentence for people from the id. */
function actionCommand(name, route, spec) {
    const { act, done, ...described } = spec;
    return operationCommand(name, route, {
        ...described,
        async call(call) {
            await act(call);
            await call.answer({ data: null }, `${done((0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLine */ .om)(call.id))}\n`);
        },
    });
}
/** An operation with a list as its result: one page of it, or all of them. */
function listCommand(name, route, spec) {
    const { ask, columns, namesOf, document, ...described } = spec;
    return operationCommand(name, route, {
        ...described,
        options: (spec.options ?? []).concat(LIST_OPTIONS),
        problems(input) {
            const choosesPage = ['page', 'page-size'].some((name) => (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .optionOf */ .XD)(input, name) !== undefined);
            if (!(0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'all') || !choosesPage)
                return [];
            return [{ where: '--all', message: 'reads every page: leave out --page and --page-size.' }];
        },
        async call(call) {
            const { input, log } = call;
            const listing = await ask(call);
            const page = { number: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .numberOf */ .rl)(input, 'page'), size: (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .numberOf */ .rl)(input, 'page-size') };
            const { items, pagination, absent } = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'all')
                ? await listing.whole()
                : await listing.page(page);
            const data = document?.(items, input) ?? { data: items };
            const names = (0,_check_command_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'json') ? undefined : await namesOf?.(items, call);
            const rows = items.map((item) => Object.values(columns).map((cellOf) => cellOf(item, names ?? new Map())));
            await call.answer(pagination ? { ...data, meta: { pagination } } : data, (0,_table_js__WEBPACK_IMPORTED_MODULE_8__/* .renderTable */ .b)(Object.keys(columns), rows));
            const nextPage = pagination?.['next-page'] ?? undefined;
            if (nextPage !== undefined) {
                const total = pagination?.['total-count'] ?? undefined;
                const ofTotal = total === undefined ? '' : ` of ${total}`;
                log.info(`${items.length}${ofTotal} shown; for more: --page ${nextPage}, or --all.`);
            }
            else if (items.length === 0) {
                log.info(absent ? 'This service has no such list.' : 'There is none.');
            }
        },
    });
}
/**
 * When a resource got its present status.
 *
 * @param timestamps status → when the resource got it, as in `2026-11-20T14:00:00+00:00`, which sorts by time
 * @returns the latest of them
 */
function changedAt(timestamps) {
    const dates = Object.values(timestamps ?? {}).filter((date) => date !== null);
    return dates.sort().at(-1);
}
/** `--include`, which adds related resources to the document. */
function includeOption(names, description) {
    return (0,_check_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--include <relation>', description, { choices: names, repeatable: true });
}
/** The document of a resource, with the related ones that are known if `--include` is given. */
function withIncluded(data, related, input) {
    if (input.options['include'] === undefined)
        return { data };
    return { data, included: related.filter((resource) => resource !== undefined) };
}
//# sourceMappingURL=operation.js.map

/***/ }),

/***/ 52848:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ renderTable; },
/* harmony export */   s: function() { return /* binding */ renderRecord; }
/* harmony export */ });
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22195);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80204);
/** Columns and records for a terminal. Text from outside is neutralised here, cell by cell. */


/** A heading line, then one line per row; the last column has any length. */
function renderTable(headings, rows) {
    const table = [
        headings.map((heading) => heading.toUpperCase()),
        ...rows.map((row) => row.map((cell) => (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLine */ .om)(toWord(cell)))),
    ];
    const widths = headings.map((_, column) => Math.max(...table.map((cells) => (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)(cells[column] ?? ''))));
    const toLine = (cells) => cells
        .map((cell, column) => (0,_report_width_js__WEBPACK_IMPORTED_MODULE_1__/* .padToColumns */ .UG)(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd();
    return `${table.map(toLine).join('\n')}\n`;
}
/** One fact per line, names in a column; facts without a value are left out. */
function renderRecord(facts) {
    const shown = facts.filter(([, value]) => value !== undefined && value !== null && value !== '');
    const width = Math.max(0, ...shown.map(([name]) => name.length));
    return shown
        .map(([name, value]) => `${name.padEnd(width)}  ${(0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLine */ .om)(toWord(value))}\n`)
        .join('');
}
function toWord(cell) {
    if (cell === true)
        return 'yes';
    if (cell === false)
        return 'no';
    return cell === null || cell === undefined || cell === '' ? '-' : String(cell);
}
//# sourceMappingURL=table.js.map

/***/ }),

/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   directoriesOfModule: function() { return /* binding */ directoriesOfModule; },
/* harmony export */   readConfiguration: function() { return /* binding */ readConfiguration; },
/* harmony export */   readTemplate: function() { return /* binding */ readTemplate; },
/* harmony export */   readText: function() { return /* binding */ readText; },
/* harmony export */   searchedFiles: function() { return /* binding */ searchedFiles; },
/* harmony export */   valuesOfArgument: function() { return /* binding */ valuesOfArgument; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(239);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56949);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96817);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60868);
/* harmony import */ var _module_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27126);
/* harmony import */ var _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67025);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50351);
/**
 * Reads the modules of a configuration: their blocks, named values, and calls. It says what the text alone
 * decides. It never runs a program, and it never guesses: what is not certain is reported as not certain.
 */








const MOST_MODULES = 1_000;
/**
 * Begins a search.
 *
 * @param parsed what this check has parsed before
 * @param check throws if the time is over or the search was canceled
 */
function searchedFiles(files, parsed = new _parsed_files_js__WEBPACK_IMPORTED_MODULE_6__/* .ParsedFiles */ .p(), check = () => undefined) {
    return { files, budget: { characters: 10_000_000, check }, parsed };
}
/**
 * Reads the root module and every local module that it calls.
 *
 * @param directory absolute path of the root module
 * @param variableFiles absolute paths of files of variables elsewhere; those that are not there have no values
 */
function readConfiguration(directory, searched, variableFiles = []) {
    const root = emptyModule(directory);
    const recordedDirectories = readRecordedDirectories(directory, searched);
    const configuration = { modules: [], unclear: [], unknownSources: [] };
    const modules = new Map([[directory, root]]);
    // More are added while the loop runs: those that a module calls.
    for (const module of modules.values()) {
        if (configuration.modules.length >= MOST_MODULES) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const toPath = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name);
        const names = searched.files.readDirectory(module.directory);
        const parsedNames = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .configurationIn */ .AM)(names);
        // Only the root module has files of variables, and a lock file.
        if (module === root)
            parsedNames.push(...(0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .variablesIn */ .DF)(names));
        const readNames = module === root ? names.filter(_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isRead */ .H9) : parsedNames;
        module.paths = readNames.map(toPath);
        for (const path of parsedNames.map(toPath)) {
            const file = (0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, readText(path, searched), searched.parsed);
            addFile(file, module, configuration);
        }
        for (const path of module === root ? variableFiles : []) {
            const text = readText(path, searched);
            const isThere = typeof text === 'string' || text.why !== _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8;
            if (isThere)
                addFile((0,_module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleFile */ .sU)(path, text, searched.parsed), module, configuration);
        }
        for (const call of module.calls.values()) {
            const targets = [
                ...directoriesOf(call, configuration, searched.files),
                ...recordedDirectories(call.label),
            ];
            for (const target of new Set(targets)) {
                const callee = modules.get(target) ?? emptyModule(target);
                modules.set(target, callee);
                callee.callers.push(call);
            }
        }
    }
    return configuration;
}
/**
 * Makes the function that returns where the module manifest leads calls with a label. What `terraform init` fetched is a
 * part of what is planned.
 */
function readRecordedDirectories(directory, searched) {
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, ..._module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MODULE_MANIFEST */ .dp.split('/')), searched);
    const records = typeof text === 'string' ? (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readManifest */ .WI)(text) : [];
    if ('problem' in records)
        return () => [];
    return (label) => (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .directoriesFor */ .Ts)(records, label).map((inner) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, inner));
}
function emptyModule(directory) {
    return { directory, paths: [], blocks: [], topAttributes: [], calls: new Map(), callers: [] };
}
function addFile({ path, body, problems, unread }, module, { unclear }) {
    const [first] = problems;
    const why = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
    if (why !== undefined)
        unclear.push({ path, why, range: first?.range });
    for (const { name, value, range } of body.attributes) {
        // As an object of one entry, because the name is that of a variable.
        const key = { kind: 'literal', value: name, range };
        const entry = { kind: 'object', entries: [{ key, value }], range };
        module.topAttributes.push({ module, block: undefined, path, value: entry });
    }
    for (const block of body.blocks) {
        module.blocks.push({ block, path });
        if (block.type !== 'module')
            continue;
        const [label = ''] = block.labels;
        const call = module.calls.get(label) ?? { module, label, blocks: [] };
        module.calls.set(label, call);
        call.blocks.push({ module, block, path });
    }
}
/** The values of one argument in all blocks of a call. Overrides come last, and any of them may count. */
function valuesOfArgument({ blocks }, argument) {
    return blocks.flatMap((callBlock) => callBlock.block.body.attributes.flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
/** How names of local directories begin that Terraform may take for others. */
const NOT_REMOTE = /^(?:\.|\/|[A-Za-z0-9]+::[./]|(?:[A-Za-z0-9]+::)?[Ff][Ii][Ll][Ee]:)/;
/** The directories of the local modules that a call may name. A source that may name any is added to the configuration. */
function directoriesOf(call, configuration, files) {
    return valuesOfArgument(call, 'source').flatMap((source) => {
        const { value } = source;
        const text = value.kind === 'literal' ? (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normalized */ .A9)(String(value.value)) : undefined;
        const path = (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .localPath */ .$S)(text);
        if (path !== undefined)
            return directoriesOfModule(call.module.directory, path, files);
        // Other names of local directories are not followed; they count as unknown.
        const isRemote = text !== undefined && !NOT_REMOTE.test(text);
        if (!isRemote)
            configuration.unknownSources.push(source);
        return [];
    });
}
/**
 * The directories to which the path of a module may lead: from the directory of its caller, and from where links of that lead. Both programs
 * start from there, unless what a link leads to was sent in the place of the link.
 */
function directoriesOfModule(directory, path, files) {
    return [...new Set(files.follow(directory).map((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place, path)))];
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CANNOT_BE_READ */ .v8 };
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return { why: _module_files_js__WEBPACK_IMPORTED_MODULE_4__/* .TOO_LONG */ .ch };
    budget.characters -= text.length;
    if (budget.characters < 0)
        return { why: 'the configuration is too large to be read here' };
    return text;
}
/** Parses a text that Terraform reads as a template; undefined if it is malformed or beyond the budget. */
function readTemplate(text, { budget }) {
    budget.check();
    budget.characters -= text.length;
    if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_FILE */ .SI)
        return undefined;
    const { value, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=read-configuration.js.map

/***/ }),

/***/ 26325:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ withoutTextsOf; },
/* harmony export */   c: function() { return /* binding */ withoutTextsIn; }
/* harmony export */ });
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72166);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77934);
/* harmony import */ var _read_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33597);
/* harmony import */ var _remove_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47944);
/* harmony import */ var _sensitive_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30508);
/**
 * Texts that people read, without the sensitive values of a plan. A failed check, a policy and a provider can have a value from a
 * place that the plan does not mark, and it is recognised by the place that the plan does mark.
 */





/** @param plan as it is, or filled from the state after its apply; it is read when the first text comes */
function withoutTextsOf(plan) {
    let without;
    return (text) => {
        without ??= (0,_remove_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .removerOf */ .O)(hiddenTexts(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parse */ .qgA(_read_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .asPlanDocument */ .dB, plan)));
        return without(text);
    };
}
/** The names in addresses are no secret, and a message has to name its resource. */
function hiddenTexts(plan) {
    const names = new Set(Array.from((0,_sensitive_values_js__WEBPACK_IMPORTED_MODULE_3__/* .addressesIn */ .Mh)(plan)).flatMap((one) => one.split(/[.[\]"]/)));
    return [...(0,_sensitive_values_js__WEBPACK_IMPORTED_MODULE_3__/* .sensitiveTexts */ .bl)(plan)].filter((text) => !names.has(text));
}
/** Plain data with every text in it as this makes it. */
function withoutTextsIn(value, withoutTexts) {
    return (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .mapStrings */ .to)(value, withoutTexts);
}
//# sourceMappingURL=without-sensitive-texts.js.map

/***/ }),

/***/ 63911:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ divideFailure; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72588);
/* harmony import */ var _fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92046);
/* harmony import */ var _existing_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96747);
/* harmony import */ var _tell_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19525);




/** How often a policy is asked about one plan, besides the first time. */
const MOST_QUESTIONS = 2;
async function divideFailure(failure, { without, excepted, readBase }) {
    const undivided = { results: [failure], mayBeOld: 0 };
    if (failure.status !== 'failed' || failure.word !== undefined || failure.level === 'unknown') {
        return undivided;
    }
    const ofWholePolicy = excepted.entries.find(({ address }) => address === undefined);
    if (ofWholePolicy !== undefined) {
        return { results: [{ ...failure, ...(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(ofWholePolicy) }], mayBeOld: 0 };
    }
    const asked = { without, left: MOST_QUESTIONS };
    const { counting, accepted, others } = await divideExcepted(failure, excepted, asked);
    if (counting === undefined)
        return { results: [...others, ...accepted], mayBeOld: 0 };
    const base = (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(counting).length === 0 ? undefined : await readBase?.();
    const isExcepted = isExceptedBy(excepted);
    const held = base === undefined
        ? { results: [counting], mayBeOld: 0 }
        : await divideExisting(counting, isExcepted, { base, asked });
    return { results: [...others, ...held.results, ...accepted], mayBeOld: held.mayBeOld };
}
async function ask(asked, isLeftOut) {
    asked.left -= 1;
    return asked.without(isLeftOut);
}
const isExceptedBy = ({ at }) => (address) => at(address).length > 0;
async function divideExcepted(failure, excepted, asked) {
    const undivided = { counting: failure, accepted: [], others: [] };
    const [firstEntry] = excepted.entries;
    if (firstEntry === undefined)
        return undivided;
    const isExcepted = isExceptedBy(excepted);
    const again = await ask(asked, isExcepted);
    // A policy that breaks without a resource has said nothing about the others.
    if (again === undefined || again.status === 'errored')
        return undivided;
    const counting = new Map();
    const add = (told) => void counting.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(told), told);
    if (again.status === 'failed')
        (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(again).forEach(add);
    const gone = [];
    for (const told of (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(failure)) {
        if (counting.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(told)))
            continue;
        // It can be about what is left out only if it names some of that, or nothing at all.
        const { addresses } = told;
        if (addresses.length > 0 && !addresses.some(isExcepted))
            add(told);
        else
            gone.push(told);
    }
    if (gone.length === 0)
        return undivided;
    const byEntry = new Map();
    for (const told of gone) {
        const [entry = firstEntry] = told.addresses.flatMap((address) => excepted.at(address));
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byEntry, entry, told);
    }
    const accepted = Array.from(byEntry, ([entry, of]) => ({
        ...(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, of),
        ...(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(entry),
    }));
    // The new answer is kept as well where no message stands for it: it fails without one, or was not evaluated.
    const isCovered = again.status === 'passed' || (again.status === 'failed' && counting.size > 0);
    return {
        counting: counting.size === 0 ? undefined : (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...counting.values()]),
        accepted,
        others: isCovered ? [] : [again],
    };
}
/**
 * A failure is old if the default branch has it, both plans make the same of every resource in it, and it is gone without these.
 * What comes to light then is held against the default branch as well, as long as the policy may be asked.
 */
async function divideExisting(failure, isExcepted, { base, asked }) {
    const old = new Map();
    const fresh = new Map((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(failure).map((one) => [(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one]));
    /** What is known already to be old, or to stay without its resources. */
    const told = new Set();
    let mayBeOld = 0;
    /** What is left without the resources of the old failures and of these; undefined if there is no answer. */
    const leftWithout = async (candidates) => {
        const leftOut = new Set([...old.values(), ...candidates].flatMap(({ addresses }) => addresses));
        const again = await ask(asked, (address) => isExcepted(address) || leftOut.has(address));
        if (again?.status === 'passed')
            return [];
        return again?.status === 'failed' ? (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(again) : undefined;
    };
    let compared = [...fresh.values()];
    while (true) {
        const existing = await existingAmong(compared, old, isExcepted, base);
        const candidates = existing.filter((one) => !told.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one)));
        if (candidates.length === 0)
            break;
        mayBeOld = candidates.length;
        if (asked.left === 0)
            break;
        const still = await leftWithout(candidates);
        mayBeOld = 0;
        if (still === undefined)
            break;
        const stillThere = new Set(still.map(_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw));
        for (const one of candidates)
            told.add((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one));
        const gone = candidates.filter((one) => !stillThere.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one)));
        if (gone.length === 0)
            break;
        let remaining = still;
        if (gone.length < candidates.length) {
            // The resources of those that stayed have to be judged again.
            mayBeOld = gone.length;
            if (asked.left === 0)
                break;
            const again = await leftWithout(gone);
            mayBeOld = 0;
            if (again === undefined)
                break;
            remaining = again;
        }
        for (const one of gone) {
            old.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one);
            fresh.delete((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one));
        }
        for (const one of remaining)
            fresh.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one);
        compared = [...remaining];
    }
    if (old.size === 0)
        return { results: [failure], mayBeOld };
    const ofBase = { ...(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...old.values()]), status: 'existing' };
    const counting = fresh.size === 0 ? [] : [(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...fresh.values()])];
    return { results: [...counting, ofBase], mayBeOld };
}
/** Those that the default branch has too, about resources of which both plans make the same. */
async function existingAmong(failures, old, isExcepted, { now, before, failsWithout }) {
    const oldThere = new Set([...old.values()]
        .flatMap(({ addresses }) => addresses)
        .map((address) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .addressBefore */ .QF)(address, now)));
    const there = await failsWithout((address) => isExcepted(address) || oldThere.has(address));
    if (there === undefined || there.length === 0)
        return [];
    const beforeMove = ({ lines, addresses }) => lines.map((text) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .textBefore */ .$H)({ text, addresses }, now));
    const countsThere = countTexts(there.flatMap(({ lines }) => lines));
    const countsHere = countTexts(failures.flatMap(beforeMove));
    return failures.filter((told) => told.isAboutOthers !== true &&
        told.addresses.length > 0 &&
        told.addresses.every((address) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnchanged */ ._5)(address, now, before)) &&
        // A text that is not certain was never printed before. A line that is printed more often than before may be about
        // something new each time.
        beforeMove(told).every((text) => text !== undefined && (countsHere.get(text) ?? 0) <= (countsThere.get(text) ?? 0)));
}
function countTexts(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}
//# sourceMappingURL=divide-failures.js.map

/***/ })

};
;