export const id = 579;
export const ids = [579];
export const modules = {

/***/ 5043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ unlikeAsked),
/* harmony export */   Ry: () => (/* binding */ unlikeOptions),
/* harmony export */   Sd: () => (/* binding */ toldOptions),
/* harmony export */   cz: () => (/* binding */ optionsOf),
/* harmony export */   fI: () => (/* binding */ unlikeOwn)
/* harmony export */ });
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9138);

/** How every run of this gate is, unless it was asked for. A service that does not tell one of these is taken at that. */
const FLAGS = {
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
};
/** They change nothing of what is planned, but a run of this gate would not have them unasked. */
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
    'target-addrs',
    'replace-addrs',
    'variables',
    'invoke-action-addrs',
    'policy-paths',
];
/** What does not tell these, or a flag, is not known to be what it seems. */
const TOLD_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
/** Names of what keeps a run from planning the whole configuration as it is. */
function optionsOf({ attributes }) {
    return [...unusual(attributes, FLAGS), ...LISTS.filter((name) => !isNone(attributes[name]))];
}
/** What a run says that it was asked for, where whoever calls takes it as it is. */
function toldOptions({ attributes }) {
    const names = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
    return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
/** Each finishes "Run run-1 …"; empty when it has every option that was asked for and no other. */
function unlikeOptions({ attributes }, options) {
    const asked = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_0__/* .askedOptions */ .l3)(options);
    const named = new Set(asked.map(([name]) => name));
    const others = [...optionsOf({ attributes }), ...unusual(attributes, OTHER_FLAGS)];
    return [
        ...asked
            .filter(([name, value]) => normal(attributes[name]) !== normal(value))
            .map(([name, value]) => {
            const told = show(name, attributes[name]);
            return `has "${name}": ${told}, and ${show(name, value)} was asked for`;
        }),
        ...others
            .filter((name) => !named.has(name))
            .map((name) => `has "${name}": ${show(name, attributes[name])}, which nobody asked for`),
    ];
}
/** Each finishes "Run run-1 …"; empty when it planned what was asked for and nothing else. */
function unlikeAsked(run, mode, options = {}) {
    const { attributes } = run;
    const unlike = unlikeOptions(run, options);
    if (mode === 'speculative') {
        if (attributes['plan-only'] !== true)
            unlike.push('is not speculative: it could be applied');
        if (attributes.actions?.['is-confirmable'] === true)
            unlike.push('can be confirmed and applied');
        return unlike;
    }
    if (attributes['save-plan'] !== true)
        unlike.push('does not only save its plan: it is an ordinary run');
    if (attributes['auto-apply'] !== false)
        unlike.push('does not say that nothing applies it by itself');
    return unlike;
}
/** Of a run of another job, silence is no answer, and a plan by another Terraform is another plan. */
function unlikeOwn(run, terraformVersion, options = {}) {
    const { attributes } = run;
    const silent = [
        ...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
        ...TOLD_LISTS.filter((name) => attributes[name] === undefined),
    ];
    const version = attributes['terraform-version'];
    const usual = options['terraform-version'] === undefined;
    return [
        ...unlikeAsked(run, 'speculative', options),
        ...silent.map((name) => `does not say what its "${name}" is`),
        ...(usual && (version !== terraformVersion || version === undefined)
            ? [
                `planned with Terraform ${show('', version)}, the workspace has ${show('', terraformVersion)}`,
            ]
            : []),
    ];
}
function unusual(attributes, flags) {
    return Object.entries(flags)
        .filter(([name, usual]) => (attributes[name] ?? usual) !== usual)
        .map(([name]) => name);
}
function isNone(value) {
    return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
/** The order of a list, or of the parts of a variable, says nothing. */
function normal(value) {
    if (!Array.isArray(value))
        return JSON.stringify(value);
    const entries = value.map((each) => typeof each === 'string' ? each : partsOf(each).sort().join());
    return JSON.stringify(entries.sort());
}
function partsOf(value) {
    return Object.entries(value ?? {}).map((part) => JSON.stringify(part));
}
function show(name, value) {
    const shown = name === 'variables' ? (0,_run_options_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(value) : value;
    return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
//# sourceMappingURL=as-asked.js.map

/***/ }),

/***/ 4579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kg: () => (/* binding */ combine),
  LD: () => (/* binding */ decide),
  decideUnaffected: () => (/* binding */ decideUnaffected),
  Zh: () => (/* binding */ decideWithout)
});

