"use strict";
exports.id = 6568;
exports.ids = [6568,6617];
exports.modules = {

/***/ 79022:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyInAction: function() { return /* binding */ applyInAction; }
});

// EXTERNAL MODULE: ./build/src/check/check.js + 3 modules
var check = __webpack_require__(45364);
// EXTERNAL MODULE: ./build/src/model/applied.js
var model_applied = __webpack_require__(88798);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/report/applied.js
var report_applied = __webpack_require__(66010);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(22195);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
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
        // Of a file, and of every place that an apply does not know.
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
// EXTERNAL MODULE: ./build/src/seen/seen-entries.js + 1 modules
var seen_entries = __webpack_require__(44066);
;// CONCATENATED MODULE: ./build/src/seen/compare-seen.js
/**
 * Compares the plan that will be applied with what the merged requests showed. An entry is seen if it ends as one that was shown.
 * The comparison only ever stops an apply: green is the verdict's.
 */


/**
 * Compares a plan with what was shown of its workspace.
 *
 * @param shown by the requests that were merged since the last apply; none where nothing says what they showed
 * @param now the plan that will be applied
 */
function compareSeen(shown, now) {
    const byPlace = new Map();
    for (const { request, entries } of shown) {
        for (const entry of entries)
            (0,add_to/* addTo */.D)(byPlace, (0,seen_entries/* placeInLists */.op)(entry), { request, entry });
    }
    const seen = [];
    const unseen = [];
    const carriedOut = new Set();
    const isSeenAt = new Map();
    for (const entry of now.entries) {
        const place = (0,seen_entries/* placeInLists */.op)(entry);
        const there = entry.notCompared === undefined ? shownThere(entry, byPlace) : [];
        const same = there.filter((one) => endsAs(entry, one.entry));
        for (const one of same)
            carriedOut.add(one.entry);
        isSeenAt.set(place, same.length > 0);
        if (same.length > 0)
            seen.push({ entry, requests: numbersOf(same) });
        else
            unseen.push(toUnseen(entry, there, shown, now));
    }
    const missing = shown.flatMap(({ request, entries }) => entries.flatMap((entry) => 
    // What is there and was not seen stands among the unseen.
    carriedOut.has(entry) || isSeenAt.get((0,seen_entries/* placeInLists */.op)(entry)) === false
        ? []
        : { request, entry }));
    const isDone = ({ entry }) => !isSeenAt.has((0,seen_entries/* placeInLists */.op)(entry)) && needsNothing(entry, now);
    return {
        seen,
        unseen,
        done: missing.filter(isDone),
        less: missing.filter((one) => !isDone(one)),
        notWhole: now.notWhole,
    };
}
function shownThere(entry, byPlace) {
    const there = byPlace.get((0,seen_entries/* placeInLists */.op)(entry)) ?? [];
    if (entry.isDeposed === undefined)
        return there;
    // What a replacement put aside was shown as its other half.
    return [...there, ...(byPlace.get((0,seen_entries/* placeInLists */.op)({ ...entry, isDeposed: undefined })) ?? [])];
}
/** Why a plan is not applied. Nothing: it may be, where the verdict is green. */
function stopsOf({ unseen, notWhole }, { unseen: rule, isExcused }) {
    const stopsAll = rule === 'stop' || isExcused;
    return {
        unseen: stopsAll ? unseen : unseen.filter(({ entry }) => (0,seen_entries/* isRemoval */.f)(entry)),
        notWhole: stopsAll ? notWhole : undefined,
    };
}
/** Whether an entry of the plan of now ends as one that was shown. */
function endsAs(entry, shown, ignoresProvider = false) {
    if (shown.notCompared !== undefined)
        return false;
    if (!ignoresProvider && entry.provider !== shown.provider)
        return false;
    if (entry.block !== shown.block)
        return false;
    // Of a move or an import, nothing is left once it is done.
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
    if (there.some((one) => endsAs(entry, one.entry, true)))
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
        case 'requests': {
            const numbers = from.requests.map((number) => (0,sentence/* sentencePart */.vn)('name', `#${number}`, 20));
            return (0,sentence/* phrase */.MZ) `Several requests changed it (${(0,sentence/* firstParts */.J4)(numbers, MOST_NAMED)}), and none of them showed what they make together.`;
        }
        case 'variables': {
            const names = from.names.map((name) => (0,sentence/* sentencePart */.vn)('name', name, 80));
            const values = from.names.length === 1 ? (0,sentence/* literal */.eu) `A variable has` : (0,sentence/* literal */.eu) `Variables have`;
            return (0,sentence/* phrase */.MZ) `${values} another value than was shown (${(0,sentence/* firstParts */.J4)(names, MOST_NAMED)}).`;
        }
    }
}
const MOST_NAMED = 3;
//# sourceMappingURL=say-unseen.js.map
;// CONCATENATED MODULE: ./build/src/apply/compare.js





