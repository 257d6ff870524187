"use strict";
exports.id = 7692;
exports.ids = [7692];
exports.modules = {

/***/ 44800:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apply: function() { return /* binding */ apply_apply; },
  runApply: function() { return /* binding */ runApply; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/check/check.js + 2 modules
var check = __webpack_require__(71394);
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
// EXTERNAL MODULE: ./build/src/check/limits.js
var limits = __webpack_require__(52696);
// EXTERNAL MODULE: ./build/src/client/http/send.js
var http_send = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/src/hosts/ci-job.js + 1 modules
var ci_job = __webpack_require__(70440);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(17953);
// EXTERNAL MODULE: ./build/src/model/job-secrets.js
var job_secrets = __webpack_require__(62056);
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
const apply_apply = {
    name: 'apply',
    tidiesUpMs: limits/* LAST_AFTER_SIGNAL_MS */.q1,
    summary: 'plan and judge what was merged, and apply what was seen',
    description: 'Plans each workspace once more and saves the plan. It is judged as `plangate check` does, compared with what the merged requests have shown, and exactly that plan is applied. Workspaces come one after the other, up to the first that is not applied. Call it again when the cause is gone: what was applied stays so.\n\nIn a CI job it is for a push to the default branch, or to one of --target-branches. At a terminal it asks before each apply, and shows what nobody has seen.\n\nWith --local, terraform or tofu plans and applies in the directory itself, with its own backend.\n\nThe exit code is that of `plangate check`: 0 if all is applied and passes, 1 if a policy fails by what the apply made known, 3 if nobody has seen something of the plan, 4 if an apply failed, 5 if its end is not known.',
    arguments: [command/* DIRECTORY */.Md],
    more: check_options/* INPUTS_PAGE */.iV,
    options: [
        ...check_options/* CHECK_OPTIONS */.m5.filter(({ name }) => !NOT_ASKED.has(name)),
        operation/* YES_OPTION */.sZ,
        ...(0,command/* withGroup */.I1)('Reports', [
            (0,command/* option */.uK)('--format <word>', 'text is for people; json prints only the report on standard output', {
                choices: ['text', 'json'],
                default: 'text',
            }),
            (0,command/* option */.uK)('--json', 'the same as --format json'),
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
    run: (input, io) => runApply(input, io),
};
/** @param shownIn what the merged requests showed, where a test says it */
async function runApply(input, io, shownIn) {
    const log = (0,cli_log/* createLog */.h)(io, {
        verbose: (0,read_input/* flagOf */.iP)(input, 'verbose'),
        printTo: (0,read_input/* wantsJson */.k0)(input) ? 'err' : 'out',
    });
    try {
        const { result, report, published, settings } = await applyByOptions({ input, io, log }, shownIn);
        (0,report_applied/* appliedLines */.lu)(report).forEach(log.command);
        for (const doubt of published.doubts)
            log.warning((0,report_text/* textWithRemedy */._7)(doubt));
        const text = (0,report_applied/* appliedJson */.Ci)(report);
        const path = (0,read_input/* optionOf */.XD)(input, 'report-json');
        if (path !== undefined)
            await (0,output_files/* writeWholeFile */.R0)((0,external_node_path_.resolve)(io.workingDirectory, path), text);
        await log.flush();
        if ((0,read_input/* wantsJson */.k0)(input))
            await io.out(log.secrets.conceal(text));
        const signal = io.signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
        const isCanceled = io.signal.aborted;
        return (0,model_applied/* exitCodeOfApply */.tT)(report.applies, { result, failOn: settings.policy.failOn }, isCanceled ? signal : undefined);
    }
    finally {
        await log.flush();
    }
}
async function applyByOptions({ input, io, log }, shownIn) {
    const { environment, workingDirectory } = io;
    const send = (0,http_send/* createSend */.R)(io);
    const ports = (0,limits/* limitPorts */.wP)((0,settings/* readTimeout */.OW)((0,read_input/* optionOf */.XD)(input, 'timeout')), { ...io, send });
    const host = await (0,ended_by/* endedBy */.m)(ports.endSignal, (0,ci_job/* openCiJob */.uW)(ports));
    const asks = io.canAnswer && !(0,read_input/* flagOf */.iP)(input, 'yes');
    const applied = await apply(host, {
        async settings(jobTree, _, parsed) {
            const loaded = await (0,load_options/* loadCheckSettings */.qR)(input, io, jobTree, { parsed });
            if ('settings' in loaded)
                return loaded;
            throw new read_input/* UsageError */.eb(loaded.problems.map(check_options/* toOptionProblem */._m));
        },
        workingDirectory,
        secrets: (0,job_secrets/* environmentSecrets */.P)(environment, /(?:^|_)TOKEN$/),
        concealed: (0,job_secrets/* concealedIn */.w)(environment),
        never: [],
        log,
        print: log.print,
        status: io.status,
        ask: asks ? (question) => isYes(question, { input, io, log }) : undefined,
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

// EXTERNAL MODULE: ./build/src/client/client.js + 24 modules
var client_client = __webpack_require__(69828);
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __webpack_require__(20486);
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
        if (!beginsLikeId || !(0,errors/* isUnseen */.NM)(error))
            throw error;
        return undefined;
    });
    if (id !== undefined || beginsLikeId)
        return id ?? text;
    const message = `No ${kind} of "${organization}" that this token sees is called "${text}". Check its name, or pass its id as in ${PREFIXES[kind]}….`;
    throw new errors/* ServiceError */._7(message, { code: 'not-found', method: 'GET', path: kind });
}
//# sourceMappingURL=find-id.js.map
// EXTERNAL MODULE: ./build/src/hosts/ci-job.js + 1 modules
var ci_job = __webpack_require__(70440);
// EXTERNAL MODULE: ./build/src/client/http/send.js
var http_send = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/src/settings/load-settings.js + 2 modules
var load_settings = __webpack_require__(27711);
// EXTERNAL MODULE: ./build/src/trust/target.js
var target = __webpack_require__(37351);
// EXTERNAL MODULE: ./build/src/cli/check-options.js
var check_options = __webpack_require__(8051);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(24953);
// EXTERNAL MODULE: ./build/src/cli/load-options.js
var load_options = __webpack_require__(98265);
// EXTERNAL MODULE: ./build/src/cli/read-input.js
var read_input = __webpack_require__(73815);
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
const PATIENCE_MS = 60_000;
/**
 * Finds the service and the workspace of a call from its options, the environment and `cloud` blocks. The files of a
 * checkout that is judged choose nothing.
 *
 * @param needsWorkspace whether organization and workspace are needed: then the default branch may be asked for its block
 * @returns without a `target`, everything that is wrong with the options and the environment
 */
async function findNamedWorkspace(input, io, needsWorkspace) {
    const { environment, workingDirectory } = io;
    const organization = (0,read_input/* optionOf */.XD)(input, 'organization') ?? variableOf(environment, 'TF_CLOUD_ORGANIZATION');
    const workspace = (0,read_input/* optionOf */.XD)(input, 'workspace');
    const isMissing = {
        hostname: (0,read_input/* optionOf */.XD)(input, 'hostname') === undefined && !variableOf(environment, 'TF_CLOUD_HOSTNAME'),
        organization: needsWorkspace && organization === undefined,
        workspaces: needsWorkspace && workspace === undefined,
    };
    const { jobTree } = await (0,ci_job/* describeCiJob */.vI)(io);
    const blocks = await (0,load_settings/* readBlocks */.v_)({ inputs: {}, environment: {}, entryPoint: 'cli' }, isMissing, {
        workingDirectory,
        jobTree,
    });
    const { names: cloudBlock, forHost, proposed } = blocks;
    const { serviceHost, token, problems: targetProblems, } = (0,target/* chooseTarget */.bx)({
        hostname: (0,read_input/* optionOf */.XD)(input, 'hostname'),
        token: (0,read_input/* optionOf */.XD)(input, 'token'),
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
    };
    named.broken = blocks.problem ?? unread?.organization ?? unread?.workspaces;
    const isMissingName = needsWorkspace && (named.organization === undefined || named.workspace === undefined);
    const problems = [
        // Who misses a name tells of it in place of the name.
        ...(blocks.problem === undefined || isMissingName ? [] : [blocks.problem]),
        ...targetProblems,
        ...(0,load_settings/* environmentProblems */.MM)(environment),
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
/** Makes a client, whose token the log conceals from here on. `patienceMs` is for the whole call; a minute if left out. */
function connectTo({ origin, token }, input, io, { log, patienceMs = PATIENCE_MS }) {
    log.secret(token);
    const send = (0,http_send/* createSend */.R)(io);
    const dialect = DIALECTS.find((word) => word === (0,read_input/* optionOf */.XD)(input, 'dialect'));
    const deadline = io.clock.now() + patienceMs;
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
        throw new read_input/* UsageError */.eb([broken ?? needsOrganization(kind, nameOrId)]);
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
/* harmony export */   bf: function() { return /* binding */ TRANSFER_PATIENCE_MS; },
/* harmony export */   c2: function() { return /* binding */ includeOption; },
/* harmony export */   kh: function() { return /* binding */ actionCommand; },
/* harmony export */   lJ: function() { return /* binding */ confirm; },
/* harmony export */   sZ: function() { return /* binding */ YES_OPTION; },
/* harmony export */   xD: function() { return /* binding */ operationCommand; }
/* harmony export */ });
/* harmony import */ var _client_http_route_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42531);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47912);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24953);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32184);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11438);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22195);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73815);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52848);









