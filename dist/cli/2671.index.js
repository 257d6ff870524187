"use strict";
exports.id = 2671;
exports.ids = [2671];
exports.modules = {

/***/ 72671:
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
// EXTERNAL MODULE: ./build/src/report/marker.js + 1 modules
var marker = __webpack_require__(62051);
// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(70075);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(22195);
// EXTERNAL MODULE: ./build/src/report/render-sentence.js
var render_sentence = __webpack_require__(44254);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
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
function appliedWords(shown, { changes, unseen }) {
    const count = (of) => (0,report_text/* sumOf */.XN)(shown, (one) => one[of].length);
    const seen = changes - unseen + count('done');
    const all = seen + count('less');
    if (shown.every(({ outcome }) => outcome === 'nothing') && all === 0) {
        return (0,sentence/* literal */.eu) `Nothing to apply`;
    }
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
    const { workspace, unseen, less, why, later, neverWhole, made = [], notMade = [] } = one;
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
        ...(isStopped ? [{ words: whatToType(workspace) }] : []),
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
/** A plan is seen where it is shown: on the next request, or by the person who applies it. */
function whatToType(workspace) {
    return (0,sentence/* phrase */.MZ) `To apply it, check this commit out and look at each change at a terminal: ${(0,sentence/* typed */.nE)(`plangate apply --workspace ${workspace}`)}. Or show it: open a request that plans this workspace, and merge that.`;
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
/** In a log, what a person types is not cut. */
const LONGEST_LINE = 2_000;
/** For a terminal and for the log of a job. */
function appliedLines(report) {
    const items = itemsOf(report, (id) => (0,sentence/* sentencePart */.vn)('run', id, 40));
    const lines = items.flatMap((item) => (0,render_sentence/* itemToPlainLines */.cV)(item, '  '));
    const head = `${signOf(report)} ${headlineOfApply(report.applies)}`;
    return ['', head, ...lines].map((line) => {
        const [indent = ''] = /^ */.exec(line) ?? [];
        return (0,neutralise_log/* safeLine */.om)(indent + (0,markdown/* cleanLine */.Ow)(line, LONGEST_LINE));
    });
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
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/policy/systems/judged-here.js
var judged_here = __webpack_require__(85643);
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
 */
function compareSeen(shown, now) {
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
        const same = there.filter((one) => endsAs(entry, one.entry));
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
;// CONCATENATED MODULE: ./build/src/seen/say-unseen.js
/** The finding about a change that nobody has seen. */


/** What is unseen, why, and where it comes from if that is known. */
function sayUnseen({ entry, why, from }) {
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
    const origin = from === undefined ? '' : (0,sentence/* phrase */.MZ) ` ${sayOrigin(from)}`;
    return (0,finding/* finding */.gk)('unseen-change', (0,sentence/* phrase */.MZ) `${change} is unseen: ${how}.${origin}`, { about });
}
const WHY_NOT_COMPARED = {
    sensitive: {
        says: (0,sentence/* phrase */.MZ) `it has a sensitive value, and the plan does not show it or no key was given`,
        remedy: (0,sentence/* phrase */.MZ) `Set ${(0,sentence/* setting */.Pe)('record-key')}, and give a token that may read the whole plan.`,
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
        case 'variables': {
            const names = from.names.map((name) => (0,sentence/* sentencePart */.vn)('name', name, 80));
            const values = from.names.length === 1 ? (0,sentence/* literal */.eu) `A variable has` : (0,sentence/* literal */.eu) `Variables have`;
            return (0,sentence/* phrase */.MZ) `${values} another value than was shown (${(0,sentence/* firstParts */.J4)(names, say_unseen_MOST_NAMED)}).`;
        }
    }
}
const say_unseen_MOST_NAMED = 3;
//# sourceMappingURL=say-unseen.js.map
;// CONCATENATED MODULE: ./build/src/apply/compare-with-shown.js





async function compareWithShown({ facts, plan, results, }, json, { request, shownIn, key, unseen: rule, signal }) {
    const now = await (0,take_turn/* runInTurns */.hp)((0,planned_entries/* readPlannedEntries */.nY)(json, { key }), signal);
    const isEmpty = now.entries.length === 0;
    const isApproved = results.some((result) => result.status === 'overridden' && (0,judged_here/* isApprovedHere */.ik)(result));
    const shown = await shownIn({
        isApproved,
        request,
        facts,
        plan,
        isEmpty,
        isWhole: json.isWhole,
        key,
    });
    if ('refused' in shown)
        return shown;
    const { plans, notes = [], earlier = [], mustBeSeen = false, } = 'plans' in shown ? shown : { plans: [], notes: [shown.none] };
    const compared = compareSeen(plans, now);
    // People agreed to what they saw, and to nothing else.
    const isExcused = results.some(({ status }) => status === 'overridden' || status === 'excepted' || status === 'existing');
    const stops = stopsOf(compared, { unseen: mustBeSeen ? 'stop' : rule, isExcused });
    const stopping = new Set(stops.unseen);
    const { notWhole } = compared;
    return {
        changes: now.entries.length,
        earlier,
        isSeen: compared.unseen.length === 0 && notWhole === undefined,
        isStopped: stopping.size > 0 || stops.notWhole !== undefined,
        unseen: compared.unseen.map((one) => ({
            name: one.entry.name,
            words: one.entry.words.join('+'),
            why: one.why,
            says: sayUnseen(one),
            stops: stopping.has(one),
        })),
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
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
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
            jobTree: (0,tree/* treeOf */.PJ)(true, before, host.defaultBranch),
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
// EXTERNAL MODULE: ./build/src/gate/judges/own-policies.js
var own_policies = __webpack_require__(60861);
// EXTERNAL MODULE: ./build/src/model/plan-json.js
var plan_json = __webpack_require__(35379);
;// CONCATENATED MODULE: ./build/src/plan/fill-plan.js
/**
 * A plan as it was approved, with what was not known then: the values of a state after the apply. Policies judge it as they judged
 * the plan, because it has the same actions.
 *
 * Both are JSON of `terraform show -json`: https://developer.hashicorp.com/terraform/internals/json-format.
 */


/**
 * Fills what the plan marks as unknown. What the state does not have stays unknown, with its marks; so does what no state has: the
 * arguments of actions and what was deferred.
 *
 * @param plan a whole or redacted plan; it stays as it is
 * @param state after exactly this plan was applied
 */
function fillPlan(plan, state) {
    const { values } = state;
    const ofState = valuesByAddress(values);
    const outputs = (0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(values, 'outputs'));
    const filledByAddress = new Map();
    const changes = (0,parse/* listOf */.c3)(plan['resource_changes']).map((entry) => {
        const { address, deposed, change } = (0,parse/* recordOf */.zv)(entry);
        const { after, after_unknown: marks } = (0,parse/* recordOf */.zv)(change);
        const known = ofState.get((0,parse/* textIn */.r7)(address) ?? '');
        // An object that was deposed is not the one of the state.
        if (!(0,parse/* isRecord */.u4)(entry) || deposed !== undefined || known === undefined || !(0,plan_json/* isMarked */.rZ)(marks)) {
            return entry;
        }
        const filled = fill(after, marks, known.values);
        filledByAddress.set((0,parse/* textIn */.r7)(address) ?? '', filled.value);
        return {
            ...entry,
            change: {
                after_identity: known.identity ?? null,
                ...(0,parse/* recordOf */.zv)(change),
                after: filled.value,
                after_unknown: filled.left ?? {},
            },
        };
    });
    const outputChanges = mapRecord(plan['output_changes'], (change, name) => {
        const { after, after_unknown: marks } = (0,parse/* recordOf */.zv)(change);
        if (!(0,plan_json/* isMarked */.rZ)(marks) || !Object.hasOwn(outputs, name))
            return change;
        const filled = fill(after, marks, (0,parse/* fieldOf */._F)(outputs[name], 'value'));
        return { ...(0,parse/* recordOf */.zv)(change), after: filled.value, after_unknown: filled.left ?? false };
    });
    const planned = (0,parse/* recordOf */.zv)(plan['planned_values']);
    const plannedOutputs = mapRecord(planned['outputs'], (output, name) => {
        const change = (0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(outputChanges, name));
        const isKnown = Object.hasOwn(change, 'after') && !(0,plan_json/* isMarked */.rZ)(change['after_unknown']);
        return isKnown
            ? { ...(0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(outputs, name)), ...(0,parse/* recordOf */.zv)(output), value: change['after'] }
            : output;
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
    for (const { address, values, identity, deposed_key: deposed } of (0,plan_json/* resourcesOf */.F3)(state)) {
        const isCurrent = typeof address === 'string' && deposed === undefined;
        if (isCurrent)
            found.set(address, { values, identity });
    }
    return found;
}
function withValues(module, values) {
    if (!(0,parse/* isRecord */.u4)(module))
        return module;
    return withMembers(module, {
        resources: (0,parse/* listOf */.c3)(module['resources']).map((resource) => {
            const address = (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(resource, 'address')) ?? '';
            const isFilled = (0,parse/* isRecord */.u4)(resource) && values.has(address);
            return isFilled ? { ...resource, values: values.get(address) } : resource;
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
// EXTERNAL MODULE: ./build/src/policy/systems/own-policies.js
var systems_own_policies = __webpack_require__(88532);
;// CONCATENATED MODULE: ./build/src/apply/judge-again.js
/** Has own policies judge an applied plan once more, when the state has the values that no plan knew. */





/** The own policies that had to wait for values, or whose condition people approved. */
function waitingPolicies(results) {
    return results.filter(({ system, status }) => system === systems_own_policies/* OWN_POLICIES */.an.name && (status === 'known-after-apply' || status === 'overridden'));
}
/**
 * Asks the policies that had to wait.
 *
 * @param state after exactly this plan was applied
 * @returns what they say that they had not said of the plan; or the names of those that still cannot say it
 */
async function judgeAgain({ plan, results }, state, judging, signal) {
    const waiting = waitingPolicies(results);
    const content = await plan.json(judging.own?.readsWhole === true);
    const names = policyNames(waiting);
    if ('doubt' in content)
        return { later: [], neverWhole: names };
    const { isWhole, document } = content.json;
    const filled = fillPlan(document, state);
    const json = plan_json/* PlanJson */.gv.of(filled, isWhole);
    const again = {
        ...plan,
        json: async () => ({ json, doubts: async () => [] }),
        base: undefined,
    };
    const judged = await own_policies/* OWN */.Z.judge(again, {
        judging,
        pullRequest: undefined,
        signal,
        ofRun: [],
        changes: async () => undefined,
    });
    const readings = (judged?.systems ?? []).map(({ reading }) => reading);
    const doubts = readings.flatMap((reading) => reading.doubts);
    if (judged === undefined || doubts.length > 0)
        return { later: [], neverWhole: names };
    const answers = readings.flatMap((reading) => reading.results);
    const ofWaiting = waiting.map((before) => ({
        before,
        now: answers.find((one) => keyOf(one) === keyOf(before)),
    }));
    const unanswered = ofWaiting.filter(({ now }) => now === undefined || !['passed', 'failed', 'excepted'].includes(now.status));
    const later = ofWaiting.flatMap(({ before, now }) => now?.status === 'failed' ? toLaterFailure(before, now, filled) : []);
    return { later, neverWhole: policyNames(unanswered.map(({ before }) => before)) };
}
const keyOf = ({ policySet, policy }) => JSON.stringify([policySet, policy]);
function policyNames(results) {
    return [...new Set(results.map(({ policy }) => policy))];
}
/** Nothing where it says no more than what people approved before. */
function toLaterFailure(before, now, filled) {
    const known = new Set(before.output);
    const output = now.output.length > 0 ? now.output : [now.message];
    const messages = output.filter((line) => !known.has(line));
    if (messages.length === 0)
        return [];
    const { policySet, policy, level } = now;
    const resources = now.resources.map(({ address, attribute }) => ({
        address,
        ...(attribute !== undefined && describeAttribute(address, attribute, filled)),
    }));
    return [{ policySet, policy, level, messages, resources }];
}
/** The attribute at fault, and its value where the plan marks nothing of it as sensitive. */
function describeAttribute(address, path, filled) {
    const attribute = path.join('.');
    const entry = (0,parse/* listOf */.c3)(filled['resource_changes']).find((one) => (0,parse/* fieldOf */._F)(one, 'address') === address);
    const { after, after_sensitive: marks } = (0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(entry, 'change'));
    const value = valueAtPath(after, path);
    const isHidden = path.some((_, at) => (0,plan_json/* isMarked */.rZ)(valueAtPath(marks, path.slice(0, at + 1))));
    if (marks === true || isHidden || value === undefined)
        return { attribute };
    return { attribute, value: JSON.stringify(value) };
}
function valueAtPath(value, path) {
    let inner = value;
    for (const step of path) {
        inner = Array.isArray(inner) ? inner[Number(step)] : (0,parse/* fieldOf */._F)(inner, String(step));
    }
    return inner;
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
        await client.runs.apply(id, (0,acts_on_runs/* signReason */.S)('Plangate applies what was seen', actor));
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
    for (const entry of (0,parse/* listOf */.c3)(json.document['resource_changes'])) {
        const { address, deposed, change } = (0,parse/* recordOf */.zv)(entry);
        const { actions, after, after_unknown: unknown, importing } = (0,parse/* recordOf */.zv)(change);
        const words = (0,parse/* listOf */.c3)(actions).map(String);
        const changes = words.some((word) => word !== 'no-op' && word !== 'read') || (0,parse/* isRecord */.u4)(importing);
        const name = (0,parse/* textIn */.r7)(address) ?? '';
        if (!changes || deposed !== undefined)
            continue;
        const isGone = !words.some((word) => word === 'create' || word === 'update' || word === 'no-op');
        const values = resources.get(name);
        put(name, isGone ? values === undefined : hasEnded(after, unknown, values));
    }
    for (const [name, change] of Object.entries((0,parse/* recordOf */.zv)(json.document['output_changes']))) {
        const { actions, after, after_unknown: unknown } = (0,parse/* recordOf */.zv)(change);
        const [word] = (0,parse/* listOf */.c3)(actions);
        if (word === 'no-op')
            continue;
        const output = Object.hasOwn(outputs, name) ? (0,parse/* fieldOf */._F)(outputs[name], 'value') : undefined;
        put(`output.${name}`, word === 'delete' ? output === undefined : hasEnded(after, unknown, output));
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
    const { unseen, notes, changes, done, less } = compared;
    const facts = { unseen, changes, done, less };
    if (workspace.plan?.hasChanges === false) {
        return leave(workspace, saved, { ...facts, outcome: 'nothing' });
    }
    const decision = await decide(workspace, compared, step);
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
    const print = (words) => step.entryPoint.print((0,neutralise_log/* safeLine */.om)(`  ${workspace.workspace}: ${words}`));
    const { signal, alarms } = judged.ports;
    const ended = await saved.plan.apply({ onProgress: print, signal, alarms });
    const one = { ...NOTHING_DONE, ...namedOf(workspace), ...facts, ...ended };
    // Nobody else may apply later what could not be applied now.
    if (ended.outcome === 'refused')
        return leave(workspace, saved, one);
    return afterApply(one, saved, judged);
}
/** A person who is there sees what nobody has seen, and decides about it. */
async function decide({ workspace }, { unseen, changes, notes, isStopped }, { entryPoint }) {
    if (entryPoint.ask === undefined)
        return isStopped ? 'unseen' : 'apply';
    for (const found of [...notes, ...unseen.map(({ says }) => says)]) {
        entryPoint.print((0,neutralise_log/* safeLine */.om)(`  ${workspace}: ${(0,finding/* textOf */.b6)(found)}`));
    }
    const number = (0,report_text/* countWords */.rj)(changes, 'change');
    const which = unseen.length === 0 ? 'all of them seen' : `${unseen.length} of them unseen`;
    const isWanted = await entryPoint.ask(`Apply ${number} in ${workspace}, ${which}?`);
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
        return await compareWithShown(of, content.json, { request, shownIn, key, unseen, signal });
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
            return 'json' in content ? { ...one, ...whatWasMade(content.json, read.state) } : one;
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
// EXTERNAL MODULE: ./build/src/cli/check-options.js
var check_options = __webpack_require__(8051);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(24953);
// EXTERNAL MODULE: ./build/src/cli/load-options.js
var load_options = __webpack_require__(98265);
// EXTERNAL MODULE: ./build/src/cli/log.js
var cli_log = __webpack_require__(11438);
// EXTERNAL MODULE: ./build/src/cli/operation.js
var operation = __webpack_require__(33621);
// EXTERNAL MODULE: ./build/src/cli/read-input.js
var read_input = __webpack_require__(73815);
// EXTERNAL MODULE: ./build/src/cli/output-files.js
var output_files = __webpack_require__(32121);
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
        verbose: (0,read_input/* flagOf */.iP)(input, 'verbose'),
        printTo: (0,read_input/* wantsJson */.k0)(input) ? 'err' : 'out',
    });
    try {
        const { result, report, published, settings } = await applyByOptions({ input, io, log }, shownIn);
        appliedLines(report).forEach(log.command);
        for (const doubt of published.doubts)
            log.warning((0,report_text/* textWithRemedy */._7)(doubt));
        const text = appliedJson(report);
        const path = (0,read_input/* optionOf */.XD)(input, 'report-json');
        if (path !== undefined)
            await (0,output_files/* writeWholeFile */.R0)((0,external_node_path_.resolve)(io.workingDirectory, path), text);
        await log.flush();
        if ((0,read_input/* wantsJson */.k0)(input))
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
    const ports = (0,time_limits/* limitTime */.DZ)((0,settings/* readTimeout */.OW)((0,read_input/* optionOf */.XD)(input, 'timeout')), { ...io, send });
    const host = await (0,ended_by/* endedBy */.m)(ports.endSignal, (0,ci_job/* openCiJob */.u)(ports));
    const asks = io.canAnswer && !(0,read_input/* flagOf */.iP)(input, 'yes');
    const applied = await apply(host, {
        async settings(jobTree, _, parsed) {
            const loaded = await (0,load_options/* loadCheckSettings */.qR)(input, io, jobTree, { parsed });
            if ('settings' in loaded)
                return loaded;
            throw new read_input/* UsageError */.eb(loaded.problems.map(check_options/* toOptionProblem */._m));
        },
        ...(0,load_options/* commonEntryPoint */.GN)(started),
        ask: asks ? (question) => isYes(question, started) : undefined,
        publish: async () => ({ doubts: [] }),
    }, ports, shownIn);
    if (!('problems' in applied))
        return applied;
    const { problems, ended } = applied;
    if (ended !== undefined)
        throw new Error((0,parse/* sentencesOf */.cj)(problems));
    throw new read_input/* UsageError */.eb(problems.map(check_options/* toOptionProblem */._m));
}
async function isYes(question, { io, log }) {
    await log.flush();
    const answer = await io.ask(`${question} [y/N] `);
    return answer?.trim().toLowerCase() === 'y';
}
//# sourceMappingURL=apply.js.map

/***/ }),

/***/ 60861:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ OWN; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/** The team's own policies: the JSON of a plan is read once, and judged on this machine. */


/** A plan that own policies cannot judge keeps the gate closed, with the reason. */
const OWN = {
    reads: 'plan',
    systems: [_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .OWN_POLICIES */ .an],
    isAsked: ({ own }) => own !== undefined,
    async judge(plan, { judging: { own, exceptions }, pullRequest, signal, ofRun }) {
        if (own === undefined)
            return undefined;
        const doubtful = (why) => ({ systems: [(0,_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .notJudgedByOwn */ .W7)(own.sources, why)] });
        const content = await plan.json(own.readsWhole);
        if ('doubt' in content)
            return doubtful(content.doubt);
        const { json, document, doubts } = content;
        const { base } = plan;
        const servicePolicies = ofRun.flatMap(({ reading }) => reading.results.map(({ policy }) => policy));
        const toJudge = {
            json,
            document,
            run: plan.input,
            ...(pullRequest !== undefined && { pullRequest }),
            workspace: plan.workspace.name,
            exceptions,
            readBase: base && (() => base(json.isWhole)),
            servicePolicies: new Set(servicePolicies),
        };
        try {
            const { results, notices } = await own.judge(toJudge, signal);
            const evidence = (0,_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .ownEvidence */ .eh)(results);
            const reading = { ...evidence.reading, doubts: await doubts() };
            const askAgain = (asked) => own.askAgain?.(toJudge, asked, signal);
            return { systems: [{ ...evidence, reading }], notices, json, askAgain };
        }
        catch (error) {
            signal.throwIfAborted();
            return { ...doubtful((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .findingOf */ .hD)(error)), json };
        }
    },
};
//# sourceMappingURL=own-policies.js.map

/***/ }),

/***/ 67820:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: function() { return /* binding */ nextIntervalMs; },
/* harmony export */   Q: function() { return /* binding */ readUntilReady; },
/* harmony export */   YW: function() { return /* binding */ soonThenRarely; },
/* harmony export */   wt: function() { return /* binding */ poll; }
/* harmony export */ });
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46281);

/**
 * Reads until the value is settled.
 *
 * @throws what `read` threw, unless the next read may succeed, time is up or the job was cancelled
 */
async function poll(options, ports) {
    const { clock, signal, deadline } = ports;
    const started = clock.now();
    let last;
    let lastState;
    let trouble;
    let failures = 0;
    const take = (value) => {
        last = value;
        const state = options.changeOf?.(value);
        if (state === lastState)
            return;
        lastState = state;
        options.onChange?.(value);
    };
    const end = (kind) => ({ kind, last, trouble });
    if (options.initial !== undefined)
        take(options.initial);
    for (;;) {
        if (signal.aborted)
            return end('aborted');
        const now = clock.now();
        if (now >= deadline)
            return end('timeout');
        const remainingMs = deadline - now;
        let interval = Math.min(options.intervalMs(now - started), remainingMs);
        // What ends during the last pause is seen as well.
        if (interval === remainingMs && remainingMs > LAST_LOOK_MS)
            interval -= LAST_LOOK_MS;
        if (interval > 0) {
            await clock.sleep(interval, signal).catch((error) => {
                if (!signal.aborted)
                    throw error;
            });
            if (signal.aborted)
                return end('aborted');
            if (deadline - clock.now() < USEFUL_MS)
                return end('timeout');
        }
        let value;
        try {
            value = await options.read();
        }
        catch (error) {
            if (signal.aborted)
                return end('aborted');
            failures += 1;
            trouble = error;
            if (clock.now() >= deadline)
                return end('timeout');
            if (!(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_0__/* .isForgiven */ .Zk)(error, failures))
                throw error;
            continue;
        }
        failures = 0;
        trouble = undefined;
        take(value);
        if (options.isSettled(value))
            return { kind: 'settled', last: value };
    }
}
/** How long before the deadline the last look comes, so that what belongs to the value can be read. */
const LAST_LOOK_MS = 2_000;
/** A read that begins with less time than this would get no answer. */
const USEFUL_MS = 50;
/** How long the gate waits for what a service stores only after the run or the plan has ended. */
const CATCH_UP_MS = 10_000;
/** Reads again, with pauses that double, until the value is ready or it is too late to wait for it; then it is as it is. */
async function readUntilReady(read, isReady, { clock, signal, deadline }) {
    const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
    for (let pauseMs = 1_000;; pauseMs *= 2) {
        const value = await read();
        if (isReady(value) || clock.now() + pauseMs >= until)
            return value;
        await clock.sleep(pauseMs, signal);
    }
}
/*
 * When to look next. The numbers were chosen by simulation (bench/README.md, "Waiting"): few requests,
 * and still an answer soon after the run's end.
 */
const SHORTEST_MS = 1_600;
const LONGEST_MS = 5_200;
/** From here on the interval is half of the time beyond: a long run can wait. */
const SHORT_RUN_MS = 10_000;
const GROWTH = 1 / 2;
/** Small plans take less than a second, so the first looks are early, but not if the last run took longer than this. */
const EARLY_MS = [300, 600, 1_000];
const EARLY_UP_TO_MS = 5_000;
/** An early look that would come sooner than this after the look before is left out. */
const LEAST_APART_MS = 150;
/** While the expected end is far away, the interval is no longer than this. */
const SPARSE_LONGEST_MS = 30_000;
/** Around the expected end (from BEFORE to AFTER it), the interval is a twentieth of the expected duration. */
const DENSE_BEFORE = 0.1;
const DENSE_AFTER = 0.15;
const DENSE_SHARE = 1 / 20;
const DENSEST_MS = 1_000;
/** Before that there are two or three reads, so that a run that fails early is seen before the expected end. */
const SPARSE_SHARE = 0.45;
/**
 * Milliseconds until the next look.
 *
 * @param waitedMs since the run was created
 * @param lastDurationMs how long this workspace's last run took; 0 when not known
 */
function nextIntervalMs(waitedMs, lastDurationMs = 0) {
    const mayBeEarly = lastDurationMs <= EARLY_UP_TO_MS;
    const earlyMs = mayBeEarly
        ? EARLY_MS.find((lookMs) => lookMs >= waitedMs + LEAST_APART_MS)
        : undefined;
    if (earlyMs !== undefined)
        return earlyMs - waitedMs;
    if (waitedMs < lastDurationMs * (1 + DENSE_AFTER)) {
        // Seldom until shortly before the expected end, where `sparse` becomes less than `dense`, and then often.
        const dense = clamp(lastDurationMs * DENSE_SHARE, DENSEST_MS, LONGEST_MS);
        const untilDense = lastDurationMs * (1 - DENSE_BEFORE) - waitedMs;
        const sparse = Math.min(untilDense, lastDurationMs * SPARSE_SHARE, SPARSE_LONGEST_MS);
        return Math.max(dense, sparse);
    }
    // Nobody knows when it ends: the longer it has taken, the more seldom.
    return clamp((waitedMs - SHORT_RUN_MS) * GROWTH, SHORTEST_MS, LONGEST_MS);
}
function clamp(value, least, most) {
    return Math.max(least, Math.min(value, most));
}
/** Intervals for something that most services do at once: reads at once, then less and less often. */
function soonThenRarely(leastMs, mostMs) {
    let looks = 0;
    return (waitedMs) => (looks++ === 0 ? 0 : clamp(waitedMs / 4, leastMs, mostMs));
}
//# sourceMappingURL=poll.js.map

/***/ }),

/***/ 11056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dA: function() { return /* binding */ readIfPossible; },
/* harmony export */   h9: function() { return /* binding */ readPolicies; },
/* harmony export */   rY: function() { return /* binding */ createSystemReader; }
/* harmony export */ });
/* unused harmony export readWholeList */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78235);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19441);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67820);