async function compareWithShown({ facts, plan, results, }, json, { request, shownIn, key, unseen: rule, signal }) {
    const now = await (0,take_turn/* runInTurns */.hp)((0,seen_entries/* readSeenEntries */.As)(json, { key }), signal);
    const isEmpty = now.entries.length === 0;
    const isApproved = results.some((result) => result.status === 'overridden' && (0,judged_here/* isApprovedHere */.i)(result));
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
//# sourceMappingURL=compare.js.map
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
    const name = (0,sentence/* sentencePart */.vn)('name', `#${request}`, 20);
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
            const offering = { ...plans, source: async () => offerOnce(standing) };
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
/** The plan that was judged already, as the one offer of a source. It is neither ended nor applied by it. */
function offerOnce({ offer, ready, source }) {
    const { facts, plan, status } = offer;
    return {
        ...source,
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
        ...(attribute !== undefined && judge_again_valueOf(address, attribute, filled)),
    }));
    return [{ policySet, policy, level, messages, resources }];
}
/** The attribute at fault, and its value where the plan marks nothing of it as sensitive. */
function judge_again_valueOf(address, path, filled) {
    const attribute = path.join('.');
    const entry = (0,parse/* listOf */.c3)(filled['resource_changes']).find((one) => (0,parse/* fieldOf */._F)(one, 'address') === address);
    const { after, after_sensitive: marks } = (0,parse/* recordOf */.zv)((0,parse/* fieldOf */._F)(entry, 'change'));
    const value = valueAt(after, path);
    const isHidden = path.some((_, at) => (0,plan_json/* isMarked */.rZ)(valueAt(marks, path.slice(0, at + 1))));
    if (marks === true || isHidden || value === undefined)
        return { attribute };
    return { attribute, value: JSON.stringify(value) };
}
function valueAt(value, path) {
    return path.reduce((inner, step) => (Array.isArray(inner) ? inner[Number(step)] : (0,parse/* fieldOf */._F)(inner, String(step))), value);
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
        limit: (source) => ({
            ...source,
            async find(scope) {
                const found = await source.find(scope);
                return {
                    ...found,
                    async *offers(ready, step) {
                        for await (const offer of found.offers(ready, step)) {
                            yield keep(offer, { source, ready });
                        }
                    },
                };
            },
        }),
        of: (workspace) => kept.get(workspace),
    };
}
//# sourceMappingURL=offers.js.map
// EXTERNAL MODULE: ./build/src/client/errors.js
var client_errors = __webpack_require__(20486);
// EXTERNAL MODULE: ./build/src/gate/end-run.js
var end_run = __webpack_require__(67832);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/poll.js
var poll = __webpack_require__(67820);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
// EXTERNAL MODULE: ./build/src/trust/audit.js
var audit = __webpack_require__(79239);
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
        await client.runs.apply(id, (0,audit/* signReason */.S)('Plangate applies what was seen', actor));
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
    const isCertain = error instanceof client_errors/* ServiceError */._7 &&
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
    let asked;
    const saving = {
        ...entryPoint,
        async settings(...given) {
            const job = jobOf(host);
            const problems = whyNotForEvent(job);
            if (problems.length > 0)
                return { problems };
            const loaded = await entryPoint.settings(...given);
            // They are read again at commits before.
            asked ??= 'settings' in loaded ? loaded.settings : undefined;
            return settingsOfApply(loaded, job);
        },
    };
    return (0,check/* check */.z6)(host, saving, ports, {
        limit: offers.limit,
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
            // The comment is asked for by the settings as they are written.
            const settings = { ...request.settings, report: asked?.report ?? request.settings.report };
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
        step.entryPoint.print((0,neutralise_log/* safeLine */.om)(`  ${workspace.workspace}: ${(0,report_applied/* headlineOfApply */.aG)([one])}`));
        applied.push(one);
        isLast ||= (0,model_applied/* stopOf */.EV)([one]) !== undefined;
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
    const stop = (0,model_applied/* stopOf */.EV)(applied);
    return {
        gate: gate.name,
        word: (0,model_applied/* wordOfApply */.eK)(applied, result),
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
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(87170);
// EXTERNAL MODULE: ./build/src/gate/own-run.js
var own_run = __webpack_require__(70025);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(93452);
// EXTERNAL MODULE: ./build/src/policy/commit-under-review.js
var commit_under_review = __webpack_require__(56077);
// EXTERNAL MODULE: ./build/src/seen/shown-record.js
var shown_record = __webpack_require__(63828);
// EXTERNAL MODULE: ./build/src/settings/settings.js + 3 modules
var settings = __webpack_require__(68106);
// EXTERNAL MODULE: ./build/src/trust/run-seals.js
var run_seals = __webpack_require__(4226);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/model/default-gate.js
var default_gate = __webpack_require__(636);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(48391);
// EXTERNAL MODULE: ./build/src/model/repository-address.js
var repository_address = __webpack_require__(17866);
// EXTERNAL MODULE: ./build/src/settings/settings-file/find-settings-file.js
var find_settings_file = __webpack_require__(81056);
;// CONCATENATED MODULE: ./build/src/apply/deciding-files.js
/** Which files of a repository say how its plans are judged. */






/**
 * The test whether a path of the repository is a file that decides: the settings, the policies with what they read, the exceptions,
 * the list of allowed sources.
 */
function decidingFiles({ settings: { gate, policy }, workingDirectory, repositoryRoot, }) {
    const inRepository = (written) => (0,gate_request/* directoryIn */.Vj)(repositoryRoot, workingDirectory, written);
    const named = (texts) => texts.flatMap((text) => text === undefined || (0,repository_address/* isPinnedAddress */.Ny)(text) ? [] : inRepository(text));
    const files = new Set([
        ...named([policy.exceptionsFile, policy.allowedSourcesFile]),
        ...(gate === default_gate/* DEFAULT_GATE */.s || (0,repository_address/* isPinnedAddress */.Ny)(gate) ? [] : [external_node_path_.posix.normalize(gate)]),
        inRepository('conftest.toml'),
    ]);
    const directories = named([...(policy.policies ?? []), ...policy_files/* POLICY_DIRECTORIES */.BL]);
    return (path) => files.has(path) ||
        (0,find_settings_file/* maySeemSettingsFile */.JV)(path) ||
        directories.some((directory) => directory === '.' || path.startsWith(`${directory}/`));
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
    const ingress = versionId === undefined ? undefined : await (0,find_workspace/* readIngress */.Q1)(versionId, client);
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
            .map((request) => ({ ...request, before: commitBefore(request, byId) })),
        byHand: commits.flatMap(({ id, requests }) => (requests.some(isCounted) ? [] : id)),
    };
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
    const known = new Map();
    const found = new Map();
    const since = (commit) => {
        const reading = known.get(commit) ??
            history
                .commitsSince(commit)
                .then((commits) => commits && requestsMergedIn(commits, history.branch));
        known.set(commit, reading);
        return reading;
    };
    const explain = (0,host_error/* onHostError */.yg)(({ message }) => sayUnknown(history.branch, (0,sentence/* phrase */.MZ) `${(0,sentence/* foreign */.V$)(message)}`));
    async function mergedBefore(asked) {
        const { plan, request, key = '' } = asked;
        const { run, workspace } = plan;
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
        const ofPush = await sinceBefore();
        return ofPush === undefined
            ? sayUnknown(history.branch, CUT)
            : { ...ofPush, isSinceApply: false };
    }
    const sinceBefore = async () => history.before === undefined ? undefined : since(history.before);
    /** What people wrote on the requests of the push. */
    async function approvals(gate) {
        const ofPush = await sinceBefore().catch(explain);
        if (ofPush === undefined || 'says' in ofPush)
            return { problem: ofPush ?? sayUnknown(history.branch, CUT) };
        const { requests, byHand } = ofPush;
        if (byHand.length > 0)
            return { problem: sayByHand(byHand) };
        return requests.length === 0 ? { problem: NONE_MERGED } : history.writtenOn(requests, gate);
    }
    return {
        withApprovals: (host) => ({
            ...host,
            async subject(settings, at) {
                const subject = await host.subject(settings, at);
                if ('refused' in subject)
                    return subject;
                return { ...subject, writtenApprovals: () => approvals(settings.gate) };
            },
        }),
        async shownIn(asked) {
            const merged = await mergedBefore(asked).catch(explain);
            if ('says' in merged)
                return asked.isEmpty ? { none: merged } : { refused: merged };
            for (const request of merged.requests)
                found.set(request.number, request);
            if (asked.isEmpty)
                return { plans: [] };
            const ofPush = await sinceBefore();
            const isOfPush = ({ number }) => ofPush?.requests.some((each) => each.number === number) === true;
            const others = merged.requests.filter((request) => !isOfPush(request));
            const countsApprovals = others.length === 0 && merged.byHand.length === 0;
            if (asked.isApproved && !countsApprovals) {
                return { refused: others.length > 0 ? sayNotOfPush(others) : sayByHand(merged.byHand) };
            }
            const earlier = await earlierFilesOf(merged.requests, asked.request, history, countsApprovals).catch(explain);
            if ('says' in earlier)
                return { refused: earlier };
            const shown = await Promise.all(merged.requests.map((request) => plansOf(request, asked, history)));
            const nothing = merged.requests.filter((_, at) => shown[at] === undefined);
            return {
                plans: shown.flatMap((each) => each ?? []),
                earlier,
                mustBeSeen: !merged.isSinceApply,
                notes: [
                    ...(merged.isSinceApply ? [] : [LAST_UNKNOWN]),
                    ...(nothing.length > 0 ? [sayNothing(nothing)] : []),
                    ...(merged.byHand.length > 0 ? [sayByHand(merged.byHand)] : []),
                ],
            };
        },
        async found() {
            const ofPush = await sinceBefore().catch(explain);
            if (ofPush === undefined || 'says' in ofPush) {
                return found.size > 0 ? [...found.values()] : (ofPush ?? sayUnknown(history.branch, CUT));
            }
            for (const request of ofPush.requests)
                found.set(request.number, request);
            return [...found.values()];
        },
    };
}
/** What a request showed of a workspace; undefined where it showed nothing that this gate knows as its own. */
async function plansOf(request, asked, history) {
    const { gate } = asked.request.settings;
    const left = await history.leftOn(request.number, gate).catch((0,host_error/* onHostError */.yg)(() => undefined));
    if (asked.plan.run !== undefined) {
        return planOfRun(request, { asked, history, named: left?.runs ?? [] });
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
async function planOfRun(request, { asked, history, named }) {
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
        const { entries, variables } = await (0,take_turn/* runInTurns */.hp)((0,seen_entries/* readSeenEntries */.As)(json, { key }), signal);
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
    const ingress = await (0,find_workspace/* readIngress */.Q1)(versionId, client);
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
    const decides = decidingFiles(check);
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
const nameOf = ({ number }) => (0,sentence/* sentencePart */.vn)('name', `#${number}`, 20);
const shown_by_requests_MOST_NAMED = 5;
function sayOwnJudges(request, files) {
    const name = nameOf(request);
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
    const name = (0,sentence/* sentencePart */.vn)('name', applied.slice(0, 7), 40);
    return (0,finding/* finding */.gk)('apply-refused', (0,sentence/* phrase */.MZ) `${name} was applied here already, which is newer than the commit of this job and has all of it.`, { remedy: (0,sentence/* phrase */.MZ) `Start the job of the newest push.` });
}
const CUT = (0,sentence/* phrase */.MZ) `the branch was made or moved by this push, or has more new commits than are listed.`;
const LAST_UNKNOWN = (0,finding/* finding */.gk)('merged-of-push', (0,sentence/* phrase */.MZ) `No applied run names its commit, so only the requests of this push count.`);
const NONE_MERGED = (0,finding/* finding */.gk)('merged-by-hand', (0,sentence/* phrase */.MZ) `This push brought no request on which a person could approve.`);
function sayNotOfPush(requests) {
    const verb = requests.length === 1 ? (0,sentence/* phrase */.MZ) `was` : (0,sentence/* phrase */.MZ) `were`;
    return (0,finding/* finding */.gk)('merged-unknown', (0,sentence/* phrase */.MZ) `People approved on the requests of this push, and ${(0,sentence/* firstParts */.J4)(requests.map(nameOf), shown_by_requests_MOST_NAMED)} ${verb} merged before and not applied: everybody who had a hand in that may have approved.`, { remedy: (0,sentence/* phrase */.MZ) `Apply request by request: start the job of the oldest push again first.` });
}
function sayNothing(requests) {
    const verb = requests.length === 1 ? (0,sentence/* phrase */.MZ) `has` : (0,sentence/* phrase */.MZ) `have`;
    return (0,finding/* finding */.gk)('nothing-shown', (0,sentence/* phrase */.MZ) `${(0,sentence/* firstParts */.J4)(requests.map(nameOf), shown_by_requests_MOST_NAMED)} ${verb} shown no plan of this workspace that this gate knows as its own.`, {
        remedy: (0,sentence/* phrase */.MZ) `Where the gate has another token, give both jobs one ${(0,sentence/* setting */.Pe)('record-key')}.`,
    });
}
function sayByHand(commits) {
    const names = commits.map((id) => (0,sentence/* sentencePart */.vn)('name', id.slice(0, 7), 40));
    return (0,finding/* finding */.gk)('merged-by-hand', (0,sentence/* phrase */.MZ) `No request brought ${(0,sentence/* firstParts */.J4)(names, shown_by_requests_MOST_NAMED)}: nobody was shown what was pushed by hand.`);
}
//# sourceMappingURL=shown-by-requests.js.map
// EXTERNAL MODULE: ./build/src/action/open-job.js + 1 modules
var open_job = __webpack_require__(17777);
// EXTERNAL MODULE: ./build/src/action/job-state.js
var job_state = __webpack_require__(41299);
// EXTERNAL MODULE: ./build/src/action/publish-report.js
var publish_report = __webpack_require__(80754);
// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
// EXTERNAL MODULE: ./build/src/model/request-base.js
var request_base = __webpack_require__(24610);
// EXTERNAL MODULE: ./build/src/hosts/earlier-reports.js
var earlier_reports = __webpack_require__(98739);
// EXTERNAL MODULE: ./build/src/hosts/own-comments.js
var own_comments = __webpack_require__(19696);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __webpack_require__(65639);
// EXTERNAL MODULE: ./build/src/hosts/github/job.js
var job = __webpack_require__(53090);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var server = __webpack_require__(51554);
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
    const before = (0,shapes/* toCommitId */.Si)((0,shapes/* valueAt */.fK)(payload, 'before'));
    const snapshots = new Map();
    const snapshotOf = (number) => {
        const known = snapshots.get(number) ?? api.snapshot(number, { files: true });
        snapshots.set(number, known);
        return known;
    };
    return {
        change: (0,job/* repositoryIdOf */.Bu)(event, payload, environment),
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
                apis: [api, github.checks ?? api, github.members ?? api],
                members: github.members ?? api,
                host: new URL((0,server/* serverUrlOf */.Gh)(environment)).host,
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
// EXTERNAL MODULE: ./build/src/hosts/github/publish.js + 1 modules
var publish = __webpack_require__(81099);
// EXTERNAL MODULE: ./build/src/model/job-secrets.js
var job_secrets = __webpack_require__(62056);
// EXTERNAL MODULE: ./build/src/model/job-time.js
var job_time = __webpack_require__(71680);
// EXTERNAL MODULE: ./build/src/settings/sub-actions.js
var sub_actions = __webpack_require__(88587);
;// CONCATENATED MODULE: ./build/src/action/apply.js
/** `plangate/apply`: applies what was merged, and says on the merged pull request what became of it. */















/** Resolves to the exit code. */
async function applyInAction(io) {
    const { runner, environment, workingDirectory } = io;
    const { ciJob, settings, ports, log, job } = await (0,open_job/* openJob */.Iv)(io, sub_actions/* APPLY */.pJ);
    const history = openMergedHistory({ ...job, workingDirectory, ports });
    const merged = history && openMerged(history);
    let tracked;
    const applied = await apply(merged?.withApprovals(ciJob) ?? ciJob, {
        settings,
        workingDirectory,
        secrets: (0,job_secrets/* environmentSecrets */.P)(environment),
        concealed: (0,job_secrets/* concealedIn */.w)(environment),
        never: [],
        log,
        print: (line) => runner.print(line),
        folds: true,
        isFolded: environment['GITEA_ACTIONS'] === 'true',
        follow({ plans }) {
            tracked = (0,job_state/* trackJob */.x)(plans, (state) => runner.save('job', state));
            return tracked.onEvent;
        },
        finished: (workspace) => tracked?.finished(workspace),
        async publish(report, { settings: { report: asked, gate }, ports: lasting }) {
            (0,report_applied/* appliedLines */.lu)(report).forEach((line) => runner.print(line));
            const path = await (0,publish_report/* writeReportFile */.aS)('json', (0,report_applied/* appliedJson */.Ci)(report), log, io);
            await (0,publish_report/* appendSummary */.fe)((0,sentence/* literal */.eu) `${(0,report_applied/* renderApplied */.Ch)(report)}\n`, environment, log);
            const until = (0,job_time/* publishUntil */.S2)(lasting.endsAt, lasting.clock.now());
            const published = await (0,publish/* publishApplied */.Z)(report, { ...asked, gate, until }, { ...job, merged: merged?.found }, ports);
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
        runner.error((0,neutralise_log/* safeLine */.om)(`${(0,report_applied/* headlineOfApply */.aG)(report.applies)}.`));
    return report.green ? 0 : 1;
}
function outputsOf({ applies, green }, reportJson, commentUrl = '') {
    const [first] = applies;
    const runs = applies.flatMap(({ workspace, runId }) => (runId ? [[workspace, runId]] : []));
    return {
        applied: ((0,model_applied/* stopOf */.EV)(applies) ?? applies.at(-1))?.outcome ?? 'not-green',
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
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83538);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62373);
/* harmony import */ var _trust_audit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79239);
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
    return { ended, factsOfEnd: { leftover, ...(0,_trust_audit_js__WEBPACK_IMPORTED_MODULE_7__/* .recordDiscard */ .W)(ended, why, service.clock.date()) } };
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
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code !== 'conflict')
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

/***/ 70025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RP: function() { return /* binding */ saysAgain; },
/* harmony export */   YH: function() { return /* binding */ openSealsOf; },
/* harmony export */   ff: function() { return /* binding */ ageMsOf; },
/* harmony export */   gK: function() { return /* binding */ whyNotUsable; },
/* harmony export */   tM: function() { return /* binding */ commentOfAgain; },
/* harmony export */   xh: function() { return /* binding */ factsFor; }
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _trust_run_seals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4226);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78039);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56326);






/** How the comment on a run begins whose use was ended. */
const AGAIN = '/plangate again';
/** The comment on a run by which its use ends. @param by who commanded it, in which job */
function commentOfAgain(by, jobUrl) {
    const where = jobUrl === undefined ? '' : ` (${jobUrl})`;
    return `${AGAIN} by ${by}${where}: no later job takes this run over.`;
}
/** Opens the seals of a run. Nothing is asked. */
function openSealsOf({ run, workspaceId, otherSeals = [] }, { client, seals }) {
    if ((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') !== workspaceId) {
        return { why: 'other-workspace', text: 'belongs to another workspace' };
    }
    const versionId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'configuration-version');
    if (versionId === undefined) {
        return { why: 'unknown-version', text: 'does not say which configuration version it planned' };
    }
    const version = { service: client.origin, workspaceId, versionId };
    const message = (0,_trust_run_seals_js__WEBPACK_IMPORTED_MODULE_2__/* .sealIn */ .ny)(run.attributes.message ?? '');
    const texts = [...(message === undefined ? [] : [message]), ...otherSeals];
    const opened = texts.map((text) => ({ text, facts: seals.open(text, version) }));
    let own;
    const later = [];
    for (const { text, facts } of opened) {
        if ('why' in facts)
            continue;
        if (facts.kind === 'taken-over')
            later.push(facts);
        else
            own ??= { versionId, facts, seal: text, isInMessage: text === message, later };
    }
    if (own !== undefined)
        return own;
    const [notOwn = _trust_run_seals_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_SEAL */ .m1] = opened.flatMap(({ facts }) => ('why' in facts ? [facts] : []));
    return notOwn;
}
/** What is sealed of the run for this commit: a job of the gate started it for that, or took it over. */
function factsFor({ facts, later }, head) {
    return [facts, ...later].find((each) => each.head === head);
}
/** How far the service's clock may be ahead of this one. */
const SKEW_MS = 5 * 60_000;
/** By the service's own clock, if it says what time it is: the clock of this machine may be wrong. */
function ageMsOf(run, { client, clock }) {
    return (client.lastAnswerAt() ?? clock.date().getTime()) - (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(run);
}
/**
 * Asks the service everything by which a run with a seal counts.
 *
 * @param head the commit for which it is to count
 * @param ports.version its configuration version, if it came with the run
 * @returns as `why` the end of a sentence about the run; undefined if it counts
 * @throws UnreadError if something that could end its use was not read, or what the client threw
 */
async function whyNotUsable(run, { facts, versionId, isInMessage }, head, ports) {
    const { client, changeRequest, seals } = ports;
    const { attributes } = run;
    if (facts.base !== (seals.change.base ?? ''))
        return 'was started for another target branch';
    const planned = facts.mode === 'speculative' ? 'plan-only' : 'save-plan';
    if (attributes[planned] !== true)
        return `is not ${facts.mode}`;
    if (facts.mode === 'provisional' && attributes['auto-apply'] !== false) {
        return 'does not say that nothing applies it by itself';
    }
    const ageMs = ageMsOf(run, ports);
    const mostMs = ports.atAnyAge === true ? Infinity : _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLAN_AGE_MS */ .FG;
    if (!(ageMs >= -SKEW_MS && ageMs <= mostMs))
        return 'is older than a day';
    const version = ports.version ?? (await client.configurationVersions.show(versionId)).version;
    const ingress = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .related */ ._2)(version, 'ingress-attributes');
    if (version.id !== versionId || ingress.unreadable || (ingress.named ?? []).length > 0) {
        return 'was started by version control';
    }
    // The service starts the run of such a version, and writes its message.
    if (isInMessage && version.attributes['auto-queue-runs'] === true) {
        return 'is not the run that its upload started';
    }
    // Nobody commands anything where there is no request, and its runs have no other reader.
    if (changeRequest === undefined)
        return undefined;
    const workspaceId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') ?? '';
    const created = (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(run);
    // Where the service writes the messages itself, a search for our text finds nothing, so all runs are listed.
    // Of two runs of one version, the older one may be the one that a job started.
    const sinceMs = created - _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLAN_AGE_MS */ .FG;
    const listed = await ports.listed[isInMessage ? 'since' : 'allSince'](workspaceId, sinceMs);
    const others = listed.filter(({ id }) => id !== run.id);
    const twin = others.find((other) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(other, 'configuration-version') === versionId);
    if (twin !== undefined)
        return `is not the only run of its configuration version: ${twin.id}`;
    const newer = others.find((other) => !((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(other) < created) &&
        [facts.head, head].some((commit) => (0,_run_message_js__WEBPACK_IMPORTED_MODULE_5__/* .namesGate */ .iG)(other.attributes.message, { changeRequest, facts: { ...facts, head: commit } })));
    if (newer !== undefined)
        return `is older than run ${newer.id}, which names the same commit`;
    if (await wasEnded(run.id, ports))
        return 'was ended by `/plangate again`';
    return undefined;
}
/** Whether a comment on the run ends its use. @throws UnreadError if one has no text, or what the client threw */
async function saysAgain(runId, client) {
    const comments = await client.runs.comments(runId);
    if (comments.includes(undefined))
        throw new _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1(`A comment on run ${runId} has no text.`);
    return comments.some((comment) => comment?.trimStart().startsWith(AGAIN));
}
/** Whether somebody ended the use of the run. @throws UnreadError if that is not known */
async function wasEnded(runId, { client, endedByComment }) {
    try {
        return await saysAgain(runId, client);
    }
    catch (error) {
        if (error instanceof _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1)
            throw error;
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'aborted')
            throw error;
        if (!(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusal */ .vu)(error)) {
            throw new _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1(`The comments on run ${runId} could not be read.`, { cause: error });
        }
    }
    if (endedByComment === undefined)
        return false;
    const ended = await endedByComment();
    if (ended === undefined) {
        throw new _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1('The comment of the gate, which could name it as ended, was not read.');
    }
    return ended.has(runId);
}
//# sourceMappingURL=own-run.js.map

/***/ }),

/***/ 76617:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: function() { return /* binding */ summarizePlan; },
/* harmony export */   St: function() { return /* binding */ readChanges; },
/* harmony export */   pt: function() { return /* binding */ fetchPlanText; },
/* harmony export */   y7: function() { return /* binding */ fetchPlanJson; }
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44990);
/* harmony import */ var _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33597);
/* harmony import */ var _policy_from_change_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56258);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10988);
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11056);






