"use strict";
exports.id = 732;
exports.ids = [732,8450];
exports.modules = {

/***/ 30732:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyInAction: function() { return /* binding */ applyInAction; }
});

// EXTERNAL MODULE: ./build/src/check/check.js + 6 modules
var check = __webpack_require__(44883);
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
    return exitCodeOf({ verdict: { word }, workspaces }, failOn, signal);
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
// EXTERNAL MODULE: ./build/src/report/write-text.js + 1 modules
var write_text = __webpack_require__(36628);
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
    const items = itemsOf(report, (id, url) => (0,markdown/* link */.nf)((0,markdown/* codeSpan */.SS)(id, 40), url, origins));
    return (0,report_text/* joinNonEmpty */.JO)('\n\n', (0,sentence/* literal */.eu) `#### ${signOf(report)} ${headlineOfApply(applies)}`, (0,report_text/* joinNonEmpty */.JO)('\n', ...items.map((item) => (0,render_sentence/* itemToMarkdown */.SP)(item))));
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
    const owner = (0,marker/* ownerId */.fj)(JSON.stringify(applies.map(({ workspace }) => workspace).sort()));
    const job = { owner, runId, attempt, headSha, startedAt };
    return {
        // No name of a gate has a line end.
        key: `${gate}\napply\n${owner}`,
        state: { ...job, green, digest: (0,report_text/* hash */.tW)(text), fingerprints: [], durations: {}, runs: {} },
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
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
// EXTERNAL MODULE: ./build/src/gate/connected-repository.js
var connected_repository = __webpack_require__(30995);
// EXTERNAL MODULE: ./build/src/gate/own-run.js
var own_run = __webpack_require__(70025);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(93452);
// EXTERNAL MODULE: ./build/src/policy/commit-under-review.js
var commit_under_review = __webpack_require__(56077);
// EXTERNAL MODULE: ./build/src/seen/shown-record.js
var shown_record = __webpack_require__(63828);
// EXTERNAL MODULE: ./build/src/settings/settings.js + 3 modules
var settings = __webpack_require__(10002);
// EXTERNAL MODULE: ./build/src/trust/run-seals.js
var run_seals = __webpack_require__(4226);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(48391);
// EXTERNAL MODULE: ./build/src/model/repository-address.js
var repository_address = __webpack_require__(17866);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: ./build/src/settings/settings-file/find-settings-file.js
var find_settings_file = __webpack_require__(81056);
// EXTERNAL MODULE: ./build/src/settings/settings-file/gate-name.js
var gate_name = __webpack_require__(69871);
;// CONCATENATED MODULE: ./build/src/apply/deciding-files.js
/** Which files of a repository say how its plans are judged. */








/**
 * Makes the test whether a path of the repository is a file that decides: the settings, the policies with what they read, the
 * exceptions, the list of allowed sources; and each file to which one of these is a link in the checkout.
 */
async function decidingFiles({ settings: { gate, policy }, workingDirectory, repositoryRoot, }) {
    const own = (0,gate_name/* fileOfGate */.PJ)(gate);
    const inRepository = (written) => (0,gate_request/* directoryIn */.Vj)(repositoryRoot, workingDirectory, written);
    const named = (texts) => texts.flatMap((text) => ((0,repository_address/* isPinnedAddress */.Ny)(text) ? [] : inRepository(text)));
    const files = [
        ...named([...(policy.exceptionsFiles ?? []), ...(policy.allowedSourcesFiles ?? [])]),
        ...(own === undefined ? [] : [own]),
        inRepository('conftest.toml'),
    ];
    const directories = named([...(policy.policies ?? []), ...policy_files/* POLICY_DIRECTORIES */.BL]);
    const { files: tree } = (0,files_of_default_branch/* filesHere */.i7)(repositoryRoot, repositoryRoot);
    const links = directories.map((directory) => linksBelow(directory, tree));
    const written = [...files, ...find_settings_file/* SETTINGS_PLACES */.h, ...(await Promise.all(links)).flat()];
    const places = await Promise.all(written.map((path) => tree.placesOf(path)));
    const deciding = new Set([...files, ...places.flat()]);
    return (path) => deciding.has(path) ||
        (0,find_settings_file/* maySeemSettingsFile */.JV)(path) ||
        directories.some((directory) => directory === '.' || path.startsWith(`${directory}/`));
}
/** As deep as policies are read. */
const MOST_LEVELS = 12;
/** The links in a directory and in those below it. What cannot be read is for the check to say. */
async function linksBelow(directory, tree, level = 0) {
    const entries = await tree.entries(directory).catch((error) => {
        if (!(error instanceof unreadable_file/* UnreadableFile */.ie))
            throw error;
    });
    if (entries === undefined || level > MOST_LEVELS)
        return [];
    const found = entries.map(async ({ name, kind }) => {
        const path = external_node_path_.posix.join(directory, name);
        if (kind === 'link')
            return [path];
        return kind === 'directory' ? linksBelow(path, tree, level + 1) : [];
    });
    return (await Promise.all(found)).flat();
}
//# sourceMappingURL=deciding-files.js.map
// EXTERNAL MODULE: ./build/src/policy/run-differences.js
var run_differences = __webpack_require__(22484);
;// CONCATENATED MODULE: ./build/src/apply/last-applied.js






/** How many applied runs are looked at. */
const MOST_RUNS = 20;
/**
 * That a run was applied says the service, and it takes a right that whoever may push does not have. Its commit is that of version
 * control, or the one that an apply of this gate sealed.
 *
 * @throws what the client threw
 */
async function* commitsApplied(here, { client }) {
    const listed = client.runs.list(here.workspaceId, { status: 'applied' });
    const { items } = await listed.page({ size: MOST_RUNS });
    for (const run of items) {
        // What a target left out is not applied.
        const isWhole = (0,run_differences/* partialInputs */.lp)((0,run_differences/* reportedOptions */.sV)(run)).length === 0;
        if (run.attributes.status !== 'applied' || !isWhole)
            continue;
        const commit = await commitOf(run, here, client);
        if (commit)
            yield commit;
    }
}
async function commitOf(run, { workspaceId, key, gate, history: { change, slug } }, client) {
    const own = (0,own_run/* openSealsOf */.YH)({ run, workspaceId }, { client, seals: (0,run_seals/* createRunSeals */.wz)(key, change) });
    if (!('why' in own)) {
        const { facts } = own;
        return facts.gate === gate && facts.mode === 'provisional' ? facts.head : undefined;
    }
    const versionId = (0,resource/* relatedId */.Dl)(run, 'configuration-version');
    const ingress = versionId === undefined ? undefined : await (0,connected_repository/* readIngress */.Q1)(versionId, client);
    if (ingress === undefined || 'doubt' in ingress)
        return undefined;
    const commit = ingress.answer.attributes['commit-sha'] ?? '';
    const repository = `${change.host}/${slug}`;
    const differences = (0,commit_under_review/* differencesFromCommit */.cO)(ingress.answer, {
        commit,
        pullRequest: undefined,
        repository,
        slug,
    });
    return differences.length === 0 ? commit : undefined;
}
//# sourceMappingURL=last-applied.js.map
;// CONCATENATED MODULE: ./build/src/apply/merged-requests.js
/**
 * A request counts if it went to this branch, and the commit that it was merged as is one of these: that is so for each way to
 * merge. A commit may also be named for requests to other branches, or that were merged before.
 *
 * @param commits all that are new on the branch, oldest first
 */
function requestsMergedIn(commits, branch) {
    const placeOf = new Map(commits.map(({ id }, at) => [id, at]));
    const isCounted = ({ base, mergedAs }) => base === branch && placeOf.has(mergedAs);
    const counted = commits.flatMap(({ requests }) => requests.filter(isCounted));
    const byNumber = new Map(counted.map((request) => [request.number, request]));
    const byId = new Map(commits.map((commit) => [commit.id, commit]));
    const place = ({ mergedAs }) => placeOf.get(mergedAs) ?? 0;
    return {
        requests: [...byNumber.values()]
            .sort((one, other) => place(one) - place(other) || one.number - other.number)
            .map((request) => ({
            ...request,
            before: commitBefore(request, byId),
            mayBeHandMade: request.mergedAs !== request.head && isHeadBelow(request, byId),
        })),
        byHand: commits.flatMap(({ id, requests }) => (requests.some(isCounted) ? [] : id)),
        upTo: (commit) => commitsUpTo(commit, byId),
    };
}
function isHeadBelow({ head, mergedAs }, byId) {
    const { parents = [] } = byId.get(mergedAs) ?? {};
    return parents.length > 1 || byId.has(head);
}
function commitsUpTo(commit, byId) {
    const found = new Set();
    const next = [commit];
    for (let id = next.pop(); id !== undefined; id = next.pop()) {
        const parents = found.has(id) ? undefined : byId.get(id)?.parents;
        if (parents === undefined)
            continue;
        found.add(id);
        next.push(...parents);
    }
    return found;
}
/** A request that was rebased brought several commits, one on top of the other. */
function commitBefore({ number, mergedAs }, byId) {
    const passed = new Set();
    for (let at = mergedAs; at !== undefined && !passed.has(at);) {
        const commit = byId.get(at);
        if (commit?.requests.some((each) => each.number === number) !== true)
            return at;
        passed.add(at);
        [at] = commit.parents;
    }
    return undefined;
}
//# sourceMappingURL=merged-requests.js.map
;// CONCATENATED MODULE: ./build/src/apply/shown-by-requests.js
/**
 * What the merged requests showed of a workspace: with a service by the plans of the gate's runs for their heads, read again, and
 * without one by the records in the gate's comments. It opens nothing: a request of which this is not known showed nothing.
 */


















function openMerged(history) {
    const reader = openReader(history);
    const found = new Map();
    const explain = explainIn(history);
    return {
        withApprovals: (host) => ({
            ...host,
            async subject(settings, at) {
                const subject = await host.subject(settings, at);
                if ('refused' in subject)
                    return subject;
                return { ...subject, writtenApprovals: () => approvalsOfPush(settings.gate, reader) };
            },
        }),
        async shownIn(asked) {
            const merged = await mergedBefore(asked, reader).catch(explain);
            if ('says' in merged)
                return asked.isEmpty ? { none: merged } : { refused: merged };
            for (const request of merged.requests)
                found.set(request.number, request);
            return asked.isEmpty ? { plans: [] } : shownBy(merged, asked, reader);
        },
        async found() {
            const ofPush = await reader.ofPush().catch(explain);
            if (ofPush === undefined || 'says' in ofPush) {
                return found.size > 0 ? [...found.values()] : (ofPush ?? sayUnknown(history.branch, CUT));
            }
            for (const request of ofPush.requests)
                found.set(request.number, request);
            return [...found.values()];
        },
    };
}
function openReader(history) {
    const known = new Map();
    const since = (commit) => {
        const reading = known.get(commit) ??
            history
                .commitsSince(commit)
                .then((commits) => commits && requestsMergedIn(commits, history.branch));
        known.set(commit, reading);
        return reading;
    };
    return {
        history,
        since,
        ofPush: async () => (history.before === undefined ? undefined : since(history.before)),
    };
}
/** For a `catch`: why the requests are not known. */
function explainIn({ branch }) {
    return (0,host_error/* onHostError */.yg)(({ message }) => sayUnknown(branch, (0,sentence/* phrase */.MZ) `${(0,sentence/* foreign */.V$)(message)}`));
}
/** What people wrote on the requests of the push. */
async function approvalsOfPush(gate, { history, ofPush: read }) {
    const ofPush = await read().catch(explainIn(history));
    if (ofPush === undefined || 'says' in ofPush)
        return { problem: ofPush ?? sayUnknown(history.branch, CUT) };
    const { requests, byHand } = ofPush;
    if (byHand.length > 0)
        return { problem: sayByHand(byHand) };
    return requests.length === 0 ? { problem: NONE_MERGED } : history.writtenOn(requests, gate);
}
/** The requests that were merged since the last apply of the workspace, or those of the push; or why they are not known. */
async function mergedBefore({ plan, request, key = '' }, { history, since, ofPush: read }) {
    const { run, workspace } = plan;
    // Nothing says what was applied last, so the job of any newer commit may have been before this one.
    if (run === undefined && !(await history.isNewest()))
        return sayNotNewest(history.branch);
    if (run !== undefined && workspace.id !== undefined && key !== '') {
        const here = { workspaceId: workspace.id, key, gate: request.settings.gate, history };
        for await (const commit of commitsApplied(here, run.ports)) {
            const merged = await since(commit);
            if (merged !== undefined)
                return { ...merged, isSinceApply: true };
            if (await history.isPartOf(commit))
                return sayOlder(commit);
        }
    }
    const ofPush = await read();
    return ofPush === undefined
        ? sayUnknown(history.branch, CUT)
        : { ...ofPush, isSinceApply: false };
}
/** What these requests showed of the workspace, and by which files its plan has to be judged as well. */
async function shownBy({ requests, byHand, upTo, isSinceApply }, asked, { history, ofPush: read }) {
    const ofPush = await read();
    const numbersOfPush = new Set(ofPush?.requests.map(({ number }) => number));
    const others = requests.filter(({ number }) => !numbersOfPush.has(number));
    const countsApprovals = others.length === 0 && byHand.length === 0;
    if (asked.isApproved && !countsApprovals) {
        return { refused: others.length > 0 ? sayNotOfPush(others) : sayByHand(byHand) };
    }
    const reading = earlierFilesOf(requests, asked.request, history, countsApprovals);
    const earlier = await reading.catch(explainIn(history));
    if ('says' in earlier)
        return { refused: earlier };
    const shown = await Promise.all(requests.map((request) => plansOf(request, asked, history)));
    const withPlan = requests.flatMap((request, at) => {
        const plan = shown[at];
        return plan === undefined ? [] : { request, plan };
    });
    const nothing = requests.filter((_, at) => shown[at] === undefined);
    const handMade = await handMadeOf(requests, history);
    const gaps = {
        isSinceApply,
        commits: [
            ...byHand,
            ...(await concerning(nothing, asked, history)).map(({ mergedAs }) => mergedAs),
            ...handMade.map(({ mergedAs }) => mergedAs),
        ],
    };
    const closed = await closeGaps(gaps, { withPlan, handMade, upTo }, history);
    return {
        plans: closed.plans,
        areFilesUnseen: closed.areFilesUnseen,
        earlier,
        mustBeSeen: !isSinceApply,
        notes: [
            ...(isSinceApply ? [] : [LAST_UNKNOWN]),
            ...(nothing.length > 0 ? [sayNothing(nothing)] : []),
            ...(byHand.length > 0 ? [sayByHand(byHand)] : []),
            ...(handMade.length > 0 ? [sayHandMade(handMade)] : []),
        ],
    };
}
/** The requests that were merged as a commit which is not known to have the files that git makes of it. */
async function handMadeOf(requests, history) {
    const found = [];
    for (const request of requests) {
        const { before, mayBeHandMade } = request;
        if (!mayBeHandMade)
            continue;
        const isClean = before !== undefined && (await history.isCleanMerge({ ...request, before }));
        if (!isClean)
            found.push(request);
    }
    return found;
}
/** Those that may change a file of the workspace: what a provisioner reads may be any file. */
async function concerning(requests, { request: check, facts: { workspace, root, workingDirectory }, hasProvisioner }, history) {
    if (requests.length === 0 || root === undefined || hasProvisioner)
        return requests;
    const { filesOf } = await Promise.all(/* import() */[__webpack_require__.e(4632), __webpack_require__.e(3246)]).then(__webpack_require__.bind(__webpack_require__, 63246));
    const isLoaded = await filesOf({
        directory: (0,external_node_path_.join)(root, workingDirectory),
        repositoryRoot: check.repositoryRoot,
        files: (0,gate_request/* filesOfWorkspace */.KJ)(check.settings, workspace),
    });
    const lists = requests.map((request) => history.filesOf(request).catch((0,host_error/* onHostError */.yg)(() => undefined)));
    const files = await Promise.all(lists);
    return requests.filter((_, at) => files[at]?.some(isLoaded) ?? true);
}
/**
 * What a request showed whose branch had all that was merged before it is of the very files that it made of the branch: nothing
 * that came before it is unseen.
 *
 * @returns the plans that count, and whether files came after the last such request that none showed
 */
async function closeGaps({ isSinceApply, commits }, { withPlan, handMade, upTo, }, history) {
    const all = withPlan.map(({ plan }) => plan);
    if (isSinceApply && commits.length === 0)
        return { plans: all, areFilesUnseen: false };
    for (const { request } of withPlan.toReversed()) {
        const { before, head, mergedAs } = request;
        if (before === undefined || handMade.includes(request))
            continue;
        if (!(await history.contains(head, before)))
            continue;
        const covered = upTo(mergedAs);
        const left = withPlan.filter((one) => one.request === request || !covered.has(one.request.mergedAs));
        return {
            plans: left.map(({ plan }) => plan),
            areFilesUnseen: commits.some((commit) => !covered.has(commit)),
        };
    }
    return { plans: all, areFilesUnseen: true };
}
/** What a request showed of a workspace; undefined where it showed nothing that this gate knows as its own. */
async function plansOf(request, asked, history) {
    const { gate } = asked.request.settings;
    const left = await history.leftOn(request.number, gate).catch((0,host_error/* onHostError */.yg)(() => undefined));
    if (asked.plan.run !== undefined) {
        return planOfNewestRun(request, { asked, history, named: left?.runs ?? [] });
    }
    const key = (0,settings/* keyOfShown */.Mg)(asked.request.settings);
    if (left?.shown === undefined || key === undefined)
        return undefined;
    const { host, repository, repositoryId = repository } = history.change;
    const { number, base, head } = request;
    const place = { host, repository: repositoryId, request: number, base, head };
    const { facts, plan } = asked;
    const { repositoryRoot } = asked.request;
    const directory = (0,gate_request/* directoryIn */.Vj)(repositoryRoot, facts.root ?? '', facts.workingDirectory);
    const record = (0,shown_record/* readShownRecord */.l)(left.shown, place, key);
    return record?.shownIn({ name: plan.workspace.name, directory });
}
/** The plan of the newest run of the gate for the head of the request, which may have planned an earlier commit of it. */
async function planOfNewestRun(request, { asked, history, named }) {
    const { plan, key, isWhole } = asked;
    const { run: ofNow, workspace } = plan;
    if (ofNow === undefined || workspace.id === undefined || !key)
        return undefined;
    const { client, signal } = ofNow.ports;
    const ofWorkspace = named.filter((each) => each.workspace === workspace.name);
    const { head } = request;
    const isOfVersionControl = asked.request.settings.plans.from === 'version-control';
    const query = isOfVersionControl ? { commit: head } : { search: head };
    const { items } = await client.runs.list(workspace.id, query).page({ size: shown_by_requests_MOST_RUNS });
    const runs = await (0,runs_of_change/* withNamedRuns */.ay)(items, ofWorkspace, client);
    for (const run of runs) {
        if (!(await isShownRun(run, request, { asked, history, named: ofWorkspace })))
            continue;
        const json = await ofNow.jsonOf(run.id, isWhole);
        if (json === undefined)
            continue;
        const { entries, variables } = await (0,take_turn/* runInTurns */.hp)((0,planned_entries/* readPlannedEntries */.nY)(json, { key }), signal);
        return { request: request.number, entries, variables };
    }
    return undefined;
}
/** How many runs of a commit are looked at. */
const shown_by_requests_MOST_RUNS = 50;
/** Whether the gate showed the plan of this run at the head of the request: by its seal, or by what version control says. */
async function isShownRun(run, { number, base, head }, { asked, history, named }) {
    const { plan, key = '', request } = asked;
    const { run: ofNow, workspace } = plan;
    if (ofNow === undefined || workspace.id === undefined)
        return false;
    const { client } = ofNow.ports;
    const { change, slug } = history;
    const seals = (0,run_seals/* createRunSeals */.wz)(key, { ...change, number, base });
    const otherSeals = (0,runs_of_change/* sealsNamed */.aj)(run.id, named);
    const own = (0,own_run/* openSealsOf */.YH)({ run, workspaceId: workspace.id, otherSeals }, { client, seals });
    if (!('why' in own)) {
        const facts = (0,own_run/* factsFor */.xh)(own, head);
        return facts !== undefined && facts.gate === request.settings.gate && facts.base === base;
    }
    const versionId = (0,resource/* relatedId */.Dl)(run, 'configuration-version');
    const isOfWorkspace = (0,resource/* relatedId */.Dl)(run, 'workspace') === workspace.id;
    if (request.settings.plans.from !== 'version-control' ||
        versionId === undefined ||
        !isOfWorkspace)
        return false;
    const ingress = await (0,connected_repository/* readIngress */.Q1)(versionId, client);
    const repository = `${change.host}/${slug}`;
    const planned = { commit: head, pullRequest: number, repository, slug };
    return 'answer' in ingress && (0,commit_under_review/* differencesFromCommit */.cO)(ingress.answer, planned).length === 0;
}
/**
 * The files before each request that changes what judges, and more: its plan would be judged by what it brought along itself. A
 * request that changes such files alone has no plan of its own.
 *
 * @returns or why these files are not known
 */
async function earlierFilesOf(requests, check, history, countsApprovals) {
    const decides = await decidingFiles(check);
    const earlier = [];
    for (const request of requests) {
        const files = await history.filesOf(request);
        const deciding = files?.filter(decides) ?? [];
        const isJudged = files !== undefined && [0, files.length].includes(deciding.length);
        if (isJudged)
            continue;
        const { number, before } = request;
        if (before === undefined || earlier.length === MOST_EARLIER)
            return sayOwnJudges(request, deciding);
        earlier.push({ request: number, countsApprovals, files: () => history.filesAt(before) });
    }
    return earlier;
}
/** Each is another judgement. */
const MOST_EARLIER = 5;
const shown_by_requests_MOST_NAMED = 5;
function namesOfRequests(requests) {
    return (0,sentence/* firstParts */.J4)(requests.map(({ number }) => (0,sentence/* requestPart */.ns)(number)), shown_by_requests_MOST_NAMED);
}
function sayOwnJudges(request, files) {
    const name = (0,sentence/* requestPart */.ns)(request.number);
    const says = files.length === 0
        ? (0,sentence/* phrase */.MZ) `GitHub does not list all files of ${name}, so that it may change by what its own plan is judged, and the files before it are not known.`
        : (0,sentence/* phrase */.MZ) `${name} changes by what its own plan is judged (${(0,sentence/* firstParts */.J4)(files.map(sentence/* filePart */.A4), shown_by_requests_MOST_NAMED)}), and the files before it are not known.`;
    return (0,finding/* finding */.gk)('changes-own-judges', says, {
        remedy: (0,sentence/* phrase */.MZ) `Apply request by request, or look at the plan at a terminal: ${(0,sentence/* typed */.nE)('plangate apply')}.`,
    });
}
function sayUnknown(branch, why) {
    return (0,finding/* finding */.gk)('merged-unknown', (0,sentence/* phrase */.MZ) `Which requests were merged into ${(0,sentence/* sentencePart */.vn)('name', branch, 80)} is not known: ${why}`, {
        remedy: (0,sentence/* phrase */.MZ) `Start this job again, or look at the plan at a terminal: ${(0,sentence/* typed */.nE)('plangate apply')}.`,
    });
}
/** Where a job is started again: what it would apply was seen before, and would undo what came after. */
function sayOlder(applied) {
    const name = (0,sentence/* commitPart */.H$)(applied);
    return (0,finding/* finding */.gk)('apply-refused', (0,sentence/* phrase */.MZ) `${name} was applied here already, which is newer than the commit of this job and has all of it.`, { remedy: (0,sentence/* phrase */.MZ) `Start the job of the newest push.` });
}
function sayNotNewest(branch) {
    return (0,finding/* finding */.gk)('apply-refused', (0,sentence/* phrase */.MZ) `${(0,sentence/* sentencePart */.vn)('name', branch, 80)} has a newer commit than this job, and without a service nothing says whether that was applied already.`, { remedy: (0,sentence/* phrase */.MZ) `Start the job of the newest push.` });
}
const CUT = (0,sentence/* phrase */.MZ) `the branch was made or moved by this push, or has more new commits than are listed.`;
const LAST_UNKNOWN = (0,finding/* finding */.gk)('merged-of-push', (0,sentence/* phrase */.MZ) `No applied run names its commit, so only the requests of this push count.`);
const NONE_MERGED = (0,finding/* finding */.gk)('merged-by-hand', (0,sentence/* phrase */.MZ) `This push brought no request on which a person could approve.`);
function sayNotOfPush(requests) {
    const verb = requests.length === 1 ? (0,sentence/* phrase */.MZ) `was` : (0,sentence/* phrase */.MZ) `were`;
    return (0,finding/* finding */.gk)('merged-unknown', (0,sentence/* phrase */.MZ) `People approved on the requests of this push, and ${namesOfRequests(requests)} ${verb} merged before and not applied: everybody who had a hand in that may have approved.`, { remedy: (0,sentence/* phrase */.MZ) `Apply request by request: start the job of the oldest push again first.` });
}
function sayNothing(requests) {
    const verb = requests.length === 1 ? (0,sentence/* phrase */.MZ) `has` : (0,sentence/* phrase */.MZ) `have`;
    return (0,finding/* finding */.gk)('nothing-shown', (0,sentence/* phrase */.MZ) `${namesOfRequests(requests)} ${verb} shown no plan of this workspace that this gate knows as its own.`, {
        remedy: (0,sentence/* phrase */.MZ) `Where the gate has another token, give both jobs one ${(0,sentence/* setting */.Pe)('record-key')}.`,
    });
}
function sayByHand(commits) {
    return (0,finding/* finding */.gk)('merged-by-hand', (0,sentence/* phrase */.MZ) `No request brought ${(0,sentence/* firstParts */.J4)(commits.map(sentence/* commitPart */.H$), shown_by_requests_MOST_NAMED)}: nobody was shown what was pushed by hand.`);
}
function sayHandMade(requests) {
    const verb = requests.length === 1 ? (0,sentence/* phrase */.MZ) `was` : (0,sentence/* phrase */.MZ) `were`;
    return (0,finding/* finding */.gk)('merged-by-hand', (0,sentence/* phrase */.MZ) `${namesOfRequests(requests)} ${verb} merged as a commit that may have other files than git makes of it.`, { remedy: (0,sentence/* phrase */.MZ) `Let this job check out the whole history: ${(0,sentence/* typed */.nE)('fetch-depth: 0')}.` });
}
//# sourceMappingURL=shown-by-requests.js.map
// EXTERNAL MODULE: ./build/src/action/open-job.js + 9 modules
var open_job = __webpack_require__(51290);
// EXTERNAL MODULE: ./build/src/action/job-state.js
var job_state = __webpack_require__(41299);
// EXTERNAL MODULE: ./build/src/action/publish-report.js + 1 modules
var publish_report = __webpack_require__(7341);
// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
// EXTERNAL MODULE: ./build/src/model/request-base.js
var request_base = __webpack_require__(24610);
// EXTERNAL MODULE: ./build/src/hosts/earlier-reports.js
var earlier_reports = __webpack_require__(98739);
// EXTERNAL MODULE: ./build/src/hosts/lazy.js
var lazy = __webpack_require__(24163);
// EXTERNAL MODULE: ./build/src/hosts/own-comments.js
var own_comments = __webpack_require__(19696);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __webpack_require__(65639);
// EXTERNAL MODULE: ./build/src/hosts/github/event.js
var github_event = __webpack_require__(87189);
;// CONCATENATED MODULE: ./build/src/hosts/github/merged.js










const MOST_AT_ONCE = 8;
/** @returns undefined for a job of another event, and on another server */
function openMergedHistory({ event, payload, github, workingDirectory, ports, }) {
    const api = github.comments;
    const { environment } = ports;
    const { history, commands } = api ?? {};
    if (event?.name !== 'push' || api === undefined)
        return undefined;
    if (history === undefined || commands === undefined)
        return undefined;
    const branch = (0,request_base/* branchOf */.W0)((0,shapes/* textAt */.$6)(payload, 'ref'));
    if (branch === undefined)
        return undefined;
    const before = (0,commit_id/* readCommitId */.f)((0,shapes/* valueAt */.fK)(payload, 'before'));
    const snapshotOf = (0,lazy/* createLazyByKey */.D)((number) => api.snapshot(number, { files: true }));
    return {
        change: (0,github_event/* repositoryIdOf */.Bu)(event, payload, environment),
        slug: `${event.owner}/${event.repository}`,
        branch,
        before: before !== undefined && /[^0]/.test(before) ? before : undefined,
        async commitsSince(commit) {
            const commits = await history.commitsBetween(commit, event.workflowSha);
            const asking = commits?.map((each) => async () => {
                const requests = await history.pullRequestsOf(each.id);
                return { ...each, requests: requests.flatMap(toMerged) };
            });
            return asking && (0,take_turn/* runConcurrently */.G)(asking, MOST_AT_ONCE);
        },
        isPartOf: (commit) => commands.isAncestor(event.workflowSha, commit),
        isNewest: async () => (await commands.headOfBranch(branch)) === event.workflowSha,
        contains: (commit, ancestor) => commands.isAncestor(ancestor, commit),
        async isCleanMerge({ mergedAs, head, before: onto }) {
            const { findCleanMerges } = await __webpack_require__.e(/* import() */ 5999).then(__webpack_require__.bind(__webpack_require__, 45999));
            const merge = { id: mergedAs, before: onto };
            const place = { workingDirectory, ports };
            const { clean } = await findCleanMerges([merge], async (second) => second === head, place);
            return clean.has(mergedAs);
        },
        async leftOn(request, gate) {
            const snapshot = await snapshotOf(request);
            if (!snapshot.whole)
                return undefined;
            const { kept } = (0,own_comments/* findOwnComment */.rA)(snapshot, gate);
            return { shown: kept?.shown, runs: (0,earlier_reports/* earlierReportsIn */.$R)(snapshot, gate).runs };
        },
        async writtenOn(requests, gate) {
            const { readWrittenApprovals } = await __webpack_require__.e(/* import() */ 4623).then(__webpack_require__.bind(__webpack_require__, 44623));
            const judged = requests.map(({ number, head, before }) => ({
                number,
                headSha: head,
                before,
            }));
            return readWrittenApprovals(judged, {
                api,
                github,
                base: branch,
                gate,
                workingDirectory,
                ports,
                areMerged: true,
            });
        },
        async filesAt(commit) {
            const id = (0,commit_id/* readCommitId */.f)(commit);
            // Without one, the files of now would be read.
            if (id === undefined)
                throw (0,host_error/* unreadableAnswer */.Cw)(api.server.service);
            const { treeOnGitHub } = await __webpack_require__.e(/* import() */ 15).then(__webpack_require__.bind(__webpack_require__, 10015));
            return (0,tree/* asTrusted */.O2)(treeOnGitHub(api, { commit: id }));
        },
        async filesOf({ number, head }) {
            const { headSha, files } = await snapshotOf(number);
            return headSha === head ? files : undefined;
        },
    };
}
function toMerged({ number, headSha, mergedAs, input }) {
    const base = input?.base;
    return mergedAs === undefined || base === undefined
        ? []
        : [{ number, head: headSha, base, mergedAs }];
}
//# sourceMappingURL=merged.js.map
// EXTERNAL MODULE: ./build/src/hosts/write-comment.js
var write_comment = __webpack_require__(8450);
// EXTERNAL MODULE: ./build/src/hosts/github/explain-problem.js
var explain_problem = __webpack_require__(10580);
;// CONCATENATED MODULE: ./build/src/hosts/github/publish-applied.js
/** How an apply ended, in comments on the pull requests that were merged. */








const NOT_UPDATED = (0,sentence/* literal */.eu) `The merged pull request was not updated with the result of the apply`;
/** On more requests, GitHub is not asked to write: the newest have the comment. */
const MOST_COMMENTED = 20;
/**
 * Writes how an apply ended as a comment on each pull request that was merged; with `auto` where there was
 * something to apply, or the gate has a comment there. Does not reject for a failure of the host: the failure is in `doubts`.
 *
 * @param settings.until monotonic: when nothing more is sent to GitHub
 * @param job.merged finds the requests, oldest first; left out: the one that was merged as the commit of the job
 */
async function publishApplied(view, settings, job, { clock, random, signal }) {
    const { until, comment, gate } = settings;
    const { event, github, sendUntil } = job;
    const api = github.comments;
    if (comment === 'off' || event === undefined)
        return { doubts: [] };
    if (api === undefined)
        return notUpdated((0,sentence/* phrase */.MZ) `there is no ${(0,sentence/* setting */.Pe)('github-token')}.`);
    sendUntil(until);
    const ports = { clock, random, signal, deadline: () => until };
    const explain = (0,host_error/* onHostError */.yg)((problem) => ({
        doubts: [(0,explain_problem/* explainProblem */.F)(NOT_UPDATED, 'pull-requests: write', problem)],
    }));
    const found = await findMerged(event.workflowSha, api, job.merged).catch(explain);
    if ('doubts' in found)
        return found;
    if ('why' in found)
        return notUpdated(found.why);
    const isNews = !isNothingToApply(view.applies);
    const now = Math.floor(clock.date().getTime() / 1_000);
    const published = { doubts: [] };
    for (const { number, head: headSha } of found.requests.slice(-MOST_COMMENTED)) {
        const content = (0,write_comment/* contentOfReport */.NO)({ ...ownReportOfApply(view, headSha), now });
        const publish = async () => {
            const snapshot = await api.snapshot(number);
            const isWanted = isNews || (0,own_comments/* findOwnComment */.rA)(snapshot, gate).comment !== undefined;
            const when = comment === 'auto' && isWanted ? 'always' : comment;
            const target = { number, headSha, green: view.green, when, snapshot };
            return (0,write_comment.writeComment)(api, content, target, ports);
        };
        const one = await publish().catch(explain);
        published.commentUrl = one.commentUrl ?? published.commentUrl;
        published.doubts.push(...one.doubts);
    }
    return published;
}
/** The requests that were merged, oldest first, or why there are none. */
async function findMerged(commit, api, ofBranch) {
    const name = (0,sentence/* sentencePart */.vn)('name', commit.slice(0, 7), 40);
    const none = (0,sentence/* phrase */.MZ) `none was merged as ${name}. The summary has it.`;
    const listed = await ofBranch?.();
    if (listed !== undefined && !('says' in listed)) {
        return listed.length > 0 ? { requests: listed } : { why: none };
    }
    // Where the history of the branch is not known, the commit of the job may still be that of a request.
    const pulls = await api.pullRequestsMergedAs(commit);
    const requests = pulls.map(({ number, headSha }) => ({ number, head: headSha }));
    return requests.length > 0 ? { requests } : { why: listed?.says ?? none };
}
function notUpdated(why) {
    const says = (0,sentence/* phrase */.MZ) `${NOT_UPDATED}: ${why}`;
    return { doubts: [(0,finding/* finding */.gk)(errors/* CODES */.Lp.notApplied, says, { actor: 'operators' })] };
}
//# sourceMappingURL=publish-applied.js.map
// EXTERNAL MODULE: ./build/src/model/job-time.js
var job_time = __webpack_require__(71680);
// EXTERNAL MODULE: ./build/src/settings/sub-actions.js
var sub_actions = __webpack_require__(88587);
;// CONCATENATED MODULE: ./build/src/action/apply.js
/** `plangate/apply`: applies what was merged, and says on the merged pull request what became of it. */














/** Resolves to the exit code. */
async function applyInAction(io) {
    const { runner, environment, workingDirectory } = io;
    const { ciJob, entryPoint, ports, log, job } = await (0,open_job/* openJob */.I)(io, sub_actions/* APPLY */.pJ);
    const history = openMergedHistory({ ...job, workingDirectory, ports });
    const merged = history && openMerged(history);
    let tracked;
    const applied = await apply(merged?.withApprovals(ciJob) ?? ciJob, {
        ...entryPoint,
        follow({ plans }) {
            tracked = (0,job_state/* trackJob */.x)(plans, (state) => runner.save('job', state));
            return tracked.onEvent;
        },
        finished: (workspace) => tracked?.finished(workspace),
        async publish(report, { settings: { report: asked, gate }, ports: lasting }) {
            appliedLines(report).forEach((line) => runner.print(line));
            const path = await (0,publish_report/* writeReportFile */.aS)('json', appliedJson(report), log, io);
            await (0,publish_report/* appendSummary */.fe)((0,sentence/* literal */.eu) `${renderApplied(report)}\n`, environment, log);
            const until = (0,job_time/* publishUntil */.S2)(lasting.endsAt, lasting.clock.now());
            const published = await publishApplied(report, { ...asked, gate, until }, { ...job, merged: merged?.found }, ports);
            (0,publish_report/* setOutputs */.n0)(outputsOf(report, path, published.commentUrl), runner);
            return published;
        },
    }, ports, merged?.shownIn);
    if ('problems' in applied) {
        await (0,publish_report.publishNothing)(applied, io);
        return 1;
    }
    const { report, published } = applied;
    for (const doubt of published.doubts)
        log.warning((0,report_text/* textWithRemedy */._7)(doubt));
    runner.save('reported', 'true');
    if (!report.green)
        runner.error((0,neutralise_log/* safeLine */.om)(`${headlineOfApply(report.applies)}.`));
    return report.green ? 0 : 1;
}
function outputsOf({ applies, green }, reportJson, commentUrl = '') {
    const [first] = applies;
    const runs = applies.flatMap(({ workspace, runId }) => (runId ? [[workspace, runId]] : []));
    return {
        applied: (stopOf(applies) ?? applies.at(-1))?.outcome ?? 'not-green',
        green: String(green),
        'run-id': first?.runId ?? '',
        'run-url': first?.runUrl ?? '',
        'run-ids': JSON.stringify(Object.fromEntries(runs)),
        'report-json': reportJson,
        'comment-url': commentUrl,
    };
}
//# sourceMappingURL=apply.js.map

/***/ }),