/** The time for an archive over a slow line: half an hour. */
const TRANSFER_PATIENCE_MS = 1_800_000;
const LIST_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--all', 'read every page'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--page <number>', 'which page, from 1', { check: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeNumber */ .rD)(1, 999_999_999) }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--page-size <count>', 'entries per page, up to 100; 20 where the service decides', {
        check: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeNumber */ .rD)(1, 100),
    }),
];
const YES_OPTION = (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('-y, --yes', 'do it without asking; required without a terminal');
const JSON_OPTION = (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--json', 'print the result as JSON and nothing else');
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
    const { problems: findProblems, destroys, call, patienceMs, routes = [], ...command } = spec;
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
        const firstArgument = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .argumentOf */ .Nf)(input, argumentSpecs[0]?.name ?? '');
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
                throw new _read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(problems);
            if (destroys)
                await confirm(`${destroys} ${firstArgument}`, input, io);
            const printTo = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .wantsJson */ .k0)(input) ? 'err' : 'out';
            const log = (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .createLog */ .h)(io, { verbose: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'verbose'), printTo });
            const { client, deadline, close } = (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .connectTo */ .m6)(named.target, input, io, {
                log,
                patienceMs: typeof patienceMs === 'function' ? patienceMs(input) : patienceMs,
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
                    teamId: () => (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .findId */ .dZ)(client, 'team', (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .optionOf */ .XD)(input, 'team') ?? '', named),
                    answer: (document, text) => io.out(log.secrets.conceal((0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'json') ? (0,_report_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printableJson */ .et)(document) : text)),
                });
                return exitCode ?? _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.green;
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
    if ((0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'yes') || io.canAnswer)
        return [];
    return [{ where: '--yes', message: `is needed to ${effect}: there is no terminal to ask at.` }];
}
/** Returns if `--yes` is given or the person confirms. @throws UsageError if not */
async function confirm(effect, input, io) {
    if ((0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'yes'))
        return;
    const answer = await io.ask(`This will ${effect} permanently. Continue? [y/N] `);
    if (answer?.trim().toLowerCase() !== 'y') {
        throw (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .usageError */ .Wp)('--yes', 'was not given, and you did not say "y".');
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
            const choosesPage = ['page', 'page-size'].some((name) => (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .optionOf */ .XD)(input, name) !== undefined);
            if (!(0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'all') || !choosesPage)
                return [];
            return [{ where: '--all', message: 'reads every page: leave out --page and --page-size.' }];
        },
        async call(call) {
            const { input, log } = call;
            const listing = await ask(call);
            const page = { number: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .numberOf */ .rl)(input, 'page'), size: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .numberOf */ .rl)(input, 'page-size') };
            const { items, pagination, absent } = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'all')
                ? await listing.whole()
                : await listing.page(page);
            const data = document?.(items, input) ?? { data: items };
            const names = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .flagOf */ .iP)(input, 'json') ? undefined : await namesOf?.(items, call);
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
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .option */ .uK)('--include <relation>', description, { choices: names, repeatable: true });
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