/** The time for changes that only inform: they do not get all the time until the deadline. */
const BUDGET_MS = 20_000;
/**
 * Reads what a plan changes. Undefined when nothing changes, and where this token gets no JSON.
 *
 * @param options.rules of a guard that judges the changes, so that the verdict depends on them: no count has the forgotten resources
 * @param options.json the JSON, if it was read already
 */
async function readChanges(plan, ports, options = {}) {
    const { rules, json: known } = options;
    const { status } = plan.attributes;
    const counts = Object.values((0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .countsOf */ .mQ)(plan.attributes));
    const hasChanges = plan.attributes['has-changes'] === true || counts.some((count) => (count ?? 0) > 0);
    if (status !== 'finished' || !(hasChanges || rules !== undefined))
        return undefined;
    const { clock, signal } = ports;
    const deadline = Math.min(ports.deadline, clock.now() + BUDGET_MS);
    const job = { ...ports, client: ports.client.with({ signal, deadline }) };
    // A whole plan has sensitive values as well, so no attributes that differ are shown from it. And what is approved of a
    // destroyed resource is the redacted form of its change, for which a command needs no more rights than this job.
    const redacted = known?.isWhole === false ? known : 'redacted';
    const answer = await readChangesFrom(plan, redacted, job);
    if (rules === undefined)
        return answer.changes;
    const needsWhole = rules.fullPlan === true && answer.isAbsent === true;
    const { changes, failed } = needsWhole ? await readChangesFrom(plan, 'whole', job) : answer;
    if (changes?.unlisted === true && changes.doubt === undefined) {
        const log = await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_5__/* .readIfPossible */ .dA)(job, '', (client) => client.runs.planLog(plan, LOG_BYTES));
        return confirmByLog(changes, log);
    }
    if (changes !== undefined || failed === undefined || NO_JSON.includes(failed))
        return changes;
    const doubt = `The plan's JSON could not be read (${failed}).`;
    return { changes: [], leftOut: 0, source: 'json', doubt };
}
/** The service has no such document, or this token may not read it. */
const NO_JSON = ['not-found', 'forbidden'];
/**
 * Reads the changes from one form of the plan's JSON.
 *
 * @param source the JSON, or which form of it to read. Which attributes differ is not read from the `whole` one, so that
 *   none is shown
 */