/***/ 30995:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: function() { return /* binding */ readIngress; },
/* harmony export */   bh: function() { return /* binding */ versionControlOf; },
/* harmony export */   dC: function() { return /* binding */ readConnection; }
/* harmony export */ });
/* unused harmony export isConnectedTo */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56077);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78039);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85382);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74132);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);








/** How the workspace is connected to the repository of the change. @throws GateStop when the service can have no run of it */
function readConnection(workspace, versionControl, { unaffected = false }) {
    const { attributes } = workspace;
    if (!isConnectedTo(workspace, versionControl.change)) {
        const identifier = attributes['vcs-repo']?.identifier;
        const how = identifier
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `is connected to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(identifier)}, not to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .foreign */ .V$)(versionControl.change.repository)}`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `is not connected to version control`;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The workspace ${how}, so the service starts no runs for this pull request.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: upload')} for it, or connect it.`,
            actor: 'operators',
        }));
    }
    // The run of a push is none of them.
    const isProposed = versionControl.change.pullRequest !== undefined;
    if (isProposed && attributes['speculative-enabled'] === false) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The workspace has automatic speculative plans switched off, so no pull request starts a run.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Switch them on in the workspace's version control settings, or use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: upload')}.`,
            actor: 'operators',
        }));
    }
    return {
        unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
        takesSubmodules: attributes['vcs-repo']?.['ingress-submodules'] === true,
    };
}
/** Whether version control of the workspace is connected to the repository of the change. */
function isConnectedTo({ attributes }, { slug, repository }) {
    const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
    return (0,_policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameSlug */ .wb)(identifier, slug) && (!address || (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(address, repository));
}
/** Reads the commit of a version. If the service does not include it, it is requested by itself. */
async function readIngress(versionId, client) {
    const versions = client.configurationVersions;
    try {
        const version = await versions.show(versionId, { include: ['ingress_attributes'] });
        return { answer: version.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
    }
    catch (error) {
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code !== 'not-found')
            throw error;
        const why = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingOf */ .hD)(error);
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The commit of its configuration version is not known: ${why.says}`;
        return { doubt: { ...why, says } };
    }
}
/** How far the service's clock may be behind that of the host. */
const SKEW_MS = 60_000;
/**
 * What a run has to be of that version control started.
 *
 * @param options.since the earliest time of such a run, ISO 8601; a run that is older than a day never counts
 * @param options.applies a push is applied: its run is of the branch itself and of no pull request
 * @throws GateStop when the job is not about one commit of one pull request, nor applies one
 */
