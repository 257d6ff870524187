"use strict";
exports.id = 2940;
exports.ids = [2940];
exports.modules = {

/***/ 32940:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: function() { return /* binding */ workspaceFacts; },
/* harmony export */   Vj: function() { return /* binding */ verdictOf; },
/* harmony export */   pk: function() { return /* binding */ judgedResult; },
/* harmony export */   unjudgedResult: function() { return /* binding */ unjudgedResult; }
/* harmony export */ });
/* harmony import */ var _policy_decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38966);

/** What is known of a workspace before its run is judged. Every result of it begins with these fields. */
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
/** The result of a workspace that was judged. @param concluded what its offer says besides */
function judgedResult(facts, judged, { notices = [], ...concluded } = {}) {
    return {
        ...facts,
        ...judged,
        notices: [...facts.notices, ...notices, ...judged.notices],
        diagnostics: fromPackedRoot(judged.diagnostics, facts.workingDirectory),
        ...concluded,
    };
}
/** Terraform names files relative to the directory that it ran in. A result names them from the root that is packed. */
function fromPackedRoot(diagnostics, workingDirectory) {
    const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
    return diagnostics.map((diagnostic) => {
        const { file } = diagnostic;
        return file === undefined ? diagnostic : { ...diagnostic, file: `${prefix}${file}` };
    });
}
/** The result if no run was judged: the facts that are known of each workspace, and the failure. */
function unjudgedResult(results, durationMs = 0) {
    const workspaces = results.map(unjudgedWorkspace);
    return { verdict: verdictOf(workspaces), workspaces, archives: [], durationMs };
}
const NOTHING_ASKED = {
    policy: { requirePolicies: true, failOn: 'mandatory' },
    change: { base: undefined },
};
/**
 * The verdict of all workspaces; where none is concerned, whether policies are required decides.
 *
 * @param ofCheck what was judged of the check as a whole, where no workspace is concerned
 */
function verdictOf(workspaces, { policy, change: { base } } = NOTHING_ASKED, ofCheck = []) {
    const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
    return named.length > 0
        ? (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .combineVerdicts */ .aG)(named, policy.failOn)
        : (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .decideUnaffected */ .UQ)({ ...policy, base, ofCheck });
}
/** The result of one workspace, if no run of it was judged. */
function unjudgedWorkspace(known) {
    return {
        ...workspaceFacts({ name: known.workspace }),
        verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .decideUnjudged */ .Rh)(known.failure),
        ...known,
    };
}
//# sourceMappingURL=result.js.map

/***/ }),

/***/ 38966:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: function() { return /* binding */ decide; },
/* harmony export */   Rh: function() { return /* binding */ decideUnjudged; },
/* harmony export */   UQ: function() { return /* binding */ decideUnaffected; },
/* harmony export */   aG: function() { return /* binding */ combineVerdicts; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83538);
/* harmony import */ var _target_branches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76784);
/* harmony import */ var _vouch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6325);
/**
 * Makes a verdict of evidence: the only file that makes verdicts. `vouch.ts` says what passes.
 *
 * This directory has what policies, scanners and the guard say of a plan (`systems/` and `guard.ts`, in the one form of
 * `reading.ts`), what of it does not count (`exceptions.ts`, `existing-failures.ts`), and which claims must hold for a pass. Nothing
 * here has a client of its own: `systems/` says how each of them is read, with the client that `gate/` hands in.
 */






/**
 * Decides about one plan.
 *
 * @param evidence everything that was read of it, and of its run if it has one
 * @param claims what must hold, by `claimsWith` of the judges that there are
 * @returns a green verdict only if each of these claims holds, else the leading one of the reasons
 */