async function readChangesFrom(plan, source, { client, signal }) {
    const isWhole = source === 'whole';
    try {
        const json = typeof source === 'object'
            ? source
            : await fetchPlanJson(plan.id, isWhole, { client, signal });
        // An answer without an error, and without a document, is not one of a service that has none.
        if (json === undefined)
            return { changes: undefined, failed: 'the answer is no JSON' };
        const counts = (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .countsOf */ .mQ)(plan.attributes);
        const read = (0,_policy_from_change_json_js__WEBPACK_IMPORTED_MODULE_3__/* .changesIn */ .N)(json, { counts, diff: !isWhole });
        return { changes: await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_1__/* .runInTurns */ .hp)(read, signal) };
    }
    catch (error) {
        if (error instanceof _plan_read_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadablePlan */ .np) {
            return {
                changes: undefined,
                failed: error.message.replace(/^T/, 't').replace(/\.$/, ''),
            };
        }
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
            throw error;
        const isAbsent = [404, 405].includes(error.status ?? 0);
        return { changes: undefined, failed: error.code, isAbsent };
    }
}
/** No structured log of a plan that changes nothing is longer. */
const LOG_BYTES = 1024 * 1024;
/**
 * A plan of no resource has no list, and a list that got lost looks the same. Forgotten resources are in no count, so
 * the log has to agree that there is nothing. Undefined where it does not say so.
 */