/***/ 78235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: function() { return /* binding */ timestamps; },
/* harmony export */   B_: function() { return /* binding */ ignoredIfInvalid; },
/* harmony export */   C5: function() { return /* binding */ resourceSchema; },
/* harmony export */   Dl: function() { return /* binding */ relatedId; },
/* harmony export */   Jt: function() { return /* binding */ flag; },
/* harmony export */   Mv: function() { return /* binding */ flags; },
/* harmony export */   Qq: function() { return /* binding */ text; },
/* harmony export */   _2: function() { return /* binding */ related; },
/* harmony export */   gC: function() { return /* binding */ paginationSchema; },
/* harmony export */   kG: function() { return /* binding */ anyResourceSchema; },
/* harmony export */   u9: function() { return /* binding */ optionalObject; },
/* harmony export */   vK: function() { return /* binding */ countSchema; }
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);
/**
 * JSON:API in the form that this service sends: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; unknown attributes are kept.
 */

const id = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1));
const identifierSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id, type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const relationshipSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    data: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(identifierSchema), identifierSchema]))),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/** Any resource, before its attributes are checked. */
const anyResourceSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...identifierSchema.entries,
    attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema)),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/**
 * Reads a relationship, whose name may be spelled with `-` or with `_`. `named`: the resources, or undefined without a
 * readable relationship. `unreadable`: it exists without data, or in both spellings with different contents. `many`: the
 * data is a list.
 */
function related({ relationships = {} }, name) {
    const spellings = [...new Set([name, name.replaceAll('-', '_')])]
        .filter((spelling) => Object.hasOwn(relationships, spelling))
        .map((spelling) => relationships[spelling]);
    const [first, second] = spellings;
    const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(relationshipSchema, first, { abortEarly: true });
    const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
    if (first === undefined)
        return { named: undefined, unreadable: false, many: false };
    if (differ || !parsed.success || parsed.output.data === undefined) {
        return { named: undefined, unreadable: true, many: false };
    }
    const { data } = parsed.output;
    const many = Array.isArray(data);
    // None, one or several.
    const named = data === null ? [] : [data].flat();
    return { named, unreadable: false, many };
}
/** The resource that is named under a relationship to one; undefined if none is named. */
function relatedId(resource, name) {
    const { named = [], many } = related(resource, name);
    return many ? undefined : named[0]?.id;
}
/** The schema of one kind of resource: `type` must be the word, and the attributes must match. */
function resourceSchema(type, attributes) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id,
        type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(type),
        attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(attributes),
        relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema), {}),
        links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), {}),
    });
}
/** A value that a service may leave out or send as null, as it does with nearly everything. */
const text = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const flag = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const countSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
const timestamps = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())));
/** `{"can-override": true}` */
const flags = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY())));
/** A value on which nothing depends: it is ignored if its form is unexpected. */
function ignoredIfInvalid(schema) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(schema), null));
}
function optionalObject(entries) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(entries));
}
const paginationSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    'current-page': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    'page-size': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    'prev-page': countSchema,
    'next-page': countSchema,
    'total-pages': countSchema,
    'total-count': countSchema,
});
//# sourceMappingURL=resource.js.map