function decide(evidence, claims) {
    const vouched = (0,_vouch_js__WEBPACK_IMPORTED_MODULE_5__/* .vouch */ .ah)(evidence, claims);
    if ('green' in vouched) {
        return {
            word: vouched.green,
            reasons: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutRepeated */ .R2)(vouched.remarks),
        };
    }
    const { reasons } = vouched;
    const leading = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .leadingVerdict */ .k6)(reasons, evidence.requirements.failOn);
    const rankOf = ({ word }) => word === leading ? _model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICTS */ .bk.length : _model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICTS */ .bk.indexOf(word);
    const worstFirst = reasons.toSorted((one, other) => rankOf(other) - rankOf(one));
    const findings = worstFirst.map((reason) => {
        const { word: _, omitIf: __, waits: ___, ...found } = reason;
        return found;
    });
    const isCertain = reasons.some(({ word, waits }) => word === leading && waits !== true);
    return {
        word: leading,
        reasons: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutRepeated */ .R2)(findings),
        ...(!isCertain && { waits: true }),
    };
}
/**
 * The verdict on several workspaces: the leading one of theirs, with the reasons of all that have it.
 *
 * @param failOn as for `leadingVerdict`
 */
function combineVerdicts(verdicts, failOn) {
    const word = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .leadingVerdict */ .k6)(verdicts.map(({ verdict }) => verdict), failOn);
    const worstVerdicts = verdicts.filter(({ verdict }) => verdict.word === word);
    const isOfJob = ({ code }) => code === _target_branches_js__WEBPACK_IMPORTED_MODULE_4__/* .BASE_CODE */ .Wk;
    const reasons = worstVerdicts.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => isOfJob(reason) ? reason : { ...reason, about: { workspace: name, ...reason.about } }));
    // What is said of the whole job comes first, and once.
    const ofJob = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutRepeated */ .R2)(reasons.filter(isOfJob));
    return { word, reasons: [...ofJob, ...reasons.filter((reason) => !isOfJob(reason))] };
}
/** The verdict if the change affects no workspace, so that no policy ran. */
function decideUnaffected({ requirePolicies, base, ofCheck = [] }) {
    const why = (0,_target_branches_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfBase */ ._I)(base);
    if (why !== undefined)
        return { word: 'undecided', reasons: [why] };
    const judged = decideOfCheck(ofCheck, base);
    if (!requirePolicies || !(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .isGreen */ .gf)(judged.word))
        return judged;
    const none = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.noneAffected, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `No workspace is affected by the files that change, so no policy was asked, and policies are required.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('require-policies')} to false where such a change may pass, or ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('affected-only')} to false.`,
        actor: 'operators',
    });
    return { word: 'undecided', reasons: [none] };
}
/** The verdict on the check as a whole, where nothing was planned: only the claims about what judged it are asked. */
function decideOfCheck(systems, base) {
    const claims = (0,_vouch_js__WEBPACK_IMPORTED_MODULE_5__/* .claimsOfJudges */ .VO)(systems.map(({ judge }) => judge));
    const gives = { run: false, plannedCommit: false, serviceSystems: false };
    const requirements = { requirePolicies: false, base };
    return decide({ requirements, gives, plan: { limits: [] }, systems }, claims);
}
/**
 * The verdict if no run could be judged.
 *
 * @param failure.kind as that of the failure in a workspace's result; only `canceled` matters here
 * @param failure.errored whether the service itself ended the run
 */
function decideUnjudged(failure) {
    const { kind, errored = false, ...found } = failure;
    const reasons = [found];
    if (kind === 'canceled')
        return { word: 'canceled', reasons };
    return { word: errored ? 'errored' : 'undecided', reasons };
}
//# sourceMappingURL=decide.js.map

/***/ }),

/***/ 76784:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wk: function() { return /* binding */ BASE_CODE; },
/* harmony export */   _I: function() { return /* binding */ problemOfBase; },
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
function problemOfBase(base) {
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

/***/ 6325:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UP: function() { return /* binding */ claimsWith; },
/* harmony export */   VO: function() { return /* binding */ claimsOfJudges; },
/* harmony export */   ah: function() { return /* binding */ vouch; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62373);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78235);
/* harmony import */ var _run_differences_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22484);
/* harmony import */ var _commit_under_review_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56077);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10988);
/* harmony import */ var _model_judge_traits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50152);
/* harmony import */ var _claim_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34504);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2340);
/* harmony import */ var _target_branches_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76784);
/**
 * The only place that decides that a plan passes, wherever it comes from: it passes if no claim here gives a reason why not, and
 * what a claim cannot be sure of is such a reason. `claim-result.ts` says what the result of one policy or run task means. A claim
 * that examines a part of the evidence gives no reason where that part is absent, as a run is where no service plans: that each part
 * is there which such a plan must have is a claim of its own (`allThatIsGiven`). Each claim has a name, and `__tests__/policy/vouch.test.ts` has a
 * case for each in which only that claim keeps the gate closed.
 */