/** The time for what only informs. */
const OPTIONAL_BUDGET_MS = 20_000;
/**
 * Reads what policy systems say of a run.
 *
 * @param options.waitsForPerson whether the run waits for a person: then a part that has not begun does not begin either
 * @param options.systems all of the service when left out
 */
async function readPolicies(run, ports, { waitsForPerson, systems = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_3__/* .SERVICE_SYSTEMS */ .P, }) {
    const isFinished = ({ system, items }) => !items.some((item) => system.isUnfinished(item));
    const lists = await (0,_poll_js__WEBPACK_IMPORTED_MODULE_4__/* .readUntilReady */ .Q)(() => readListedObjects(ports, run, systems), (listed) => waitsForPerson || listed.every(isFinished), ports);
    const reader = createSystemReader(ports);
    return await Promise.all(lists.map(async ({ system, items, how }) => {
        const objects = items.map(async (item) => ({
            object: system.objectOf(item),
            contents: await system.readDetails(item, reader),
        }));
        return { system, how, objects: await Promise.all(objects) };
    }));
}
function readListedObjects({ client, trustsEmptyLists = false }, run, systems) {
    return Promise.all(systems.map(async (system) => {
        // Only an empty list says that there is nothing to read. If the run names no list, it is requested.
        const namesNone = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .related */ ._2)(run, system.relation).named?.length === 0;
        if (namesNone && (trustsEmptyLists || system.emptyIsFinal)) {
            return { system, items: [], how: { complete: true } };
        }
        return { system, ...(await readWholeList(system.list(client, run.id))) };
    }));
}
/** How policy systems read what their lists do not say. */
function createSystemReader(ports) {
    return {
        client: ports.client,
        readAll: readWholeList,
        readOptional: (read) => readIfPossible(ports, undefined, read),
        isFrugal: ports.isFrugal?.() === true,
    };
}
/** All pages of a list, or why it is not complete. The other lists are read in any case. */
async function readWholeList(listing) {
    try {
        const { items, absent } = await listing.whole();
        return { items, how: absent === undefined ? { complete: true } : { absent } };
    }
    catch (error) {
        if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'unreadable') {
            return { items: [], how: { doubt: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingOf */ .hD)(error) } };
        }
        throw error;
    }
}
/**
 * Reads something that only informs. If it takes too long or fails, it is left out, and the verdict stays the same.
 *
 * @param otherwise what is returned then
 */