function versionControlOf({ repository, commit, pullRequest, }, { since = '', applies = false }, now) {
    const isComplete = pullRequest !== undefined || applies;
    if (repository === undefined || commit === undefined || !isComplete) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CODES */ .Lp.noRunsOfVersionControl, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: version-control')} judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Use it on the event pull_request, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('plans-from: upload')} elsewhere.`,
            actor: 'operators',
        }));
    }
    const { serverUrl, slug } = repository;
    const oldestMs = now.getTime() - _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLAN_AGE_MS */ .FG;
    const askedMs = Date.parse(since);
    const sinceMs = Number.isNaN(askedMs) ? oldestMs : Math.max(oldestMs, askedMs - SKEW_MS);
    return {
        change: {
            commit: commit.sha,
            pullRequest: applies ? undefined : pullRequest?.number,
            repository: `${serverUrl}/${slug}`,
            slug,
            sinceMs,
        },
    };
}
//# sourceMappingURL=connected-repository.js.map

/***/ }),

/***/ 67832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QV: function() { return /* binding */ sayEnded; },
/* harmony export */   gZ: function() { return /* binding */ finishAfterKill; },
/* harmony export */   lb: function() { return /* binding */ endRun; },
/* harmony export */   mL: function() { return /* binding */ giveUpRun; },
/* harmony export */   nP: function() { return /* binding */ keepOrDiscard; }
/* harmony export */ });
/* unused harmony export leftoverOf */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83538);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62373);
/* harmony import */ var _model_acts_on_runs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60537);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10000);