/** What each kind of limit of a plan means for the verdict. An empty state and a note change nothing. */
const CLAIM_OF_LIMIT = {
    'not-certain': (found) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)(found),
    partial: (remark) => ({ green: 'advisory', remark }),
    unproven: (remark) => ({ green: 'advisory', remark }),
    'empty-state': () => _claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .HOLDS */ .t,
    noted: () => _claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .HOLDS */ .t,
};
/** What is claimed besides what the judges say. A new part of the evidence compiles only with an entry here. */
const CLAIMS_BESIDE_JUDGES = {
    plannedCommit: {
        isKnown: ({ plannedCommit }) => plannedCommit && 'doubt' in plannedCommit.ingress
            ? [(0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)(plannedCommit.ingress.doubt)]
            : [],
        isOfTheChange: ofPlannedCommit(({ ingress, change }) => (0,_commit_under_review_js__WEBPACK_IMPORTED_MODULE_6__/* .differencesFromCommit */ .cO)(ingress, change), 'other-change'),
        isRecent: ofPlannedCommit(({ run, change }) => (0,_commit_under_review_js__WEBPACK_IMPORTED_MODULE_6__/* .differencesInTime */ .d0)(run, change), 'other-time'),
        hasUsualOptions: ofPlannedCommit(({ run, mode, terraformVersion }) => (0,_run_differences_js__WEBPACK_IMPORTED_MODULE_5__/* .differencesOfForeignRun */ .rA)(run, terraformVersion, {}, mode), _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.notAsRequested),
    },
    plan: {
        isKnown: ({ plan, ...evidence }) => 'doubt' in plan ? [(0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)(plan.doubt, omitUnlessRunIsGood(evidence))] : [],
        // What kept it from being planned is the reason.
        isStarted: ({ plan }) => 'notStarted' in plan ? [(0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)(plan.notStarted, 'anyOtherReason')] : [],
        isGood: isGoodPlan,
        isWhole: ({ plan }) => 'limits' in plan
            ? plan.limits.map(({ kind, finding: found }) => CLAIM_OF_LIMIT[kind](found))
            : [],
        agreesWithTimestamps: planAgreesWithTimestamps,
    },
    run: {
        endsWell: ofRun((run, evidence) => [endsWell(run, evidence)]),
        agreesWithTimestamps: ofRun(({ answer, mustBe }, { systems }) => kindOfStatus(mustBe, answer) === 'good' || overriddenInRun(systems).length > 0
            ? [noDoubtIn((0,_reading_js__WEBPACK_IMPORTED_MODULE_7__/* .timestampDoubts */ .EP)(`run ${answer.id}`, answer.attributes, BAD_ENDS))]
            : []),
        isThisOne: ofRun(({ answer, mustBe }) => [
            holdsIf(answer.id === mustBe.runId, _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.notCompared, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(answer.id)} is not the one of this check, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(mustBe.runId)}.`),
        ]),
        isOfVersion: ofRun(({ answer, mustBe }) => [isOfVersion(answer, mustBe.versionId)]),
        isOfWorkspace: ofRun(({ answer, mustBe }) => [isOfWorkspace(answer, mustBe.workspace.id)]),
        isOfNamedWorkspace: ofRun(({ answer, workspaceName, mustBe: { workspace } }) => [
            holdsIf(workspaceName === undefined || workspaceName.toLowerCase() === workspace.name.toLowerCase(), _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.otherWorkspace, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(answer.id)} belongs to workspace ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(workspaceName ?? '')}, not to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .workspacePart */ .TG)(workspace.name)}.`),
        ]),
        isAsRequested: ofRun(({ answer, mustBe }) => differencesFrom(mustBe, answer).map((how) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.notAsRequested, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(answer.id)} ${how}.`)))),
        plansEverything: ofRun(({ mustBe }) => claimsOfWholeRun(mustBe)),
        isCompared: ofRun(({ mustBe }) => (mustBe.uncompared ?? []).map((found) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)(found))),
    },
    requirements: {
        isForItsBase: ({ requirements }) => [isForItsBase(requirements)],
        isJudged: (evidence) => [somethingWasJudged(evidence)],
    },
    gives: {
        isThere: allThatIsGiven,
    },
};
/** Every claim about a plan that must hold for a green verdict, with these judges. Nothing else is examined. */
function claimsWith(judges) {
    return { ...claimsOfJudges(judges), ...CLAIMS_BESIDE_JUDGES };
}
/** The claims about what these judges say, and no others. */
function claimsOfJudges(judges) {
    return Object.fromEntries(judges.map((judge) => [judge.name, claimsOf(judge)]));
}
/**
 * Asks each claim.
 *
 * @param claims of all judges that there are. Fewer only where nothing is planned: `refuse` in gate/gate.ts asks whether a plan may
 *   be made, and `decideOfCheck` in decide.ts about a check that concerns no workspace
 */
function vouch(evidence, claims) {
    const unknown = evidence.systems.find(({ judge }) => !Object.hasOwn(claims, judge.name));
    if (unknown !== undefined) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The policy system ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(unknown.judge.name)} is not one that Plangate knows.`;
        return { reasons: [{ ...(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('unknown-system', says), word: 'undecided' }] };
    }
    const results = Object.entries(claims).flatMap(([part, ofPart]) => Object.values(ofPart).flatMap((claim) => claim(evidence).map((result) => ({ part, result }))));
    const [reason, ...others] = results.flatMap(({ result }) => ('red' in result ? result.red : []));
    const remarks = results.flatMap(({ part, result }) => 'remark' in result ? { part, word: result.green, remark: result.remark } : []);
    if (reason !== undefined) {
        const remarked = remarks.map(({ word, remark }) => ({ ...remark, word }));
        return { reasons: [...withoutConsequences([reason, ...others]), ...remarked] };
    }
    const guards = evidence.systems.flatMap(({ judge }) => judge.counted === 'rule' ? judge.name : []);
    return { green: greenWordOf(remarks, guards), remarks: remarks.map(({ remark }) => remark) };
}
/** The green word, if these claims hold with a remark. @param guards their names */
function greenWordOf(remarks, guards) {
    if (remarks.length === 0)
        return 'passed';
    // An approved destroy must not hide an advisory failure, which closes the gate with `fail-on: advisory`.
    const isPolicyOverridden = remarks.some(({ part, word }) => !guards.includes(part) && word === 'overridden');
    const hasAdvisory = remarks.some(({ word }) => word === 'advisory');
    return hasAdvisory && !isPolicyOverridden ? 'advisory' : 'overridden';
}
const FAILURES = ['needs-override', 'blocked', 'errored', 'canceled'];
/** Leaves out reasons that are only a consequence of others. */
function withoutConsequences(reasons) {
    const isBlocked = reasons.some(({ word, omitIf }) => omitIf === undefined && FAILURES.includes(word));
    const [first, ...others] = reasons.filter(({ omitIf }) => omitIf === undefined || (omitIf === 'runAlreadyBlocked' && !isBlocked));
    return first === undefined ? reasons : [first, ...others];
}
/** Claimed wherever a plan comes from: the verdict counts for the base of the request that is judged. */
function isForItsBase({ base }) {
    const why = (0,_target_branches_js__WEBPACK_IMPORTED_MODULE_9__/* .problemOfBase */ ._I)(base);
    return why === undefined ? _claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .HOLDS */ .t : (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)(why);
}
function isOfVersion(run, versionId) {
    const version = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_4__/* .relatedId */ .Dl)(run, 'configuration-version');
    return holdsIf(version === versionId, _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.notCompared, version === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(run.id)} does not say which configuration version it planned.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(run.id)} planned configuration version ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(version)}, not ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(versionId)}, which it was to be.`);
}
function isOfWorkspace(run, workspaceId) {
    const workspace = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_4__/* .relatedId */ .Dl)(run, 'workspace');
    return holdsIf(workspace === workspaceId, _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.notCompared, workspace === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(run.id)} does not say which workspace it belongs to.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(run.id)} belongs to workspace ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(workspace)}, not to ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(workspaceId)}.`);
}
/** Makes a claim about the run. Where there is none, `gives` says whether one should be there. */
function ofRun(check) {
    return (evidence) => (evidence.run === undefined ? [] : check(evidence.run, evidence));
}
/**
 * Makes a claim about a run that version control started: what differs is a reason.
 *
 * @param differencesIn each difference finishes the sentence "Run run-1 …"
 */