// EXTERNAL MODULE: ./build/src/model/verdict.js
var verdict = __webpack_require__(3538);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(2373);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/as-asked.js
var as_asked = __webpack_require__(5043);
// EXTERNAL MODULE: ./build/src/policy/of-the-change.js
var of_the_change = __webpack_require__(7162);
// EXTERNAL MODULE: ./build/src/policy/run-options.js
var run_options = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var reading = __webpack_require__(988);
;// CONCATENATED MODULE: ./build/src/policy/standing.js
const HOLDS = { green: 'passed' };
function undecided(sentence, unless) {
    return red('undecided', sentence, unless);
}
function red(word, sentence, unless) {
    return { red: { word, sentence, unless } };
}
function ofPolicy(result) {
    const { level, status, word, overridable } = result;
    const name = nameOf(result);
    if (status === 'unknown')
        return undecided(`${name} is "${word ?? ''}", a status not known here.`);
    if (word !== undefined) {
        return undecided(`${name} has the enforcement level "${word}", which is not known here.`);
    }
    switch (status) {
        case 'passed':
            return HOLDS;
        case 'overridden':
            return { green: 'overridden', sentence: `${name} failed and was overridden.` };
        case 'not-evaluated':
            return undecided(`${name} was not evaluated.`);
        case 'errored': {
            const sentence = `${name} could not be evaluated.`;
            return level === 'advisory' ? { green: 'advisory', sentence } : red('errored', sentence);
        }
        case 'failed':
            if (level === 'advisory')
                return { green: 'advisory', sentence: `${name} failed.` };
            if (level === 'unknown') {
                return undecided(`${name} failed, and the service does not say at which level.`);
            }
            return overridable
                ? red('needs-override', `${name} failed and needs an override.`)
                : red('blocked', `${name} failed and cannot be overridden.`);
    }
}
function nameOf({ policy, policySet, level, system }) {
    if (policy === '')
        return `Policy set "${policySet}"`;
    const of = policySet === '' ? '' : ` of policy set "${policySet}"`;
    const unnamed = system === 'policy-check' && policy === 'unnamed policy';
    const at = level === 'unknown' ? '' : ` (${level})`;
    return unnamed ? `A policy${at} that the log does not name` : `Policy "${policy}"${at}${of}`;
}
/** @param unanswered what to say of a mandatory one that never got a result. */
function ofRunTask(task, unanswered) {
    const name = `Run task "${task.name}"`;
    const { level, status, word = '' } = task;
    if (status === 'unknown')
        return undecided(`${name} is "${word}", a status not known here.`);
    if (level === 'unknown' && (status !== 'passed' || task.word !== undefined)) {
        return undecided(`${name} is ${status} at an enforcement level that is not known here.`);
    }
    const advisory = (said) => ({
        green: 'advisory',
        sentence: `${name} (advisory) ${said}.`,
    });
    switch (status) {
        case 'passed':
            return HOLDS;
        case 'not-evaluated':
            return level === 'advisory' ? advisory(`never answered: "${word}"`) : unanswered;
        case 'failed':
            if (level === 'advisory')
                return advisory('failed');
            return task.overridable === true
                ? red('needs-override', `${name} (mandatory) failed; it needs an override.`)
                : red('blocked', `${name} (mandatory) failed.`);
        case 'errored':
            return level === 'advisory'
                ? advisory('errored')
                : red('errored', `${name} (mandatory) errored.`);
    }
}
//# sourceMappingURL=standing.js.map
;// CONCATENATED MODULE: ./build/src/policy/vouch.js
/**
 * The one home of passing. A run passes because everything that has to be known of it is named here
 * and stands well, never because nothing was found against it: what is not placed is undecided.
 * Each claim is a value with a name, and `__tests__/lies/witnesses.ts` has a world for each in which
 * only that one keeps the gate closed.
 */