async function readIfPossible({ client, clock, signal, deadline }, otherwise, read) {
    try {
        const until = Math.min(deadline, clock.now() + OPTIONAL_BUDGET_MS);
        return await read(client.with({ signal, deadline: until }));
    }
    catch (error) {
        if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code !== 'aborted')
            return otherwise;
        throw error;
    }
}
//# sourceMappingURL=read-policies.js.map

/***/ }),

/***/ 35379:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ ACCEPTED_LIMITS; },
/* harmony export */   F3: function() { return /* binding */ resourcesOf; },
/* harmony export */   gv: function() { return /* binding */ PlanJson; },
/* harmony export */   rZ: function() { return /* binding */ isMarked; }
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62177);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);


/**
 * The lists of a plan, and in how many levels of objects and lists of each a repeated name counts. Deeper levels are
 * values of providers.
 */
const LISTS = {
    /** A list of entries, each with a change. */
    resource_changes: 3,
    deferred_changes: 1,
    /** A list of entries with values, their marks and a trigger; a deferred one is in another object. */
    action_invocations: 7,
    deferred_action_invocations: 7,
};
const isPlanList = (name) => Object.hasOwn(LISTS, name);
/** The JSON of one plan. */
class PlanJson {
    /** As it was written: numbers of JSON can be more exact than those of JavaScript. */
    text;
    /** What the text says. Nothing in it is checked, and it may be hostile. */
    document;
    /** Whether it has every value; a redacted one has no sensitive values, and no configuration. */
    isWhole;
    // What the methods have read already. The changes are in an object, because there may be none.
    cachedMembers;
    cachedChanges;
    cachedRepeated;
    constructor(text, document, isWhole) {
        this.text = text;
        this.document = document;
        this.isWhole = isWhole;
    }
    /** The JSON of a document that was made here: nothing in it is named twice. */
    static of(document, isWhole) {
        const json = new PlanJson(JSON.stringify(document), { ...document }, isWhole);
        json.cachedRepeated = [];
        return json;
    }
    /** Whether it says that planning failed, or has there what no plan has: it may lack changes. */
    get isErrored() {
        const { errored } = this.document;
        return errored !== undefined && errored !== false;
    }
    /** The names of its members, each with the text of its value. */
    texts() {
        return (this.cachedMembers ??= (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(this.text));
    }
    /** `resource_changes`, with a string in place of each number that JavaScript would change. */
    exactChanges() {
        return (this.cachedChanges ??= { value: this.readExactChanges() }).value;
    }
    /** What is named twice, so that one of its two values would be hidden. */
    repeated() {
        return (this.cachedRepeated ??= this.findRepeated());
    }
    readExactChanges() {
        const text = this.texts().findLast(([name]) => name === 'resource_changes')?.[1] ?? '';
        const exact = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .keepLongNumbers */ .q4)(text);
        return exact === text ? this.document['resource_changes'] : (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(exact);
    }
    findRepeated() {
        const names = new Set();
        const repeatedMembers = this.texts().flatMap(([name]) => {
            const isRepeated = names.has(name);
            names.add(name);
            return isRepeated ? [name] : [];
        });
        const insideLists = this.texts()
            .filter(([name, text]) => isPlanList(name) && (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatedNames */ .H3)(text, LISTS[name]).length > 0)
            .map(([name]) => `something in ${name}`);
        return [...new Set([...repeatedMembers, ...insideLists])];
    }
}
/** No value of a plan has so many levels, so deeper ones are not read: everything there counts as marked. */
const DEEPEST = 100;
/**
 * Whether anything is marked in the marks that a plan has for its values: a tree of the same shape, with `true` where a
 * value is unknown or sensitive.
 *
 * @param depth how many levels are above it
 */
function isMarked(mark, depth = 0) {
    if (typeof mark !== 'object' || mark === null)
        return mark === true;
    return depth > DEEPEST || Object.values(mark).some((inner) => isMarked(inner, depth + 1));
}
/** Why a plan may not be whole, where the workflow accepts that. */
const ACCEPTED_LIMITS = ['partial', 'unproven'];
/** All resources of planned values, or of a state: of the root module, and of modules within modules. */
function* resourcesOf(values) {
    yield* resourcesBelow((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(values, 'root_module'));
}
function* resourcesBelow(module) {
    yield* (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(module, 'resources')).filter(_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4);
    for (const inner of (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(module, 'child_modules')))
        yield* resourcesBelow(inner);
}
//# sourceMappingURL=plan-json.js.map

/***/ }),