/** Ends the run of a workspace that cannot go on, if there may be one. @returns what its result says of that */
async function giveUpRun(workspace, why, service) {
    if (!workspace.mayHaveRun)
        return {};
    const { ended, factsOfEnd } = await endRunOfWorkspace(workspace, why, service);
    const { runSeen } = workspace;
    const { runId = runSeen?.id, status: runStatus = runSeen?.status } = ended;
    // A leftover has a notice of its own. A run that never was, or that ended by itself, needs none.
    const isNews = ended.outcome !== 'none' && ended.outcome !== 'over';
    const isSaid = factsOfEnd.leftover === undefined && isNews;
    const notices = [...workspace.notices, ...(isSaid ? [sayEnded(ended)] : [])];
    return { ...factsOfEnd, runId, runStatus, notices };
}
/**
 * Keeps a provisional run, which can be applied later, if the gate is green, and discards it otherwise.
 * A run that needs an override is kept as well, because a discarded run cannot be overridden.
 *
 * @returns what its result says of that
 */
async function keepOrDiscard({ word }, settled, service) {
    if (service.plan.mode !== 'provisional')
        return {};
    if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isGreen */ .gf)(word, service.policy.failOn)) {
        const { status, actions } = settled.watched.run.attributes;
        return {
            confirmable: status === 'planned_and_saved' || actions?.['is-confirmable'] === true,
        };
    }
    if (word === 'needs-override')
        return {};
    const why = 'the gate did not pass';
    const { ended, factsOfEnd } = await endRunOfWorkspace(settled, why, service);
    return { runStatus: ended.status ?? settled.runSeen.status, ...factsOfEnd };
}
/** Ends the run of a workspace. @param why the end of a sentence @returns also what its result says of that */
async function endRunOfWorkspace({ name: workspace, workspaceId, versionId, runSeen: run }, why, service) {
    if (versionId === undefined)
        return { ended: { outcome: 'none' }, factsOfEnd: {} };
    if (run !== undefined)
        service.emit({ kind: 'canceling', workspace, runId: run.id, why });
    const { mode } = service.plan;
    const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...service.endingPorts(), clock: service.clock, comment: `Plangate: ${why}.` });
    const leftover = leftoverOf(ended, mode);
    return { ended, factsOfEnd: { leftover, ...(0,_model_acts_on_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .recordDiscard */ .WV)(ended, why, service.clock.date()) } };
}
/** How a run ended for which no job waits any more. */
function sayEnded(ended) {
    const { runId = '', status = '' } = ended;
    const run = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runPart */ .Lk)(runId)}`;
    const of = (says) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('run-ended', says, { about: { run: ended.runId } });
    switch (ended.outcome) {
        case 'none':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `No run was started.`);
        case 'over':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${run} is over: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(status)}.`);
        case 'left':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${run} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(status)}: it is being applied, so it was kept.`);
        case 'ended':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${status === 'discarded' ? 'Discarded' : 'Canceled'}, because no job waits any more: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runPart */ .Lk)(runId)}.`);
        case 'unknown':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${ended.runId === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `A run` : run} may still be going on: ${lastSeen(ended)}`);
    }
}
function lastSeen({ trouble, status = '' }) {
    return trouble?.says ?? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `it was last seen as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(status)}.`;
}
/**
 * Cancels or discards a run, and waits for its end. A saved plan is over only once it is discarded: until then it could be
 * applied. Never throws.
 */
async function endRun(target, ports) {
    let runId = target.runId;
    let status;
    try {
        runId ??= (await findRunToEnd(target, ports))?.id;
        if (runId === undefined)
            return { outcome: 'none' };
        if (target.mode === 'provisional') {
            const { run } = await ports.client.runs.show(runId);
            status = run.attributes.status;
            if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runKind */ .Il)(target.mode, status) === 'foreign')
                return { runId, outcome: 'left', status };
        }
        await cancelOrDiscard(runId, ports);
        return { runId, ...(await awaitEnd(runId, ports)) };
    }
    catch (error) {
        const refused = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusal */ .vu)(error) || undefined;
        return { runId, outcome: 'unknown', status, trouble: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingOf */ .hD)(error), refused };
    }
}
/**
 * That a run could not be ended, and what a person has to do about it; undefined if there is nothing to do. A speculative run
 * is named only if the service refused to end it.
 */
function leftoverOf(ended, mode) {
    const { runId, outcome, status = '', refused } = ended;
    const run = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runPart */ .Lk)(runId ?? '');
    const about = { run: runId };
    if (mode === 'speculative') {
        if (outcome !== 'unknown' || refused !== true || runId === undefined)
            return undefined;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('run-goes-on', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `The service refused to end ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runPart */ .Lk)(runId)}. What is speculative goes on until it ends by itself, and nothing of it can be applied.`, {
            about,
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${NEEDED_PERMISSION} Give it to the team of the token.`,
            actor: 'operators',
        });
    }
    const appliable = (says, remedy) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CODES */ .Lp.stillAppliable, says, { about, remedy, actor: 'operators' });
    if (outcome === 'left' || status === 'applied') {
        return appliable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Not discarded, because it is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(status)}: ${run}. Its plan is applied although the gate did not pass.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Check the run.`);
    }
    if (outcome !== 'unknown')
        return undefined;
    if (runId === undefined) {
        return appliable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `There may be a run of this check that can be applied although the gate did not pass: ${lastSeen(ended)}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Check the runs of the workspace.`);
    }
    return refused === true
        ? appliable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `The service refused to end ${run}, which can still be applied although the gate did not pass.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${NEEDED_PERMISSION} Discard it by hand, and give the team of the token that permission.`)
        : appliable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `A plan may be applied although the gate did not pass, because ${run} could not be ended: ${lastSeen(ended)}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Discard it by hand.`);
}
const NEEDED_PERMISSION = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Canceling and discarding need the permission to apply runs (access level write, or runs: apply).`;
/** A request for a run that was given up may still be on its way: after these pauses there are further looks for it. */
const PAUSES_OF_SEARCH_MS = [500, 1_500];
async function findRunToEnd({ workspaceId, versionId }, { client, clock, deadline }) {
    const look = () => client.runs.findByConfigurationVersion(workspaceId, versionId);
    let run = await look();
    for (const pauseMs of PAUSES_OF_SEARCH_MS) {
        if (run !== undefined || clock.now() + pauseMs >= deadline)
            return run;
        await clock.sleep(pauseMs);
        run = await look();
    }
    return run;
}
/** A run that waits for a person cannot be canceled: the service answers with a conflict, and it is discarded. */
async function cancelOrDiscard(runId, ports) {
    const { client, comment } = ports;
    try {
        await client.runs.cancel(runId, comment);
    }
    catch (error) {
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code !== 'conflict')
            throw error;
        const { run } = await client.runs.show(runId);
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunOver */ .Ck)(run.attributes.status))
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
        // Which statuses are those of a stopped run does not depend on its mode.
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runKind */ .Il)('speculative', status) === 'stopped')
            return { outcome: 'ended', status };
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunOver */ .Ck)(status))
            return { outcome: 'over', status };
        if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
            // The plan had ended before it was canceled, so the run waits now and can be discarded.
            discarded = true;
            await client.runs.discard(runId);
            continue;
        }
        if (clock.now() + pauseMs >= deadline)
            return { outcome: 'unknown', status };
        await clock.sleep(pauseMs);
    }
}
/** The time for ending the runs of a killed job. */
const BUDGET_MS = 60_000;
/** Cancels or discards every run of a job that was killed. A run without an id is looked up by its version. Never throws. */
async function finishAfterKill(step, { client, clock, signal }) {
    const deadline = clock.now() + BUDGET_MS;
    const scoped = client.with({ signal, deadline });
    return await Promise.all(step.runs.map(async ({ workspace, ...run }) => {
        const comment = 'The job that waited for this run was killed.';
        const ports = { client: scoped, clock, deadline, comment };
        const ended = await endRun({ ...run, mode: step.mode }, ports);
        return { workspace, ...ended, leftover: leftoverOf(ended, step.mode) };
    }));
}
//# sourceMappingURL=end-run.js.map