/***/ }),

/***/ 67832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lb: function() { return /* binding */ endRun; },
/* harmony export */   mL: function() { return /* binding */ giveUpRun; },
/* harmony export */   nP: function() { return /* binding */ keepOrDiscard; }
/* harmony export */ });
/* unused harmony exports sayEnded, leftoverOf, finishAfterKill */
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

/***/ 76337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b5: function() { return /* binding */ readGroups; },
/* harmony export */   dm: function() { return /* binding */ splitIntoGroups; },
/* harmony export */   mX: function() { return /* binding */ jobCountOf; },
/* harmony export */   xL: function() { return /* binding */ MOST_GROUPS; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30589);
/** Splits workspaces into groups for the jobs of a matrix, and gives each group a name by which later jobs find it. */



/** The limit of a matrix on GitHub. GitLab allows 200 in `parallel: matrix`. */
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
/** The length of the name that all groups of a matrix begin with. */
const MATRIX_LETTERS = 12;
/**
 * Makes groups of about the same size.
 *
 * @param names of the workspaces
 * @param mostGroups as many as a group of the usual size needs when left out
 */
function splitIntoGroups(names, mostGroups, random) {
    const wanted = mostGroups ?? Math.ceil(names.length / DEFAULT_SIZE);
    const count = Math.min(names.length, wanted, MOST_GROUPS);
    const letters = Array.from({ length: MATRIX_LETTERS }, () => Math.floor(random() * 36).toString(36));
    const groups = Array.from({ length: count }, (_, index) => {
        return { group: `${letters.join('')}-${index + 1}-of-${count}`, workspaces: [] };
    });
    // In turns, so that neighbours, which often plan alike, are in different groups.
    for (const [index, name] of names.entries())
        groups[index % count]?.workspaces.push(name);
    return groups;
}
/** The matrix, the number of the group in it, and how many groups there are. */
const GROUP_NAME = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
/** How many jobs the matrix of a group has; 1 where there is no group. */
function jobCountOf(group = '') {
    return Number(GROUP_NAME.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ group: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const matrix = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ include: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(entry) }), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), entry)]);
/** Reads what `plangate matrix` printed; or says why it is not complete, as the end of a sentence. */
function readGroups(text) {
    if (text.trim() === '')
        return {
            problem: 'is no matrix: it is empty. See the log of the job that runs `plangate matrix`.',
        };
    const value = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    if (value === undefined)
        return { problem: 'is no matrix as it was printed: it is no JSON.' };
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(matrix, value, { abortEarly: true });
    if (!parsed.success)
        return { problem: 'is no matrix as it was printed.' };
    const entries = Array.isArray(parsed.output['include'])
        ? parsed.output['include']
        : Object.values(parsed.output);
    let isReadable = true;
    const groups = entries.map(({ group, workspaces }) => {
        const selectors = (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .readWorkspaceList */ .Ak)(workspaces, () => {
            isReadable = false;
        });
        const named = selectors.filter((selector) => selector.kind === 'name');
        if (named.length < selectors.length)
            isReadable = false;
        return { group, selectors: named, workspaces: named.map(({ name }) => name) };
    });
    if (!isReadable || !isWholeMatrix(groups.map(({ group }) => group))) {
        return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
    }
    const names = groups.flatMap(({ workspaces }) => workspaces);
    return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
/** Whether these are the names of all groups of one matrix, each once. */
function isWholeMatrix(groups) {
    const numbers = new Set(groups.map((group) => GROUP_NAME.exec(group)?.[1]));
    const matrices = new Set(groups.map((group) => group.slice(0, MATRIX_LETTERS)));
    return (numbers.size === groups.length &&
        matrices.size <= 1 &&
        groups.every((group) => GROUP_NAME.exec(group)?.[2] === String(groups.length)));
}
//# sourceMappingURL=groups.js.map

/***/ }),

/***/ 78039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: function() { return /* binding */ createdAt; },
/* harmony export */   FG: function() { return /* binding */ MOST_PLAN_AGE_MS; },
/* harmony export */   o1: function() { return /* binding */ UnreadError; },
/* harmony export */   oS: function() { return /* binding */ createListedRuns; }
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



/** What could end the use of an earlier run was not read. */
class UnreadError extends Error {
}
/** A plan that is older may not be true any more. */
const MOST_PLAN_AGE_MS = 24 * 60 * 60_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 5;
/** A list that needs more time than this is given up. */
const LIST_BUDGET_MS = 15_000;
/**
 * @param search a text in the messages of all these runs
 * @param query left out: each workspace is asked by itself
 */