/** All that has to be so. What is not among them is not looked at. */
const CLAIMS = {
    policyChecks: claimsOf('policyChecks'),
    taskStages: claimsOf('taskStages'),
    terraformPolicy: claimsOf('terraformPolicy'),
    origin: {
        isKnown: ({ origin }) => origin && 'doubt' in origin.ingress ? [undecided(origin.ingress.doubt)] : [],
        isOfTheChange: ofOrigin(({ ingress, change }) => (0,of_the_change/* unlikeChange */.DH)(ingress, change)),
        isRecent: ofOrigin(({ run, change }) => (0,of_the_change/* tooOld */.Yo)(run, change)),
        isAsOurs: ofOrigin(({ run, terraformVersion }) => (0,as_asked/* unlikeOwn */.fI)(run, terraformVersion)),
    },
    plan: {
        isKnown: ({ plan, ...evidence }) => 'doubt' in plan ? [undecided(plan.doubt, unlessRunIsGood(evidence))] : [],
        isGood: isGoodPlan,
        isAsStamped: planIsAsStamped,
    },
    guard: {
        wasAsked: guardWasAsked,
        knowsAll: ({ guard, plan }) => (guard?.doubts ?? []).map((sentence) => undecided(sentence, unlessPlanned(plan))),
        holds: ({ guard }) => (guard?.results ?? []).map(ofPolicy),
    },
    run: {
        endsWell: (evidence) => [endsWell(evidence)],
        isAsStamped: ({ run: { read }, asked: { mode } }) => (0,model_status/* runKind */.Il)(mode, read.attributes.status) === 'good'
            ? [undoubted((0,reading/* stampDoubts */.l$)(`run ${read.id}`, read.attributes, ENDED_OTHERWISE))]
            : [],
        isThisOne: ({ run: { read }, asked }) => [
            claim(read.id === asked.runId, `Run ${read.id} is not the one of this job, ${asked.runId}.`),
        ],
        isOfVersion: ({ run: { read }, asked }) => [isOfVersion(read, asked.versionId)],
        isOfWorkspace: ({ run: { read }, asked }) => [isOfWorkspace(read, asked.workspace.id)],
        isOfName: isOfWorkspaceNamed,
        isAsAsked: ({ run: { read }, asked: { mode, options } }) => (0,as_asked/* unlikeAsked */.$O)(read, mode, options).map((how) => undecided(`Run ${read.id} ${how}.`)),
        isWhole: isWhole,
        isCompared: ({ asked }) => (asked.unsaid ?? []).map((sentence) => undecided(sentence)),
    },
    asked: { isJudged: (evidence) => [somethingWasJudged(evidence)] },
};
/** Whoever decides does so by `CLAIMS`. */
function vouchBy(claims) {
    return (evidence) => {
        const standOf = (part) => Object.values(claims[part]).flatMap((each) => each(evidence));
        const parts = ORDER.map((part) => ({ part, standings: standOf(part) }));
        const all = parts.flatMap(({ standings }) => standings);
        const [reason, ...others] = all.flatMap((each) => ('red' in each ? each.red : []));
        const weaker = all.flatMap((standing) => ('sentence' in standing ? standing : []));
        if (reason !== undefined) {
            const also = weaker.map(({ green: word, sentence }) => ({ word, sentence }));
            return { reasons: [...worthTelling([reason, ...others]), ...also] };
        }
        // What the guard was let off must not hide an advisory failure, which `fail-on` may close for.
        const beside = parts.flatMap(({ part, standings }) => (part === 'guard' ? [] : standings));
        const isOverridden = beside.some((each) => 'green' in each && each.green === 'overridden');
        const byGuard = weaker.some(({ green }) => green === 'overridden');
        const onlyGuard = byGuard && !weaker.some(({ green }) => green === 'advisory');
        return {
            green: isOverridden || onlyGuard ? 'overridden' : weaker.length > 0 ? 'advisory' : 'passed',
            sentences: weaker.map(({ sentence }) => sentence),
        };
    };
}
/** In which they are told. */
const ORDER = [
    'policyChecks',
    'taskStages',
    'terraformPolicy',
    'origin',
    'plan',
    'guard',
    'run',
    'asked',
];
const CLOSING = ['needs-override', 'blocked', 'errored', 'canceled'];
/** Without what is only the consequence of something else that is told. */
function worthTelling(reasons) {
    const closed = reasons.some(({ word, unless }) => unless === undefined && CLOSING.includes(word));
    const [first, ...others] = reasons.filter(({ unless }) => unless !== 'told' && !(closed && unless === 'closed'));
    return first === undefined ? reasons : [first, ...others];
}
function isOfVersion(run, wanted) {
    const version = (0,resource/* relatedId */.Dl)(run, 'configuration-version');
    return claim(version === wanted, version === undefined
        ? `Run ${run.id} does not say which configuration version it planned.`
        : `Run ${run.id} planned configuration version ${version}, not ${wanted}, which it was to be.`);
}
function isOfWorkspace(run, wanted) {
    const workspace = (0,resource/* relatedId */.Dl)(run, 'workspace');
    return claim(workspace === wanted, workspace === undefined
        ? `Run ${run.id} does not say which workspace it belongs to.`
        : `Run ${run.id} belongs to workspace ${workspace}, not to ${wanted}.`);
}
function isOfWorkspaceNamed({ run: { read, workspaceName }, asked }) {
    const { name } = asked.workspace;
    const isNamed = (workspaceName ?? name).toLowerCase() === name.toLowerCase();
    return [
        claim(isNamed, `Run ${read.id} belongs to workspace "${workspaceName}", not to "${name}".`),
    ];
}
/** Of a run of somebody else silence is no answer. */
function ofOrigin(unlike) {
    return ({ origin, run: { read: run } }) => {
        if (origin === undefined || 'doubt' in origin.ingress)
            return [];
        const known = { ...origin, run, ingress: origin.ingress.read };
        return unlike(known).map((how) => undecided(`Run ${run.id} ${how}.`));
    };
}
function claim(isTrue, otherwise) {
    return isTrue ? HOLDS : undecided(otherwise);
}
function isWhole({ asked: { options = {}, allowPartial = false } }) {
    const parts = allowPartial ? [] : (0,run_options/* partsOnly */.Rx)(options);
    return parts.map((input) => undecided(`The run planned only a part (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`));
}
/** What a run that passes never was, not even for a moment. */
const ENDED_OTHERWISE = Object.fromEntries((0,model_status/* wordsOf */.Z9)(model_status/* RUN */.oq)
    .filter((word) => word === 'errored' || model_status/* RUN */.oq[word].kind === 'stopped')
    .map((word) => [word, 'bad']));