/***/ }),

/***/ 67306:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aj: function() { return /* binding */ sealsNamed; },
/* harmony export */   ay: function() { return /* binding */ withNamedRuns; },
/* harmony export */   tI: function() { return /* binding */ startSuperseder; },
/* harmony export */   vp: function() { return /* binding */ cancelEarlier; }
/* harmony export */ });
/* unused harmony export isSupersededRun */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22484);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62373);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78039);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75030);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70025);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56326);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34271);










/**
 * Each workspace waits for a random time before its list, up to this many of the client's pauses: the service allows 30
 * lists of runs a minute for all clients. With many gates, most end before their turn.
 */
const MOST_PAUSES = 150;
/** If the service asks for a longer wait, the earlier runs are left alone. */
const SUPERSEDED_BUDGET_MS = 30_000;
/** Cancels what the runs of this job supersede, in the background. @param workspaces how many there are */
function startSuperseder(service, workspaces) {
    const { change, plan, overview, signal, deadline, clock, random, emit, info, debug } = service;
    const { changeRequest, sealing } = change;
    const closing = new AbortController();
    const stopped = AbortSignal.any([signal, closing.signal]);
    const watchingClient = service.client.with({ signal: stopped, deadline, watching: true });
    /** Resolves when the workspaces before have had their turn. */
    let queue = Promise.resolve();
    /** What one refusal says holds for all workspaces of the token, so that it is said once. */
    let wasRefused = false;
    const isWanted = changeRequest !== undefined && sealing !== undefined && plan.mode === 'speculative';
    // Requested before this job has runs, which would fill the list.
    const listing = isWanted && workspaces >= _overview_js__WEBPACK_IMPORTED_MODULE_6__/* .MANY_RUNS */ .Zm
        ? overview.listOfChange().catch(() => undefined)
        : undefined;
    async function endEarlier(workspace, superseding) {
        if (stopped.aborted)
            return;
        try {
            const moving = await listing;
            if (moving === undefined) {
                await clock.sleep(MOST_PAUSES * random() * watchingClient.pauseMs(), stopped);
            }
            const client = watchingClient.with({
                deadline: Math.min(deadline, clock.now() + SUPERSEDED_BUDGET_MS),
            });
            const { ended, refused } = await cancelEarlier(superseding, client, moving?.values());
            const why = 'superseded by a newer push to the same pull request';
            for (const runId of ended)
                emit({ kind: 'canceling', workspace, runId, why });
            if (refused !== undefined && !wasRefused) {
                wasRefused = true;
                info(`Runs of earlier pushes go on, as ${refused} in ${workspace}: this token may not cancel runs, which takes the permission to apply them. They are speculative and apply nothing.`);
            }
        }
        catch (error) {
            debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .g)(error)}`);
        }
    }
    return {
        /** Cancels what this run supersedes, one workspace after the other: lists of runs are limited to 30 a minute. */
        supersede: (workspace, started) => {
            if (!isWanted)
                return;
            const { head: commit, seals, gate } = sealing;
            const superseding = { ...started, changeRequest, commit, seals, gate, mode: plan.mode };
            queue = queue.then(() => endEarlier(workspace, superseding));
        },
        async close() {
            closing.abort();
            await queue;
        },
    };
}
/**
 * Cancels earlier runs with the tag of this pull request that are of the same mode and not over; a run that
 * waits is discarded. A run that cannot be canceled is left alone.
 * @param moving the runs that have not ended, if they are known already
 * @returns the ids of the runs that are ending, and of one that this token may not end
 * @throws what the client threw while listing.
 */
async function cancelEarlier(superseding, client, moving) {
    const { workspaceId, changeRequest, commit, gate, seals, mode } = superseding;
    const runs = moving
        ? [...moving].filter((run) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId)
        : (await client.runs.list(workspaceId, { search: changeRequest }).page({ size: 50 })).items;
    const ended = [];
    for (const run of runs.filter((each) => isSupersededRun(each, superseding))) {
        const { id, attributes } = run;
        const own = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_7__/* .openSealsOf */ .YH)({ run, workspaceId }, { client, seals });
        if ('why' in own || own.facts.gate !== gate || own.facts.mode !== mode)
            continue;
        if (mode === 'speculative' && own.facts.head === commit)
            continue;
        if (attributes.permissions?.['can-cancel'] === false)
            return { ended, refused: id };
        if (await isOfVersionControl(own, client))
            continue;
        const outcome = await endSuperseded(id, COMMENTS[mode], client);
        // If the token may not cancel one of them, it may not cancel the others.
        if (outcome === 'refused')
            return { ended, refused: id };
        if (outcome === 'ended')
            ended.push(id);
    }
    return { ended };
}
async function isOfVersionControl({ versionId }, client) {
    const { version } = await client.configurationVersions.show(versionId);
    return (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(version, 'ingress-attributes') !== undefined;
}
/** Whether the run seems to make the other one superfluous: the same change at an earlier commit, the same options, and not over yet. */
function isSupersededRun(other, superseding) {
    const { run, changeRequest, commit, mode, options = {} } = superseding;
    const { attributes } = other;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)(mode, attributes.status);
    const isSpeculative = mode === 'speculative';
    const ownNumber = (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .jobNumberIn */ .cG)(run.attributes.message);
    return (other.id !== run.id &&
        attributes[isSpeculative ? 'plan-only' : 'save-plan'] === true &&
        (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .namesChange */ .r4)(attributes.message, changeRequest) &&
        !(isSpeculative && (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .namesCommit */ .yF)(attributes.message, changeRequest, commit)) &&
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__/* .differencesFromOptions */ .pZ)(other, options).length === 0 &&
        (kind === 'moving' ||
            kind === 'person' ||
            (kind === 'good' && !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isRunOver */ .Ck)(attributes.status))) &&
        // An older job that comes late must not cancel the newer one's run: its number is lower, or its run older.
        (ownNumber === 0 || (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .jobNumberIn */ .cG)(attributes.message) <= ownNumber) &&
        (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(other) < (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(run));
}
const COMMENTS = {
    speculative: 'Superseded by a newer push to the same pull request.',
    provisional: 'Superseded by a newer plan to apply.',
};
/** Cancels a run, or discards it where it waits. `goes-on`: it cannot be ended now, whoever asks. */
async function endSuperseded(id, comment, client) {
    const ways = [() => client.runs.cancel(id, comment), () => client.runs.discard(id, comment)];
    for (const end of ways) {
        try {
            await end();
            return 'ended';
        }
        catch (error) {
            if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            if ((0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .vu)(error))
                return 'refused';
            // A conflict says that the run cannot be ended in this way at present.
            if (error.code !== 'conflict')
                return 'goes-on';
        }
    }
    return 'goes-on';
}
/** The listed runs, and those that are only named: by the comment of a gate whose service writes the messages of runs itself. */
async function withNamedRuns(listed, named, client) {
    const runs = [...listed];
    for (const { runId } of named) {
        if (runs.some(({ id }) => id === runId))
            continue;
        const shown = await client.runs.show(runId).catch(_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .noneIfNotFound */ .N3);
        if (shown !== undefined)
            runs.push(shown.run);
    }
    return newestFirst(runs);
}
/** The seals of a run in all reports that name it: one report may have the first, and another a later one, or none. */
function sealsNamed(runId, named) {
    return named.flatMap((each) => (each.runId === runId ? (each.seals ?? []) : []));
}
function newestFirst(runs) {
    return runs.toSorted((one, other) => ((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(other) || 0) - ((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(one) || 0));
}
//# sourceMappingURL=runs-of-change.js.map

/***/ }),

/***/ 8450:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO: function() { return /* binding */ contentOfReport; },
/* harmony export */   Tx: function() { return /* binding */ commentDoubts; },
/* harmony export */   _9: function() { return /* binding */ supersededIn; },
/* harmony export */   e2: function() { return /* binding */ startComment; },
/* harmony export */   eP: function() { return /* binding */ toDatedReport; },
/* harmony export */   toCommentContent: function() { return /* binding */ toCommentContent; },
/* harmony export */   writeComment: function() { return /* binding */ writeComment; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _report_markdown_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69543);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54340);
/* harmony import */ var _report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48129);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19696);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93452);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74132);
/**
 * One comment on the pull request, even if several jobs write it at the same time. No host has a
 * conditional write, so every job reads, writes, waits a moment and reads again. If a late write
 * removed its report, it writes again, up to `MOST_ROUNDS` times. The newest run wins; of two jobs of
 * one commit, the first one that is seen there. A job never creates a second comment, even if the
 * host's list lacks the first: the list may lag, or not name the author.
 */








/** The most UTF-16 units of a comment. GitHub's limit is near 65,536 of a unit that is not documented. */
const LARGEST_BUDGET = 60_000;
/** For a host that finds that too long. */
const SMALLER_BUDGETS = [10_000, 2_000];
/** How often the comment is read again, and written again if it is lost. */
const MOST_ROUNDS = 12;
/** How often the list is read again while it lacks the comment that was created. */
const MOST_LOOKS = 3;
/** How often a round begins again because the comment was deleted after it was read. */
const MOST_ROUND_TRIES = 3;
/** How often the comment is created, where the answer to the first creation is lost. */
const MOST_CREATIONS = 2;
/** How often the comment is looked for after such a creation, and the pause before each later look. */
const MOST_SEARCHES = 2;
const SEARCH_PAUSE_MS = 2_000;
/** One job deletes no more copies than this that earlier jobs left. */
const MOST_DELETED = 20;
/**
 * Reads the pull request and writes the comment once. With a `snapshot` that was read just now, it is not read again.
 * Resolves to the result so far: `settle` makes sure that the comment stays.
 *
 * @throws HostError if the host refuses or does not answer
 */
async function startComment(api, content, { snapshot, ...target }, ports) {
    const { neutralise = (body) => body } = api;
    const compose = (...asked) => neutralise(content.compose(...asked));
    const writer = { api, content: { ...content, compose }, target, ports };
    const began = ports.clock.now();
    const result = await writeRound(writer, snapshot);
    const roundMs = ports.clock.now() - began;
    return {
        result,
        /** Waits, reads again, and writes again if another job removed the report. Resolves to the final result. */
        settle: async () => (result.written ? makeSureItStays(writer, result, roundMs) : result),
    };
}
/** Writes the comment and makes sure that it stays. Takes and rejects what `startComment` does. */
async function writeComment(...asked) {
    const started = await startComment(...asked);
    const result = await started.settle();
    const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
    return { commentUrl, doubts: commentDoubts(result) };
}
/** What the log says about a comment that is not as the job wanted it. */
function commentDoubts(result) {
    if (result === undefined)
        return [];
    const doubts = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .describeForeign */ .eQ)(result.foreign);
    if (result.superseded !== undefined)
        doubts.unshift(SUPERSEDED[result.superseded]);
    if (result.lost)
        doubts.push(LOST);
    return doubts;
}
const SUPERSEDED = {
    commit: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The pull request has a newer commit: its comment is left to the run of that commit.`),
    run: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `A later run has reported or begun on this pull request: its comment was left as it is.`),
    job: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Another job of this commit has reported in the comment of this gate, and a gate has one comment: this report is in the summary of its job alone.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Give each gate a settings file of its own, which ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('settings')} names, or make one verdict of the jobs of one gate with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('combine')}.`,
        actor: 'operators',
    }),
};
const LOST = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Other jobs kept writing to the comment: look for this report in the summary of the job.`);
/** Reads the pull request, decides, and does it; again if the comment was deleted in between. @param first in place of the first reading */
async function writeRound(writer, first) {
    const { api, content, target } = writer;
    for (let tries = 1;; tries++) {
        const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(target.number));
        const action = chooseAction(snapshot, content, target, writer.created);
        const foreign = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .foreignComments */ .Rg)(snapshot.comments, content.marker, writer.created);
        try {
            return { ...(await perform(writer, action, snapshot)), foreign, lost: false };
        }
        catch (error) {
            // The comment was deleted after it was read.
            const isGone = error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh && error.kind === 'not-found';
            if (!isGone || tries === MOST_ROUND_TRIES)
                throw error;
        }
    }
}
/** Does what was decided. */
async function perform(writer, action, snapshot) {
    const { api, content } = writer;
    switch (action.kind) {
        case 'unknown':
            throw new _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.", { helpCode: _model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.tooManyComments });
        case 'keep':
            return { written: false, url: action.comment?.url, superseded: action.superseded };
        case 'delete':
            await api.deleteComment(action.comment.id);
            return { written: true };
        case 'create': {
            const { url } = await createOwnComment(writer, snapshot, action.hidden);
            return { written: true, url };
        }
        case 'update': {
            const { id, body: existing, url, contradicted } = action.comment;
            const isUnchanged = content.compose(existing, LARGEST_BUDGET) === existing;
            if (isUnchanged && contradicted !== true)
                return { written: false, url };
            await writeFitting(content, existing, (body) => api.updateComment(id, body));
            return { written: true, url };
        }
    }
}
/** Creates the comment. If the answer is lost, it looks for the comment before it creates it a second and last time. */
async function createOwnComment(writer, { comments }, hidden) {
    const { api, content, target } = writer;
    const before = new Set(comments.map(({ id }) => id));
    for (let tries = 1;; tries++) {
        try {
            const send = (body) => api.createComment(target.number, body);
            return (writer.created = await writeFitting(content, hidden?.body, send));
        }
        catch (error) {
            if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh) || error.kind !== 'unsure')
                throw error;
            if (tries === MOST_CREATIONS)
                throw error;
            const created = await findCreated(writer, before, error);
            if (created !== undefined)
                return (writer.created = created);
        }
    }
}
/**
 * The comment that a creation without an answer made; undefined if the list does not have it.
 *
 * @throws HostError the one of the creation, if no time is left to look for the comment
 */