function createListedRuns(client, clock, search, query) {
    const open = (listing) => createBackwardReader(() => {
        const deadline = clock.now() + LIST_BUDGET_MS;
        return listing(client.with({ deadline }));
    });
    const ofOrganization = query && open(({ runs }) => runs.listPlanned(query.organization, query.mode, search));
    const readers = new Map();
    async function ofWorkspace(workspaceId, sinceMs, text) {
        const name = `${workspaceId} ${text}`;
        const listing = ({ runs }) => runs.list(workspaceId, text === undefined ? {} : { search: text });
        const reader = readers.get(name) ?? open(listing);
        readers.set(name, reader);
        try {
            return ofOnly(workspaceId, await reader(sinceMs));
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            throw new UnreadError(`The runs of the workspace could not be listed: ${error.message}`);
        }
    }
    return {
        async since(workspaceId, sinceMs) {
            try {
                const runs = await ofOrganization?.(sinceMs);
                if (runs)
                    return ofOnly(workspaceId, runs);
            }
            catch (error) {
                // A service may have no list of an organization, and one that is too long may be shorter for a workspace.
                if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'aborted')
                    throw error;
            }
            return ofWorkspace(workspaceId, sinceMs, search);
        },
        allSince: (workspaceId, sinceMs) => ofWorkspace(workspaceId, sinceMs),
    };
}
function ofOnly(workspaceId, runs) {
    return runs.filter((run) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId);
}
/** Reads a list that begins with the newest, page by page, until a page reaches back to the time that is asked for. */
function createBackwardReader(open) {
    const read = [];
    let pages = 0;
    let isAtEnd = false;
    let reading = Promise.resolve();
    async function readUntil(sinceMs) {
        while (!isAtEnd && !(createdAt(read.at(-1)) < sinceMs)) {
            if (pages === MOST_PAGES)
                throw new UnreadError('The list of runs is too long to be read.');
            const { items } = await open().page({ number: pages + 1, size: PAGE_SIZE });
            pages += 1;
            read.push(...items);
            isAtEnd = items.length < PAGE_SIZE;
        }
        return read;
    }
    return (sinceMs) => {
        const next = reading.catch(() => undefined).then(() => readUntil(sinceMs));
        reading = next;
        return next;
    };
}
/** Milliseconds since 1970; NaN if the service does not say it. */
function createdAt(run) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(run?.attributes['created-at']);
}
//# sourceMappingURL=listed-runs.js.map

/***/ }),

/***/ 75030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: function() { return /* binding */ listWorkspaces; },
/* harmony export */   Iw: function() { return /* binding */ createOverview; },
/* harmony export */   Zm: function() { return /* binding */ MANY_RUNS; }
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76337);



/** With this many runs or more, lists need fewer requests than reading each run. */
const MANY_RUNS = 10;
/** The shortest time between two lists. */
const LIST_EVERY_MS = 10_000;
/** In a matrix, the time between two lists is at least this for each job: they share the 30 requests, and leave some to others. */
const LIST_EVERY_MS_PER_JOB = 2_500;
/** A list that needs more time than this, because the service asks for a wait, is given up. */
const LIST_BUDGET_MS = 15_000;
/** A run in a stage of tasks is read itself after this time, or after so many lists if they take longer. */
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
/** After a list was refused, none is requested for the time of its rate limit. */
const PAUSE_AFTER_REFUSAL_MS = 60_000;
const LARGEST_PAGE = 100;
/** Makes the overview of one job. It sends no request before a run is watched. */
function createOverview({ change: { changeRequest }, plan: { organization, mode, group }, }, client, clock) {
    /** When the watching of each run began. */
    const watched = new Map();
    /** When each run was first listed in a stage of tasks, or was last read itself in one. */
    const stagedAt = new Map();
    /** When the next list may be requested; never while one is under way. */
    let nextAt = Number.NEGATIVE_INFINITY;
    let requestedAt = nextAt;
    let listing;
    /** A text in the messages of all runs of this job, by which the service finds them; undefined if it finds none by it. */
    let searchText = group ?? changeRequest;
    const everyMs = Math.max(LIST_EVERY_MS, (0,_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .jobCountOf */ .mX)(group) * LIST_EVERY_MS_PER_JOB);
    const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
    /** Runs that go on, by their ids; undefined if the service refuses the list. */
    async function list(search) {
        try {
            const soon = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
            const runs = await soon.runs.listMoving(organization, mode, search).all();
            return new Map(runs.map((run) => [run.id, run]));
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            return undefined;
        }
    }
    /** The runs of this job that have not ended, by a list that is not older than `everyMs`; undefined if there is none. */
    async function latestList() {
        if (clock.now() >= nextAt) {
            requestedAt = clock.now();
            nextAt = Number.POSITIVE_INFINITY;
            listing = list(searchText).then((runs) => {
                nextAt = clock.now() + (runs ? everyMs : PAUSE_AFTER_REFUSAL_MS);
                if (runs?.size === 0)
                    searchText = undefined;
                return runs;
            });
        }
        return await listing;
    }
    /** Whether a run in a stage of tasks was seen in it first, or was last read itself, not long ago. */
    function isStageRecent(runId) {
        const nowMs = clock.now();
        const sinceMs = stagedAt.get(runId) ?? nowMs;
        const isRecent = nowMs - sinceMs < stageMs;
        stagedAt.set(runId, isRecent ? sinceMs : nowMs);
        return isRecent;
    }
    return {
        /** All runs of the change request that have not ended. */
        listOfChange: () => list(changeRequest),
        watch: (runId) => watched.set(runId, clock.now()),
        forget: (runId) => watched.delete(runId),
        /** The run as the list has it, if it is still moving by that; undefined if the run itself has to be read. */
        async movingRun(last) {
            if (watched.size < MANY_RUNS)
                return undefined;
            const listed = await latestList();
            if (listed === undefined)
                return undefined;
            const watchedSince = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
            // A run that is younger than the list cannot be in it, and counts as it was read last.
            const run = listed.get(last.id) ?? (watchedSince > requestedAt ? last : undefined);
            const status = run?.attributes.status ?? '';
            if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .runKind */ .Il)(mode, status) !== 'moving')
                return undefined;
            // A run in a stage of tasks may wait for a person, which only its stages show.
            const isInStage = /^(?:pre|post)_/.test(status);
            return isInStage && !isStageRecent(last.id) ? undefined : run;
        },
    };
}
/** Workspaces by their names, from one list. A workspace that is not in it has to be requested by itself. */
async function listWorkspaces(client, organization, names) {
    const byName = new Map();
    if (names.length < MANY_RUNS)
        return byName;
    const listing = client.workspaces.list(organization);
    try {
        const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
        const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
        // All pages are read only where that takes far fewer requests than one for each workspace.
        const isWorthAll = pages > 1 && pages <= names.length / 2;
        const workspaces = isWorthAll ? await listing.all() : items;
        for (const workspace of workspaces)
            byName.set(workspace.attributes.name, workspace);
    }
    catch (error) {
        // The requests for single workspaces will say what is wrong.
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
    }
    return byName;
}
//# sourceMappingURL=overview.js.map