function ofPlannedCommit(differencesIn, code) {
    return ofRun(({ answer: run, mustBe: { mode } }, { plannedCommit }) => {
        if (plannedCommit === undefined || 'doubt' in plannedCommit.ingress)
            return [];
        const known = { ...plannedCommit, run, mode, ingress: plannedCommit.ingress.answer };
        return differencesIn(known).map((how) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(code, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(run.id)} ${how}.`)));
    });
}
function holdsIf(isTrue, code, otherwise) {
    return isTrue ? _claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .HOLDS */ .t : (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(code, otherwise));
}
function claimsOfWholeRun({ options = {}, allowPartial = false }) {
    const parts = allowPartial ? [] : (0,_run_differences_js__WEBPACK_IMPORTED_MODULE_5__/* .partialInputs */ .lp)(options);
    return parts.map((input) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.onlyAPart, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run planned only a part (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(input)}), so the rest of the configuration was not judged.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('allow-partial')} to true where that may pass.` })));
}
/** Statuses that a run which passes never had, not even for a moment, as a table for `timestampDoubts`. */
const BAD_ENDS = Object.fromEntries((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .statusWords */ .o7)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_STATUSES */ .LV)
    .filter((word) => word === 'errored' || _model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_STATUSES */ .LV[word].kind === 'stopped')
    .map((word) => [word, 'bad']));