async function findCreated({ api, content, target, ports }, before, creation) {
    const isNew = ({ id, body }) => !before.has(id) && (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .hasMarker */ .xY)(body, content.marker) && content.holds(body);
    for (let searches = 0; searches < MOST_SEARCHES; searches++) {
        if (searches > 0 && !(await pause(ports, SEARCH_PAUSE_MS)))
            throw creation;
        const found = (await api.snapshot(target.number)).comments.find(isNew);
        if (found === undefined)
            continue;
        // Another user may have copied the text: only the token's own comment proves who the author is.
        const { id, url, isOwn, author } = found;
        return isOwn ? { id, url, author } : { id, url };
    }
    return undefined;
}
/** Writes the comment, and writes it shorter each time the host answers that it is too long. */
async function writeFitting(content, existing, write) {
    let budget = LARGEST_BUDGET;
    for (const smaller of SMALLER_BUDGETS) {
        try {
            return await write(content.compose(existing, budget));
        }
        catch (error) {
            if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh) || error.kind !== 'too-long')
                throw error;
            budget = smaller;
        }
    }
    return write(content.compose(existing, budget));
}
/**
 * Makes sure that the comment stays, although other jobs may write it at the same time.
 *
 * @param first the result of the first round
 * @param firstRoundMs how long that round took
 */