/***/ }),

/***/ 70025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YH: function() { return /* binding */ openSealsOf; },
/* harmony export */   ff: function() { return /* binding */ ageMsOf; },
/* harmony export */   gK: function() { return /* binding */ whyNotUsable; },
/* harmony export */   xh: function() { return /* binding */ factsFor; }
/* harmony export */ });
/* unused harmony exports commentOfAgain, saysAgain */
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

/***/ 93452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: function() { return /* binding */ unreadableAnswer; },
/* harmony export */   dh: function() { return /* binding */ HostError; },
/* harmony export */   wh: function() { return /* binding */ readId; },
/* harmony export */   yg: function() { return /* binding */ onHostError; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65639);
/** The error of a CI host that refused a request or did not answer it. Its kinds differ in what can be done about it. */


/** The message is a whole sentence; it never shows a token or a query. */
class HostError extends Error {
    name = 'HostError';
    kind;
    /**
     * `accepted`: as in `issues=write; pull_requests=write`, from a server that says so. `aboutToken`: the host refused
     * because of the token, by its own words, and the message does not say what the token needs.
     */
    facts;
    helpCode;
    constructor(kind, message, { helpCode, ...facts } = {}, cause) {
        super(message, { cause });
        this.kind = kind;
        this.facts = facts;
        this.helpCode = helpCode;
    }
}
/**
 * For a `catch`: handles an error of the host, of these kinds or of any if none is named. Every other error is thrown again.
 */
function onHostError(handle, ...kinds) {
    return (error) => {
        if (!(error instanceof HostError))
            throw error;
        if (kinds.length > 0 && !kinds.includes(error.kind))
            throw error;
        return handle(error);
    };
}
function unreadableAnswer(service) {
    return new HostError('invalid', `${service} answered in an unrecognized form.`, {
        helpCode: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreadableAnswer,
    });
}
/** The numeric `id` of something that `service` answered; throws `HostError` when it has none. */
function readId(json, service) {
    const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(json, 'id');
    if (typeof id !== 'number')
        throw unreadableAnswer(service);
    return id;
}
//# sourceMappingURL=host-error.js.map

/***/ }),

/***/ 65639:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: function() { return /* binding */ textAt; },
/* harmony export */   Ap: function() { return /* binding */ parseLink; },
/* harmony export */   P2: function() { return /* binding */ readOrigin; },
/* harmony export */   Si: function() { return /* binding */ toCommitId; },
/* harmony export */   W3: function() { return /* binding */ readSlug; },
/* harmony export */   XL: function() { return /* binding */ toRepositoryId; },
/* harmony export */   dR: function() { return /* binding */ readPositiveNumber; },
/* harmony export */   fK: function() { return /* binding */ valueAt; },
/* harmony export */   gc: function() { return /* binding */ readNonEmptyText; },
/* harmony export */   jG: function() { return /* binding */ toPullRequestFacts; },
/* harmony export */   kF: function() { return /* binding */ readGuid; },
/* harmony export */   uH: function() { return /* binding */ parsePositiveNumber; }
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66238);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** Reads texts and answers of others. A value without the expected shape is undefined. */