function confirmByLog(changes, log) {
    if (/"type":"(?:planned_change|planned_action_invocation|deferred_change)"/.test(log)) {
        return { ...changes, doubt: "The plan's JSON has no list of changes, and its log names some." };
    }
    return log.includes('"type":"change_summary"') ? changes : undefined;
}
/** How much a plan changes, as the service counts it. Undefined if it has no counts, which does not mean "no changes". */
function summarizePlan({ attributes }) {
    const { status } = attributes;
    const counts = (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .countsOf */ .mQ)(attributes);
    const { additions, changes, destructions, imports } = counts;
    const numbers = Object.values(counts);
    const hasNoCounts = numbers.every((count) => count === undefined || count === null);
    // A plan that failed counts nothing, and neither does one without changes.
    if (hasNoCounts && status === 'finished' && attributes['has-changes'] !== false)
        return undefined;
    return {
        status,
        hasChanges: attributes['has-changes'] ?? numbers.some((count) => (count ?? 0) > 0),
        additions: additions ?? 0,
        changes: changes ?? 0,
        destructions: destructions ?? 0,
        imports: imports ?? 0,
    };
}
/**
 * Reads the JSON of the plan of a run from the service.
 *
 * @param isWhole whether every value is read, or the form without sensitive values
 * @returns undefined if the service shows none
 * @throws ServiceError, UnreadablePlan, or the reason of the signal
 */
async function fetchPlanJson(planId, isWhole, { client, signal }) {
    const text = await fetchPlanText(planId, isWhole, client);
    return text === '' ? undefined : (0,_plan_read_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlanJson */ .c7)(text, isWhole, signal);
}
/** The JSON of a plan as text; empty if the service shows none. */
function fetchPlanText(planId, isWhole, { runs }) {
    return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
//# sourceMappingURL=read-changes.js.map

/***/ }),