function endsWell({ run, asked: { mode } }) {
    const { status } = run.read.attributes;
    switch ((0,model_status/* runKind */.Il)(mode, status)) {
        case 'good':
            return HOLDS;
        case 'bad':
            return endedBadly(status);
        case 'stopped': {
            const how = status === 'discarded' ? 'discarded' : 'canceled';
            const sentence = `The run was ${how} by somebody else ("${status}") before it could be judged.`;
            return red('canceled', sentence);
        }
        case 'person': {
            const sentence = `The run awaits a decision ("${status}"), but nothing in it says of what.`;
            return undecided(sentence, 'closed');
        }
        case 'moving':
            // Ends the wait only where a stage of it awaits an override.
            return undecided(`The run is still "${status}".`, 'closed');
        case 'foreign':
            return undecided(`The run is "${status}": a ${mode} run of this gate never gets there.`);
        case 'unknown':
            return undecided(`The run is "${status}", a status not known here.`);
    }
}
function undoubted([doubt], unless) {
    return doubt === undefined ? HOLDS : undecided(doubt, unless);
}
function endedBadly(status) {
    if (status === 'errored') {
        const sentence = 'The run is "errored", and no policy or run task is the reason.';
        return red('errored', sentence, 'closed');
    }
    if (status === 'policy_soft_failed') {
        const sentence = 'The run is "policy_soft_failed", but no policy result says which one failed.';
        return undecided(sentence, 'closed');
    }
    return undecided(`The run ended as "${status}", which says nothing that is known here.`);
}
/** A run that ended before it could plan has its reason elsewhere. */
function unlessRunIsGood({ run, asked }) {
    return (0,model_status/* runKind */.Il)(asked.mode, run.read.attributes.status) === 'good' ? undefined : 'told';
}
function isGoodPlan({ plan, ...evidence }) {
    if ('doubt' in plan)
        return [];
    const { status } = plan.read.attributes;
    switch ((0,model_status/* kindOf */.I)(model_status/* PLAN */.Ac, status)) {
        case 'good':
            return [];
        case 'bad':
            return [red('errored', 'The plan failed, so no policy could be evaluated.')];
        case 'unknown':
            return [undecided(`The plan is "${status}", a status not known here.`)];
        case 'moving':
        case 'person':
        case 'stopped':
        case 'skipped': {
            const ended = evidence.run.read.attributes.status;
            const sentence = `The run is "${ended}" but its plan is still "${status}".`;
            return [undecided(sentence, unlessRunIsGood(evidence))];
        }
    }
}
function planIsAsStamped({ plan, ...evidence }) {
    if (!isPlanned(plan))
        return [];
    const doubts = (0,reading/* stampDoubts */.l$)(`plan ${plan.read.id}`, plan.read.attributes, model_status/* PLAN */.Ac);
    // What closed the run is worse than any doubt of how its plan ended.
    return [undoubted(doubts, unlessRunIsGood(evidence) && 'closed')];
}
function isPlanned(plan) {
    return 'read' in plan && (0,model_status/* kindOf */.I)(model_status/* PLAN */.Ac, plan.read.attributes.status) === 'good';
}
/** Where there is no plan, that is the reason. */
function unlessPlanned(plan) {
    return isPlanned(plan) ? undefined : 'told';
}
function guardWasAsked({ guard, plan, asked }) {
    return guard === undefined && asked.guarded === true
        ? [undecided('What the plan destroys was not looked at.', unlessPlanned(plan))]
        : [];
}
/** The same of each policy system. */
function claimsOf(part) {
    return {
        isKnown: ({ [part]: { how } }) => ('doubt' in how ? [undecided(how.doubt)] : []),
        // Without a plan no policy has anything to say: what is odd about that has its reason there.
        hangsTogether: ({ [part]: { reading }, ...evidence }) => reading.doubts.map((sentence) => undecided(sentence, endedByPlan(evidence) ? 'closed' : undefined)),
        isWhole: ({ [part]: { reading } }) => reading.errors.map((sentence) => red('errored', sentence)),
        passes: ({ [part]: { reading } }) => reading.results.map(ofPolicy),
        tasksPass: (evidence) => evidence[part].reading.runTasks.map((task) => ofRunTask(task, unanswered(task, evidence))),
        isFinished: (evidence) => {
            const { unfinished: items, runTasks } = evidence[part].reading;
            return items.map((item) => unfinished(item, runTasks, evidence));
        },
    };
}
function unfinished({ what, word, stage, system }, runTasks, evidence) {
    const task = runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
    const of = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
    const cause = task === undefined
        ? ''
        : ` The usual cause is a mandatory run task that failed: see "${task.name}" in the run.`;
    const neverBegan = word === 'unreachable' || system === 'policy-check' || stage === 'pending';
    return withoutResult(`${what} was still "${word}"${of}`, neverBegan, evidence, cause);
}
function unanswered({ name, word = '' }, evidence) {
    const was = `run task "${name}" was still "${word}"`;
    return withoutResult(was, word === 'unreachable', evidence);
}
/** Unless something before it closed the run: then that is the reason. */
function withoutResult(was, neverBegan, evidence, cause = '') {
    const { run, asked } = evidence;
    const { status } = run.read.attributes;
    const kind = (0,model_status/* runKind */.Il)(asked.mode, status);
    const isExplained = kind === 'stopped' || (kind !== 'good' && neverBegan) || endedByPlan(evidence);
    return undecided(`The run ended as "${status}", but ${was}. Nothing vouches for this plan, so the gate stays closed.${cause}`, isExplained ? 'closed' : undefined);
}
function endedByPlan({ run, plan, asked }) {
    const failed = 'read' in plan && (0,model_status/* kindOf */.I)(model_status/* PLAN */.Ac, plan.read.attributes.status) === 'bad';
    return failed && (0,model_status/* runKind */.Il)(asked.mode, run.read.attributes.status) !== 'good';
}
function somethingWasJudged(evidence) {
    const { asked, run, policyChecks, taskStages, terraformPolicy } = evidence;
    const systems = [policyChecks, taskStages, terraformPolicy];
    if (!asked.requirePolicies || systems.some(({ reading }) => reading.results.length > 0)) {
        return HOLDS;
    }
    return undecided('No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.', (0,model_status/* runKind */.Il)(asked.mode, run.read.attributes.status) === 'stopped' ? 'closed' : undefined);
}
//# sourceMappingURL=vouch.js.map
;// CONCATENATED MODULE: ./build/src/policy/decide.js