/** A positive whole number; anything else, also 0, counts as missing. */
function parsePositiveNumber(text) {
    if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
        return undefined;
    return Number(text);
}
/** A value that is a positive whole number; anything else counts as missing. */
function readPositiveNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
/** A whole commit id, SHA-1 or SHA-256: "HEAD" and short ones name no commit. */
function toCommitId(text) {
    return typeof text === 'string' ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommitId */ .f)(text) : undefined;
}
/** A GUID; undefined for any other text. */
function readGuid(text) {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    return text !== undefined && shape.test(text) ? text : undefined;
}
/** `group/project`, at any depth, without a segment that leads elsewhere. */
function readSlug(text) {
    if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
        return undefined;
    return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
/** An http(s) address, without credentials and without a slash at its end. */
function parseLink(text) {
    if (text === undefined || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    url.username = '';
    url.password = '';
    return url.href.replace(/\/$/, '');
}
/** The origin of an http(s) address; undefined for any other text. */
function readOrigin(text) {
    const address = parseLink(text);
    return address && new URL(address).origin;
}
/** A pull or merge request: no address without a number. */
function toPullRequestFacts(number, url) {
    return number === undefined ? undefined : { number, url };
}
/** The value at this path of names. */
function valueAt(value, ...names) {
    return names.reduce((inner, name) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(inner)[name], value);
}
/** A text that is not empty. */
function readNonEmptyText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** The text at this path of names, if it is not empty. */
function textAt(value, ...names) {
    return readNonEmptyText(valueAt(value, ...names));
}
/** The id of a repository with the server that gave it; undefined unless both are known. */
function toRepositoryId(host, id) {
    return host === undefined || id === undefined ? undefined : { host, id: String(id) };
}
//# sourceMappingURL=shapes.js.map

/***/ }),

/***/ 88798:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: function() { return /* binding */ stopOf; },
/* harmony export */   eK: function() { return /* binding */ wordOfApply; },
/* harmony export */   tT: function() { return /* binding */ exitCodeOfApply; }
/* harmony export */ });
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83538);

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
    const word = wordOfApply(applied, result);
    const isOfPlan = stop === undefined || stop.outcome === 'not-green';
    const isCut = signal !== undefined && ['unknown', 'not-reached'].includes(stop?.outcome ?? '');
    const verdict = { word: isCut ? 'canceled' : word };
    const workspaces = isOfPlan
        ? result.workspaces.filter(({ workspace }) => stop === undefined || workspace === stop.workspace)
        : [];
    return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .FO)({ verdict, workspaces }, failOn, signal);
}
//# sourceMappingURL=applied.js.map

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

/***/ 18471:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ TransportError; }
/* harmony export */ });
/** An exchange without a complete answer. */
class TransportError extends Error {
    name = 'TransportError';
    failure;
    /** A sentence that says what to do about it, if the failure itself makes that clear. */
    remedy;
    /** The word of the system or the library for it, as `ENOTFOUND`; `NO_TLS` for bytes that are not TLS. */
    code;
    helpCode;
    constructor(failure, message, options = {}) {
        super(message, options);
        this.failure = failure;
        this.remedy = options.remedy;
        this.code = options.code;
        this.helpCode = options.helpCode;
    }
}
//# sourceMappingURL=ports.js.map

/***/ }),

/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readRetryAfter; },
/* harmony export */   U: function() { return /* binding */ readSeconds; }
/* harmony export */ });
/** `Retry-After`, in both of its forms: seconds, or a date. */
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** Three years. A larger number would be a point in time, in seconds since 1970, and not a duration. */
const TOO_MANY_SECONDS = 100_000_000;
/**
 * How many milliseconds to wait before the next request; undefined if there is no such header, or a malformed one. A date
 * is compared with the answer's own `Date`, so that this machine's clock does not matter.
 *
 * @param headers with names in lower case
 * @param now what a date is compared with if the answer has no `Date`; if left out, such a date is ignored
 */
