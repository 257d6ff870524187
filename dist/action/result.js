export const id = 2940;
export const ids = [2940];
export const modules = {
/***/ 2940:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
F: () => ( workspaceFacts),
V: () => ( verdictOf),
unjudgedResult: () => ( unjudgedResult)
});
var _policy_decide_js_0_ = __webpack_require__(8966);
function workspaceFacts(known) {
const { name, workspaceId, workingDirectory = '', root, versionId, runSeen, seals } = known;
return {
workspace: name,
workspaceId,
workingDirectory,
root,
configurationVersionId: versionId,
runId: runSeen?.id,
runUrl: runSeen?.url,
runStatus: runSeen?.status,
seals,
results: [],
runTasks: [],
notices: Array.from(known.notices ?? []),
diagnostics: [],
};
}
function unjudgedResult(results, durationMs = 0) {
const workspaces = results.map(unjudgedWorkspace);
return { verdict: verdictOf(workspaces), workspaces, archives: [], durationMs };
}
const NOTHING_ASKED = { policy: { requirePolicies: true }, change: { base: undefined } };
function verdictOf(workspaces, { policy, change: { base } } = NOTHING_ASKED) {
const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
return named.length > 0 ? (0,_policy_decide_js_0_ .aG)(named) : (0,_policy_decide_js_0_ .UQ)({ ...policy, base });
}
function unjudgedWorkspace(known) {
return {
...workspaceFacts({ name: known.workspace }),
verdict: (0,_policy_decide_js_0_ .Rh)(known.failure),
...known,
};
}
/***/ }),
/***/ 8966:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LD: () => ( decide),
Rh: () => ( decideUnjudged),
UQ: () => ( decideUnaffected),
aG: () => ( combineVerdicts)
});
var _model_doubt_js_4_ = __webpack_require__(9733);
var _model_errors_js_0_ = __webpack_require__(4132);
var _model_verdict_js_1_ = __webpack_require__(3538);
var _target_branches_js_2_ = __webpack_require__(6784);
var _vouch_js_3_ = __webpack_require__(6325);
function decide(evidence, claims) {
const vouched = (0,_vouch_js_3_ .ah)(evidence, claims);
if ('green' in vouched) {
return {
word: vouched.green,
reasons: withoutRepeats(vouched.sentences.map((text) => ({ text }))),
};
}
const { reasons } = vouched;
const worstFirst = reasons.toSorted((one, other) => _model_verdict_js_1_ .bk.indexOf(other.word) - _model_verdict_js_1_ .bk.indexOf(one.word));
const messages = worstFirst.map(({ text, code }) => ({ text, code }));
return { word: (0,_model_verdict_js_1_ .zP)(reasons.map(({ word }) => word)), reasons: withoutRepeats(messages) };
}
function withoutRepeats(messages) {
const firsts = new Map();
for (const message of messages) {
if (!firsts.has(message.text))
firsts.set(message.text, message);
}
return [...firsts.values()];
}
function combineVerdicts(verdicts) {
const word = (0,_model_verdict_js_1_ .zP)(verdicts.map(({ verdict }) => verdict.word));
const worstVerdicts = verdicts.filter(({ verdict }) => verdict.word === word);
const isOfJob = ({ code }) => code === _target_branches_js_2_ .W;
const reasons = worstVerdicts.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => verdicts.length > 1 && !isOfJob(reason)
? (0,_model_doubt_js_4_ .F)(reason, (text) => `${name}: ${text}`)
: reason));
const ofJob = withoutRepeats(reasons.filter(isOfJob));
return { word, reasons: [...ofJob, ...reasons.filter((reason) => !isOfJob(reason))] };
}
function decideUnaffected({ requirePolicies, base }) {
const why = (0,_target_branches_js_2_ .L)(base);
if (why !== undefined)
return { word: 'undecided', reasons: [why] };
if (!requirePolicies)
return { word: 'passed', reasons: [] };
const text = 'No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false.';
return { word: 'undecided', reasons: [{ text, code: _model_errors_js_0_ .Lp.noneAffected }] };
}
function decideUnjudged({ text, code, ...failure }) {
const reasons = [{ text, code }];
if (failure.kind === 'canceled')
return { word: 'canceled', reasons };
return { word: failure.errored === true ? 'errored' : 'undecided', reasons };
}
/***/ }),
/***/ 6784:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
L: () => ( whyBaseDoesNotCount),
W: () => ( BASE_CODE)
});
var _model_quote_js_2_ = __webpack_require__(8187);
var _address_patterns_js_0_ = __webpack_require__(9486);
var _model_errors_js_1_ = __webpack_require__(4132);
const BASE_CODE = _model_errors_js_1_ .Lp.otherBase;
const EVERY_BASE = '*';
function whyBaseDoesNotCount(base) {
if (base === undefined)
return undefined;
const { branch, defaultBranch, targetBranches } = base;
if (targetBranches.includes(EVERY_BASE))
return undefined;
if (branch === undefined) {
const text = 'This host does not say into which branch the pull request is to be merged, and a verdict is for one branch. Set `target-branches` to `*` where only people who may merge can create branches.';
return { text, code: BASE_CODE };
}
if (branch === defaultBranch || targetBranches.some((each) => fits(each, branch))) {
return undefined;
}
const counting = [...new Set([defaultBranch ?? [], ...targetBranches].flat())];
const isUnknown = counting.length === 0;
const which = isUnknown
? 'this host does not name the default branch, and `target-branches` is empty'
: `verdicts count for ${(0,_model_quote_js_2_ .Kf)(counting.map(_model_quote_js_2_ .hD), 4)} alone`;
const remedy = isUnknown
? 'Set `target-branches` to the branches that count, as in `main`.'
: `If ${(0,_model_quote_js_2_ .hD)(branch)} counts too, and only people who may merge can create or change it, add it to \`target-branches\`.`;
const text = `The pull request is to be merged into ${(0,_model_quote_js_2_ .hD)(branch)}, and ${which}. Change its base, and it is judged for the new one; if it has another base by now, push, or close and reopen it. ${remedy}`;
return { text, code: BASE_CODE };
}
function fits(pattern, branch) {
const patternParts = pattern.split('/');
const parts = branch.split('/');
if (patternParts.length !== parts.length)
return false;
return parts.every((part, at) => (0,_address_patterns_js_0_ .kt)(patternParts[at] ?? '', part));
}
/***/ }),
/***/ 6325:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
UP: () => ( claimsWith),
ah: () => ( vouch)
});
var _model_errors_js_0_ = __webpack_require__(4132);
var _model_status_js_1_ = __webpack_require__(2373);
var _client_wire_resource_js_2_ = __webpack_require__(8235);
var _run_differences_js_3_ = __webpack_require__(2484);
var _commit_under_review_js_4_ = __webpack_require__(6077);
var _reading_js_5_ = __webpack_require__(988);
var _systems_allowed_sources_js_6_ = __webpack_require__(8262);
var _systems_own_policies_js_7_ = __webpack_require__(8532);
var _systems_policy_checks_js_8_ = __webpack_require__(2941);
var _systems_systems_js_9_ = __webpack_require__(9441);
var _claim_result_js_10_ = __webpack_require__(4504);
var _model_parse_js_12_ = __webpack_require__(2340);
var _target_branches_js_11_ = __webpack_require__(6784);
const CLAIM_OF_LIMIT = {
'not-certain': (message) => (0,_claim_result_js_10_ .oo)(message),
partial: (text) => ({ green: 'advisory', text }),
unproven: (text) => ({ green: 'advisory', text }),
field: (text) => ({ green: 'advisory', text }),
'empty-state': () => _claim_result_js_10_ .t,
noted: () => _claim_result_js_10_ .t,
};
const CLAIMS_BESIDE_SYSTEMS = {
plannedCommit: {
isKnown: ({ plannedCommit }) => plannedCommit && 'doubt' in plannedCommit.ingress
? [(0,_claim_result_js_10_ .$h)(plannedCommit.ingress.doubt)]
: [],
isOfTheChange: ofPlannedCommit(({ ingress, change }) => (0,_commit_under_review_js_4_ .cO)(ingress, change)),
isRecent: ofPlannedCommit(({ run, change }) => (0,_commit_under_review_js_4_ .d0)(run, change)),
hasUsualOptions: ofPlannedCommit(({ run, terraformVersion }) => (0,_run_differences_js_3_ .rA)(run, terraformVersion), _model_errors_js_0_ .Lp.notAsRequested),
},
plan: {
isKnown: ({ plan, ...evidence }) => 'doubt' in plan ? [(0,_claim_result_js_10_ .$h)(plan.doubt, omitUnlessRunIsGood(evidence))] : [],
isStarted: ({ plan }) => 'notStarted' in plan ? [(0,_claim_result_js_10_ .oo)(plan.notStarted, { omitIf: 'anyOtherReason' })] : [],
isGood: isGoodPlan,
isWhole: ({ plan }) => 'limits' in plan ? plan.limits.map(({ kind, message }) => CLAIM_OF_LIMIT[kind](message)) : [],
agreesWithTimestamps: planAgreesWithTimestamps,
},
guard: {
wasAsked: guardWasAsked,
hasNoDoubt: ({ guard, plan }) => (guard?.doubts ?? []).map((sentence) => (0,_claim_result_js_10_ .oo)(sentence, { omitIf: omitUnlessPlanned(plan), code: _model_errors_js_0_ .Lp.unknownDestroys })),
passes: ({ guard }) => (guard?.results ?? [])
.filter(({ status }) => status !== 'not-evaluated')
.map((result) => (0,_claim_result_js_10_ .hY)(result)),
},
run: {
endsWell: ofRun((run, evidence) => [endsWell(run, evidence)]),
agreesWithTimestamps: ofRun(({ answer, mustBe: { mode } }, { systems }) => (0,_model_status_js_1_ .Il)(mode, answer.attributes.status) === 'good' || overriddenInRun(systems).length > 0
? [noDoubtIn((0,_reading_js_5_ .EP)(`run ${answer.id}`, answer.attributes, BAD_ENDS))]
: []),
isThisOne: ofRun(({ answer, mustBe }) => [
holdsIf(answer.id === mustBe.runId, `Run ${answer.id} is not the one of this check, ${mustBe.runId}.`),
]),
isOfVersion: ofRun(({ answer, mustBe }) => [isOfVersion(answer, mustBe.versionId)]),
isOfWorkspace: ofRun(({ answer, mustBe }) => [isOfWorkspace(answer, mustBe.workspace.id)]),
isOfNamedWorkspace: ofRun(({ answer, workspaceName, mustBe: { workspace } }) => [
holdsIf(workspaceName === undefined || workspaceName.toLowerCase() === workspace.name.toLowerCase(), `Run ${answer.id} belongs to workspace "${workspaceName}", not to "${workspace.name}".`),
]),
isAsRequested: ofRun(({ answer, mustBe: { mode, options } }) => (0,_run_differences_js_3_ .w3)(answer, mode, options).map((how) => (0,_claim_result_js_10_ .oo)(`Run ${answer.id} ${how}.`, { code: _model_errors_js_0_ .Lp.notAsRequested }))),
plansEverything: ofRun(({ mustBe }) => claimsOfWholeRun(mustBe)),
isCompared: ofRun(({ mustBe }) => (mustBe.uncompared ?? []).map((sentence) => (0,_claim_result_js_10_ .oo)(sentence, { code: _model_errors_js_0_ .Lp.notCompared }))),
},
requirements: {
isForItsBase: ({ requirements }) => [isForItsBase(requirements)],
isJudged: (evidence) => [somethingWasJudged(evidence)],
},
gives: {
isThere: allThatIsGiven,
},
};
function claimsWith(systems) {
const ofSystems = systems.map(({ name }) => [name, claimsOf(name)]);
return { ...Object.fromEntries(ofSystems), ...CLAIMS_BESIDE_SYSTEMS };
}
const CLAIMS = claimsWith(_systems_systems_js_9_ .W);
function vouch(evidence, claims = CLAIMS) {
const unknown = evidence.systems.find(({ system }) => !Object.hasOwn(claims, system));
if (unknown !== undefined) {
const text = `The policy system "${unknown.system}" is not one that Plangate knows.`;
return { reasons: [{ word: 'undecided', text }] };
}
const results = Object.entries(claims).flatMap(([part, ofPart]) => Object.values(ofPart).flatMap((claim) => claim(evidence).map((result) => ({ part, result }))));
const [reason, ...others] = results.flatMap(({ result }) => ('red' in result ? result.red : []));
const remarks = results.flatMap(({ part, result }) => 'text' in result ? { part, word: result.green, text: result.text } : []);
if (reason !== undefined) {
const remarked = remarks.map(({ word, text }) => ({ word, text }));
return { reasons: [...withoutConsequences([reason, ...others]), ...remarked] };
}
return { green: greenWordOf(remarks), sentences: remarks.map(({ text }) => text) };
}
function greenWordOf(remarks) {
if (remarks.length === 0)
return 'passed';
const isPolicyOverridden = remarks.some(({ part, word }) => part !== 'guard' && word === 'overridden');
const hasAdvisory = remarks.some(({ word }) => word === 'advisory');
return hasAdvisory && !isPolicyOverridden ? 'advisory' : 'overridden';
}
const FAILURES = ['needs-override', 'blocked', 'errored', 'canceled'];
function withoutConsequences(reasons) {
const isBlocked = reasons.some(({ word, omitIf }) => omitIf === undefined && FAILURES.includes(word));
const [first, ...others] = reasons.filter(({ omitIf }) => omitIf === undefined || (omitIf === 'runAlreadyBlocked' && !isBlocked));
return first === undefined ? reasons : [first, ...others];
}
function isForItsBase({ base }) {
const why = (0,_target_branches_js_11_ .L)(base);
return why === undefined ? _claim_result_js_10_ .t : (0,_claim_result_js_10_ .oo)(why.text, why);
}
function isOfVersion(run, versionId) {
const version = (0,_client_wire_resource_js_2_ .Dl)(run, 'configuration-version');
return holdsIf(version === versionId, version === undefined
? `Run ${run.id} does not say which configuration version it planned.`
: `Run ${run.id} planned configuration version ${version}, not ${versionId}, which it was to be.`, _model_errors_js_0_ .Lp.notCompared);
}
function isOfWorkspace(run, workspaceId) {
const workspace = (0,_client_wire_resource_js_2_ .Dl)(run, 'workspace');
return holdsIf(workspace === workspaceId, workspace === undefined
? `Run ${run.id} does not say which workspace it belongs to.`
: `Run ${run.id} belongs to workspace ${workspace}, not to ${workspaceId}.`, _model_errors_js_0_ .Lp.notCompared);
}
function ofRun(check) {
return (evidence) => (evidence.run === undefined ? [] : check(evidence.run, evidence));
}
function ofPlannedCommit(differencesIn, code) {
return ofRun(({ answer: run }, { plannedCommit }) => {
if (plannedCommit === undefined || 'doubt' in plannedCommit.ingress)
return [];
const known = { ...plannedCommit, run, ingress: plannedCommit.ingress.answer };
return differencesIn(known).map((how) => (0,_claim_result_js_10_ .oo)(`Run ${run.id} ${how}.`, { code }));
});
}
function holdsIf(isTrue, otherwise, code) {
return isTrue ? _claim_result_js_10_ .t : (0,_claim_result_js_10_ .oo)(otherwise, { code });
}
function claimsOfWholeRun({ options = {}, allowPartial = false }) {
const parts = allowPartial ? [] : (0,_run_differences_js_3_ .lp)(options);
return parts.map((input) => (0,_claim_result_js_10_ .oo)(`The run planned only a part (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`, { code: _model_errors_js_0_ .Lp.onlyAPart }));
}
const BAD_ENDS = Object.fromEntries((0,_model_status_js_1_ .o7)(_model_status_js_1_ .LV)
.filter((word) => word === 'errored' || _model_status_js_1_ .LV[word].kind === 'stopped')
.map((word) => [word, 'bad']));
function endsWell(run, evidence) {
const { mode } = run.mustBe;
const { status } = run.answer.attributes;
const kind = (0,_model_status_js_1_ .Il)(mode, status);
if (isOverriddenEnd(run, evidence, kind))
return _claim_result_js_10_ .t;
switch (kind) {
case 'good':
return _claim_result_js_10_ .t;
case 'bad': {
const wasEvaluated = evidence.systems.every(({ reading }) => reading.results.every((result) => result.status !== 'not-evaluated'));
return endedBadly(status, wasEvaluated ? 'runAlreadyBlocked' : 'anyOtherReason');
}
case 'stopped': {
const how = status === 'discarded' ? 'discarded' : 'canceled';
const sentence = `The run was ${how} by another person ("${status}") before it could be judged.`;
return (0,_claim_result_js_10_ .kp)('canceled', sentence);
}
case 'person': {
const sentence = `The run awaits a decision ("${status}"), but nothing in it says of what.`;
return (0,_claim_result_js_10_ .oo)(sentence, { omitIf: 'runAlreadyBlocked' });
}
case 'moving':
return (0,_claim_result_js_10_ .oo)(`The run is still "${status}".`, { omitIf: 'runAlreadyBlocked' });
case 'foreign':
return (0,_claim_result_js_10_ .oo)(`The run is "${status}": a ${mode} run of this gate never gets there.`);
case 'unknown':
return (0,_claim_result_js_10_ .oo)(`The run is "${status}", an unrecognized status.`);
}
}
function overriddenInRun(systems) {
return systems
.filter(({ system }) => system !== 'own-policies')
.flatMap(({ reading }) => reading.results.filter(({ status }) => status === 'overridden'));
}
function isOverriddenEnd(run, evidence, kind) {
const overridden = overriddenInRun(evidence.systems);
if (overridden.length === 0 || !isPlanned(evidence.plan))
return false;
const { status, 'status-timestamps': stamps } = run.answer.attributes;
if (kind === 'moving')
return status === 'policy_checked';
if (kind !== 'bad' && kind !== 'person')
return false;
const enteredAt = (0,_model_parse_js_12_ .nR)(stamps?.[`${status.replaceAll('_', '-')}-at`]);
const times = overridden
.map(({ override }) => (0,_model_parse_js_12_ .nR)(override?.at))
.filter((time) => !Number.isNaN(time));
if (times.length === 0)
return false;
if (Number.isNaN(enteredAt))
return status === 'policy_soft_failed';
return enteredAt <= Math.max(...times);
}
function noDoubtIn([doubt], omitIf) {
return doubt === undefined ? _claim_result_js_10_ .t : (0,_claim_result_js_10_ .oo)(doubt, { omitIf });
}
function endedBadly(status, omitIf) {
if (status === 'errored') {
const sentence = 'The run is "errored", and no policy or run task is the reason.';
return (0,_claim_result_js_10_ .kp)('errored', sentence, { omitIf });
}
if (status === 'policy_soft_failed') {
const sentence = 'The run is "policy_soft_failed", but no policy result says which one failed.';
return (0,_claim_result_js_10_ .oo)(sentence, { omitIf: 'runAlreadyBlocked' });
}
return (0,_claim_result_js_10_ .oo)(`The run ended as "${status}", which Plangate does not recognize.`);
}
function kindOfRun({ run }) {
return run && (0,_model_status_js_1_ .Il)(run.mustBe.mode, run.answer.attributes.status);
}
function omitUnlessRunIsGood(evidence) {
const kind = kindOfRun(evidence);
return kind === undefined || kind === 'good' ? undefined : 'anyOtherReason';
}
function isGoodPlan({ plan, ...evidence }) {
if ('failed' in plan)
return [_claim_result_js_10_ .cU];
if (!('answer' in plan))
return [];
const { status } = plan.answer.attributes;
switch ((0,_model_status_js_1_ .I)(_model_status_js_1_ .P9, status)) {
case 'good':
return [];
case 'bad':
return [stoppedBeforePlan(evidence) ? _claim_result_js_10_ .AD : _claim_result_js_10_ .cU];
case 'unknown':
return [(0,_claim_result_js_10_ .oo)(`The plan is "${status}", an unrecognized status.`)];
case 'moving':
case 'person':
case 'stopped':
case 'skipped': {
const ended = evidence.run?.answer.attributes.status ?? '';
const sentence = `The run is "${ended}" but its plan is still "${status}".`;
const omitIf = stoppedBeforePlan(evidence) ? 'runAlreadyBlocked' : undefined;
return [(0,_claim_result_js_10_ .oo)(sentence, { omitIf: omitUnlessRunIsGood(evidence) ?? omitIf })];
}
}
}
function hasNoPlan(systemName, evidence) {
const isOfRun = _systems_systems_js_9_ .P.some(({ name }) => name === systemName);
return endedByPlan(evidence) || (!isOfRun && stoppedBeforePlan(evidence));
}
function stoppedBeforePlan({ systems }) {
return systems.some(({ reading }) => reading.stoppedBeforePlan === true);
}
function planAgreesWithTimestamps({ plan, ...evidence }) {
if (!('answer' in plan) || !isPlanned(plan))
return [];
const doubts = (0,_reading_js_5_ .EP)(`plan ${plan.answer.id}`, plan.answer.attributes, _model_status_js_1_ .P9);
return [noDoubtIn(doubts, kindOfRun(evidence) === 'good' ? undefined : 'runAlreadyBlocked')];
}
function isPlanned(plan) {
if ('limits' in plan)
return true;
return 'answer' in plan && (0,_model_status_js_1_ .I)(_model_status_js_1_ .P9, plan.answer.attributes.status) === 'good';
}
function omitUnlessPlanned(plan) {
return isPlanned(plan) ? undefined : 'anyOtherReason';
}
function guardWasAsked({ guard, plan, requirements }) {
return guard === undefined && requirements.guarded === true
? [(0,_claim_result_js_10_ .oo)('What the plan destroys was not checked.', { omitIf: omitUnlessPlanned(plan) })]
: [];
}
const JUDGING_HERE = [_systems_own_policies_js_7_ .an.name, _systems_allowed_sources_js_6_ .I.name];
function claimsOf(systemName) {
const claimOfSystem = (check) => (evidence) => evidence.systems
.filter(({ system }) => system === systemName)
.flatMap((system) => check(system, evidence));
return {
isKnown: claimOfSystem(({ how }) => ('doubt' in how ? [(0,_claim_result_js_10_ .$h)(how.doubt)] : [])),
hasNoDoubt: claimOfSystem(({ reading }, evidence) => reading.doubts.map((sentence) => (0,_claim_result_js_10_ .oo)(sentence, {
omitIf: hasNoPlan(systemName, evidence) ? 'runAlreadyBlocked' : undefined,
code: JUDGING_HERE.includes(systemName) ? undefined : _model_errors_js_0_ .Lp.contradiction,
}))),
hasNoError: claimOfSystem(({ reading }) => reading.errors.map((sentence) => (0,_claim_result_js_10_ .kp)('errored', sentence))),
passes: claimOfSystem(({ reading }, { requirements }) => reading.results.map((result) => (0,_claim_result_js_10_ .hY)(result, requirements.unknownValues))),
tasksPass: claimOfSystem(({ reading }, evidence) => reading.runTasks.map((task) => {
const { name, word = '' } = task;
const was = `run task "${name}" was still "${word}"`;
return (0,_claim_result_js_10_ .tK)(task, lacksResult(was, word === 'unreachable', evidence));
})),
isFinished: claimOfSystem(({ reading: { unfinished, runTasks } }, evidence) => unfinished.map((object) => unfinishedClaim(object, runTasks, evidence))),
};
}
function allThatIsGiven(evidence) {
const { gives, run, plannedCommit, plan, systems, requirements } = evidence;
const ofService = _systems_systems_js_9_ .P.map(({ name }) => name);
const expected = new Set([
...(gives.serviceSystems ? ofService : []),
...(requirements.judgedBy ?? []),
]);
const hasJudged = ({ system, reading }) => ofService.includes(system) ||
reading.results.length + reading.doubts.length + reading.errors.length > 0;
const asked = new Set(systems.filter(hasJudged).map(({ system }) => system));
const omitIf = 'failed' in plan ? 'anyOtherReason' : undefined;
return [
holdsIf(run !== undefined || !gives.run, 'No run is known of which this plan would be.'),
holdsIf(plannedCommit !== undefined || !gives.plannedCommit, 'It is not known which commit version control planned.'),
...[...expected].map((name) => asked.has(name)
? _claim_result_js_10_ .t
: (0,_claim_result_js_10_ .oo)(`Nothing was asked of the ${name.replace('-', ' ')} of this plan.`, { omitIf })),
];
}
function unfinishedClaim({ what, word, stage, system }, runTasks, evidence) {
const failedTask = runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
const ofStage = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
const cause = failedTask === undefined
? ''
: ` The likely cause is a mandatory run task that failed: see "${failedTask.name}" in the run.`;
const neverBegan = word === 'unreachable' ||
system === _systems_policy_checks_js_8_ .tG.name ||
stage === 'pending' ||
(stoppedBeforePlan(evidence) && word === 'pending');
return lacksResult(`${what} was still "${word}"${ofStage}`, neverBegan, evidence, cause);
}
function lacksResult(was, neverBegan, evidence, cause = '') {
const status = evidence.run?.answer.attributes.status ?? '';
const kind = kindOfRun(evidence);
const hasEndedEarly = kind !== 'good' || stoppedBeforePlan(evidence);
const isExplained = kind === 'stopped' || (hasEndedEarly && neverBegan) || endedByPlan(evidence);
return (0,_claim_result_js_10_ .oo)(`The run ended as "${status}", but ${was}. Plangate could not verify this plan, so the gate fails.${cause}`, { omitIf: isExplained ? 'runAlreadyBlocked' : undefined, code: _model_errors_js_0_ .Lp.noResult });
}
function endedByPlan({ run, plan }) {
const failed = 'answer' in plan && (0,_model_status_js_1_ .I)(_model_status_js_1_ .P9, plan.answer.attributes.status) === 'bad';
return failed && kindOfRun({ run }) !== 'good';
}
function somethingWasJudged(evidence) {
const { requirements, plan, run, systems } = evidence;
const { requirePolicies, noPolicies } = requirements;
const isRequired = requirePolicies || noPolicies !== undefined;
const judging = systems.filter(({ system }) => system !== _systems_allowed_sources_js_6_ .I.name);
if (!isRequired || judging.some(({ reading }) => reading.results.length > 0))
return _claim_result_js_10_ .t;
const whyNone = run === undefined
? 'No policy judged this plan, and policies are required.'
: 'No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.';
const omitIf = 'failed' in plan || 'notStarted' in plan ? 'anyOtherReason' : undefined;
const isExplained = kindOfRun(evidence) === 'stopped' || systems.some(({ reading }) => reading.errors.length > 0);
return (0,_claim_result_js_10_ .oo)(noPolicies ?? whyNone, {
omitIf: isExplained ? 'runAlreadyBlocked' : omitIf,
});
}
/***/ })
};