/***/ 506:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: function() { return /* binding */ createLineFilter; },
/* harmony export */   Wm: function() { return /* binding */ programIn; },
/* harmony export */   _n: function() { return /* binding */ problemsIn; },
/* harmony export */   v6: function() { return /* binding */ messageIn; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/** Reads the machine-readable log of a plan or an apply: one JSON object on each line. */

const LONGEST_LINE = 256 * 1024;
/**
 * Makes a filter for the output of a program: it keeps the lines that have the form of the log.
 *
 * @param pass gets each line that is kept, at once
 * @param only the type of the lines to keep; lines of all types if left out
 * @returns `take` takes the next piece of the output
 */
function createLineFilter(pass, only) {
    const lines = [];
    let rest = '';
    const take = (text) => {
        rest += text;
        for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
            const line = rest.slice(0, end);
            rest = rest.slice(end + 1);
            const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
            if (type === undefined || (only !== undefined && type !== only))
                continue;
            lines.push(line);
            pass(`${line}\n`);
        }
        // A line that is too long already is dropped, and this marks it as such until it ends.
        if (rest.length > LONGEST_LINE)
            rest = ' '.repeat(LONGEST_LINE + 1);
    };
    return { take, log: () => lines.map((line) => `${line}\n`).join('') };
}
/** The type of a line; undefined if the line is not one of the log. */
function typeOf(line) {
    const { type, '@level': level, '@message': message } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line));
    const isOfLog = typeof level === 'string' && typeof message === 'string';
    return isOfLog && typeof type === 'string' ? type : undefined;
}
/** The program that wrote a machine-readable log, as its first line says; undefined if it does not. */
function programIn(log) {
    for (const line of log.split('\n', 20)) {
        const { type, terraform, tofu } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line));
        if (type !== 'version')
            continue;
        if (typeof tofu === 'string')
            return 'tofu';
        if (typeof terraform === 'string')
            return 'terraform';
    }
    return undefined;
}
/** What a line of the log says for people; undefined for a line that is not one of the log. */
function messageIn(line) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line))['@message']);
}
const MOST_PROBLEMS = 100;
const LONGEST_TEXT = 4_000;
/** The errors and warnings in a machine-readable log, or in the end of one, each once. */
function problemsIn(log) {
    const problems = log.split('\n').flatMap((line) => problemsInLine(line));
    const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
    return [...distinct.values()].slice(0, MOST_PROBLEMS);
}
function problemsInLine(text) {
    const { severity, range, ...texts } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text))['diagnostic']);
    const summary = asText(texts['summary']);
    if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
        return [];
    const { start, filename } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(range);
    const { line } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(start);
    return [
        {
            severity,
            summary: summary.slice(0, LONGEST_TEXT),
            detail: asText(texts['detail'])?.slice(0, LONGEST_TEXT),
            address: asText(texts['address']),
            file: asText(filename),
            line: Number.isSafeInteger(line) && Number(line) > 0 ? Number(line) : undefined,
        },
    ];
}
function asText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
//# sourceMappingURL=program-log.js.map

