export const id = 2940;
export const ids = [2940];
export const modules = {
/***/ 2940:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
FK: () => ( workspaceFacts),
Vj: () => ( verdictOf),
sH: () => ( unjudgedWorkspace),
unjudgedResult: () => ( unjudgedResult)
});
var _policy_decide_js_0_ = __webpack_require__(1625);
function workspaceFacts(known) {
const workspace = 'workspaceId' in known ? known : undefined;
const run = workspace?.runSeen;
return {
workspace: known.name,
workspaceId: workspace?.workspaceId,
workingDirectory: workspace?.workingDirectory ?? '',
root: workspace?.root,
configurationVersionId: workspace?.versionId,
runId: run?.id,
runUrl: run?.url,
runStatus: run?.status,
seals: workspace?.seals,
results: [],
runTasks: [],
notices: Array.from(workspace?.notices ?? []),
diagnostics: [],
};
}
function unjudgedResult(results, durationMs = 0) {
const workspaces = results.map(unjudgedWorkspace);
return { verdict: verdictOf(workspaces), workspaces, archives: [], durationMs };
}
function verdictOf(workspaces, { policy, base } = { policy: { requirePolicies: true }, base: undefined }) {
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
/***/ 1625:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
aG: () => ( combineVerdicts),
LD: () => ( decide),
UQ: () => ( decideUnaffected),
Rh: () => ( decideUnjudged)
});
var message = __webpack_require__(2980);
var verdict = __webpack_require__(3538);
var quote = __webpack_require__(8187);
var address_patterns = __webpack_require__(9486);
;// CONCATENATED MODULE: ./build/src/policy/target-branches.js
const BASE_CODE = 'PG-158';
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
: `verdicts count for ${(0,quote.Kf)(counting.map(quote.hD), 4)} alone`;
const remedy = isUnknown
? 'Set `target-branches` to the branches that count, as in `main`.'
: `If ${(0,quote.hD)(branch)} counts too, and only people who may merge can create or change it, add it to \`target-branches\`.`;
const text = `The pull request is to be merged into ${(0,quote.hD)(branch)}, and ${which}. Change its base, and it is judged for the new one; if it has another base by now, push, or close and reopen it. ${remedy}`;
return { text, code: BASE_CODE };
}
function fits(pattern, branch) {
const patternParts = pattern.split('/');
const parts = branch.split('/');
if (patternParts.length !== parts.length)
return false;
return parts.every((part, at) => (0,address_patterns.kt)(patternParts[at] ?? '', part));
}
var model_status = __webpack_require__(2373);
var resource = __webpack_require__(8235);
var run_differences = __webpack_require__(2484);
var commit_under_review = __webpack_require__(6077);
var reading = __webpack_require__(988);
var own_policies = __webpack_require__(8532);
var policy_checks = __webpack_require__(2941);
var systems_systems = __webpack_require__(2937);
;// CONCATENATED MODULE: ./build/src/policy/claim-result.js
const HOLDS = { green: 'passed' };
const PLAN_FAILED = doesNotHold('errored', 'The plan failed, so no policy could be evaluated.', {
code: 'PG-119',
});
function undecided(sentence, details) {
return doesNotHold('undecided', sentence, details);
}
function fromDoubt({ doubt, code }, omitIf) {
return undecided(doubt, { omitIf, code });
}
function doesNotHold(word, sentence, details = {}) {
return { red: { word, sentence, ...details } };
}
function policyClaim(result, unknownValues) {
const { level, status, word, overridable } = result;
const name = policyName(result);
if (status === 'unknown')
return undecided(`${name} is "${word ?? ''}", an unrecognized status.`);
if (word !== undefined) {
return undecided(`${name} has the unrecognized enforcement level "${word}".`);
}
switch (status) {
case 'passed':
return HOLDS;
case 'overridden':
return { green: 'overridden', sentence: `${name} failed and was overridden.` };
case 'excepted':
case 'existing': {
const canBeAccepted = result.system === 'own-policies' ? level !== 'unknown' : level === 'advisory';
return canBeAccepted
? HOLDS
: undecided(`${name} failed, and at that level no failure can be accepted.`);
}
case 'not-evaluated': {
const sentence = `${name} was not evaluated.`;
return level === 'advisory' ? { green: 'advisory', sentence } : undecided(sentence);
}
case 'known-after-apply': {
const sentence = `${name} cannot be judged before the apply: it asks for values that are known only then.`;
if (level === 'advisory' || (unknownValues === 'advisory' && level !== 'unknown')) {
return { green: 'advisory', sentence };
}
return undecided(`${sentence} If it may be judged by then, set allow-unknown to true.`);
}
case 'errored': {
const sentence = `${name} could not be evaluated.`;
return level === 'advisory'
? { green: 'advisory', sentence }
: doesNotHold('errored', sentence);
}
case 'failed':
if (level === 'advisory')
return { green: 'advisory', sentence: `${name} failed.` };
if (level === 'unknown') {
return undecided(`${name} failed, and the service does not say at which level.`);
}
return overridable
? doesNotHold('needs-override', `${name} failed and needs an override.`)
: doesNotHold('blocked', `${name} failed and cannot be overridden.`);
}
}
function policyName({ policy, policySet, level, system }) {
if (policy === '')
return `Policy set "${policySet}"`;
const levelPart = level === 'unknown' ? '' : ` (${level})`;
if (system === 'policy-check' && policy === policy_checks.rY) {
return `A policy${levelPart} that the log does not name`;
}
const setPart = policySet === '' ? '' : ` of policy set "${policySet}"`;
return `Policy "${policy}"${levelPart}${setPart}`;
}
function runTaskClaim(task, unanswered) {
const name = `Run task "${task.name}"`;
const { level, status, word = '' } = task;
if (status === 'unknown')
return undecided(`${name} is "${word}", an unrecognized status.`);
if (level === 'unknown' && (status !== 'passed' || task.word !== undefined)) {
return undecided(`${name} is ${status} at an unrecognized enforcement level.`);
}
const advisory = (sentence) => ({
green: 'advisory',
sentence: `${name} (advisory) ${sentence}.`,
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
? doesNotHold('needs-override', `${name} (mandatory) failed; it needs an override.`)
: doesNotHold('blocked', `${name} (mandatory) failed.`);
case 'errored':
return level === 'advisory'
? advisory('errored')
: doesNotHold('errored', `${name} (mandatory) errored.`);
}
}
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/policy/vouch.js
const CLAIM_OF_LIMIT = {
'not-certain': (message) => undecided(message),
partial: (sentence) => ({ green: 'advisory', sentence }),
unproven: (sentence) => ({ green: 'advisory', sentence }),
field: (sentence) => ({ green: 'advisory', sentence }),
'empty-state': () => HOLDS,
noted: () => HOLDS,
};
const CLAIMS_BESIDE_SYSTEMS = {
plannedCommit: {
isKnown: ({ plannedCommit }) => plannedCommit && 'doubt' in plannedCommit.ingress ? [fromDoubt(plannedCommit.ingress)] : [],
isOfTheChange: ofPlannedCommit(({ ingress, change }) => (0,commit_under_review.cO)(ingress, change)),
isRecent: ofPlannedCommit(({ run, change }) => (0,commit_under_review.d0)(run, change)),
hasUsualOptions: ofPlannedCommit(({ run, terraformVersion }) => (0,run_differences.rA)(run, terraformVersion), 'PG-138'),
},
plan: {
isKnown: ({ plan, ...evidence }) => 'doubt' in plan ? [fromDoubt(plan, omitUnlessRunIsGood(evidence))] : [],
isGood: isGoodPlan,
isWhole: ({ plan }) => 'limits' in plan ? plan.limits.map(({ kind, message }) => CLAIM_OF_LIMIT[kind](message)) : [],
agreesWithTimestamps: planAgreesWithTimestamps,
},
guard: {
wasAsked: guardWasAsked,
hasNoDoubt: ({ guard, plan }) => (guard?.doubts ?? []).map((sentence) => undecided(sentence, { omitIf: omitUnlessPlanned(plan), code: 'PG-134' })),
passes: ({ guard }) => (guard?.results ?? [])
.filter(({ status }) => status !== 'not-evaluated')
.map((result) => policyClaim(result)),
},
run: {
endsWell: ofRun((run, evidence) => [endsWell(run, evidence)]),
agreesWithTimestamps: ofRun(({ answer, mustBe: { mode } }, { systems }) => (0,model_status.Il)(mode, answer.attributes.status) === 'good' || overriddenInRun(systems).length > 0
? [noDoubtIn((0,reading.EP)(`run ${answer.id}`, answer.attributes, BAD_ENDS))]
: []),
isThisOne: ofRun(({ answer, mustBe }) => [
holdsIf(answer.id === mustBe.runId, `Run ${answer.id} is not the one of this check, ${mustBe.runId}.`),
]),
isOfVersion: ofRun(({ answer, mustBe }) => [isOfVersion(answer, mustBe.versionId)]),
isOfWorkspace: ofRun(({ answer, mustBe }) => [isOfWorkspace(answer, mustBe.workspace.id)]),
isOfNamedWorkspace: ofRun(({ answer, workspaceName, mustBe: { workspace } }) => [
holdsIf(workspaceName === undefined || workspaceName.toLowerCase() === workspace.name.toLowerCase(), `Run ${answer.id} belongs to workspace "${workspaceName}", not to "${workspace.name}".`),
]),
isAsRequested: ofRun(({ answer, mustBe: { mode, options } }) => (0,run_differences.w3)(answer, mode, options).map((how) => undecided(`Run ${answer.id} ${how}.`, { code: 'PG-138' }))),
plansEverything: ofRun(({ mustBe }) => claimsOfWholeRun(mustBe)),
isCompared: ofRun(({ mustBe }) => (mustBe.uncompared ?? []).map((sentence) => undecided(sentence, { code: 'PG-142' }))),
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
const CLAIMS = claimsWith(systems_systems.W);
function vouch(evidence, claims = CLAIMS) {
const unknown = evidence.systems.find(({ system }) => !Object.hasOwn(claims, system));
if (unknown !== undefined) {
const sentence = `The policy system "${unknown.system}" is not one that Plangate knows.`;
return { reasons: [{ word: 'undecided', sentence }] };
}
const results = Object.entries(claims).flatMap(([part, ofPart]) => Object.values(ofPart).flatMap((claim) => claim(evidence).map((result) => ({ part, result }))));
const [reason, ...others] = results.flatMap(({ result }) => ('red' in result ? result.red : []));
const remarks = results.flatMap(({ part, result }) => 'sentence' in result ? { part, word: result.green, sentence: result.sentence } : []);
if (reason !== undefined) {
const remarked = remarks.map(({ word, sentence }) => ({ word, sentence }));
return { reasons: [...withoutConsequences([reason, ...others]), ...remarked] };
}
return { green: greenWordOf(remarks), sentences: remarks.map(({ sentence }) => sentence) };
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
const why = whyBaseDoesNotCount(base);
return why === undefined ? HOLDS : undecided(why.text, why);
}
function isOfVersion(run, versionId) {
const version = (0,resource.Dl)(run, 'configuration-version');
return holdsIf(version === versionId, version === undefined
? `Run ${run.id} does not say which configuration version it planned.`
: `Run ${run.id} planned configuration version ${version}, not ${versionId}, which it was to be.`, 'PG-142');
}
function isOfWorkspace(run, workspaceId) {
const workspace = (0,resource.Dl)(run, 'workspace');
return holdsIf(workspace === workspaceId, workspace === undefined
? `Run ${run.id} does not say which workspace it belongs to.`
: `Run ${run.id} belongs to workspace ${workspace}, not to ${workspaceId}.`, 'PG-142');
}
function ofRun(check) {
return (evidence) => (evidence.run === undefined ? [] : check(evidence.run, evidence));
}
function ofPlannedCommit(differencesIn, code) {
return ofRun(({ answer: run }, { plannedCommit }) => {
if (plannedCommit === undefined || 'doubt' in plannedCommit.ingress)
return [];
const known = { ...plannedCommit, run, ingress: plannedCommit.ingress.answer };
return differencesIn(known).map((how) => undecided(`Run ${run.id} ${how}.`, { code }));
});
}
function holdsIf(isTrue, otherwise, code) {
return isTrue ? HOLDS : undecided(otherwise, { code });
}
function claimsOfWholeRun({ options = {}, allowPartial = false }) {
const parts = allowPartial ? [] : (0,run_differences.lp)(options);
return parts.map((input) => undecided(`The run planned only a part (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`, { code: 'PG-141' }));
}
const BAD_ENDS = Object.fromEntries((0,model_status.o7)(model_status.LV)
.filter((word) => word === 'errored' || model_status.LV[word].kind === 'stopped')
.map((word) => [word, 'bad']));
function endsWell(run, evidence) {
const { mode } = run.mustBe;
const { status } = run.answer.attributes;
const kind = (0,model_status.Il)(mode, status);
if (isOverriddenEnd(run, evidence, kind))
return HOLDS;
switch (kind) {
case 'good':
return HOLDS;
case 'bad': {
const wasEvaluated = evidence.systems.every(({ reading }) => reading.results.every((result) => result.status !== 'not-evaluated'));
return endedBadly(status, wasEvaluated ? 'runAlreadyBlocked' : 'anyOtherReason');
}
case 'stopped': {
const how = status === 'discarded' ? 'discarded' : 'canceled';
const sentence = `The run was ${how} by another person ("${status}") before it could be judged.`;
return doesNotHold('canceled', sentence);
}
case 'person': {
const sentence = `The run awaits a decision ("${status}"), but nothing in it says of what.`;
return undecided(sentence, { omitIf: 'runAlreadyBlocked' });
}
case 'moving':
return undecided(`The run is still "${status}".`, { omitIf: 'runAlreadyBlocked' });
case 'foreign':
return undecided(`The run is "${status}": a ${mode} run of this gate never gets there.`);
case 'unknown':
return undecided(`The run is "${status}", an unrecognized status.`);
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
const enteredAt = (0,parse.nR)(stamps?.[`${status.replaceAll('_', '-')}-at`]);
const times = overridden
.map(({ override }) => (0,parse.nR)(override?.at))
.filter((time) => !Number.isNaN(time));
if (times.length === 0)
return false;
if (Number.isNaN(enteredAt))
return status === 'policy_soft_failed';
return enteredAt <= Math.max(...times);
}
function noDoubtIn([doubt], omitIf) {
return doubt === undefined ? HOLDS : undecided(doubt, { omitIf });
}
function endedBadly(status, omitIf) {
if (status === 'errored') {
const sentence = 'The run is "errored", and no policy or run task is the reason.';
return doesNotHold('errored', sentence, { omitIf });
}
if (status === 'policy_soft_failed') {
const sentence = 'The run is "policy_soft_failed", but no policy result says which one failed.';
return undecided(sentence, { omitIf: 'runAlreadyBlocked' });
}
return undecided(`The run ended as "${status}", which Plangate does not recognize.`);
}
function kindOfRun({ run }) {
return run && (0,model_status.Il)(run.mustBe.mode, run.answer.attributes.status);
}
function omitUnlessRunIsGood(evidence) {
const kind = kindOfRun(evidence);
return kind === undefined || kind === 'good' ? undefined : 'anyOtherReason';
}
function isGoodPlan({ plan, ...evidence }) {
if ('failed' in plan)
return [PLAN_FAILED];
if (!('answer' in plan))
return [];
const { status } = plan.answer.attributes;
switch ((0,model_status.I)(model_status.P9, status)) {
case 'good':
return [];
case 'bad':
return [PLAN_FAILED];
case 'unknown':
return [undecided(`The plan is "${status}", an unrecognized status.`)];
case 'moving':
case 'person':
case 'stopped':
case 'skipped': {
const ended = evidence.run?.answer.attributes.status ?? '';
const sentence = `The run is "${ended}" but its plan is still "${status}".`;
return [undecided(sentence, { omitIf: omitUnlessRunIsGood(evidence) })];
}
}
}
function planAgreesWithTimestamps({ plan, ...evidence }) {
if (!('answer' in plan) || !isPlanned(plan))
return [];
const doubts = (0,reading.EP)(`plan ${plan.answer.id}`, plan.answer.attributes, model_status.P9);
return [noDoubtIn(doubts, kindOfRun(evidence) === 'good' ? undefined : 'runAlreadyBlocked')];
}
function isPlanned(plan) {
if ('limits' in plan)
return true;
return 'answer' in plan && (0,model_status.I)(model_status.P9, plan.answer.attributes.status) === 'good';
}
function omitUnlessPlanned(plan) {
return isPlanned(plan) ? undefined : 'anyOtherReason';
}
function guardWasAsked({ guard, plan, requirements }) {
return guard === undefined && requirements.guarded === true
? [undecided('What the plan destroys was not checked.', { omitIf: omitUnlessPlanned(plan) })]
: [];
}
function claimsOf(systemName) {
const claimOfSystem = (check) => (evidence) => evidence.systems
.filter(({ system }) => system === systemName)
.flatMap((system) => check(system, evidence));
return {
isKnown: claimOfSystem(({ how }) => ('doubt' in how ? [fromDoubt(how)] : [])),
hasNoDoubt: claimOfSystem(({ reading }, evidence) => reading.doubts.map((sentence) => undecided(sentence, {
omitIf: endedByPlan(evidence) ? 'runAlreadyBlocked' : undefined,
code: systemName === own_policies.an.name ? undefined : 'PG-146',
}))),
hasNoError: claimOfSystem(({ reading }) => reading.errors.map((sentence) => doesNotHold('errored', sentence))),
passes: claimOfSystem(({ reading }, { requirements }) => reading.results.map((result) => policyClaim(result, requirements.unknownValues))),
tasksPass: claimOfSystem(({ reading }, evidence) => reading.runTasks.map((task) => {
const { name, word = '' } = task;
const was = `run task "${name}" was still "${word}"`;
return runTaskClaim(task, lacksResult(was, word === 'unreachable', evidence));
})),
isFinished: claimOfSystem(({ reading: { unfinished, runTasks } }, evidence) => unfinished.map((object) => unfinishedClaim(object, runTasks, evidence))),
};
}
function allThatIsGiven(evidence) {
const { gives, run, plannedCommit, plan, systems, requirements } = evidence;
const own = requirements.ownPolicies === true ? [own_policies.an] : [];
const expected = [...(gives.serviceSystems ? systems_systems.P : []), ...own];
const hasJudged = ({ system, reading }) => system !== own_policies.an.name || reading.results.length + reading.doubts.length > 0;
const asked = new Set(systems.filter(hasJudged).map(({ system }) => system));
const omitIf = 'failed' in plan ? 'anyOtherReason' : undefined;
return [
holdsIf(run !== undefined || !gives.run, 'No run is known of which this plan would be.'),
holdsIf(plannedCommit !== undefined || !gives.plannedCommit, 'It is not known which commit version control planned.'),
...expected.map(({ name }) => asked.has(name)
? HOLDS
: undecided(`Nothing was asked of the ${name.replace('-', ' ')} of this plan.`, { omitIf })),
];
}
function unfinishedClaim({ what, word, stage, system }, runTasks, evidence) {
const failedTask = runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
const ofStage = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
const cause = failedTask === undefined
? ''
: ` The likely cause is a mandatory run task that failed: see "${failedTask.name}" in the run.`;
const neverBegan = word === 'unreachable' || system === policy_checks.tG.name || stage === 'pending';
return lacksResult(`${what} was still "${word}"${ofStage}`, neverBegan, evidence, cause);
}
function lacksResult(was, neverBegan, evidence, cause = '') {
const status = evidence.run?.answer.attributes.status ?? '';
const kind = kindOfRun(evidence);
const isExplained = kind === 'stopped' || (kind !== 'good' && neverBegan) || endedByPlan(evidence);
return undecided(`The run ended as "${status}", but ${was}. Plangate could not verify this plan, so the gate fails.${cause}`, { omitIf: isExplained ? 'runAlreadyBlocked' : undefined, code: 'PG-133' });
}
function endedByPlan({ run, plan }) {
const failed = 'answer' in plan && (0,model_status.I)(model_status.P9, plan.answer.attributes.status) === 'bad';
return failed && kindOfRun({ run }) !== 'good';
}
function somethingWasJudged(evidence) {
const { requirements, plan, run, systems } = evidence;
const { requirePolicies, noPolicies } = requirements;
const isRequired = requirePolicies || noPolicies !== undefined;
if (!isRequired || systems.some(({ reading }) => reading.results.length > 0))
return HOLDS;
const whyNone = run === undefined
? 'No policy judged this plan, and policies are required.'
: 'No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.';
const omitIf = 'failed' in plan ? 'anyOtherReason' : undefined;
return undecided(noPolicies ?? whyNone, {
omitIf: kindOfRun(evidence) === 'stopped' ? 'runAlreadyBlocked' : omitIf,
});
}
;// CONCATENATED MODULE: ./build/src/policy/decide.js
function decide(evidence) {
const vouched = vouch(evidence);
if ('green' in vouched) {
return {
word: vouched.green,
reasons: withoutRepeats(vouched.sentences.map((text) => ({ text }))),
};
}
const { reasons } = vouched;
const worstFirst = reasons.toSorted((one, other) => verdict.bk.indexOf(other.word) - verdict.bk.indexOf(one.word));
const messages = worstFirst.map(({ sentence: text, code }) => ({ text, code }));
return { word: (0,verdict.zP)(reasons.map(({ word }) => word)), reasons: withoutRepeats(messages) };
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
const word = (0,verdict.zP)(verdicts.map(({ verdict }) => verdict.word));
const worstVerdicts = verdicts.filter(({ verdict }) => verdict.word === word);
const isOfJob = ({ code }) => code === BASE_CODE;
const reasons = worstVerdicts.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => verdicts.length > 1 && !isOfJob(reason)
? (0,message.Fg)(reason, (text) => `${name}: ${text}`)
: reason));
const ofJob = withoutRepeats(reasons.filter(isOfJob));
return { word, reasons: [...ofJob, ...reasons.filter((reason) => !isOfJob(reason))] };
}
function decideUnaffected({ requirePolicies, base }) {
const why = whyBaseDoesNotCount(base);
if (why !== undefined)
return { word: 'undecided', reasons: [why] };
if (!requirePolicies)
return { word: 'passed', reasons: [] };
const text = 'No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false.';
return { word: 'undecided', reasons: [{ text, code: 'PG-153' }] };
}
function decideUnjudged(failure) {
const reasons = [{ text: failure.message, code: failure.code }];
if (failure.kind === 'canceled')
return { word: 'canceled', reasons };
return { word: failure.errored === true ? 'errored' : 'undecided', reasons };
}
/***/ })
};