async function makeSureItStays(writer, first, firstRoundMs) {
    const { api, content, target, ports } = writer;
    let result = first;
    let longestRoundMs = firstRoundMs;
    for (let round = 1, missing = 0; round <= MOST_ROUNDS; round++) {
        // Longer than a job takes from reading to writing, so that every write based on an older state has arrived before we
        // read again. The random part grows each round, so that jobs that write at the same time drift apart.
        const leastMs = Math.max(800, Math.min(3 * longestRoundMs, 10_000));
        if (!(await pause(ports, leastMs + ports.random() * 850 * (1 + round))))
            return result;
        const began = ports.clock.now();
        const snapshot = await api.snapshot(target.number);
        const foreign = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .foreignComments */ .Rg)(snapshot.comments, content.marker, writer.created);
        const [comment, ...copies] = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .ownComments */ .D5)(snapshot.comments, content.marker, writer.created);
        if (comment === undefined && writer.created !== undefined) {
            result = { ...result, foreign };
            // The host confirmed that the comment was created. A person may have deleted it since, on purpose.
            if (++missing === MOST_LOOKS)
                return result;
            continue;
        }
        const isWritten = comment?.contradicted !== true && content.holds(comment?.body ?? '');
        if (comment !== undefined && isWritten) {
            for (const { id } of copies.slice(0, MOST_DELETED))
                await api.deleteComment(id);
            return { written: true, lost: false, foreign, url: comment.url };
        }
        result = await writeRound(writer, snapshot);
        if (!result.written) {
            // The first of two comments stays, also where the job that wrote it is over.
            const copy = copies.find(({ id }) => id === writer.created?.id);
            if (copy !== undefined)
                await api.deleteComment(copy.id);
            return result;
        }
        longestRoundMs = Math.max(longestRoundMs, ports.clock.now() - began);
    }
    return { ...result, lost: true };
}
/** Sleeps. @returns false, without sleeping, if the deadline would pass in between */
async function pause({ clock, signal, deadline }, ms) {
    if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
        return false;
    await clock.sleep(ms, signal);
    return true;
}
/** A report view as the content of the gate's comment. @param date when it is published */
function toCommentContent(view, date) {
    return contentOfReport(toDatedReport(view, date));
}
/** A report view as it is published on this date. */
function toDatedReport(view, date) {
    return { ...(0,_report_markdown_report_js__WEBPACK_IMPORTED_MODULE_2__.toOwnReport)(view), now: date && Math.floor(date.getTime() / 1_000) };
}
function contentOfReport(report) {
    return {
        marker: (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .markerStart */ .Rs)(report.key),
        compose: (existing, budget) => (0,_report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .composeComment */ .Sq)(existing, report, budget),
        holds: (body) => (0,_report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsReport */ .$8)(body, report),
        toKeep: (body) => (0,_report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .reportToKeep */ .fI)(body, report),
    };
}
/** @param created what this job created before: there is never a second one. */
function chooseAction(snapshot, content, target, created) {
    const comment = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .ownComments */ .D5)(snapshot.comments, content.marker, created)[0];
    if (snapshot.headSha !== target.headSha)
        return { kind: 'keep', superseded: 'commit', comment };
    if (comment === undefined) {
        if (created !== undefined)
            return { kind: 'keep', comment: created };
        const { when, green } = target;
        if (green && when !== 'always')
            return { kind: 'keep' };
        const hidden = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .lastHiddenComment */ .AC)(snapshot.comments, content.marker);
        const superseded = hidden && supersededIn(hidden, content);
        if (superseded !== undefined)
            return { kind: 'keep', superseded, comment: hidden };
        return snapshot.whole ? { kind: 'create', hidden } : { kind: 'unknown' };
    }
    const superseded = supersededIn(comment, content);
    if (superseded !== undefined)
        return { kind: 'keep', superseded, comment };
    const isUnwanted = target.when === 'on-failure' && target.green;
    return { kind: isUnwanted ? 'delete' : 'update', comment };
}
/** Whose report a comment of ours keeps, if this one is not written into it. */
function supersededIn({ body, isOwnText }, { toKeep }) {
    const superseded = toKeep(body);
    // Whose report an edited comment says to have is the word of whoever edited it.
    return superseded === 'job' && isOwnText === false ? undefined : superseded;
}
//# sourceMappingURL=write-comment.js.map

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