/***/ }),

/***/ 88869:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pK: function() { return /* binding */ ENTRY_LISTS; },
  WQ: function() { return /* binding */ KEYED_PATTERN; },
  SD: function() { return /* binding */ NOT_COMPARED; },
  f: function() { return /* binding */ isRemoval; },
  op: function() { return /* binding */ placeInLists; },
  nY: function() { return /* binding */ readPlannedEntries; }
});

// EXTERNAL MODULE: ./build/src/approvals/canonical.js
var canonical = __webpack_require__(94264);
// EXTERNAL MODULE: ./build/src/approvals/hidden-values.js
var hidden_values = __webpack_require__(8959);
// EXTERNAL MODULE: ./build/src/approvals/plan-entries.js + 1 modules
var plan_entries = __webpack_require__(54059);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/plan-json.js
var plan_json = __webpack_require__(35379);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/plan/lacked-values.js
var lacked_values = __webpack_require__(41092);
;// CONCATENATED MODULE: ./build/src/seen/unknown-paths.js
/** What is left of the values of an entry without the places that another plan did not know. */
/**
 * The value with null at these paths, where a plan may have something, null or nothing.
 *
 * @param unknown what is unknown in the value itself
 * @returns undefined if something else of it is unknown, or it has no such places
 */
function withoutPaths(value, unknown, paths) {
    const cuts = paths.reduce(addPath, new Map());
    if (!unknown.every((path) => isCut(path, cuts)))
        return undefined;
    return cut(value, cuts);
}
/** Where all of a value is left out, a longer path adds nothing. */
function addPath(cuts, [step, ...rest]) {
    if (step === undefined)
        return undefined;
    return cuts?.set(step, addPath(cuts.has(step) ? cuts.get(step) : new Map(), rest));
}
function isCut([step, ...rest], cuts) {
    if (cuts === undefined)
        return true;
    return step !== undefined && cuts.has(step) && isCut(rest, cuts.get(step));
}
function cut(value, cuts) {
    if (cuts === undefined)
        return { value: null };
    if (cuts.size === 0)
        return { value };
    if (typeof value !== 'object' || value === null)
        return undefined;
    // In a list, a place is there or not. In an object, what is unknown may be left out.
    const isList = Array.isArray(value);
    const members = new Map(Object.entries(value));
    for (const [step, inner] of cuts) {
        if (!members.has(step) && (isList || inner !== undefined))
            return undefined;
        const left = cut(members.get(step), inner);
        if (left === undefined)
            return undefined;
        members.set(step, left.value);
    }
    return { value: isList ? [...members.values()] : Object.fromEntries(members) };
}
//# sourceMappingURL=unknown-paths.js.map
;// CONCATENATED MODULE: ./build/src/seen/planned-entries.js
/**
 * What a plan changes, in a form in which two plans can be compared although the first one knew less: what was unknown may be
 * known now, and what was applied meanwhile may have changed the values that an entry begins with.
 */