function readRetryAfter(headers, now) {
    const after = headers['retry-after'];
    return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
/** Seconds with or without a fraction, in milliseconds. */
function readSeconds(value) {
    const trimmed = value?.trim() ?? '';
    if (!DECIMAL.test(trimmed))
        return undefined;
    const seconds = Number(trimmed);
    return seconds < TOO_MANY_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
    const retryAt = value?.trim() ?? '';
    const since = now?.trim() ?? '';
    if (!HTTP_DATE.test(retryAt) || !HTTP_DATE.test(since))
        return undefined;
    const waitMs = Date.parse(retryAt) - Date.parse(since);
    return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
//# sourceMappingURL=retry-after.js.map

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

/***/ 66010:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: function() { return /* binding */ appliedJson; },
/* harmony export */   aG: function() { return /* binding */ headlineOfApply; },
/* harmony export */   lu: function() { return /* binding */ appliedLines; }
/* harmony export */ });
/* unused harmony exports renderApplied, ownReportOfApply */
/* harmony import */ var _model_applied_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88798);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47912);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62051);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70075);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22195);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44254);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74913);
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
    const stop = (0,_model_applied_js__WEBPACK_IMPORTED_MODULE_0__/* .stopOf */ .EV)(applies);
    return stop === undefined ? applies : [stop];
}
/** `Applied: 3 of 3 changes, nothing else` */
function headlineOfApply(applies) {
    const shown = shownFirst(applies);
    const [first] = shown;
    if (first === undefined)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Nothing to apply`;
    const sum = (count) => shown.reduce((total, one) => total + count(one), 0);
    const changes = sum((one) => one.changes ?? 0);
    const unseen = sum((one) => one.unseen.length);
    switch (first.outcome) {
        case 'applied':
        case 'nothing':
            return appliedWords(shown, { changes, unseen });
        case 'against-policy':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Applied, against policy: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(changes, 'change')}`;
        case 'failed':
            return first.made === undefined || first.notMade === undefined
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `The apply failed`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `The apply failed: ${first.made.length} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(first.made.length + first.notMade.length, 'change')} made`;
        case 'unknown':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not known whether it was applied`;
        case 'not-green':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not applied: the gate is closed`;
        case 'unseen':
            if (unseen === 0)
                return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not applied: the plan is not all that there is to do`;
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not applied: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(unseen, 'change')} that nobody has seen`;
        case 'refused':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not applied: it could not be begun`;
        case 'declined':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not applied: the person who was asked declined`;
        case 'not-reached':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not applied: a workspace before it was not`;
    }
}
function appliedWords(shown, { changes, unseen }) {
    const count = (of) => shown.reduce((total, one) => total + one[of].length, 0);
    const seen = changes - unseen + count('done');
    const all = seen + count('less');
    if (shown.every(({ outcome }) => outcome === 'nothing') && all === 0) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Nothing to apply`;
    }
    if (unseen === 0) {
        const less = count('less');
        const end = less === 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `nothing else` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `and ${less} less than was seen`;
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Applied: ${seen} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(all, 'change')}, ${end}`;
    }
    const which = unseen === changes
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `none of which was seen`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${unseen} of which nobody has seen`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Applied: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(changes, 'change')}, ${which}`;
}
const MOST_NAMED = 20;
/** @param run how the run is shown, where there is one */
function itemOf(one, run) {
    const { counts, durationMs } = one;
    const { additions = 0, changes = 0, destructions = 0, imports = 0 } = counts ?? {};
    const words = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `, `, headlineOfApply([one]), counts === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${additions} created, ${changes} changed, ${destructions} destroyed`, imports > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(imports, 'imported', 'imported') : '', durationMs === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `after ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .formatElapsed */ .C7)(durationMs)}`);
    const named = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` · `, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('code', one.workspace, 90), run);
    return { words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${SIGNS[one.outcome]} ${named}: ${words}`, children: childrenOf(one) };
}
function childrenOf(one) {
    const { workspace, unseen, less, why, later, neverWhole, made = [], notMade = [] } = one;
    const isStopped = one.outcome === 'unseen' || one.outcome === 'declined';
    const named = (title, names) => names.length === 0
        ? []
        : [
            {
                words: title,
                children: (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(names, MOST_NAMED, (name) => ({ words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .resourcePart */ ._8)(name) })),
            },
        ];
    return [
        ...(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(why, MOST_NAMED, ({ says, remedy = '' }) => ({
            words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` `, says, remedy),
        })),
        ...(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(unseen, MOST_NAMED, unseenItem),
        ...(isStopped ? [{ words: whatToType(workspace) }] : []),
        ...named((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Made:`, made),
        ...named((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Not made:`, notMade),
        ...named((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Seen, and not planned any more:`, less),
        ...(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(later, MOST_NAMED, laterItem),
        ...(neverWhole.length === 0
            ? []
            : [
                {
                    words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Never judged with all values: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `, `, ...neverWhole.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL))}.`,
                },
            ]),
    ];
}
function unseenItem({ says: { says, remedy = '' } }) {
    return { words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` `, says, remedy) };
}
/** A plan is seen where it is shown: on the next request, or by the person who applies it. */
function whatToType(workspace) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `To apply it, check this commit out and look at each change at a terminal: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)(`plangate apply --workspace ${workspace}`)}. Or show it: open a request that plans this workspace, and merge that.`;
}
function laterItem({ policy, level, messages, resources }) {
    return {
        words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Policy ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(policy)} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', level, 20)}) fails by what is known now:`,
        children: [
            ...(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(messages, MOST_NAMED, (message) => ({ words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(message) })),
            ...(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(resources.filter(({ attribute }) => attribute !== undefined), MOST_NAMED, ({ address, attribute = '', value }) => ({
                words: value === undefined
                    ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .resourcePart */ ._8)(address)}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(attribute)} is not shown`
                    : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .resourcePart */ ._8)(address)}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(attribute)} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('code', value, 200)}`,
            })),
        ],
    };
}
const MOST_WORKSPACES = 50;
function itemsOf({ applies }, runOf) {
    return (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(applies, MOST_WORKSPACES, (one) => itemOf(one, one.runId === undefined ? '' : runOf(one.runId, one.runUrl)), (number) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(number, 'more workspace')}`);
}
function signOf({ applies }) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${SIGNS[shownFirst(applies)[0]?.outcome ?? 'nothing']}`;
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
    const items = itemsOf(report, (id) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('run', id, 40));
    const lines = items.flatMap((item) => (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .itemToPlainLines */ .cV)(item, '  '));
    const head = `${signOf(report)} ${headlineOfApply(report.applies)}`;
    return ['', head, ...lines].map((line) => {
        const [indent = ''] = /^ */.exec(line) ?? [];
        return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLine */ .om)(indent + (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLine */ .Ow)(line, LONGEST_LINE));
    });
}
function appliedJson(report) {
    const { applies, origins: _origins, ...fields } = report;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .printableJson */ .et)({
        schemaVersion: 1,
        headline: headlineOfApply(applies),
        ...fields,
        workspaces: applies.map(({ why, unseen, ...one }) => ({
            ...one,
            why: why.map(_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6),
            unseen: unseen.map(({ says, ...change }) => ({ ...change, says: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(says) })),
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
//# sourceMappingURL=applied.js.map

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