function endsWell(run, evidence) {
    const { mode, mayBeApplied } = run.mustBe;
    const { status } = run.answer.attributes;
    const kind = kindOfStatus(run.mustBe, run.answer);
    if (isOverriddenEnd(run, evidence, kind))
        return _claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .HOLDS */ .t;
    switch (kind) {
        case 'good':
            // It passes through this status before it waits there.
            return (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .needsConfirmation */ .Jj)(mode, status) && !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .waitsForConfirmation */ .BS)(run.answer)
                ? (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, and does not say that it can be confirmed.`))
                : _claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .HOLDS */ .t;
        case 'bad': {
            // A policy that could not be judged is then why the run ended.
            const wasEvaluated = evidence.systems.every(({ reading }) => reading.results.every((result) => result.status !== 'not-evaluated'));
            return endedBadly(status, wasEvaluated ? 'runAlreadyBlocked' : 'anyOtherReason');
        }
        case 'stopped': {
            const how = status === 'discarded' ? 'discarded' : 'canceled';
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run was ${how} by another person (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}) before it could be judged.`;
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .doesNotHold */ .kp)('canceled', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-stopped', says));
        }
        case 'person': {
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run awaits a decision (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}), but nothing in it says of what.`;
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', says), 'runAlreadyBlocked');
        }
        case 'moving':
            // This status ends the wait only if a stage of the run awaits an override.
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is still ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}.`), 'runAlreadyBlocked');
        case 'foreign':
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', mayBeApplied === true
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, so what becomes of it is not known yet.`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}: a ${mode} run of this gate never gets there.`));
        case 'unknown':
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, an unrecognized status.`));
    }
}
/** What was overridden in the run. What people approve by a comment changes no run. */
function overriddenInRun(systems) {
    return systems
        .filter(({ judge }) => judge.acceptedBy === 'service')
        .flatMap(({ reading }) => reading.results.filter(({ status }) => status === 'overridden'));
}
/**
 * Whether the run has its present status because of failures that were overridden later. Such a status says nothing
 * against the run: only the results of its policies count. What has no result yet keeps the gate closed by other claims.
 */
function isOverriddenEnd(run, evidence, kind) {
    const overridden = overriddenInRun(evidence.systems);
    if (overridden.length === 0 || !isPlanned(evidence.plan))
        return false;
    const { status, 'status-timestamps': stamps } = run.answer.attributes;
    if (kind === 'moving')
        return status === 'policy_checked';
    if (kind !== 'bad' && kind !== 'person')
        return false;
    const enteredAt = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .timeOf */ .nR)(stamps?.[`${status.replaceAll('_', '-')}-at`]);
    const times = overridden
        .map(({ override }) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .timeOf */ .nR)(override?.at))
        .filter((time) => !Number.isNaN(time));
    if (times.length === 0)
        return false;
    // Only a failed policy leads to this status, so it needs no time.
    if (Number.isNaN(enteredAt))
        return status === 'policy_soft_failed';
    // A status that the run entered after the last override has another cause.
    return enteredAt <= Math.max(...times);
}
/** The claim that there is no doubt. If there are some, the first is the reason. */
function noDoubtIn([doubt], omitIf) {
    return doubt === undefined ? _claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .HOLDS */ .t : (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)(doubt, omitIf);
}
/**
 * Why a run that ended badly does not pass. The reason is left out where `omitIf` says so; where policies failed softly,
 * if another reason blocks already; a status that is not recognized is always told.
 */
function endedBadly(status, omitIf) {
    if (status === 'errored') {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, and no policy or run task is the reason.`;
        return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .doesNotHold */ .kp)('errored', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-errored', says), omitIf);
    }
    if (status === 'policy_soft_failed') {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, but no policy result says which one failed.`;
        return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', says), 'runAlreadyBlocked');
    }
    return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-status', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run ended as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, which Plangate does not recognize.`));
}
/** Of a run: how its status counts; undefined where there is none. */
function kindOfRun({ run }) {
    return run && kindOfStatus(run.mustBe, run.answer);
}
function kindOfStatus(mustBe, run) {
    return wasApplied(mustBe, run) ? 'good' : (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)(mustBe.mode, run.attributes.status);
}
/** Whether its plan was applied, where that may be. */
function wasApplied({ mayBeApplied }, { attributes }) {
    return mayBeApplied === true && attributes.status === 'applied';
}
/** How the run differs from the one that was asked for. That it could be applied is no difference once it was. */
function differencesFrom(mustBe, run) {
    const { mode, options = {} } = mustBe;
    return wasApplied(mustBe, run)
        ? (0,_run_differences_js__WEBPACK_IMPORTED_MODULE_5__/* .differencesFromOptions */ .pZ)(run, options)
        : (0,_run_differences_js__WEBPACK_IMPORTED_MODULE_5__/* .differencesFromRequest */ .w3)(run, mode, options);
}
/** Leaves the reason out if the run did not end well: then the run itself has the reason. */
function omitUnlessRunIsGood(evidence) {
    const kind = kindOfRun(evidence);
    return kind === undefined || kind === 'good' ? undefined : 'anyOtherReason';
}
function isGoodPlan({ plan, ...evidence }) {
    if ('failed' in plan)
        return [_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .PLAN_FAILED */ .cU];
    if (!('answer' in plan))
        return [];
    const { status } = plan.answer.attributes;
    switch ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9, status)) {
        case 'good':
            return [];
        case 'bad':
            return [stoppedBeforePlan(evidence) ? _claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .PLAN_NOT_MADE */ .AD : _claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .PLAN_FAILED */ .cU];
        case 'unknown':
            return [
                (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-status', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, an unrecognized status.`)),
            ];
        case 'moving':
        case 'person':
        case 'stopped':
        case 'skipped': {
            const ended = evidence.run?.answer.attributes.status ?? '';
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(ended)} but its plan is still ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}.`;
            const omitIf = stoppedBeforePlan(evidence) ? 'runAlreadyBlocked' : undefined;
            return [(0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-status', says), omitUnlessRunIsGood(evidence) ?? omitIf)];
        }
    }
}
/** Whether there was no plan to judge, for a reason that closes the gate itself. */
function hasNoPlan(judge, evidence) {
    return endedByPlan(evidence) || (!(0,_model_judge_traits_js__WEBPACK_IMPORTED_MODULE_11__/* .judgesAtService */ .T)(judge) && stoppedBeforePlan(evidence));
}
/** Whether a policy stopped the run at Init, so that no plan was made. */
function stoppedBeforePlan({ systems }) {
    return systems.some(({ reading }) => reading.stoppedBeforePlan === true);
}
function planAgreesWithTimestamps({ plan, ...evidence }) {
    if (!('answer' in plan) || !isPlanned(plan))
        return [];
    const doubts = (0,_reading_js__WEBPACK_IMPORTED_MODULE_7__/* .timestampDoubts */ .EP)(`plan ${plan.answer.id}`, plan.answer.attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9);
    // The reason why the run stopped is worse than any doubt about the end of its plan.
    return [noDoubtIn(doubts, kindOfRun(evidence) === 'good' ? undefined : 'runAlreadyBlocked')];
}
function isPlanned(plan) {
    if ('limits' in plan)
        return true;
    return 'answer' in plan && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9, plan.answer.attributes.status) === 'good';
}
/** If there is no plan, the missing plan is the reason. */
function omitUnlessPlanned(plan) {
    return isPlanned(plan) ? undefined : 'anyOtherReason';
}
/** The claims about what one judge says. */
function claimsOf(traits) {
    const claimOfSystem = (check) => (evidence) => evidence.systems
        .filter(({ judge }) => judge.name === traits.name)
        .flatMap((system) => check(system, evidence));
    const omitDoubtIf = (evidence) => {
        const omitIf = traits.reads === 'plan' ? omitUnlessPlanned(evidence.plan) : undefined;
        return omitIf ?? (hasNoPlan(traits, evidence) ? 'runAlreadyBlocked' : undefined);
    };
    return {
        isKnown: claimOfSystem(({ how }) => ('doubt' in how ? [(0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)(how.doubt)] : [])),
        // Without a plan, policies that judge it have no result; the missing plan is the reason then.
        hasNoDoubt: claimOfSystem(({ reading }, evidence) => reading.doubts.map((doubt) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)(doubt, omitDoubtIf(evidence)))),
        hasNoError: claimOfSystem(({ reading }) => reading.errors.map((error) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .doesNotHold */ .kp)('errored', error))),
        passes: claimOfSystem(({ reading }, { requirements }) => reading.results
            .filter(({ status }) => status !== 'not-evaluated' || !saysWhyNot(traits, reading))
            .map((result) => (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .policyClaim */ .hY)(result, requirements.unknownValues))),
        tasksPass: claimOfSystem(({ reading }, evidence) => reading.runTasks.map((task) => {
            const { name, word = '' } = task;
            const was = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `run task ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)} was still ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(word)}`;
            return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .runTaskClaim */ .tK)(task, lacksResult(was, word === 'unreachable', evidence));
        })),
        isFinished: claimOfSystem(({ reading: { unfinished, runTasks } }, evidence) => unfinished.map((object) => unfinishedClaim(object, runTasks, evidence))),
    };
}
/** Whether a doubt says why something was not evaluated: a judge on this machine says of what it could not judge. */
function saysWhyNot(judge, { doubts }) {
    return !(0,_model_judge_traits_js__WEBPACK_IMPORTED_MODULE_11__/* .judgesAtService */ .T)(judge) && doubts.length > 0;
}
/** Each part of the evidence that such a plan must have is there, and each judge of such a plan was asked. */
function allThatIsGiven(evidence) {
    const { gives, run, plannedCommit, plan, systems, requirements } = evidence;
    const expected = new Map((requirements.judgedBy ?? []).map((judge) => [judge.name, judge]));
    // A service may have no policy in one of its systems. Each other system has one, so if it has no result, no doubt and no
    // error, it has not judged.
    const hasJudged = ({ judge, reading }) => (0,_model_judge_traits_js__WEBPACK_IMPORTED_MODULE_11__/* .judgesAtService */ .T)(judge) ||
        reading.results.length + reading.doubts.length + reading.errors.length > 0;
    const asked = new Set(systems.filter(hasJudged).map(({ judge }) => judge.name));
    // Of a plan that failed here nothing is asked, and that it failed is the reason.
    const omitIf = 'failed' in plan ? 'anyOtherReason' : undefined;
    return [
        holdsIf(run !== undefined || !gives.run, 'not-given', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `No run is known of which this plan would be.`),
        holdsIf(plannedCommit !== undefined || !gives.plannedCommit, 'not-given', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `It is not known which commit version control planned.`),
        ...Array.from(expected, ([name, judge]) => asked.has(name)
            ? _claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .HOLDS */ .t
            : (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('not-given', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Nothing was asked of the ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', name.replace('-', ' '), 60)} of this plan.`), omitIf ?? (judge.reads === 'plan' ? omitUnlessPlanned(plan) : undefined))),
    ];
}
/** The claim about an object that has no result although the run is over. It never holds. */
function unfinishedClaim({ what, word, stage, isAfterPlan }, runTasks, evidence) {
    const failedTask = runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
    const ofStage = stage === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` (its stage ${stage === 'running' ? 'is' : 'was'} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(stage)})`;
    const cause = failedTask === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` The likely cause is a mandatory run task that failed: see ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(failedTask.name)} in the run.`;
    const neverBegan = word === 'unreachable' ||
        isAfterPlan === true ||
        stage === 'pending' ||
        (stoppedBeforePlan(evidence) && word === 'pending');
    const was = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPart */ .Lk)(what)} was still ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(word)}${ofStage}`;
    return lacksResult(was, neverBegan, evidence, cause);
}
/**
 * The reason that something has no result. It is left out if an earlier part stopped the run: then that is the reason.
 *
 * @param was the end of "The run ended as …, but": what has no result, and its status
 * @param neverBegan whether the run ended before it was its turn
 * @param cause a further sentence, with a space before it
 */
function lacksResult(was, neverBegan, evidence, cause = '') {
    const status = evidence.run?.answer.attributes.status ?? '';
    const kind = kindOfRun(evidence);
    const hasEndedEarly = kind !== 'good' || stoppedBeforePlan(evidence);
    const isExplained = kind === 'stopped' || (hasEndedEarly && neverBegan) || endedByPlan(evidence);
    return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.noResult, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run ended as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(status)}, but ${was}. Plangate could not verify this plan, so the gate fails.${cause}`), isExplained ? 'runAlreadyBlocked' : undefined);
}
function endedByPlan({ run, plan }) {
    const failed = 'answer' in plan && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_STATUSES */ .P9, plan.answer.attributes.status) === 'bad';
    return failed && kindOfRun({ run }) !== 'good';
}
function somethingWasJudged(evidence) {
    const { requirements, plan, run, systems } = evidence;
    const { requirePolicies, noPolicies } = requirements;
    const isRequired = requirePolicies || noPolicies !== undefined;
    const judging = systems.filter(({ judge }) => judge.countsAsPolicy);
    if (!isRequired || judging.some(({ reading }) => reading.results.length > 0))
        return _claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .HOLDS */ .t;
    const whyNone = run === undefined
        ? (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('no-policy', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `No policy judged this plan, and policies are required.`)
        : (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('no-policy', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `No policy result was found, and policies are required.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Attach a policy set to the workspace, or set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('require-policies')} to false.`,
            actor: 'operators',
        });
    const omitIf = 'failed' in plan || 'notStarted' in plan ? 'anyOtherReason' : undefined;
    // Policies that could not be evaluated are there.
    const isExplained = kindOfRun(evidence) === 'stopped' || systems.some(({ reading }) => reading.errors.length > 0);
    return (0,_claim_result_js__WEBPACK_IMPORTED_MODULE_8__/* .undecided */ .oo)(noPolicies ?? whyNone, isExplained ? 'runAlreadyBlocked' : omitIf);
}
//# sourceMappingURL=vouch.js.map

/***/ })

};
;