/***/ 69871:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: function() { return /* binding */ gateNameOf; },
/* harmony export */   PJ: function() { return /* binding */ fileOfGate; },
/* harmony export */   ns: function() { return /* binding */ readNamedSettings; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(636);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _find_settings_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81056);
/** The name of a gate: what tells its comment, its check and its runs from those of another gate of the repository. */




/**
 * A bracket or white space would end the tag in the message of a run, and `--` or `>` a comment of HTML. Of other alphabets,
 * two names can look the same.
 */
const NAME = /^(?!.*--)[A-Za-z0-9._~@:/+%-]{1,200}$/;
/** Reads the input: one value a line, at most one of each form. @returns as a problem the end of a sentence about the input */
function readNamedSettings(text = '') {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const written = lines.filter((line) => line !== '');
    const [pinned, ...otherPins] = written.filter(_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPinnedAddress */ .Ny);
    const [path, ...otherPaths] = written.filter((line) => !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPinnedAddress */ .Ny)(line));
    if (otherPins.length === 0 && otherPaths.length === 0)
        return { value: { pinned, path } };
    const what = otherPins.length > 0 ? 'addresses' : 'paths';
    return { problem: `has two ${what}. Write at most one path, and one address of a commit.` };
}
/** Between the path and the address in the name of a gate that has both. */
const AND = '+git::';
/**
 * Names a gate by where its settings are: `default` for the usual places, so that a move between them keeps the comment, else
 * the path, the pinned address, or both. Of the address its commit is left out, which changes with each new pin.
 *
 * @returns as a problem the end of a sentence that begins with the name of the input. It does not repeat what was written, which
 *   may have a password in it
 */
function gateNameOf({ pinned, path = '' }) {
    const file = path === '' ? '' : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path);
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.win32.isAbsolute(file) || file.split('/').includes('..')) {
        return { problem: 'is no path in the repository. Name a file as `git ls-files` does.' };
    }
    if (file === _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_GATE */ .s) {
        return { problem: `names a file \`${file}\`, as the first gate is named. Rename the file.` };
    }
    const own = _find_settings_file_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS_PLACES */ .h.includes(file) ? '' : file;
    const parts = [own, ...(pinned === undefined ? [] : [addressOfGate(pinned)])];
    const name = parts.filter((part) => part !== '').join('+') || _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_GATE */ .s;
    return NAME.test(name)
        ? { value: name }
        : {
            problem: 'cannot name a gate. Rename the file: 200 letters of ASCII, digits and signs of `._~@:/+%-` at most, and no `--`.',
        };
}
/** The file of the repository that a gate is named by; undefined for one with the usual file. */
function fileOfGate(gate) {
    const [file = ''] = gate.startsWith('git::') ? [] : gate.split(AND);
    return file === '' || file === _model_default_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_GATE */ .s ? undefined : file;
}
/** Of all ways to write the address, one: without its commit, and without the user who asks. */
function addressOfGate(written) {
    const [address = ''] = written.replace(/^git::/, '').split('?');
    return `git::${address.replace(/:\/\/[^/]*@/, '://')}`;
}
//# sourceMappingURL=gate-name.js.map

/***/ })

};
;