const vouch = vouchBy(CLAIMS);
function decide(evidence) {
    const vouched = vouch(evidence);
    if ('reasons' in vouched)
        return toVerdict(vouched.reasons);
    return { word: vouched.green, reasons: [...new Set(vouched.sentences)] };
}
/** Several verdicts as one: the worst, with the reasons of those that are as bad. */
function combine(verdicts) {
    const word = (0,verdict/* worst */.QZ)(verdicts.map(({ verdict }) => verdict.word));
    const alike = verdicts.filter(({ verdict }) => verdict.word === word);
    const reasons = alike.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => (verdicts.length > 1 ? `${name}: ${reason}` : reason)));
    return { word, reasons };
}
/** Where no workspace is concerned by a change, so that no policy was asked. */
function decideUnaffected(requirePolicies) {
    if (!requirePolicies)
        return { word: 'passed', reasons: [] };
    const reason = 'No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false.';
    return { word: 'undecided', reasons: [reason] };
}
/** Without a run that could be judged. `errored` only where the service itself ended it. */
function decideWithout(failure) {
    const word = failure.kind === 'canceled' ? 'canceled' : failure.errored === true ? 'errored' : 'undecided';
    return { word, reasons: [failure.message] };
}
function toVerdict(reasons) {
    const word = (0,verdict/* worst */.QZ)(reasons.map((reason) => reason.word));
    const order = [...reasons].sort((a, b) => verdict/* VERDICTS */.bk.indexOf(b.word) - verdict/* VERDICTS */.bk.indexOf(a.word));
    return { word, reasons: [...new Set(order.map(({ sentence }) => sentence))] };
}
//# sourceMappingURL=decide.js.map

/***/ })

};