/** The lists of a plan whose members an apply carries out. */
const ENTRY_LISTS = ['resource_changes', 'output_changes', 'action_invocations'];
/**
 * Why an entry cannot be compared, so that nobody can have seen it:
 * - `sensitive`: it has a sensitive value that the plan does not show, or no key makes digests of.
 * - `configuration`: the plan does not show how its provider is configured.
 * - `form`: it has a form that this version does not know, or its name is there twice.
 */
const NOT_COMPARED = ['sensitive', 'configuration', 'form'];
/** 80 bits, because records hold many of them: who does not have the key cannot search for two values with one digest. */
const KEYED_LETTERS = 16;
/** A digest that has a key. */
const KEYED_PATTERN = /^[a-z2-7]{16}$/;
/** Reads what a plan changes. Yields before each entry, so that the caller can let other work go on. */
function* readPlannedEntries(json, 
/** `record-key`. Where both plans are at hand any key does; without one, nothing sensitive is compared. */
{ key }) {
    const member = (name) => (0,plan_entries/* exactMember */.yx)(json, name);
    const digest = (subject, value) => key === undefined
        ? (0,canonical/* digest160 */.SN)(`seen ${subject}`, (0,canonical/* canonicalJson */.dj)(value))
        : (0,canonical/* keyedDigest160 */.KF)(key, `seen ${subject}`, (0,canonical/* canonicalJson */.dj)(value)).slice(0, KEYED_LETTERS);
    const contextOf = (0,plan_entries/* readContexts */.JE)(json, { key, files: undefined });
    const reader = {
        digest,
        contextOf,
        hidesSensitive: key === undefined || !json.isWhole,
        lacksConfiguration: !(0,parse/* isRecord */.u4)(json.document['configuration']),
    };
    const entries = [];
    const unchanged = new Map();
    for (const list of ENTRY_LISTS) {
        for (const [at, entry] of (0,plan_entries/* everyMember */.WJ)(member(list))) {
            yield;
            const words = countWordsOf(list, entry);
            const name = nameInPlan(list, at, entry);
            if (words.length > 0)
                entries.push(readEntry({ list, name, words }, entry, reader));
            else
                unchanged.set((0,canonical/* canonicalJson */.dj)([list, name]), entry);
        }
    }
    const variables = (0,hidden_values/* hiddenVariables */.c4)(member('variables'), (0,parse/* fieldOf */._F)((0,parse/* fieldOf */._F)(json.document['configuration'], 'root_module'), 'variables'), key);
    const compared = Object.entries(variables.values).filter(([name]) => key !== undefined || !variables.hidden.has(name));
    return {
        entries: withoutRepeated(entries),
        variables: Object.fromEntries(compared.map(([name, value]) => [name, digest('variable', [name, value])])),
        drifted: new Set((0,parse/* listOf */.c3)(json.document['resource_drift']).flatMap((drifted) => (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(drifted, 'address')) ?? [])),
        unchanged(list, name) {
            const entry = unchanged.get((0,canonical/* canonicalJson */.dj)([list, name]));
            return entry === undefined ? undefined : readEntry({ list, name, words: [] }, entry, reader);
        },
        notWhole: notWholeOf(json),
    };
}
function countWordsOf(list, entry) {
    if (!(0,parse/* isRecord */.u4)(entry))
        return ['other'];
    if (list === 'action_invocations')
        return ['action'];
    if (list === 'resource_changes')
        return (0,plan_entries/* wordsOfChange */.rY)(entry);
    const actions = actionsOf(entry);
    if (actions === 'no-op')
        return [];
    return ['create', 'update', 'delete'].includes(actions) ? ['output'] : ['output', 'other'];
}
function nameInPlan(list, at, entry) {
    if (list === 'output_changes')
        return `output.${at}`;
    return (0,parse/* textIn */.r7)((0,parse/* fieldOf */._F)(entry, 'address')) ?? `${list}.${at}`;
}
function actionsOf(change) {
    return (0,parse/* listOf */.c3)((0,parse/* fieldOf */._F)(change, 'actions')).map(String).join();
}
const REMOVES = new Set(['destroy', 'replace', 'forget']);
/** Whether it destroys, replaces or forgets something, or may do so. */
function isRemoval({ words }) {
    return words.some((word) => REMOVES.has(word) || word === 'other');
}
function readEntry(named, entry, reader) {
    const { list, name, words } = named;
    const { digest } = reader;
    const change = (0,parse/* recordOf */.zv)(list === 'resource_changes' ? (0,parse/* fieldOf */._F)(entry, 'change') : entry);
    const isAction = list === 'action_invocations';
    const written = actionsOf(change);
    // A value of an output is set, whether it had one or not.
    const actions = list === 'output_changes' && written === 'create' ? 'update' : written;
    const importing = change['importing'] ?? undefined;
    const previous = (0,parse/* fieldOf */._F)(entry, 'previous_address') ?? name;
    const removes = list === 'resource_changes' && words.some((word) => REMOVES.has(word));
    // What is deleted or forgotten has no values after. An entry without an action sets some if it is imported, and where no word says
    // what it does, it may.
    const setsValues = isAction ||
        (actions === 'no-op'
            ? importing !== undefined || words.length === 0
            : actions.split(',').some((action) => action !== 'delete' && action !== 'forget'));
    const { unknown, endWithout } = readEnd(change, isAction, digest);
    const { end, changed } = (setsValues ? endWithout(unknown) : undefined) ?? {};
    const context = list === 'output_changes' ? undefined : reader.contextOf(entry);
    const marks = [
        ...(removes ? [change['before_sensitive']] : []),
        ...(setsValues ? [change[isAction ? 'config_sensitive' : 'after_sensitive']] : []),
    ];
    const isUnread = words.includes('other') || (setsValues && end === undefined);
    return {
        list,
        name,
        words,
        actions,
        isDeposed: ((0,parse/* fieldOf */._F)(entry, 'deposed') ?? undefined) === undefined ? undefined : true,
        provider: context && digest('provider', context.provider),
        block: context?.block && digest('block', context.block),
        trigger: isAction ? digest('trigger', withoutConfig(entry)) : undefined,
        importing: importing === undefined ? undefined : digest('importing', importing),
        previous: previous === name ? undefined : digest('previous', previous),
        before: removes ? digest('before', change['before']) : undefined,
        end,
        changed,
        unknown: end === undefined ? [] : unknown,
        notCompared: isUnread ? 'form' : notComparedOf(context, marks, reader),
        endWithout,
    };
}
function readEnd(change, isAction, digest) {
    const [values, marks] = isAction
        ? [change['config_values'], change['config_unknown']]
        : [change['after'], change['after_unknown']];
    const isUpdate = !isAction && actionsOf(change) === 'update' && (0,parse/* isRecord */.u4)(values);
    const unknown = (0,lacked_values/* lackedIn */.mv)({ path: [], values, marks })
        .map(({ path }) => path)
        .sort((one, other) => ((0,canonical/* canonicalJson */.dj)(one) < (0,canonical/* canonicalJson */.dj)(other) ? -1 : 1));
    return {
        unknown,
        endWithout(paths) {
            const left = withoutPaths(values ?? null, unknown, paths);
            return (left && {
                end: digest('end', [left.value, paths]),
                changed: isUpdate
                    ? digest('changed', [
                        idOf(change),
                        changedIn(change['before'], left.value, paths),
                        paths,
                    ])
                    : undefined,
            });
        },
    };
}
/** Nearly all resources have an attribute of this name, which tells one object from another. */
const idOf = ({ before }) => (0,parse/* fieldOf */._F)(before, 'id') ?? null;
/** The attributes that are not as they were before, with those that have something unknown. */
function changedIn(before, after, paths) {
    const lacking = new Set(paths.map(([name]) => name));
    const changed = Object.entries((0,parse/* recordOf */.zv)(after)).filter(([name, value]) => lacking.has(name) ||
        !Object.hasOwn((0,parse/* recordOf */.zv)(before), name) ||
        (0,canonical/* canonicalJson */.dj)((0,parse/* fieldOf */._F)(before, name)) !== (0,canonical/* canonicalJson */.dj)(value));
    return Object.fromEntries(changed);
}
/** @param marks of the values that are compared */
function notComparedOf(context, marks, { hidesSensitive, lacksConfiguration }) {
    // Old formats have no marks: there, each value counts as sensitive.
    const isSensitive = context?.hasHidden === true ||
        marks.some((mark) => (mark ?? undefined) === undefined || (0,plan_json/* isMarked */.rZ)(mark));
    if (isSensitive && hidesSensitive)
        return 'sensitive';
    return context !== undefined && lacksConfiguration ? 'configuration' : undefined;
}
/** What an invocation says beside the values of its block. */
function withoutConfig(entry) {
    return Object.fromEntries(Object.entries((0,parse/* recordOf */.zv)(entry)).filter(([name]) => !name.startsWith('config_')));
}
/** By what an entry is found in another plan: one plan has it once. */
function placeInLists({ list, name, trigger, isDeposed, before, }) {
    return (0,canonical/* canonicalJson */.dj)([list, name, trigger, isDeposed && before]);
}
/** Of those that one plan has twice, nothing says which one a request showed. */
function withoutRepeated(entries) {
    const numbers = new Map();
    for (const entry of entries)
        numbers.set(placeInLists(entry), (numbers.get(placeInLists(entry)) ?? 0) + 1);
    return entries.map((entry) => (numbers.get(placeInLists(entry)) ?? 0) > 1 ? { ...entry, notCompared: 'form' } : entry);
}
function notWholeOf(json) {
    const { complete } = json.document;
    const isDeferred = ['deferred_changes', 'deferred_action_invocations'].some((name) => (0,parse/* listOf */.c3)(json.document[name]).length > 0);
    if (json.isErrored) {
        return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `Planning failed, so the plan may lack changes.`);
    }
    if (isDeferred || (complete !== undefined && complete !== true)) {
        return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `The plan is not all that there is to do: something is deferred, or left out by a target.`);
    }
    if (json.repeated().length === 0)
        return undefined;
    return (0,finding/* finding */.gk)('plan-not-whole', (0,sentence/* phrase */.MZ) `The JSON of the plan names something twice, so that one of the two is hidden.`);
}
//# sourceMappingURL=planned-entries.js.map

/***/ })

};
;