/***/ 11056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dA: function() { return /* binding */ readIfPossible; },
/* harmony export */   h9: function() { return /* binding */ readPolicies; },
/* harmony export */   rY: function() { return /* binding */ createSystemReader; }
/* harmony export */ });
/* unused harmony export readWholeList */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
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
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'unreadable') {
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
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code !== 'aborted')
            return otherwise;
        throw error;
    }
}
//# sourceMappingURL=read-policies.js.map

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
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22484);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62373);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78039);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75030);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70025);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56326);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34271);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2340);











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
        const outcome = await cancelOrDiscard(id, COMMENTS[mode], client);
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
        (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .timeOf */ .nR)(attributes['created-at']) < (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .timeOf */ .nR)(run.attributes['created-at']));
}
const COMMENTS = {
    speculative: 'Superseded by a newer push to the same pull request.',
    provisional: 'Superseded by a newer plan to apply.',
};
/** @returns `refused` if the token may not end the run; undefined if it could not be ended for another reason */
async function cancelOrDiscard(id, comment, client) {
    const ways = [() => client.runs.cancel(id, comment), () => client.runs.discard(id, comment)];
    for (const end of ways) {
        try {
            await end();
            return 'ended';
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            if ((0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .vu)(error))
                return 'refused';
            // A conflict says that the run cannot be ended in this way at present.
            if (error.code !== 'conflict')
                return undefined;
        }
    }
    return undefined;
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

/***/ 91870:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nC: function() { return /* binding */ failedPlan; },
/* harmony export */   o_: function() { return /* binding */ jsonOf; },
/* harmony export */   u8: function() { return /* binding */ invocationSchema; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77934);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35379);
/** A plan in the form of Terraform's JSON plan, and what else is known of it. */



/** An action that the apply invokes. */
const invocationSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .maxLength */ .Ru6(_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_MESSAGE */ .bX)),
    type: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    provider_name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    lifecycle_action_trigger: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        triggering_resource_address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        /** As in `AfterCreate`. */
        action_trigger_event: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        action_trigger_block_index: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        actions_list_index: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        on_failure: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'ActionOnFailureHalt'),
    })),
    /** The run was asked to invoke the action by itself. */
    invoke_action_trigger: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
});
/** The JSON that policies read and that is compared. If no program wrote one, it is made from the document. */
function jsonOf({ json, document }) {
    return json ?? _model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__/* .PlanJson */ .gv.of(document, true);
}
/** A plan without changes, which failed with these problems. */
function failedPlan(problems) {
    return {
        document: {
            format_version: '1.2',
            variables: {},
            planned_values: { root_module: {} },
            resource_changes: [],
            configuration: { root_module: {} },
        },
        problems,
        counts: { additions: 0, changes: 0, destructions: 0 },
        limits: [],
    };
}
//# sourceMappingURL=plan-document.js.map

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

/***/ 33597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: function() { return /* binding */ refuseUnusable; },
/* harmony export */   UW: function() { return /* binding */ checkWhole; },
/* harmony export */   X: function() { return /* binding */ ErroredPlan; },
/* harmony export */   c7: function() { return /* binding */ readPlanJson; },
/* harmony export */   dB: function() { return /* binding */ asPlanDocument; },
/* harmony export */   m3: function() { return /* binding */ readPlan; },
/* harmony export */   np: function() { return /* binding */ UnreadablePlan; },
/* harmony export */   u: function() { return /* binding */ misnamedProblem; },
/* harmony export */   vN: function() { return /* binding */ LONGEST_PLAN; }
/* harmony export */ });
/* unused harmony export markUnmarked */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44990);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3543);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35379);
/* harmony import */ var _plan_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91870);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77934);
/** Reads a plan in JSON (`terraform show -json`). Its text may be hostile, so its parts have to agree. */










/** The longest plan that is read, in characters. */
const LONGEST_PLAN = 256 * 1024 * 1024;
/** How many names the top of a plan has at most. Terraform writes about twenty. */
const MOST_MEMBERS = 1_000;
const MOST_CHANGES = 200_000;
const map = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .unknown */ .L5J());
const marks = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(), map]);
const actionSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget', 'open']);
const changeSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({
    address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    module_address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    // OpenTofu 1.11 lists ephemeral resources, too.
    mode: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .picklist */ .KIO(['managed', 'data', 'ephemeral']),
    type: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    index: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()])),
    provider_name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    deposed: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    previous_address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .maxLength */ .Ru6(_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_MESSAGE */ .bX))),
    change: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({
        actions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(actionSchema), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .minLength */ .BpQ(1), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .maxLength */ .Ru6(2)),
        before: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(map),
        after: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(map),
        after_unknown: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(marks, {}),
        before_sensitive: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(marks, false),
        after_sensitive: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(marks, false),
        importing: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(map)),
    }),
});
const invocations = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_plan_document_js__WEBPACK_IMPORTED_MODULE_6__/* .invocationSchema */ .u8), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .maxLength */ .Ru6(MOST_CHANGES));
const documentSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({
    format_version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    terraform_version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    variables: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ value: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .unknown */ .L5J() }))),
    planned_values: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ root_module: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(map) }),
    resource_changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(changeSchema), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .maxLength */ .Ru6(MOST_CHANGES))),
    output_changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(map),
    action_invocations: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(invocations),
    deferred_changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(map)),
    deferred_action_invocations: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ action_invocation: _plan_document_js__WEBPACK_IMPORTED_MODULE_6__/* .invocationSchema */ .u8 }))),
    configuration: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .looseObject */ ._H3({ root_module: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(map) }),
    errored: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()),
    complete: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()),
});
/** A plan that cannot be used. */
class UnreadablePlan extends Error {
    name = 'UnreadablePlan';
    finding;
    /** @param why a sentence of its own is of no other kind than that the plan cannot be read */
    constructor(why) {
        const found = typeof why === 'string' ? (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('plan-not-readable', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(why)) : why;
        super((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(found));
        this.finding = found;
    }
}
class NoJson extends UnreadablePlan {
}
/** A plan that says that it errored. */
class ErroredPlan extends UnreadablePlan {
}
/**
 * Reads the JSON of a plan, whoever made it.
 *
 * @param isWhole whether it has every value, or is the redacted form of a service
 * @throws UnreadablePlan, or the reason of the signal
 */
async function readPlanJson(written, isWhole, signal) {
    // Windows begins texts with a mark of their encoding.
    const text = written.startsWith('\ufeff') ? written.slice(1) : written;
    if (text.length > LONGEST_PLAN) {
        throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
    }
    let parsed;
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
    try {
        parsed = JSON.parse(text);
    }
    catch {
        // What the parser says shows a piece of the plan, which may be a sensitive value.
        throw new NoJson('The plan is not JSON.');
    }
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecord */ .u4)(parsed))
        throw new UnreadablePlan('The plan is not an object of JSON.');
    if (Object.keys(parsed).length > MOST_MEMBERS) {
        throw new UnreadablePlan(`The plan has more than ${MOST_MEMBERS} members, and no plan has so many.`);
    }
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
    if ((0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .isDeeperThan */ .hz)(parsed, _model_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .MOST_LEVELS */ .Ez))
        throw new UnreadablePlan('The plan is nested too deeply.');
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
    const document = parsed;
    // Whole plans have the first, redacted ones the second.
    const version = document['format_version'] ?? document['plan_format_version'];
    if (typeof version === 'string' && !/^[01]\.\d+$/.test(version)) {
        throw new UnreadablePlan(`The plan has the format ${quoted(version)}, and Plangate reads 0.1 to 1.x. Update Plangate, or plan with a Terraform that it knows.`);
    }
    // The value as it was before any schema: a schema drops attributes with some names.
    if (isWhole)
        markUnmarked(document);
    return new _model_plan_json_js__WEBPACK_IMPORTED_MODULE_5__/* .PlanJson */ .gv(text, document, isWhole);
}
/**
 * Reads a whole plan and checks that its parts agree.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
async function readPlan(text, signal) {
    // Which command writes a plan helps who has a file, and not who asks a service.
    const json = await readPlanJson(text, true, signal).catch((error) => {
        throw error instanceof NoJson ? new NoJson(`${error.message} ${describeNoJson(text)}`) : error;
    });
    const plan = await checkWhole(json, signal);
    return { ...plan, counts: countsOf(plan.document.resource_changes) };
}
/**
 * Checks that the parts of a whole plan agree.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
async function checkWhole(json, signal) {
    const checked = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(documentSchema, json.document, { abortEarly: true });
    if (!checked.success) {
        const [issue] = checked.issues;
        const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
        const other = describeOtherDocument(json.document) ?? `${quoted(path)} has another form.`;
        throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes of one. ${other}`);
    }
    // The empty lists that a plan without changes or variables leaves out.
    const document = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .parse */ .qgA(asPlanDocument, {
        resource_changes: [],
        variables: {},
        ...json.document,
    });
    refuseUnusable(json);
    const keys = new Set();
    for (const change of document.resource_changes) {
        await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
        const problem = forgedProblem(change);
        if (problem !== undefined)
            throw new UnreadablePlan(problem);
        const key = JSON.stringify([change.address, Reflect.get(change, 'deposed')]);
        if (keys.has(key))
            throw new UnreadablePlan(`The plan names ${quoted(change.address)} twice.`);
        keys.add(key);
    }
    const { action_invocations: invoked = [], deferred_action_invocations: deferred = [] } = document;
    const invocations = [...invoked, ...deferred.map((entry) => entry.action_invocation)];
    for (const { address, type, name } of invocations) {
        const { block } = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .readAddress */ .zq)(address) ?? {};
        if (block?.type === 'action' && (0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(block.labels, [type, name]))
            continue;
        throw new UnreadablePlan(`The plan calls ${quoted(`action.${type}.${name}`)} by another address, ${quoted(address)}.`);
    }
    const different = await differenceOf(document, signal);
    if (different !== undefined) {
        throw new UnreadablePlan(`The plan says two things about ${quoted(different)}: its resource_changes and its planned_values differ.`);
    }
    return { json, document, text: json.text };
}
/** Refuses what errored, and what names something twice: a reader of the plan may take either value. */
function refuseUnusable(json) {
    if (json.isErrored) {
        throw new ErroredPlan('The plan says that it errored, so it may lack changes.');
    }
    const [repeated] = json.repeated();
    if (repeated !== undefined) {
        throw new UnreadablePlan(`The plan names ${quoted(repeated)} twice.`);
    }
}
/** Before 1.1, Terraform marks sensitive values in some places or in none: there, each value counts as sensitive. */
function markUnmarked(plan) {
    const version = plan['format_version'] ?? plan['plan_format_version'];
    if (!String(version).startsWith('0.'))
        return;
    const changes = [
        ...(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(plan, 'resource_changes')).map((entry) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(entry, 'change')),
        ...Object.values((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(plan, 'output_changes'))),
    ];
    for (const change of changes.filter(_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecord */ .u4)) {
        change['before_sensitive'] ??= true;
        change['after_sensitive'] ??= true;
    }
    const states = [(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(plan, 'planned_values'), (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldOf */ ._F)(plan, 'prior_state'), 'values')];
    for (const resource of states.flatMap((values) => [...(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_5__/* .resourcesOf */ .F3)(values)])) {
        resource['sensitive_values'] ??= true;
    }
}
/** The type of a plan for what another schema has accepted already. It checks nothing. */
const asPlanDocument = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .custom */ .IeY(() => true);
/**
 * The problem of an address that disagrees with the other fields of its change, as a sentence: a policy may read either.
 * Undefined if they agree.
 */
function misnamedProblem(change) {
    const { address, module_address: module, mode, type, name, index } = change;
    const prefix = module === undefined || module === '' ? '' : `${module}.`;
    const local = `${mode === 'managed' ? '' : `${mode}.`}${type}.${name}${(0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .writeIndex */ ._M)(index)}`;
    if (address !== prefix + local) {
        return `The plan calls ${quoted(prefix + local)} by another address, ${quoted(address)}.`;
    }
    return (0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .isIdentifier */ ._5)(type) && (0,_model_address_js__WEBPACK_IMPORTED_MODULE_4__/* .isIdentifier */ ._5)(name)
        ? undefined
        : `The plan has no possible name: ${quoted(address)}.`;
}
/** Whether an object has values before and after what a single action does; undefined where it may have some or none. */
const VALUES_AROUND = {
    create: { before: false, after: true },
    update: { before: true, after: true },
    delete: { before: true, after: false },
    forget: { before: true, after: false },
    read: { after: true },
    // What is gone since it was in the state has none at all.
    'no-op': {},
    open: { before: false, after: false },
};
/** What is wrong with a change: its address, or values that do not fit what happens to it. */
function forgedProblem(resource) {
    const misnamed = misnamedProblem(resource);
    if (misnamed !== undefined)
        return misnamed;
    const { address, mode, change } = resource;
    const { actions, before, after } = change;
    const [first, second] = actions;
    const isReplacement = actions.includes('create') && (actions.includes('delete') || actions.includes('forget'));
    const isPair = first === undefined || second !== undefined;
    const expected = isPair ? { before: true, after: true } : VALUES_AROUND[first];
    const contradicts = (hasValues, values) => hasValues !== undefined && hasValues !== (values !== null);
    const isForged = (isPair && !isReplacement) ||
        contradicts(expected.before, before) ||
        contradicts(expected.after, after) ||
        (first === 'no-op' && !(0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(before, after)) ||
        // Only data is read, and what is ephemeral is opened and nothing else.
        (first === 'read' && mode !== 'data') ||
        (first === 'open') !== (mode === 'ephemeral');
    return isForged
        ? `The plan says ${actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`
        : undefined;
}
async function differenceOf({ planned_values: planned, resource_changes: changes }, signal) {
    /** The planned values of managed resources, by address. */
    const values = new Map();
    const addValuesOf = ({ resources = [], child_modules: inner = [] }) => {
        for (const { address, mode, values: attributes } of resources) {
            if (mode === 'managed')
                values.set(address, attributes);
        }
        for (const module of inner)
            addValuesOf(module);
    };
    try {
        addValuesOf(planned.root_module ?? {});
    }
    catch (error) {
        if (error instanceof TypeError) {
            throw new UnreadablePlan('The plan has planned_values of another form.');
        }
        throw error;
    }
    const remaining = changes.filter((resource) => resource.mode === 'managed' &&
        (resource.change.after !== null || resource.change.actions.includes('no-op')) &&
        Reflect.get(resource, 'deposed') === undefined);
    for (const { address, change } of remaining) {
        await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .takeTurn */ .Vm)(signal);
        if (!values.has(address)) {
            // One that is gone already need not be listed.
            if (change.after !== null)
                return address;
            continue;
        }
        // One of which nothing is known yet, or that is gone already, is listed without values.
        const withoutValues = change.after === null ? null : {};
        if (!(0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(values.get(address) ?? withoutValues, change.after))
            return address;
    }
    // A forgotten resource continues to exist, although Terraform no longer manages it.
    const forgotten = changes.filter(({ change }) => change.actions.includes('forget'));
    const addresses = new Set([...remaining, ...forgotten].map(({ address }) => address));
    return [...values.keys()].find((address) => !addresses.has(address));
}
/** A replacement counts as one creation and one destruction. */
function countsOf(changes) {
    const managed = changes.filter(({ mode }) => mode === 'managed');
    const count = (action) => managed.filter(({ change }) => change.actions.includes(action)).length;
    const imports = managed.filter(({ change }) => typeof Reflect.get(change, 'importing') === 'object');
    return {
        additions: count('create'),
        changes: count('update'),
        destructions: count('delete'),
        imports: imports.length,
    };
}
function quoted(text) {
    return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
const AGAIN = 'Write the plan with `terraform show -json saved.plan > plan.json`.';
/** How such texts begin. A text that comes first may begin like one that comes later. */
const BEGINNINGS = [
    [
        /^[ \t\r\n]*$/,
        `It is empty, as it is where the command that writes it failed. Look at what that command said. ${AGAIN}`,
    ],
    [
        /^PK[^A-Za-z][^A-Za-z]/,
        'It is a saved plan, which is binary. Show it as JSON: `terraform show -json saved.plan > plan.json`, in the directory that was planned.',
    ],
    [
        /^\ufffd\ufffd?.\0|^.\0.\0/s,
        'It is in UTF-16, as PowerShell writes it. Write it in UTF-8: `terraform show -json saved.plan | Out-File -Encoding utf8 plan.json`.',
    ],
    [
        /^[ \t\r\n]*\{"@level"/,
        'It is the log of `terraform plan -json`, which has no values. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
    ],
    [/^[ \t\r\n]*\{/, `It is not complete, or not JSON from some place on. ${AGAIN}`],
    [
        /^[^{]*\n\{[ \t\r\n]*"format_version"/,
        'It begins with a line that is no JSON, as the wrapper of hashicorp/setup-terraform prints one. Set `terraform_wrapper: false` there, and keep only what the command prints on standard output.',
    ],
    [
        /Terraform|OpenTofu|# [^ \n]+ will be |Plan: \d|No changes/,
        'It is what `terraform plan` or `terraform show` prints for people. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
    ],
];
/** The beginning says what a text is; the longest line of another program that may come before it is far shorter. */
const BEGINNING_LENGTH = 16_384;
/** What a text is that JSON cannot be read from. Nothing of it is shown: it may have sensitive values. */
function describeNoJson(text) {
    const start = text.slice(0, BEGINNING_LENGTH);
    const [, sentences = AGAIN] = BEGINNINGS.find(([beginning]) => beginning.test(start)) ?? [];
    return sentences;
}
/** What an object of JSON is that is no plan; undefined for all that may be one. */
function describeOtherDocument(document) {
    const has = (name) => Object.hasOwn(document, name);
    if (has('resource_changes') || has('planned_values'))
        return undefined;
    if (has('plan_format_version')) {
        return 'It is a redacted plan of a service. A check that has a service reads it there: leave `plan` out.';
    }
    if (has('lineage') || has('serial'))
        return `It is a state file, which has no changes. ${AGAIN}`;
    if (has('@level'))
        return describeNoJson('{"@level"');
    if (!has('format_version') || has('provider_schemas'))
        return undefined;
    return 'It is a state, as `terraform show -json` prints it where no plan is named. Name the saved plan: `terraform show -json saved.plan > plan.json`.';
}
//# sourceMappingURL=read-plan.js.map

/***/ }),

/***/ 76784:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L3: function() { return /* binding */ whyBaseDoesNotCount; },
/* harmony export */   Wk: function() { return /* binding */ BASE_CODE; },
/* harmony export */   _r: function() { return /* binding */ matchesBranch; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28187);
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79486);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74132);
/**
 * The branches for which a verdict on a request counts. A check belongs to a commit, and the author can change the base of a
 * request afterwards: so a verdict for a branch of the author's must not be green, because it would stay for the next base.
 */





/** Of the one reason of a verdict that is about the job, and not about one of its workspaces. */
const BASE_CODE = _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CODES */ .Lp.otherBase;
/** In `target-branches` by itself: every base counts, also one that is not known. */
const EVERY_BASE = '*';
/**
 * Why a verdict does not count for this base, and what to do; undefined if it counts.
 *
 * @param base undefined for a job about no request: then no base limits its verdict
 */
function whyBaseDoesNotCount(base) {
    if (base === undefined)
        return undefined;
    const { branch, defaultBranch, targetBranches } = base;
    if (targetBranches.includes(EVERY_BASE))
        return undefined;
    if (branch === undefined) {
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(BASE_CODE, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `This host does not say into which branch the pull request is to be merged, and a verdict is for one branch.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('target-branches')} to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('*')} where only people who may merge can create branches.`,
            actor: 'operators',
        });
    }
    if (branch === defaultBranch || targetBranches.some((each) => matchesBranch(each, branch))) {
        return undefined;
    }
    const counting = [...new Set([defaultBranch ?? [], ...targetBranches].flat())];
    const isUnknown = counting.length === 0;
    const which = isUnknown
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `this host does not name the default branch, and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('target-branches')} is empty`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `verdicts count for ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .firstParts */ .J4)(counting.map(branchPart), 4)} alone`;
    const remedy = isUnknown
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('target-branches')} to the branches that count, as in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('main')}.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `If ${branchPart(branch)} counts too, and only people who may merge can create or change it, add it to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('target-branches')}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(BASE_CODE, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The pull request is to be merged into ${branchPart(branch)}, and ${which}. Change its base, and it is judged for the new one; if it has another base by now, push, or close and reopen it.`, { remedy });
}
/** The author chooses the name, and what to do comes after it: so it is short in every text. */
function branchPart(name) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)((0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .shortLine */ .tl)(name));
}
/** A pattern may match less than the rule that protects its branches, and never more: so no `*` matches a slash. */
function matchesBranch(pattern, branch) {
    const patternParts = pattern.split('/');
    const parts = branch.split('/');
    if (patternParts.length !== parts.length)
        return false;
    return parts.every((part, at) => (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesGlob */ .kt)(patternParts[at] ?? '', part));
}
//# sourceMappingURL=target-branches.js.map

/***/ }),

/***/ 79239:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ signReason; },
/* harmony export */   W: function() { return /* binding */ recordDiscard; }
/* harmony export */ });
/** Appends the person and the job to a reason, because the run keeps only this text. */
function signReason(reason, { by, job }) {
    const signed = [by, job].filter((part) => part !== undefined).join(', ');
    return signed === '' ? reason : `${reason} (${signed})`;
}
/**
 * The record of a discard as a field of a result; no field if the run did not end as discarded.
 *
 * @param ended how the run was ended, and its status now
 */
function recordDiscard(ended, reason, at) {
    if (ended.outcome !== 'ended' || ended.status !== 'discarded')
        return {};
    return { discarded: { at: at.toISOString(), reason } };
}
//# sourceMappingURL=audit.js.map

/***/ })

};
;